import { useRef, useState } from 'react';

/** What became of an order that was sent; `lost` when no answer came. */
export type Outcome = 'done' | 'refused' | 'lost';

/** An order of the player, as its form sends it. */
export interface Sending<Order> {
  /** An order whose answer was lost. Kept unchanged, so that a retry is the same order. */
  readonly pending: Order | null;
  readonly isBusy: boolean;
  /** Sends the pending order, or else the one that is made now. Does nothing while it is busy. */
  readonly run: (make: () => Order | null) => Promise<Outcome | null>;
}

/** Sends one order at a time, and one whose answer was lost again under its key. */
export function useOrder<Order>(send: (order: Order) => Promise<Outcome>): Sending<Order> {
  const [pending, setPending] = useState<Order | null>(null);
  const [isBusy, setBusy] = useState(false);
  // A ref, because a second press can come before the next render.
  const busy = useRef(false);
  return {
    pending,
    isBusy,
    run: async (make) => {
      if (busy.current) return null;
      const order = pending ?? make();
      if (order === null) return null;
      busy.current = true;
      setBusy(true);
      const outcome = await send(order);
      busy.current = false;
      setBusy(false);
      setPending(outcome === 'lost' ? order : null);
      return outcome;
    },
  };
}
