/** Titles of the tests in a file, read from its code. */
import ts from 'typescript';

/** Between the title of a group and that of what is in it. */
export const separator = ' › ';

/** What may follow `it`, `test` or `describe`. */
const modifiers = ['each', 'for', 'only', 'skipIf', 'runIf', 'concurrent', 'sequential'];

/** What keeps a test from running, or from proving what its title states. */
const exclusions = ['skip', 'todo', 'fails'];

const isTest = (name: string): boolean => name === 'it' || name === 'test';
const isGroup = (name: string): boolean => /^(?:describe|on[A-Z]\w*)$/.test(name);
const isTestFunction = (name: string): boolean => isTest(name) || isGroup(name);

/** The function at the root of a call, `it` of `it.each(rows)`, or `skip` if it is excluded; null for other methods. */
function calledName(node: ts.Expression): string | null {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isCallExpression(node)) return calledName(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return calledName(node.tag);
  if (!ts.isPropertyAccessExpression(node)) return null;
  if (modifiers.includes(node.name.text)) return calledName(node.expression);
  const isExcluded = exclusions.includes(node.name.text) && isTestFunction(calledName(node.expression) ?? '');
  return isExcluded ? 'skip' : null;
}

/** A title as written in the code, placeholders included; null for one that is computed. */
function writtenTitle(node: ts.Node | undefined, file: ts.SourceFile): string | null {
  if (node === undefined) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText(file).slice(1, -1) : null;
}

/**
 * The full titles of a file's tests, each group's title before its tests'. Groups are `describe` and functions such as
 * `onPortal`, whose first argument is a title.
 */
export function readTestTitles(code: string): string[] {
  const file = ts.createSourceFile('a.test.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const titles: string[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    let inside = groups;
    if (ts.isCallExpression(node)) {
      const name = calledName(node.expression) ?? '';
      const title = writtenTitle(node.arguments[0], file);
      if (name === 'skip') return;
      if (title !== null && isTest(name)) titles.push([...groups, title].join(separator));
      if (title !== null && isGroup(name)) inside = [...groups, title];
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(file, []);
  return titles;
}

/** The tests that a reference names: the full title, or its end from the title of a group on. */
export const findTitles = (titles: readonly string[], reference: string): string[] =>
  titles.filter((title) => title === reference || title.endsWith(separator + reference));
