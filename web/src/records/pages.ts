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

/** What of a first page is newer than the first row known. */
export function newsOf<Row>(page: Page<Row>, firstKnown: string, rowId: (row: Row) => string): News<Row> {
  const known = page.rows.findIndex((row) => rowId(row) === firstKnown);
  return { rows: known < 0 ? page.rows : page.rows.slice(0, known), isCut: known < 0 };
}
