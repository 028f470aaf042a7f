/** Relay connections over the platform's row cursors. */
import { badUserInput } from '../errors.ts';
import type { PageInfo } from '../generated/resolvers.ts';

/** What a paged field is asked with. */
interface PageArguments {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/** A page of the platform. */
interface Page<Row> {
  readonly records: readonly Row[];
  readonly hasMore: boolean;
}

/** A connection of the SDL. */
export interface Connection<Node> {
  readonly edges: { readonly cursor: string; readonly node: Node }[];
  readonly pageInfo: PageInfo;
}

const usual = 20;
const most = 100;

/** The platform's page of a field's arguments; refuses a `first` outside 1 to 100. */
export function pageOf({ first, after }: PageArguments): { pageSize: number; cursor?: string } {
  const pageSize = first ?? usual;
  if (pageSize < 1 || pageSize > most) throw badUserInput(`"first" must be from 1 to ${most}.`, 'first');
  return after == null ? { pageSize } : { pageSize, cursor: after };
}

/** A page of rows as a connection. Pages only go forward, so the way back is known by how it was asked. */
export function connectionOf<Row extends { readonly cursor: string }, Node>(
  { records, hasMore }: Page<Row>,
  { after }: PageArguments,
  nodeOf: (row: Row) => Node,
): Connection<Node> {
  return {
    edges: records.map((row) => ({ cursor: row.cursor, node: nodeOf(row) })),
    pageInfo: {
      hasNextPage: hasMore,
      hasPreviousPage: after != null,
      startCursor: records[0]?.cursor ?? null,
      endCursor: records.at(-1)?.cursor ?? null,
    },
  };
}
