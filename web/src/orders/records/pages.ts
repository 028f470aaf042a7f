import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { request } from '../../data/graphql/request.ts';

/** One page of a connection, newest first. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
}

/** Loads the page of `first` rows after a cursor (null: the first page). */
export type LoadPage<Row> = (page: {
  after: string | null;
  first: number;
  signal: AbortSignal;
}) => Promise<Page<Row>>;

/** Of the gateway. */
export interface Connection<Row> {
  readonly edges: readonly { readonly node: Row }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Maps a Relay connection. */
export const toPage = <Row>({ edges, pageInfo }: Connection<Row>): Page<Row> => ({
  rows: edges.map((edge) => edge.node),
  endCursor: pageInfo.endCursor,
  hasNextPage: pageInfo.hasNextPage,
});

/** Common variables of list queries. */
export interface PageVariables<Filter> {
  filter?: Filter | null;
  first?: number | null;
  after?: string | null;
}

/**
 * Creates a `LoadPage` for a list query. Bypasses the cache, since a list keeps its rows itself, and does not toast errors,
 * since list and export show them.
 * @param filter null when nothing can match, so that no request is sent
 */
export const pageLoader =
  <Data, Filter, Row>(
    document: TypedDocumentNode<Data, PageVariables<Filter>>,
    filter: Filter | null,
    connection: (data: Data) => Connection<Row>,
  ): LoadPage<Row> =>
  async ({ after, first, signal }) => {
    if (filter === null) return { rows: [], endCursor: null, hasNextPage: false };
    return toPage(
      connection(await request(document, { filter, first, after }, { shownByScreen: true, signal })),
    );
  };

/** Rows that arrived since a list was loaded. */
export interface NewRows<Row> {
  readonly rows: readonly Row[];
  /** True when more arrived than one page holds, so that rows in between are missing. */
  readonly isCut: boolean;
}

/**
 * The rows of a first page that are newer than all known rows. Any known row ends them, since the first known row may
 * no longer match the filter.
 */
export function getNewRows<Row>(
  page: Page<Row>,
  knownRows: readonly Row[],
  rowId: (row: Row) => string,
): NewRows<Row> {
  const ids = new Set(knownRows.map(rowId));
  const known = page.rows.findIndex((row) => ids.has(rowId(row)));
  return { rows: known < 0 ? page.rows : page.rows.slice(0, known), isCut: known < 0 };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Updates known rows in their batches by a first page, and drops those that it would have if they still matched the
 * filter. Unchanged batches keep their identity.
 */
export function updateRows<Row>(
  batches: readonly (readonly Row[])[],
  fresh: Page<Row>,
  rowId: (row: Row) => string,
): readonly (readonly Row[])[] {
  const byId = new Map(fresh.rows.map((row) => [rowId(row), row]));
  const known = batches.flat();
  const reach = fresh.hasNextPage ? known.findLastIndex((row) => byId.has(rowId(row))) + 1 : known.length;
  const within = new Set(known.slice(0, reach));
  const latest = (row: Row): Row | null => {
    const now = byId.get(rowId(row)) ?? (within.has(row) ? null : row);
    return isSame(now, row) ? row : now;
  };
  return batches.map((rows) => {
    const next = rows.map(latest).filter((row) => row !== null);
    return next.length === rows.length && next.every((row, i) => row === rows[i]) ? rows : next;
  });
}
