import type { useQuery } from '@apollo/client/react';
import type { Loaded } from '../lib/loaded.ts';

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

/** Maps the result of a query with `panelOptions`. Data survives a failed refetch. */
export function toPanel<TData>({
  data,
  previousData,
  error,
  refetch,
}: Pick<useQuery.Result<TData>, 'data' | 'previousData' | 'error' | 'refetch'>): PanelQuery<TData> {
  const shown = (data ?? previousData ?? null) as TData | null;
  return {
    data: shown,
    error: shown === null ? (error ?? null) : null,
    // The failure also arrives as `error`.
    retry: () => void refetch().catch(() => undefined),
    isSettled: shown !== null || error !== undefined,
  };
}
