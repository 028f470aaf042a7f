import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { pageLoader, type Connection, type LoadPage, type PageVariables } from './pages.ts';
import { useSavedRows } from './savedRows.ts';
import type { LoadedPages } from './usePages.ts';
import { useRecordPages, type RecordPages } from './useRecordPages.ts';
import { useUrlFilters, type FilterKinds, type FilterValues, type UrlFilters } from './useUrlFilters.ts';

/** The query of a list. `kinds` must be stable. */
export interface RecordQuery<Data, Filter, Row, Kinds extends FilterKinds> {
  readonly document: TypedDocumentNode<Data, PageVariables<Filter>>;
  readonly connection: (data: Data) => Connection<Row>;
  /** By their names in the URL. */
  readonly kinds: Kinds;
  /** The gateway's filter; null when nothing can match, so that no request is sent. */
  readonly toFilter: (values: FilterValues<Kinds>) => Filter | null;
}

/** Rows by page, and how to load them all into a file. */
export interface LoadedRows<Row> extends Pick<
  UrlFilters<FilterKinds>,
  'isFiltered' | 'activeCount' | 'reset'
> {
  readonly pages: RecordPages<Row>;
  readonly load: LoadPage<Row>;
}

export interface RecordList<Row, Kinds extends FilterKinds> extends LoadedRows<Row>, UrlFilters<Kinds> {}

const rowId = (row: { readonly id: string }) => row.id;

/** Filters in the URL, and the rows they let through. */
export function useRecordList<Data, Filter, Row extends { readonly id: string }, Kinds extends FilterKinds>({
  document,
  connection,
  kinds,
  toFilter,
}: RecordQuery<Data, Filter, Row, Kinds>): RecordList<Row, Kinds> {
  const filters = useUrlFilters(kinds);
  const load = pageLoader(document, toFilter(filters.values), connection);
  const place = useSavedRows<LoadedPages<Row>>(document);
  return { ...filters, load, pages: useRecordPages(filters.key, load, rowId, place) };
}
