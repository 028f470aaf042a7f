/** Relay connections over the platform's row cursors. */
import { defaultPageSize, maxPageSize } from '@portal/schema/rules';
import type { PageInfo } from '../generated/resolvers.ts';
import { badUserInput } from '../kernel/errors.ts';

/** Arguments of a paged field. */
interface PageArguments {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/** A page of rows as the platform returns it. */
interface Page<Row> {
  readonly records: readonly Row[];
  readonly hasMore: boolean;
}

/** A connection of the SDL. */
export interface Connection<Node> {
  readonly edges: { readonly cursor: string; readonly node: Node }[];
  readonly pageInfo: PageInfo;
}

/** Turns a field's arguments into the platform's page request; refuses a `first` above the maximum or below 1. */
export function toPageRequest({ first, after }: PageArguments): { pageSize: number; cursor?: string } {
  const pageSize = first ?? defaultPageSize;
  if (pageSize < 1 || pageSize > maxPageSize)
    throw badUserInput(`"first" must be from 1 to ${maxPageSize}.`, 'first');
  return after == null ? { pageSize } : { pageSize, cursor: after };
}

/** The cursor of a row. A platform that returns none has no further pages either, so that its id does as well. */
const cursorOf = ({ cursor, id }: { readonly id?: string; readonly cursor: string | null }): string =>
  cursor ?? id ?? '';

/** Turns a page of rows into a connection. Paging is forward only: there is a previous page when `after` was given. */
export function toConnection<Row extends { readonly id?: string; readonly cursor: string | null }, Node>(
  { records, hasMore }: Page<Row>,
  { after }: PageArguments,
  toNode: (row: Row) => Node,
): Connection<Node> {
  const [first, last] = [records[0], records.at(-1)];
  return {
    edges: records.map((row) => ({ cursor: cursorOf(row), node: toNode(row) })),
    pageInfo: {
      hasNextPage: hasMore && last?.cursor != null,
      hasPreviousPage: after != null,
      startCursor: first === undefined ? null : cursorOf(first),
      endCursor: last === undefined ? null : cursorOf(last),
    },
  };
}
