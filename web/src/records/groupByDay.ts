import { businessDay } from '../lib/time.ts';

export interface DayGroup<Row> {
  /** Business day, `2026-11-21`. */
  readonly day: string;
  /** Whether the rows before belong to the same day, so that its heading stands there already. */
  readonly continues: boolean;
  readonly rows: readonly Row[];
}

/**
 * Parts rows, which are in order of time, into business days.
 * @param dayBefore the day of the row before the first one, where there is one
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
