/** An answer of the gateway: the fields of a query. */
type Answer = Readonly<Record<string, unknown>>;

/** What a feature with events brings to the tests of bell and dashboard, in its `events.cases.ts`. */
export interface EventCases {
  /** Name of the query of its events. */
  readonly operation: string;
  /** The poll of the whole portal brings the same: then the query is not asked where that is enough. */
  readonly isPolled?: true;
  /** What the query answers where nothing happened. */
  readonly nothing: Answer;
  /** An answer for which the bell shows `lines`. */
  readonly something: Answer;
  /** The bell's lines for `something`: time, link and whole text. */
  readonly lines: readonly { readonly at: string; readonly href: string; readonly text: RegExp }[];
}

/** A page of a connection, as far as events read it. */
export const connectionOf = (nodes: readonly unknown[] = [], hasNextPage = false) => ({
  __typename: 'Connection',
  edges: nodes.map((node) => ({ __typename: 'Edge', node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage },
});
