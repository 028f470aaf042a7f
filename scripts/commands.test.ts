import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
const pages = [
  ...globSync('*.md', { cwd: root }),
  ...globSync('docs/{,platform/}*.md', { cwd: root }),
].sort();

/** Scripts that neither `.ci/run` nor a test calls by name, each with what runs the same code. */
const runOtherwise: Readonly<Record<string, string>> = {
  start: 'installs, builds and runs scripts/serve.mjs, which the demo image runs too',
  platform: 'the tests of the command line run platform/src/cli/main.ts',
  hooks: 'setup runs it in a checkout',
  dev: 'needs a browser that reloads; runs until it is stopped',
  codegen: 'codegen:check runs the same script',
  format: 'format:check runs the same program',
  matrix: '.ci/run sets MATRIX=languages for the same screens; all twenty combinations take too long',
  simulate: 'npm test runs the same simulation for forty days',
};

/** Commands on the pages, without the part after `--`. */
const typed = (pattern: RegExp): [page: string, command: string][] =>
  pages.flatMap((page) =>
    [...read(page).matchAll(pattern)].map(([, command = '']): [string, string] => [page, command]),
  );

describe('the pinned Node', () => {
  it('matches in .nvmrc and package.json', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } };
    expect(read('.nvmrc').trim()).toBe(devDependencies.node);
  });
});

describe('a script of package.json', () => {
  it.each(Object.keys(scripts))('%s is run by .ci/run, or the list names what runs its code', (name) => {
    const isRun = new RegExp(`npm (?:run (?:--silent )?)?${name}(?![\\w:-])`).test(read('.ci/run'));
    expect(isRun !== Object.hasOwn(runOtherwise, name), name).toBe(true);
  });

  it('names a file that exists', () => {
    const files = Object.values(scripts).flatMap((script) => script.match(/[\w/.-]+\.(?:mjs|js|ts)/g) ?? []);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('exists in package.json if it is in the list', () => {
    expect(Object.keys(runOtherwise).filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

describe('a command in the pages of the root and of docs', () => {
  it('names a script of package.json after npm run', () => {
    const found = typed(/npm run ([\w:-]+)/g);
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter(([, name]) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('names a file that exists after node', () => {
    const found = typed(/\bnode ([\w/.-]+\.(?:mjs|js|ts))/g);
    expect(found.length).toBeGreaterThan(3);
    expect(found.filter(([, file]) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('names a target of the Dockerfile after --target', () => {
    const targets = [...read('Dockerfile').matchAll(/ AS ([\w-]+)/g)].map(([, name]) => name);
    expect(typed(/--target ([\w-]+)/g).filter(([, name]) => !targets.includes(name))).toEqual([]);
  });

  it('comes from the command line of the platform', () => {
    const help = execFileSync(process.execPath, [join(root, 'platform/src/cli/main.ts'), '--help'], {
      encoding: 'utf8',
    });
    const found = typed(
      /(?:platform\/src\/cli\/main\.ts|`platform|npm run platform --) ([a-z][a-z-]*(?: [a-z][a-z-]*)?)/g,
    );
    expect(found.length).toBeGreaterThan(5);
    // A page may name an argument after a command of one word, as in `migrate contract`.
    const isDeclared = (words: string): boolean =>
      new RegExp(`^\\s+${words}(?=\\s|$)`, 'm').test(help) ||
      new RegExp(`^\\s+${words.split(' ', 1)[0] ?? ''}(?: [<[]| {2}|$)`, 'm').test(help);
    expect(found.filter(([, words]) => !isDeclared(words))).toEqual([]);
  });
});
