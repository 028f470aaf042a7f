/**
 * Stryker plugin. Leaves out `if (row === undefined) throw new Error(…)` and the same with null: it narrows a type where
 * the database always returns a row, so no input reaches it. A refusal, which is not an `Error` made here, stays in.
 */
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** The parts of Babel's nodes that are looked at. */
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly operator?: string;
  readonly test?: Node;
  readonly left?: Node;
  readonly right?: Node;
  readonly callee?: Node;
  readonly argument?: Node | null;
  readonly consequent?: Node;
  readonly alternate?: Node | null;
}

const isNothing = (node: Node | undefined): boolean =>
  node?.type === 'NullLiteral' || (node?.type === 'Identifier' && node.name === 'undefined');

const isThrownError = (node: Node | undefined): boolean =>
  node?.type === 'ThrowStatement' &&
  node.argument?.type === 'NewExpression' &&
  node.argument.callee?.name === 'Error';

/** Whether a condition checks for a missing value. */
const checksForMissing = (test: Node | undefined): boolean =>
  (test?.type === 'BinaryExpression' && test.operator === '===' && isNothing(test.right)) ||
  (test?.type === 'LogicalExpression' &&
    test.operator === '||' &&
    checksForMissing(test.left) &&
    checksForMissing(test.right));

/** Whether a statement narrows a type with an internal error. */
export const isNarrowing = ({ type, test, consequent, alternate }: Node): boolean =>
  type === 'IfStatement' && alternate == null && checksForMissing(test) && isThrownError(consequent);

/** @public Stryker reads it. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'narrowing', {
    shouldIgnore: (path) =>
      isNarrowing((path as { readonly node: Node }).node) ? 'narrows a type' : undefined,
  }),
];
