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
