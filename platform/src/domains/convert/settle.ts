import type { ConvertStatus, domains, ParsedRequestOf } from '@portal/schema/rest';

import { rowJob } from '../../jobs/rows.ts';
import { atRate } from '../../ledger/amount.ts';
import { coinById } from '../../ledger/coins.ts';
import { house, member, type Leg } from '../../ledger/entry.ts';
import { asLedgerError } from '../../ledger/errors.ts';
import { closeHold } from '../../ledger/holds.ts';
import { beginOperation, type Operation } from '../../ledger/idempotency.ts';
import type { Services } from '../../services.ts';
import { runMemberOperation } from '../member/index.ts';
import { toOrder, type Order, type OrderRow } from './orders.ts';
import { states } from './states.ts';
import { refusals } from './refusals.ts';

/** Settles every order that is due, oldest first. */
export const convertSettle = rowJob<OrderRow>({
  name: 'convert-settle',
  everyMs: 1_000,
  table: 'convert_order',
  due: "o.status = 'PENDING' and o.settles_at <= $1",
  order: 'o.settles_at, o.id',
  work: async ({ tx, row, now }) =>
    settleOrder(
      await beginOperation(tx, { scope: 'convert:settle', key: row.id.toString(), input: {}, now }),
      row,
    ),
});

type Request = ParsedRequestOf<(typeof domains)['convert']['cancelConvert']>;

/** Cancels the member's own order before it settles. Another member's order is refused like one that does not exist. */
export function cancelConvert(services: Services, memberId: bigint, data: Request): Promise<Order> {
  return runMemberOperation<Order>(
    services,
    { memberId, action: 'cancelConvert', idempotencyKey: data.idempotencyKey, input: { id: data.id } },
    async (operation) => {
      // The row lock serialises this with the settlement of the same order.
      const order = await operation.tx.maybe<OrderRow>(
        'select * from convert_order where id = $1 and member_id = $2 for update',
        [BigInt(data.id), memberId],
      );
      if (order === undefined) throw refusals.CONVERT_UNKNOWN();
      if (!canBecome(order, 'CANCELLED') || operation.now >= order.settles_at) throw refusals.CONVERT_ENDED();
      return toOrder(await cancelOrder(operation, order));
    },
  );
}

/** Why an order was not cancelled: there is none, or it ended before. */
export type Obstacle = 'unknown' | Exclude<ConvertStatus, 'PENDING'>;

/** Cancels an order for the operator, also one that is due and cannot settle. The member reads the reason, if any. */
export async function cancelForOperator(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  id: bigint,
  reason: string | undefined,
): Promise<OrderRow | Obstacle> {
  try {
    return await database.transaction(async (tx) => {
      const order = await tx.maybe<OrderRow>('select * from convert_order where id = $1 for update', [id]);
      if (order === undefined) return 'unknown';
      if (order.status !== 'PENDING') return order.status;
      const request = { scope: 'convert:cancel', key: id.toString(), input: {}, now: clock.now() };
      return cancelOrder(await beginOperation(tx, request), order, reason);
    });
  } catch (error) {
    throw asLedgerError(error);
  }
}

/** Takes the frozen amount and credits the amount promised. The caller has locked the order. */
export const settleOrder = (operation: Operation, order: OrderRow): Promise<OrderRow> =>
  endOrder(operation, order, 'COMPLETED');

/** Releases the frozen amount, including the fee. The caller has locked the order. */
export const cancelOrder = (operation: Operation, order: OrderRow, reason?: string): Promise<OrderRow> =>
  endOrder(operation, order, 'CANCELLED', reason);

/** Moves the order to a state and its credits accordingly. Throws when its current state does not allow that. */
async function endOrder(
  operation: Operation,
  order: OrderRow,
  to: 'COMPLETED' | 'CANCELLED',
  reason?: string,
): Promise<OrderRow> {
  if (!canBecome(order, to)) throw new Error(`a convert cannot go from ${order.status} to ${to}`);
  await closeHold(operation, {
    hold: order.hold_id,
    recordType: 'convert',
    outcome: states[to].ends,
    ...(reason !== undefined && { reason }),
    ...(to === 'COMPLETED' && { to: toLegs(order) }),
  });
  return operation.tx.one<OrderRow>(
    'update convert_order set status = $2, ended_at = $3 where id = $1 returning *',
    [order.id, to, operation.now],
  );
}

const canBecome = ({ status }: OrderRow, to: ConvertStatus): boolean =>
  states[status].to.some((next) => next === to);

/** The house receives one credit and pays the other; the fee is booked separately. */
function toLegs(order: OrderRow): Leg[] {
  const [from, to] = [coinById(order.from_coin_id), coinById(order.to_coin_id)];
  const { amount, fee, actual_amount: got } = order;
  if (atRate(amount - fee, order.rate) !== got)
    throw new Error(`convert ${order.id} does not give what its rate says`);
  return [
    { account: house('convert'), coin: from, amount: amount - fee },
    ...(fee > 0n
      ? [{ account: house('fee'), coin: from, amount: fee, recordType: 'convertFee' as const }]
      : []),
    { account: house('convert'), coin: to, amount: -got },
    { account: member(order.member_id), coin: to, amount: got },
  ];
}
