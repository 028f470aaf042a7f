import { groupByDay, type DayGroup } from './groupByDay.ts';

/** Rows that came in together, parted into days, with where they stand in the whole list. */
export interface BatchOfDays<Row> {
  readonly id: string;
  /** Lines before it, rows and days: what a screen reader counts. */
  readonly linesBefore: number;
  readonly days: readonly DayGroup<Row>[];
}

/** Parts every batch into days; a day that goes on in the next batch has one heading. */
export function batchesByDay<Row>(
  batches: readonly (readonly Row[])[],
  occurredAt: (row: Row) => string,
  rowId: (row: Row) => string,
): readonly BatchOfDays<Row>[] {
  const result: BatchOfDays<Row>[] = [];
  let linesBefore = 0;
  let dayBefore: string | null = null;
  for (const rows of batches) {
    const [first] = rows;
    if (first === undefined) continue;
    const days: readonly DayGroup<Row>[] = groupByDay(rows, occurredAt, dayBefore);
    // The last row names a batch: rows that come in later stand before it in a batch of their own.
    result.push({ id: rowId(rows.at(-1) ?? first), linesBefore, days });
    linesBefore += rows.length + days.filter(({ continues }) => !continues).length;
    dayBefore = days.at(-1)?.day ?? dayBefore;
  }
  return result;
}

/** How many lines, rows and days, all batches have. */
export function linesOf<Row>(batches: readonly BatchOfDays<Row>[]): number {
  const last = batches.at(-1);
  if (last === undefined) return 0;
  return last.days.reduce(
    (lines, { rows, continues }) => lines + rows.length + (continues ? 0 : 1),
    last.linesBefore,
  );
}
