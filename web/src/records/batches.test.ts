import { describe, expect, it } from 'vitest';
import { linesOf, partByDay } from './batches.ts';
import { newsOf } from './pages.ts';

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

  it('have one heading for a day that goes on in the next page', () => {
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

  it('are the same as before where nothing has changed before them', () => {
    const part = inDays();
    const pages = [['2026-11-21T03:00:00Z'], ['2026-11-20T03:00:00Z'], ['2026-11-20T02:00:00Z']].map(
      (times) => times.map(row),
    );
    const before = part(pages.slice(0, 2));
    const after = part(pages);
    expect(after).toHaveLength(3);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toBe(before[1]);

    // What comes in before them moves them on: they are counted anew.
    const moved = part([[row('2026-11-21T04:00:00Z')], ...pages]);
    expect(moved[1]).not.toBe(after[0]);
    expect(moved.map(({ linesBefore }) => linesBefore)).toEqual([0, 2, 3, 5]);
    expect(moved[1]?.days[0]?.continues).toBe(true);
  });

  it('are none without rows', () => {
    expect(byDay()).toEqual([]);
    expect(linesOf([])).toBe(0);
  });
});

describe('news', () => {
  const page = (rows: string[]) => ({ rows, endCursor: null, hasNextPage: true });
  const id = (name: string) => name;

  it('are what stands before the first row known', () => {
    expect(newsOf(page(['d', 'c', 'b', 'a']), ['b', 'x'], id)).toEqual({ rows: ['d', 'c'], isCut: false });
    expect(newsOf(page(['b', 'a']), ['b', 'x'], id)).toEqual({ rows: [], isCut: false });
  });

  it('are more than a page when the first row known is not on it', () => {
    expect(newsOf(page(['f', 'e']), ['b', 'x'], id)).toEqual({ rows: ['f', 'e'], isCut: true });
  });
});
