import { refuseField } from '../messages/index.ts';

/** The end of a page. Lists are ordered by instant and id, newest first. */
export interface Position {
  readonly createdAt: Date;
  readonly id: bigint;
}

/** Formats a position as an opaque text of letters and digits. */
export const formatCursor = ({ createdAt, id }: Position): string =>
  `${createdAt.getTime().toString(36)}-${id.toString(36)}`;

/** Parses a cursor; throws a refusal that names the field if the platform did not issue it. */
export function parseCursor(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const match = /^([0-9a-z]{1,9})-([0-9a-z]{1,10})$/.exec(cursor);
  if (match === null) throw refuseField('cursor', 'cursor');
  const [, instant = '', id = ''] = match;
  // The lengths in the pattern keep both values within the range of a Date and a safe integer.
  return { createdAt: new Date(parseInt(instant, 36)), id: BigInt(parseInt(id, 36)) };
}

/**
 * The exclusive upper bound of a page, for SQL: `(created_at, id) < ($n::timestamptz, $m::bigint)`. Rows are ordered by
 * both: with the id alone the planner may walk the primary key through other members' rows.
 */
export const startOfPage = (cursor: string | undefined): readonly [Date | 'infinity', bigint] => {
  const position = parseCursor(cursor);
  return position === undefined ? ['infinity', 0n] : [position.createdAt, position.id];
};

/** Builds a page from its rows plus one extra row, which shows whether there is a next page. */
export function cutPage<Row, Out>(
  rows: readonly Row[],
  pageSize: number,
  show: (row: Row) => Out,
): { records: Out[]; hasMore: boolean } {
  return { records: rows.slice(0, pageSize).map(show), hasMore: rows.length > pageSize };
}
