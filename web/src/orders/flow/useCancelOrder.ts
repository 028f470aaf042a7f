import { useRef } from 'react';
import { asPortalError, PortalError } from '../../data/graphql/errors.ts';
import { useOverviewRefresh } from '../../data/overview/overview.tsx';
import { toastOutcome } from './orders.tsx';

export interface CancelOptions<Order> {
  /**
   * Sends the cancellation once; undefined when the answer has no data, null when the platform confirms it without
   * returning the order.
   */
  send: (input: {
    readonly idempotencyKey: string;
    readonly id: string;
  }) => Promise<Order | null | undefined>;
  /** What is toasted when it succeeded, unless the order's details are on the screen. */
  done: (order: Order) => string;
  /** Refetches the orders; called whether it succeeded or not. */
  reload: () => Promise<void> | void;
}

/**
 * Cancels an order and toasts the outcome. The key of each order is kept until its outcome is known, so that a retry is
 * the same cancellation.
 */
export function useCancelOrder<Order extends { readonly id: string; readonly receiptNumber: string }>({
  send,
  done,
  reload,
}: CancelOptions<Order>): (order: Order) => Promise<void> {
  const refreshOverview = useOverviewRefresh();
  const keys = useRef(new Map<string, string>());

  async function cancelOnce(known: Order): Promise<Order> {
    const { id } = known;
    const idempotencyKey = keys.current.get(id) ?? crypto.randomUUID();
    keys.current.set(id, idempotencyKey);
    try {
      const order = await send({ idempotencyKey, id });
      if (order === undefined) throw new PortalError('OUTCOME_UNKNOWN');
      keys.current.delete(id);
      return order ?? known;
    } catch (thrown) {
      if (!asPortalError(thrown).mayHaveMoved) keys.current.delete(id);
      throw thrown;
    }
  }

  return async (known) => {
    try {
      const order = await cancelOnce(known);
      toastOutcome(order, 'success', done(order));
    } finally {
      void refreshOverview();
      await reload();
    }
  };
}
