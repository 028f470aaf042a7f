/** An answer of the gateway: the fields of a query. */
type Answer = Readonly<Record<string, unknown>>;

/** What a feature with events brings to the tests of bell and dashboard, in its `events.rows.ts`. */
export interface EventRows {
  /** Name of the query of its events. */
  readonly operation: string;
  /** The poll of the whole portal brings the same: then the query is not asked where that is enough. */
  readonly isPolled?: true;
  /** What the query answers where nothing happened. */
  readonly nothing: Answer;
  /** What it answers where the bell tells `lines`. */
  readonly something: Answer;
  /** What the bell tells of `something`: when it happened, where its link leads, and its whole text. */
  readonly lines: readonly { readonly at: string; readonly href: string; readonly text: RegExp }[];
}

/** A page of a connection, as far as events read it. */
export const pageOf = (nodes: readonly unknown[] = [], hasNextPage = false) => ({
  __typename: 'Connection',
  edges: nodes.map((node) => ({ __typename: 'Edge', node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage },
});
