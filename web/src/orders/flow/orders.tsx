import { Fragment, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useLazyImport, type LazyImport } from '../../browser/lazyImport.ts';
import { toast } from '../../browser/toast.ts';
import { dismissErrors } from '../../data/graphql/report.ts';
import { DetailDrawer } from '../../design/ui/DetailDrawer.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { isReceiptOnScreen } from '../receipt/receipt.ts';

interface Known {
  readonly id: string;
}

/** The given order in its newest known version. */
export const mergeNewest = <Order extends Known>(orders: readonly Order[] | null, order: Order): Order =>
  orders?.find(({ id }) => id === order.id) ?? order;

/** Calls back for each order that was pending while the screen was open and no longer is. */
export function useDecided<Order extends Known>(
  orders: readonly Order[],
  isPending: (order: Order) => boolean,
  onDecided: (order: Order) => void,
): void {
  const waiting = useRef(new Set<string>());
  const look = useEffectEvent(() => {
    for (const order of orders) {
      if (isPending(order)) waiting.current.add(order.id);
      else if (waiting.current.delete(order.id)) onDecided(order);
    }
  });
  useEffect(() => look(), [orders]);
}

/** Toasts an order's outcome, unless its open details show it. */
export function toastOutcome(
  { id, receiptNumber }: Known & { readonly receiptNumber: string },
  kind: 'success' | 'info',
  words: string,
): void {
  if (kind === 'success') dismissErrors();
  if (!isReceiptOnScreen(receiptNumber)) toast[kind](words, { id });
}

export interface OrderDrawerOptions<Order> {
  /** Shows an order; its code is loaded when the first is opened. A module constant. */
  details: LazyImport<(order: Order) => ReactNode>;
  title: (order: Order) => string;
  /** In which an open order is followed. */
  orders: readonly Order[] | null;
}

/** A drawer with the details of one order. */
export function useOrderDrawer<Order extends Known>({
  details,
  title,
  orders,
}: OrderDrawerOptions<Order>): { readonly open: (order: Order) => void; readonly drawer: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState<Order | null>(null);
  const show = useLazyImport(details, isOpen);
  const shown = opened && mergeNewest(orders, opened);
  return {
    open: (order) => {
      setOpened(order);
      setOpen(true);
    },
    drawer: (
      <DetailDrawer open={isOpen} title={shown === null ? '' : title(shown)} onClose={() => setOpen(false)}>
        {shown !== null &&
          (show === null ? <SkeletonRows /> : <Fragment key={shown.id}>{show(shown)}</Fragment>)}
      </DetailDrawer>
    ),
  };
}
