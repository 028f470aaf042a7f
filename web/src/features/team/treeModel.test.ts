import { describe, expect, it } from 'vitest';
import type { TeamMember } from './members.ts';
import { isSameRow, root, toRows, moveByKey, type Branches, type Row } from './treeModel.ts';

const member = (id: string, userName: string, directMembers: number): TeamMember => ({
  __typename: 'TeamMember',
  id,
  userName,
  level: -1,
  joinedAt: '2026-11-01T00:00:00.000Z',
  generation: 1,
  directMembers,
  teamMembers: directMembers,
});

const branch = (members: readonly TeamMember[], next: string | null = null) => ({
  members,
  next,
  isLoading: false,
  hasFailed: false,
});

const branches: Branches = new Map([
  [root, branch([member('1', 'budi', 2), member('2', 'chen', 1), member('3', 'Bela', 0)], 'x')],
  ['1', branch([member('4', 'dana', 0), member('5', 'nova', 0)])],
  ['2', branch([member('6', 'eunji', 0)])],
]);
const rows = toRows(branches, new Set(['1']), 10_000);

describe('the rows of a tree', () => {
  it('returns the rows of open branches with level, position and number of siblings', () => {
    expect(rows.map(({ key, level, position, size }) => `${key} ${level}: ${position} of ${size}`)).toEqual([
      '1 1: 1 of 10000',
      '4 2: 1 of 2',
      '5 2: 2 of 2',
      '2 1: 2 of 10000',
      '3 1: 3 of 10000',
      'more: 1: 4 of 10000',
    ]);
    expect(rows.at(-1)).toMatchObject({ kind: 'more', left: 9_997 });
  });

  it('returns the same rows until one of them changes', () => {
    const before = new Map(rows.map((row) => [row.key, row]));
    const changedIn = (again: readonly Row[]) =>
      again.filter((row) => !isSameRow(before.get(row.key) ?? row, row)).map(({ key }) => key);
    expect(changedIn(toRows(branches, new Set(['1']), 10_000))).toEqual([]);
    expect(changedIn(toRows(branches, new Set(['1', '2']), 10_000))).toEqual(['2']);
    const failed = new Map(
      Array.from(branches, ([id, one]) => [id, id === root ? { ...one, hasFailed: true } : one]),
    );
    expect(changedIn(toRows(failed, new Set(['1']), 10_000))).toEqual(['more:']);
  });

  it('returns no rows while nothing is loaded', () => {
    expect(toRows(new Map(), new Set(), 3)).toEqual([]);
  });
});

describe('a key leads', () => {
  it.each([
    ['ArrowDown', '1', { do: 'focus', key: '4' }],
    ['ArrowUp', '2', { do: 'focus', key: '5' }],
    ['ArrowUp', '1', null],
    ['ArrowDown', 'more:', null],
    ['Home', '5', { do: 'focus', key: '1' }],
    ['End', '1', { do: 'focus', key: 'more:' }],
    ['ArrowRight', '2', { do: 'open', key: '2' }],
    ['ArrowRight', '1', { do: 'focus', key: '4' }],
    ['ArrowRight', '3', null],
    ['ArrowLeft', '1', { do: 'close', key: '1' }],
    ['ArrowLeft', '5', { do: 'focus', key: '1' }],
    ['ArrowLeft', '3', null],
    ['b', '1', { do: 'focus', key: '3' }],
    ['B', '3', { do: 'focus', key: '1' }],
    ['z', '1', null],
    ['Tab', '1', null],
  ])('%s from %s', (key, from, step) => {
    expect(moveByKey(rows, from, key)).toEqual(step);
  });
});
