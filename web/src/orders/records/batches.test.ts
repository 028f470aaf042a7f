import { describe, expect, it } from 'vitest';
import { linesOf, partByDay } from './batches.ts';
import { getNewRows } from './pages.ts';

const row = (at: string) => ({ id: at, at });
const inDays = () => partByDay<ReturnType<typeof row>>(({ at }) => at);
const byDay = (...batches: (readonly string[])[]) => inDays()(batches.map((times) => times.map(row)));

describe('rows by business day', () => {
  it('part at midnight GMT+8 to the second', () => {
    const [batch] = byDay(['2026-11-20T16:00:00.000Z', '2026-11-20T15:59:59.000Z']);
    expect(batch?.days.map(({ day, rows }) => [day, rows.length])).toEqual([
      ['2026-11-21', 1],
      ['2026-11-20', 1],
    ]);
  });

  it('shows one heading for a day that continues on the next page', () => {
    const batches = byDay(
      ['2026-11-21T03:00:00Z', '2026-11-20T17:00:00Z'],
      ['2026-11-20T16:30:00Z', '2026-11-20T15:00:00Z'],
      [],
      ['2026-11-20T14:00:00Z'],
    );
    expect(batches.map(({ days }) => days.map(({ day, continues }) => [day, continues]))).toEqual([
      [['2026-11-21', false]],
      [
        ['2026-11-21', true],
        ['2026-11-20', false],
      ],
      [['2026-11-20', true]],
    ]);
    // A heading and two rows, a row and a heading and a row, a row.
    expect(batches.map(({ linesBefore }) => linesBefore)).toEqual([0, 3, 6]);
    expect(linesOf(batches)).toBe(7);
  });

  it('keep their names when newer rows come in before them', () => {
    const before = byDay(['2026-11-21T03:00:00Z'], ['2026-11-20T03:00:00Z']);
    const after = byDay(['2026-11-21T04:00:00Z'], ['2026-11-21T03:00:00Z'], ['2026-11-20T03:00:00Z']);
    expect(after.slice(1).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  it('keeps groups identical when nothing before them changed', () => {
    const part = inDays();
    const pages = [['2026-11-21T03:00:00Z'], ['2026-11-20T03:00:00Z'], ['2026-11-20T02:00:00Z']].map(
      (times) => times.map(row),
    );
    const before = part(pages.slice(0, 2));
    const after = part(pages);
    expect(after).toHaveLength(3);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toBe(before[1]);

    // New rows before them shift their positions.
    const moved = part([[row('2026-11-21T04:00:00Z')], ...pages]);
    expect(moved[1]).not.toBe(after[0]);
    expect(moved.map(({ linesBefore }) => linesBefore)).toEqual([0, 2, 3, 5]);
    expect(moved[1]?.days[0]?.continues).toBe(true);
  });

  it('returns no groups without rows', () => {
    expect(byDay()).toEqual([]);
    expect(linesOf([])).toBe(0);
  });
});

describe('getNewRows', () => {
  const page = (rows: string[]) => ({ rows, endCursor: null, hasNextPage: true });
  const id = (name: string) => name;

  it('returns the rows before the first known row', () => {
    expect(getNewRows(page(['d', 'c', 'b', 'a']), ['b', 'x'], id)).toEqual({
      rows: ['d', 'c'],
      isCut: false,
    });
    expect(getNewRows(page(['b', 'a']), ['b', 'x'], id)).toEqual({ rows: [], isCut: false });
  });

  it('marks the result as cut when the first known row is not on the page', () => {
    expect(getNewRows(page(['f', 'e']), ['b', 'x'], id)).toEqual({ rows: ['f', 'e'], isCut: true });
  });
});
