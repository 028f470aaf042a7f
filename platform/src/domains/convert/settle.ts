import type { Database } from '../../database/database.ts';
import { DatabaseUnavailable } from '../../database/errors.ts';
import { coinById } from '../../ledger/coins.ts';
import { house, member, type Leg } from '../../ledger/entry.ts';
import { asLedgerError } from '../../ledger/errors.ts';
import { closeHold } from '../../ledger/holds.ts';
import { beginOperation, type Operation } from '../../ledger/idempotency.ts';
import { Refusal } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { endOrder, type OrderRow } from './orders.ts';

/** Orders read at once. */
const batch = 100;

/**
 * Settles every order that is due, oldest first, each in a transaction of its own; returns how many. Several processes
 * at once share the work. An order that cannot settle, for whatever reason, keeps none of the others from it; it is told
 * at the end and tried again next time. When the ledger or the database is out, the round ends at once.
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

/** Whether no other order could settle either. */
const isOut = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || (error instanceof Refusal && !error.final);

/** False when the order is not due any more, or another process is at it. */
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

/** Takes what is frozen and gives what was promised. The caller has the order locked, and it is pending. */
export async function settleOrder(operation: Operation, order: OrderRow): Promise<OrderRow> {
  await closeHold(operation, {
    hold: order.hold_id,
    recordType: 'convert',
    outcome: 'settled',
    to: legsOf(order),
  });
  return endOrder(operation.tx, order.id, 'COMPLETED', operation.now);
}

/** The house takes one credit and gives the other; the fee goes to its own books. */
function legsOf(order: OrderRow): Leg[] {
  const [from, to] = [coinById(order.from_coin_id), coinById(order.to_coin_id)];
  const { amount, fee, actual_amount: got } = order;
  return [
    { account: house('convert'), coin: from, amount: amount - fee },
    ...(fee > 0n
      ? [{ account: house('fee'), coin: from, amount: fee, recordType: 'convertFee' as const }]
      : []),
    { account: house('convert'), coin: to, amount: -got },
    { account: member(order.member_id), coin: to, amount: got },
  ];
}
