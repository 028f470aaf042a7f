import { refuseField } from './messages/index.ts';

/** Where a page ends: an instant and an id, the order of every list that is newest first. */
export interface Position {
  readonly createdAt: Date;
  readonly id: bigint;
}

/** A position as an opaque text of letters and digits. */
export const cursorOf = ({ createdAt, id }: Position): string =>
  `${createdAt.getTime().toString(36)}-${id.toString(36)}`;

/** Parses a cursor; refused, naming the field, when the platform did not issue it. */
export function positionOf(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const match = /^([0-9a-z]{1,9})-([0-9a-z]{1,10})$/.exec(cursor);
  if (match === null) throw refuseField('cursor', 'cursor');
  const [, instant = '', id = ''] = match;
  // So many digits of base 36 stay within what a Date and an exact number hold.
  return { createdAt: new Date(parseInt(instant, 36)), id: BigInt(parseInt(id, 36)) };
}

/**
 * The exclusive upper bound of a page, for SQL: `(created_at, id) < ($n::timestamptz, $m::bigint)`. Rows are ordered by
 * both: with the id alone the planner may walk the primary key through other members' rows.
 */
export const startOfPage = (cursor: string | undefined): readonly [Date | 'infinity', bigint] => {
  const position = positionOf(cursor);
  return position === undefined ? ['infinity', 0n] : [position.createdAt, position.id];
};

/** Builds a page from its rows plus one, which shows whether there is a next page. */
export function pageOf<Row, Out>(
  rows: readonly Row[],
  pageSize: number,
  show: (row: Row) => Out,
): { records: Out[]; hasMore: boolean } {
  return { records: rows.slice(0, pageSize).map(show), hasMore: rows.length > pageSize };
}
