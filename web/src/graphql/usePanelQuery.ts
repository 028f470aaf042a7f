import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { Loaded } from '../lib/loaded.ts';

export interface PanelQuery<T> extends Loaded<T> {
  /** Whether it came in or failed, at least once. */
  readonly isSettled: boolean;
}

/**
 * Reads a document without variables for a panel, which shows a failure itself. What is cached shows at once, and
 * what was shown stays when reading it again fails.
 */
export function usePanelQuery<TData>(
  document: TypedDocumentNode<TData, Record<string, never>>,
): PanelQuery<TData> {
  const { data, previousData, error, refetch } = useQuery(document, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    context: { shownByScreen: true },
  });
  const shown = (data ?? previousData ?? null) as TData | null;
  return {
    data: shown,
    error: shown === null ? (error ?? null) : null,
    // A failure arrives as `error` too.
    retry: () => void refetch().catch(() => undefined),
    isSettled: shown !== null || error !== undefined,
  };
}
