import { businessDay } from '../lib/time.ts';

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
