import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { asPortalError, PortalError } from '../../graphql/errors.ts';
import { CancelConvertDocument } from './convert.generated.ts';
import type { ConvertOrder } from './order.ts';

/**
 * Cancels an order. Each order has a key of its own for it, kept while it is not known what became of the last try:
 * asking again then is the same cancellation.
 */
export function useCancelConvert(): (id: string) => Promise<ConvertOrder> {
  const client = useApolloClient();
  const keys = useRef(new Map<string, string>());
  return async (id) => {
    const idempotencyKey = keys.current.get(id) ?? crypto.randomUUID();
    keys.current.set(id, idempotencyKey);
    try {
      const { data } = await client.mutate({
        mutation: CancelConvertDocument,
        variables: { input: { idempotencyKey, id } },
        context: { money: true },
      });
      if (data === undefined) throw new PortalError('OUTCOME_UNKNOWN');
      keys.current.delete(id);
      return data.cancelConvert.order;
    } catch (thrown) {
      if (!asPortalError(thrown).behaviour.mayHaveMoved) keys.current.delete(id);
      throw thrown;
    }
  };
}
