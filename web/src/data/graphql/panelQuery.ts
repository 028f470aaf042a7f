import type { DocumentNode, OperationVariables } from '@apollo/client';
import type { useQuery } from '@apollo/client/react';
import type { Loaded } from '../../browser/loaded.ts';

/** Query options of a panel: shows cached data at once, and shows failures itself. */
export const panelOptions = {
  fetchPolicy: 'cache-and-network',
  notifyOnNetworkStatusChange: true,
  context: { shownByScreen: true },
} as const;

export interface PanelQuery<T> extends Loaded<T> {
  /** Whether the first attempt has succeeded or failed. */
  readonly isSettled: boolean;
}

type QueryResult<TData> = Pick<
  useQuery.Result<TData>,
  'data' | 'previousData' | 'error' | 'refetch' | 'client'
> & {
  readonly observable: { readonly query: DocumentNode; readonly variables: OperationVariables };
};

/** What is known of a query that failed: the answer before, if it was asked with the same variables. */
const readCached = <TData>({ client, observable: { query, variables } }: QueryResult<TData>): TData | null =>
  client.readQuery<TData>({ query, variables });

/**
 * Maps the result of a query with `panelOptions`. Data survives a failed refetch, and stays until that of other
 * variables has come, or failed.
 */
export function toPanel<TData>(result: QueryResult<TData>): PanelQuery<TData> {
  const { data, previousData, error, refetch } = result;
  const shown = (data ?? (error === undefined ? previousData : readCached(result)) ?? null) as TData | null;
  return {
    data: shown,
    error: shown === null ? (error ?? null) : null,
    // The failure also arrives as `error`.
    reload: () => void refetch().catch(() => undefined),
    isSettled: shown !== null || error !== undefined,
  };
}
