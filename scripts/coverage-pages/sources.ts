/** The code that the pages about coverage are made from, and the titles of its tests. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { format, resolveConfig } from 'prettier';
import ts from 'typescript';

export const root = join(import.meta.dirname, '../..');

/** A file of the repository. */
export interface Source {
  /** From the root, with `/`. */
  readonly path: string;
  readonly code: string;
}

/** A test, by its file and its title. */
export interface Proof {
  readonly path: string;
  readonly title: string;
}

/** The files that a pattern finds from the root, in the order of their names. */
export const sourcesOf = (pattern: string): Source[] =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, code: readFileSync(join(root, path), 'utf8') }));

/** A piece of a test file that has a title: a test, or a group of them. */
interface Titled {
  readonly title: string;
  readonly isGroup: boolean;
  readonly code: string;
}

/** `it`, `test`, or a group, also by `each` and the like. */
function nameOfCall(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) || ts.isCallExpression(node) ? nameOfCall(node.expression) : '';
}

const parsed = new Map<string, readonly Titled[]>();

/** The tests of a file, and its groups after them, the innermost first. */
function titledIn(code: string): readonly Titled[] {
  const known = parsed.get(code);
  if (known !== undefined) return known;
  const file = ts.createSourceFile('a.test.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Titled[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node)) return;
    const [title] = node.arguments;
    const name = nameOfCall(node.expression);
    const isTest = name === 'it' || name === 'test';
    if (
      title === undefined ||
      !ts.isStringLiteralLike(title) ||
      !(isTest || /^(?:describe|on\w+)$/.test(name))
    )
      return;
    found.push({ title: title.text, isGroup: !isTest, code: node.getText(file) });
  };
  visit(file);
  const tests = [...found.filter(({ isGroup }) => !isGroup), ...found.filter(({ isGroup }) => isGroup)];
  parsed.set(code, tests);
  return tests;
}

/** The titles of the tests in whose code there is such a text. */
export const testsWith = (code: string, text: RegExp): string[] =>
  titledIn(code)
    .filter((test) => !test.isGroup && text.test(test.code))
    .map(({ title }) => title);

/** What the demonstration shows proves least. */
export const byProof = (one: Proof, other: Proof): number =>
  Number(one.path.includes('/demo')) - Number(other.path.includes('/demo'));

/** The tests of the files in whose code there is such a text, and after them the groups that have it elsewhere. */
export function proofsIn(files: readonly Source[], text: RegExp): Proof[] {
  const found = files
    .filter(({ code }) => text.test(code))
    .flatMap(({ path, code }) =>
      titledIn(code)
        .filter((titled) => text.test(titled.code))
        .map(({ title, isGroup }) => ({ path, title, isGroup })),
    );
  return found.sort((one, other) => Number(one.isGroup) - Number(other.isGroup) || byProof(one, other));
}

/** A link from a page of the docs. */
export const linkTo = ({ path, title: said }: Proof): string =>
  `[${said.replaceAll('|', '\\|')}](../${path})`;

/** A text as part of a regular expression. */
export const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A page of the docs, formatted as the others are. */
export async function toPage(
  path: string,
  lines: readonly string[],
): Promise<{ readonly path: string; readonly text: string }> {
  const options = await resolveConfig(join(root, path));
  return { path, text: await format(lines.join('\n'), { ...options, parser: 'markdown' }) };
}
