import type { ConvertStatus, domains, ParsedRequestOf } from '@portal/schema/rest';
import { rowJob } from '../../jobs/rows.ts';
import { applyRate } from '../../ledger/amount.ts';
import { coinById } from '../../ledger/coins.ts';
import { house, member, type Leg } from '../../ledger/entry.ts';
import { ledgerTransaction } from '../../ledger/errors.ts';
import { closeHold } from '../../ledger/holds.ts';
import { beginOperation, type Operation } from '../../ledger/idempotency.ts';
import type { Services } from '../../services/services.ts';
import { runMemberOperation } from '../member/index.ts';
import { toConvertView, type ConvertView, type ConvertRow } from './orders.ts';
import { refusals } from './refusals.ts';
import { states } from './states.ts';

/** Settles every order that is due, oldest first. */
export const convertSettle = rowJob<ConvertRow>({
  name: 'convert-settle',
  everyMs: 1_000,
  table: 'convert_order',
  due: "o.status = 'PENDING' and o.settles_at <= $1",
  order: 'o.settles_at, o.id',
  work: async ({ tx, row, now }) => settleOrder(await beginOperation(tx, 'convert:settle', row.id, now), row),
});

type Request = ParsedRequestOf<(typeof domains)['convert']['cancelConvert']>;

/** Cancels the member's own order before it settles. Refuses another member's order like an unknown one. */
export function cancelConvert(services: Services, memberId: bigint, data: Request): Promise<ConvertView> {
  const request = { memberId, action: 'cancelConvert', data, input: { id: data.id } };
  return runMemberOperation<ConvertView>(services, request, async (operation) => {
    // The row lock serialises this with the settlement of the same order.
    const order = await operation.tx.maybe<ConvertRow>(
      'select * from convert_order where id = $1 and member_id = $2 for update',
      [BigInt(data.id), memberId],
    );
    if (order === undefined) throw refusals.CONVERT_UNKNOWN();
    if (states[order.status].to.length === 0 || operation.now >= order.settles_at)
      throw refusals.CONVERT_ENDED();
    return toConvertView(await cancelOrder(operation, order));
  });
}

/** Why an order was not cancelled: it is unknown, or has already ended. */
export type BlockingReason = 'unknown' | Exclude<ConvertStatus, 'PENDING'>;

/**
 * Cancels an order for the operator, including one that is due and cannot settle. The member sees the reason, if any.
 */
export function cancelForOperator(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  id: bigint,
  reason: string | undefined,
): Promise<ConvertRow | BlockingReason> {
  return ledgerTransaction(database, async (tx) => {
    const order = await tx.maybe<ConvertRow>('select * from convert_order where id = $1 for update', [id]);
    if (order === undefined) return 'unknown';
    if (order.status !== 'PENDING') return order.status;
    return cancelOrder(await beginOperation(tx, 'convert:cancel', id, clock.now()), order, reason);
  });
}

/** Takes the frozen amount and credits the promised amount. The caller has locked the order. */
export const settleOrder = (operation: Operation, order: ConvertRow): Promise<ConvertRow> =>
  endOrder(operation, order, 'COMPLETED');

/** Releases the frozen amount, including the fee. The caller has locked the order. */
export const cancelOrder = (operation: Operation, order: ConvertRow, reason?: string): Promise<ConvertRow> =>
  endOrder(operation, order, 'CANCELLED', reason);

/** Moves the order to a state and its credits accordingly. Throws if the order has ended. */
async function endOrder(
  operation: Operation,
  order: ConvertRow,
  to: 'COMPLETED' | 'CANCELLED',
  reason?: string,
): Promise<ConvertRow> {
  await closeHold(operation, {
    hold: order.hold_id,
    recordType: 'convert',
    outcome: states[to].ends,
    reason,
    ...(to === 'COMPLETED' && { to: toLegs(order) }),
  });
  return operation.tx.one<ConvertRow>(
    'update convert_order set status = $2, ended_at = $3 where id = $1 returning *',
    [order.id, to, operation.now],
  );
}

/** The house receives one credit and pays the other; the fee is booked separately. */
function toLegs(order: ConvertRow): Leg[] {
  const [from, to] = [coinById(order.from_coin_id), coinById(order.to_coin_id)];
  const { amount, fee, actual_amount: got } = order;
  if (applyRate(amount - fee, order.rate) !== got)
    throw new Error(`convert ${order.id} does not receive the amount of its rate`);
  return [
    { account: house('convert'), coin: from, amount: amount - fee },
    ...(fee > 0n
      ? [{ account: house('fee'), coin: from, amount: fee, recordType: 'convertFee' as const }]
      : []),
    { account: house('convert'), coin: to, amount: -got },
    { account: member(order.member_id), coin: to, amount: got },
  ];
}
