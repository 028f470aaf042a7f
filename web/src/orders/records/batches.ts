import { useMemo } from 'react';
import { businessDay } from '../../time/time.ts';

export interface DayGroup<Row> {
  /** Business day, `2026-11-21`. */
  readonly day: string;
  /** Whether the previous rows are of the same day, so that it needs no heading. */
  readonly continues: boolean;
  readonly rows: readonly Row[];
}

/**
 * Groups rows in order of time by business day.
 * @param dayBefore day of the preceding row, if any
 */
export function groupByDay<Row>(
  rows: readonly Row[],
  occurredAt: (row: Row) => string,
  dayBefore: string | null = null,
): readonly DayGroup<Row>[] {
  const groups: { day: string; continues: boolean; rows: Row[] }[] = [];
  for (const row of rows) {
    const day = businessDay(new Date(occurredAt(row)));
    const last = groups.at(-1);
    if (last?.day === day) last.rows.push(row);
    else groups.push({ day, continues: groups.length === 0 && day === dayBefore, rows: [row] });
  }
  return groups;
}

/** Rows that were loaded together, grouped by day, with their position in the whole list. */
export interface BatchOfDays<Row> {
  readonly id: string;
  /** Lines before it, rows and days: what a screen reader counts. */
  readonly linesBefore: number;
  readonly days: readonly DayGroup<Row>[];
}

/** Splits every batch into days; a day that continues in the next batch has one heading. */
export type PartByDay<Row> = (batches: readonly (readonly Row[])[]) => readonly BatchOfDays<Row>[];

/**
 * Returns a function that splits batches into days. Memoized: an unchanged batch keeps its identity, so a list of ten
 * thousand rows renders only new ones.
 */
export function partByDay<Row extends { readonly id: string }>(
  occurredAt: (row: Row) => string,
): PartByDay<Row> {
  const parted = new WeakMap<readonly Row[], { dayBefore: string | null; batch: BatchOfDays<Row> }>();

  function part(rows: readonly Row[], first: Row, linesBefore: number, dayBefore: string | null) {
    const known = parted.get(rows);
    if (known?.dayBefore === dayBefore && known.batch.linesBefore === linesBefore) return known.batch;
    // The last row identifies a batch: later rows are added before it as a separate batch.
    const { id } = rows.at(-1) ?? first;
    const batch = { id, linesBefore, days: groupByDay(rows, occurredAt, dayBefore) };
    parted.set(rows, { dayBefore, batch });
    return batch;
  }

  return (batches) => {
    const result: BatchOfDays<Row>[] = [];
    let linesBefore = 0;
    let dayBefore: string | null = null;
    for (const rows of batches) {
      const [first] = rows;
      if (first === undefined) continue;
      const batch = part(rows, first, linesBefore, dayBefore);
      result.push(batch);
      linesBefore += rows.length + batch.days.filter(({ continues }) => !continues).length;
      dayBefore = batch.days.at(-1)?.day ?? dayBefore;
    }
    return result;
  };
}

/** The pages of a list by day. `occurredAt` must be a module constant. */
export function useBatches<Row extends { readonly id: string }>(
  pages: readonly (readonly Row[])[],
  occurredAt: (row: Row) => string,
): readonly BatchOfDays<Row>[] {
  const part = useMemo(() => partByDay(occurredAt), [occurredAt]);
  return useMemo(() => part(pages), [part, pages]);
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
