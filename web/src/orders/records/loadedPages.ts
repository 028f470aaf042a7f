import type { Dispatch, RefObject, SetStateAction } from 'react';
import type { LoadPage, Page } from './pages.ts';

/** The pages of a list, as far as they are loaded. */
export interface LoadedPages<Row> {
  readonly key: string;
  /** Rows by page; batches keep their identity when more are added. */
  readonly batches: readonly (readonly Row[])[];
  readonly endCursor: string | null;
  readonly hasMore: boolean;
}

/** A list that loads its pages, as its hooks share it. */
export interface PagedList<Row> {
  /** Identifies the filters. */
  readonly key: string;
  readonly load: LoadPage<Row>;
  readonly loaded: LoadedPages<Row> | null;
  readonly setLoaded: Dispatch<SetStateAction<LoadedPages<Row> | null>>;
  /** Aborts the requests for the current filters; null before the first. */
  readonly current: RefObject<AbortController | null>;
}

/** A list of which only the first page is loaded. */
export const toLoadedPages = <Row>(
  key: string,
  { rows, endCursor, hasNextPage }: Page<Row>,
): LoadedPages<Row> => ({ key, batches: [rows], endCursor, hasMore: hasNextPage });
