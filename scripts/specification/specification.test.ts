/** Every statement of the specification has a test that exists, or a deviation that docs/specification.md explains. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { contractEnums, contractNames } from './contract-names.ts';
import { namesIn, parseStatements, readStatements, type Statement } from './statements.ts';
import { findTitles, readTestTitles, separator } from './test-titles.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const statements = readStatements();

/** The problem of a statement, in one line. */
const problem = ({ file, group, statement }: Statement, what: string): string =>
  `${file}: ${group === null ? '' : `${group}: `}${statement} – ${what}`;

const titles = new Map<string, readonly string[]>();

function titlesOf(file: string): readonly string[] {
  const known = titles.get(file) ?? readTestTitles(read(file));
  titles.set(file, known);
  return known;
}

/** Why a reference does not identify exactly one test, or null. */
function brokenReference(reference: string): string | null {
  const [file = '', ...title] = reference.split(separator);
  if (!existsSync(join(root, file))) return `there is no file ${file}`;
  const found = findTitles(titlesOf(file), title.join(separator));
  if (found.length === 0) return `${file} has no test “${title.join(separator)}”`;
  return found.length > 1 ? `${file} has ${found.length} tests “${title.join(separator)}”` : null;
}

/** Points of docs/specification.md, `§2 › One screen for desktop and phone`: the bold words that begin a list item. */
function explainedPoints(): string[] {
  let section = '';
  return read('docs/specification.md')
    .split('\n')
    .flatMap((line) => {
      section = /^## (§\d)/.exec(line)?.[1] ?? section;
      const [, point] = /^- \*\*(.+?)\*\*/.exec(line) ?? [];
      return point === undefined ? [] : [section + separator + point.replace(/\.$/, '')];
    });
}

describe('readTestTitles', () => {
  it('returns full titles as written, and none that is skipped or called on another object', () => {
    const code = `
      onPortal('a transfer', (suite) => {
        describe.each(rows)('of %s', () => {
          it.each([1, 2])('moves %i', async () => { await test.gateway.request('get', '/'); });
          it.skip('comes later', () => {});
          describe.skip('later', () => { it('moves', () => {}); });
        });
      });
      test.skipIf(!redis)(\`in \${store}\`, () => {});`;
    expect(readTestTitles(code)).toEqual(['a transfer › of %s › moves %i', 'in ${store}']);
  });
});

describe('findTitles', () => {
  it('accepts the end of a full title that starts at a group, and no part of a title', () => {
    const all = ['a transfer › of %s › moves %i', 'a transfer › moves %i'];
    expect(findTitles(all, 'of %s › moves %i')).toEqual([all[0]]);
    expect(findTitles(all, 'moves %i')).toEqual(all);
    expect(findTitles(all, '%i')).toEqual([]);
  });
});

describe('parseStatements', () => {
  it('gives each statement of a group the evidence of both', () => {
    const text = `
- group: Routes
  tests: [a.test.ts › opens]
  statements:
    - '\`/login\`'
    - { statement: '\`/404\`', tests: [b.test.ts › is nowhere], deviation: §2 › Help }`;
    const [login, nowhere] = parseStatements('2.yaml', text);
    expect(login).toMatchObject({ statement: '`/login`', tests: ['a.test.ts › opens'], deviations: [] });
    expect(nowhere).toMatchObject({ tests: ['a.test.ts › opens', 'b.test.ts › is nowhere'] });
    expect(nowhere?.deviations).toEqual(['§2 › Help']);
  });

  it.each(['- statement: A\n  test: a', '- group: A\n  statements: []', '[]', '- A'])(
    'refuses %j',
    (text) => {
      expect(() => parseStatements('2.yaml', text)).toThrow();
    },
  );
});

describe('docs/specification', () => {
  it('gives each statement a test or a deviation', () => {
    const without = statements.filter(({ tests, deviations }) => tests.length + deviations.length === 0);
    expect(without.map((statement) => problem(statement, 'no test and no deviation'))).toEqual([]);
  });

  it('refers to existing tests by unique titles', () => {
    const broken = statements.flatMap((statement) =>
      statement.tests.flatMap((reference) => {
        const why = brokenReference(reference);
        return why === null ? [] : [problem(statement, why)];
      }),
    );
    expect(broken).toEqual([]);
  });

  it('refers to deviations that docs/specification.md explains, or gives a reason in a sentence', () => {
    const explained = explainedPoints();
    const broken = statements.flatMap((statement) =>
      statement.deviations
        .filter((deviation) =>
          deviation.startsWith('§') ? !explained.includes(deviation) : !/^[A-Z0-9].*\.$/.test(deviation),
        )
        .map((deviation) => problem(statement, `no explanation “${deviation}”`)),
    );
    expect(broken).toEqual([]);
  });

  it('lists each statement once', () => {
    const keys = statements.map(({ file, group, statement }) => `${file}: ${group ?? ''}: ${statement}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});

describe('docs/specification, compared with the code,', () => {
  let names: Awaited<ReturnType<typeof contractNames>>;
  beforeAll(async () => {
    names = await contractNames();
  });

  it.each(['paths', 'routes', 'languages'])('names all %s', (kind) => {
    const named = new Set(statements.flatMap(({ statement }) => namesIn(statement)));
    expect(names[kind]?.length).toBeGreaterThan(0);
    expect(names[kind]?.filter((name) => !named.has(name))).toEqual([]);
  });

  it.each([...contractEnums])('names each value of %s, and no other', (name, values) => {
    const named = statements
      .filter((each) => each.enum === name)
      .flatMap(({ statement }) => namesIn(statement));
    expect(values.filter((value) => !named.includes(value))).toEqual([]);
    expect(named.filter((value) => /^[A-Z_]+$/.test(value) && !values.includes(value))).toEqual([]);
  });

  it('names enums of the schema alone', () => {
    const unknown = statements.filter((each) => each.enum !== null && !contractEnums.has(each.enum));
    expect(unknown.map((each) => each.enum)).toEqual([]);
  });
});
