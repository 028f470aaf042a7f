import type { domains, ParsedRequestOf } from '@portal/schema/rest';

import { closeHold } from '../../ledger/holds.ts';
import { runOnce, type Operation } from '../../ledger/idempotency.ts';
import { refuse } from '../../messages/index.ts';
import type { Services } from '../../services.ts';
import { endOrder, orderOf, type Order, type OrderRow } from './orders.ts';

type Request = ParsedRequestOf<(typeof domains)['convert']['cancelConvert']>;

/** Cancels the member's own order before it settles. Somebody else's is as unknown as one that never was. */
export function cancelConvert(services: Services, memberId: bigint, data: Request): Promise<Order> {
  return runOnce<Order>(
    services.database,
    {
      scope: `member:${memberId}:cancelConvert`,
      key: data.idempotencyKey,
      input: { id: data.id },
      now: services.clock.now(),
    },
    async (operation) => {
      // Locked: whoever settles it waits, or is waited for.
      const order = await operation.tx.maybe<OrderRow>(
        'select * from convert_order where id = $1 and member_id = $2 for update',
        [BigInt(data.id), memberId],
      );
      if (order === undefined) throw refuse('CONVERT_UNKNOWN');
      if (order.status !== 'PENDING' || operation.now >= order.settles_at) throw refuse('CONVERT_ENDED');
      return orderOf(await cancelOrder(operation, order));
    },
  );
}

/** Gives back what is frozen, the fee included. The caller has the order locked, and it is pending. */
export async function cancelOrder(operation: Operation, order: OrderRow): Promise<OrderRow> {
  await closeHold(operation, { hold: order.hold_id, recordType: 'convert', outcome: 'cancelled' });
  return endOrder(operation.tx, order.id, 'CANCELLED', operation.now);
}
