import type { ConvertStatus, domains, ParsedRequestOf } from '@portal/schema/rest';

import type { Database } from '../../database/database.ts';
import { DatabaseUnavailable } from '../../database/errors.ts';
import { atRate } from '../../ledger/amount.ts';
import { coinById } from '../../ledger/coins.ts';
import { house, member, type Leg } from '../../ledger/entry.ts';
import { asLedgerError } from '../../ledger/errors.ts';
import { closeHold } from '../../ledger/holds.ts';
import { beginOperation, type Operation } from '../../ledger/idempotency.ts';
import { Refusal } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { runMemberOperation } from '../member/index.ts';
import { toOrder, type Order, type OrderRow } from './orders.ts';
import { states } from './states.ts';
import { refusals } from './refusals.ts';

/** Orders read per batch. */
const batch = 100;

/**
 * Settles every order that is due, oldest first, each in its own transaction; returns how many. Several processes can
 * run it at once and share the work. An order that cannot settle does not stop the others: it is reported at the end
 * and retried in the next round. When the ledger is halted or the database unavailable, the round ends at once.
 */
export async function settleDue({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const now = clock.now();
  const failures: unknown[] = [];
  let settled = 0;
  let last: Pick<OrderRow, 'id' | 'settles_at'> | undefined;
  do {
    const due: Pick<OrderRow, 'id' | 'settles_at'>[] = await database.query(
      `select id, settles_at from convert_order
       where status = 'PENDING' and settles_at <= $1 and (settles_at, id) > ($2::timestamptz, $3::bigint)
       order by settles_at, id limit ${batch}`,
      [now, last?.settles_at ?? '-infinity', last?.id ?? 0n],
    );
    for (const { id } of due) {
      try {
        if (await settleOne(database, id, now)) settled += 1;
      } catch (error) {
        if (isOut(error)) throw error;
        failures.push(error);
      }
    }
    last = due.length === batch ? due.at(-1) : undefined;
  } while (last !== undefined);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} converts cannot settle`);
  return settled;
}

/** Whether the error would stop every other order as well. */
const isOut = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || (error instanceof Refusal && !error.final);

/** False when the order is no longer due or another process is settling it. */
async function settleOne(database: Database, id: bigint, now: Date): Promise<boolean> {
  try {
    return await database.transaction(async (tx) => {
      const order = await tx.maybe<OrderRow>(
        `select * from convert_order where id = $1 and status = 'PENDING' and settles_at <= $2
         for update skip locked`,
        [id, now],
      );
      if (order === undefined) return false;
      await settleOrder(
        await beginOperation(tx, { scope: 'convert:settle', key: id.toString(), input: {}, now }),
        order,
      );
      return true;
    });
  } catch (error) {
    throw asLedgerError(error);
  }
}

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

/** Takes the frozen amount and credits the amount promised. The caller has locked the order. */
export const settleOrder = (operation: Operation, order: OrderRow): Promise<OrderRow> =>
  endOrder(operation, order, 'COMPLETED');

/** Releases the frozen amount, including the fee. The caller has locked the order. */
export const cancelOrder = (operation: Operation, order: OrderRow): Promise<OrderRow> =>
  endOrder(operation, order, 'CANCELLED');

/** Moves the order to a state and its credits accordingly. Throws when its current state does not allow that. */
async function endOrder(
  operation: Operation,
  order: OrderRow,
  to: 'COMPLETED' | 'CANCELLED',
): Promise<OrderRow> {
  if (!canBecome(order, to)) throw new Error(`a convert cannot go from ${order.status} to ${to}`);
  await closeHold(operation, {
    hold: order.hold_id,
    recordType: 'convert',
    outcome: states[to].ends,
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
