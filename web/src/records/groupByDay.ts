import { businessDay } from '../lib/time.ts';

export interface DayGroup<Row> {
  /** Business day, `2026-11-21`. */
  readonly day: string;
  readonly rows: readonly Row[];
}

/** Parts rows, which are in order of time, into business days. */
export function groupByDay<Row>(
  rows: readonly Row[],
  occurredAt: (row: Row) => string,
): readonly DayGroup<Row>[] {
  const groups: { day: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const day = businessDay(new Date(occurredAt(row)));
    const last = groups.at(-1);
    if (last?.day === day) last.rows.push(row);
    else groups.push({ day, rows: [row] });
  }
  return groups;
}
