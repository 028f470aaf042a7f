import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useCallback, useEffect, useState } from 'react';
import { asPortalError, type PortalError } from './errors.ts';
import { request } from './request.ts';

export interface Requested<TData> {
  data: TData | null;
  error: PortalError | null;
  reload: () => void;
}

/**
 * Queries a document without variables on mount, or once there is one, for visitor screens, which run without the
 * Apollo client. The screen shows errors itself.
 */
export function useRequest<TData>(
  document: TypedDocumentNode<TData, Record<string, never>> | null,
): Requested<TData> {
  const [state, setState] = useState<{ data: TData | null; error: PortalError | null }>({
    data: null,
    error: null,
  });
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (document === null) return;
    const abort = new AbortController();
    request(document, {}, { shownByScreen: true, signal: abort.signal }).then(
      (data) => setState({ data, error: null }),
      (error: unknown) => {
        if (!abort.signal.aborted) setState({ data: null, error: asPortalError(error) });
      },
    );
    return () => abort.abort();
  }, [document, round]);
  return { ...state, reload: useCallback(() => setRound((n) => n + 1), []) };
}
