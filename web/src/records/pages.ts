/** One page of a connection, newest first. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
}

/** Fetches the page behind `after` (null: the first) with `first` rows, for the filters of the screen. */
export type LoadPage<Row> = (page: {
  after: string | null;
  first: number;
  signal: AbortSignal;
}) => Promise<Page<Row>>;

/** Rows a screen asks for at a time, and the most a page may have. */
export const pageSize = 20;
export const largestPage = 100;

interface Connection<Row> {
  readonly edges: readonly { readonly node: Row }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** A Relay connection of the schema as a page. */
export const pageOf = <Row>({ edges, pageInfo }: Connection<Row>): Page<Row> => ({
  rows: edges.map((edge) => edge.node),
  endCursor: pageInfo.endCursor,
  hasNextPage: pageInfo.hasNextPage,
});

/** Rows that came in since a list was loaded. */
export interface News<Row> {
  readonly rows: readonly Row[];
  /** More came in than one page holds: between these rows and the known ones some are missing. */
  readonly isCut: boolean;
}

/**
 * What of a first page is newer than the rows known. Any of them ends the news, not the first alone: an order that was
 * decided may be none of the filter's any more.
 */
export function newsOf<Row>(
  page: Page<Row>,
  knownRows: readonly Row[],
  rowId: (row: Row) => string,
): News<Row> {
  const ids = new Set(knownRows.map(rowId));
  const known = page.rows.findIndex((row) => ids.has(rowId(row)));
  return { rows: known < 0 ? page.rows : page.rows.slice(0, known), isCut: known < 0 };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The batches with what is known by now of their rows; a batch in which nothing has changed keeps its identity. */
export function renewed<Row>(
  batches: readonly (readonly Row[])[],
  fresh: readonly Row[],
  rowId: (row: Row) => string,
): readonly (readonly Row[])[] {
  const byId = new Map(fresh.map((row) => [rowId(row), row]));
  const latest = (row: Row): Row => {
    const now = byId.get(rowId(row));
    return now === undefined || isSame(now, row) ? row : now;
  };
  return batches.map((rows) => {
    const next = rows.map(latest);
    return next.every((row, i) => row === rows[i]) ? rows : next;
  });
}
