import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findTargets, listAreas, testedBy } from './areas.ts';
import { isNarrowing } from './ignore-narrowing.ts';
import { formatTable, summarize } from './summary.ts';

const root = join(import.meta.dirname, '..', '..');
const targets = listAreas().flatMap((area) => area.targets);

describe('listAreas', () => {
  it('returns the ledger and the money files of the domains', () => {
    expect(targets.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['ledger/holds', 'otc/settle', 'insurance/premiums', 'team/compute']),
    );
    expect(targets.filter(({ path }) => /\.(?:test|fixture|rows)\.ts$/.test(path))).toEqual([]);
  });

  it.each(targets)('finds tests for $name', ({ testFiles }) => {
    expect(testFiles.length).toBeGreaterThan(0);
  });

  it.each(Object.entries(testedBy))(
    'finds the tests that testedBy in areas.ts lists for %s',
    (name, tests) => {
      const [target] = findTargets(name);
      expect(target?.testFiles.map((path) => path.replace(/.*\/(.*)\.test\.ts$/, '$1')).sort()).toEqual(
        [...tests].sort(),
      );
    },
  );

  it('finds an area or one file of it', () => {
    expect(findTargets('otc').map(({ name }) => name)).toEqual(['otc/place', 'otc/rules', 'otc/settle']);
    expect(findTargets('otc/settle').map(({ path }) => path)).toEqual(['platform/src/domains/otc/settle.ts']);
    expect(() => findTargets('otcs')).toThrow(/^otcs is no area\. Areas: ledger, /);
    expect(() => findTargets('otc/sell')).toThrow(/^otc\/sell is no file\. Files: otc\/place, /);
  });

  it('finds a mutator and a reason in every // Stryker disable next-line <mutator>: <reason>', () => {
    const comments = globSync('platform/src/**/*.ts', { cwd: root }).flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/Stryker (?:disable|restore).*/g)].map(
        ([comment]) => `${path}: ${comment}`,
      ),
    );
    expect(
      comments.filter((comment) => !/: Stryker disable next-line [A-Z][\w,]+: .{20,}/.test(comment)),
    ).toEqual([]);
  });
});

describe('summarize', () => {
  const results = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).flatMap(([status, count]) => Array.from({ length: count }, () => ({ status })));

  it('counts mutants without coverage as survivors, and leaves out excused ones', () => {
    const counts = { Killed: 17, Timeout: 2, Survived: 1, NoCoverage: 1, Ignored: 30, RuntimeError: 3 };
    expect(summarize('otc/settle', results(counts))).toEqual({
      name: 'otc/settle',
      total: 21,
      detected: 19,
      score: (100 * 19) / 21,
    });
    expect(summarize('otc/states', []).score).toBe(100);
  });

  it('rounds the score down, so that 94.99 % is not shown as 95', () => {
    const line = formatTable([summarize('otc/settle', results({ Killed: 9499, Survived: 501 }))]);
    expect(line.trim().split(/\s+/)).toEqual(['otc/settle', '10000', '9499', '94.9', '%']);
  });
});

describe('isNarrowing', () => {
  const thrown = (callee: { readonly type: string; readonly name?: string }, type = 'NewExpression') => ({
    type: 'ThrowStatement',
    argument: { type, callee },
  });
  const narrowing = {
    type: 'IfStatement',
    test: { type: 'BinaryExpression', operator: '===', right: { type: 'Identifier', name: 'undefined' } },
    consequent: thrown({ type: 'Identifier', name: 'Error' }),
    alternate: null,
  };

  it('returns true for an internal error for a missing value', () => {
    expect(isNarrowing(narrowing)).toBe(true);
    const ofNull = { ...narrowing.test, right: { type: 'NullLiteral' } };
    expect(isNarrowing({ ...narrowing, test: ofNull })).toBe(true);
    const ofEither = { type: 'LogicalExpression', operator: '||', left: narrowing.test, right: ofNull };
    expect(isNarrowing({ ...narrowing, test: ofEither })).toBe(true);
    expect(isNarrowing({ ...narrowing, test: { ...ofEither, operator: '&&' } })).toBe(false);
  });

  it('returns false for refusals, other conditions, other errors and an else branch', () => {
    const refusal = thrown({ type: 'MemberExpression' }, 'CallExpression');
    const rangeError = thrown({ type: 'Identifier', name: 'RangeError' });
    const zero = { type: 'BigIntLiteral' };
    for (const change of [
      { consequent: refusal },
      { consequent: rangeError },
      { test: { ...narrowing.test, right: zero } },
      { test: { ...narrowing.test, operator: '!==' } },
      { alternate: refusal },
      { type: 'WhileStatement' },
    ])
      expect(isNarrowing({ ...narrowing, ...change }), JSON.stringify(change)).toBe(false);
  });
});
