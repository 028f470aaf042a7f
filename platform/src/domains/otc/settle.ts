import type { domains, OtcStatus, ParsedRequestOf } from '@portal/schema/rest';

import type { Transaction } from '../../database/database.ts';
import { formatAmount, parsePositiveAmount } from '../../ledger/amount.ts';
import { house, member, type Leg } from '../../ledger/entry.ts';
import { asLedgerError } from '../../ledger/errors.ts';
import { closeHold } from '../../ledger/holds.ts';
import { beginOperation, type Operation } from '../../ledger/idempotency.ts';
import type { Services } from '../../services.ts';
import { runMemberOperation } from '../member/index.ts';
import { mails } from './mails.ts';
import { actions, readOrder, type Order, type OrderRow } from './orders.ts';
import { paid, requireOpen, sold } from './rules.ts';
import { states } from './states.ts';
import { refusals } from './refusals.ts';

type Otc = (typeof domains)['otc'];

/** The row lock lets one of those who buy or cancel at the same time go first; the others find how it ended. */
const lockOrder = (tx: Transaction, id: bigint): Promise<OrderRow | undefined> =>
  tx.maybe<OrderRow>('select * from otc_order where id = $1 for update', [id]);

/** Buys the whole of another member's offer, as the member was shown it. */
export function buy(services: Services, memberId: bigint, data: ParsedRequestOf<Otc['buy']>): Promise<Order> {
  const shown = {
    amount: parsePositiveAmount(data.amount),
    price: parsePositiveAmount(data.price, 'price'),
  };
  const { id, idempotencyKey, transactionPassword } = data;
  const input = { id, amount: formatAmount(shown.amount), price: formatAmount(shown.price) };
  return runMemberOperation<Order>(
    services,
    { memberId, action: actions.buy, idempotencyKey, input, transactionPassword },
    async (operation) => {
      const { tx } = operation;
      await requireOpen(tx);
      const order = await requirePurchasable(tx, BigInt(id), memberId);
      if (order.amount !== shown.amount || order.price !== shown.price)
        throw refusals.OTC_CHANGED({ amount: formatAmount(order.amount), price: formatAmount(order.price) });
      await buyOrder(operation, order, memberId);
      const words = { amount: formatAmount(order.total - order.fee), receipt: order.receipt_number };
      await services.outbox.put(tx, order.member_id, mails.OFFER_BOUGHT(words));
      return readOrder(tx, order.id, memberId);
    },
  );
}

/** Locks an offer that the member can buy. */
async function requirePurchasable(tx: Transaction, id: bigint, memberId: bigint): Promise<OrderRow> {
  const order = await lockOrder(tx, id);
  if (order === undefined) throw refusals.OTC_UNKNOWN();
  if (order.member_id === memberId) throw refusals.OTC_OWN();
  if (order.status === 'COMPLETED') throw refusals.OTC_SOLD();
  if (order.status === 'CANCELLED') throw refusals.OTC_CANCELLED();
  const seller = await tx.one<{ banned: boolean }>(
    'select banned_at is not null as banned from member where id = $1',
    [order.member_id],
  );
  if (seller.banned) throw refusals.OTC_SELLER_BANNED();
  return order;
}

/** Takes back the member's own offer. Another member's is refused like one that does not exist. */
export function cancel(
  services: Services,
  memberId: bigint,
  { id, idempotencyKey }: ParsedRequestOf<Otc['cancel']>,
): Promise<Order> {
  return runMemberOperation<Order>(
    services,
    { memberId, action: actions.cancel, idempotencyKey, input: { id } },
    async (operation) => {
      const order = await lockOrder(operation.tx, BigInt(id));
      if (order?.member_id !== memberId) throw refusals.OTC_UNKNOWN();
      if (!canBecome(order, 'CANCELLED')) throw refusals.OTC_ENDED();
      await cancelOrder(operation, order);
      return readOrder(operation.tx, order.id, memberId);
    },
  );
}

/** Why an offer was not cancelled: there is none, or it ended before. */
export type Obstacle = 'unknown' | Exclude<OtcStatus, 'PUBLISHED'>;

/** Cancels an offer for the operator, such as that of a banned member, and tells the member, with the reason, if any. */
export async function cancelForOperator(
  { database, clock, outbox }: Pick<Services, 'database' | 'clock' | 'outbox'>,
  id: bigint,
  reason: string | undefined,
): Promise<OrderRow | Obstacle> {
  try {
    return await database.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      if (order === undefined) return 'unknown';
      if (order.status !== 'PUBLISHED') return order.status;
      const request = { scope: 'otc:cancel', key: id.toString(), input: {}, now: clock.now() };
      const cancelled = await cancelOrder(await beginOperation(tx, request), order, reason);
      const words = { amount: formatAmount(order.amount), reason, receipt: order.receipt_number };
      await outbox.put(tx, order.member_id, mails.OFFER_CANCELLED(words));
      return cancelled;
    });
  } catch (error) {
    throw asLedgerError(error);
  }
}

/** Sells the frozen amount to a member. The caller has locked the order; it can be refused with INSUFFICIENT_BALANCE. */
export async function buyOrder(operation: Operation, order: OrderRow, buyer: bigint): Promise<OrderRow> {
  requireStep(order, 'COMPLETED');
  const journal = await closeHold(operation, {
    hold: order.hold_id,
    recordType: 'otcSell',
    outcome: states.COMPLETED.ends,
    to: toLegs(order, buyer),
  });
  return operation.tx.one<OrderRow>(
    `update otc_order set status = 'COMPLETED', buyer_id = $2, purchase_number = $3, ended_at = $4
     where id = $1 and status = 'PUBLISHED' returning *`,
    [order.id, buyer, journal.transactionNumber, operation.now],
  );
}

/** Releases the frozen amount. The caller has locked the order. */
export async function cancelOrder(operation: Operation, order: OrderRow, reason?: string): Promise<OrderRow> {
  requireStep(order, 'CANCELLED');
  await closeHold(operation, {
    hold: order.hold_id,
    recordType: 'otcSell',
    outcome: states.CANCELLED.ends,
    ...(reason !== undefined && { reason }),
  });
  return operation.tx.one<OrderRow>(
    `update otc_order set status = 'CANCELLED', ended_at = $2
     where id = $1 and status = 'PUBLISHED' returning *`,
    [order.id, operation.now],
  );
}

function requireStep(order: OrderRow, to: OtcStatus): void {
  if (!canBecome(order, to)) throw new Error(`an offer cannot go from ${order.status} to ${to}`);
}

const canBecome = ({ status }: OrderRow, to: OtcStatus): boolean =>
  states[status].to.some((next) => next === to);

/**
 * The buyer gets the amount and pays the total; the seller gets the total, and pays the fee out of it. The lines name no
 * counterparty: a record would show its user name, which the lobby masks.
 */
function toLegs({ member_id: seller, amount, total, fee }: OrderRow, buyer: bigint): Leg[] {
  return [
    { account: member(buyer), coin: sold, amount, recordType: 'otcBuy' },
    { account: member(buyer), coin: paid, amount: -total, recordType: 'otcBuy' },
    { account: member(seller), coin: paid, amount: total, fee },
    ...(fee > 0n
      ? ([
          { account: member(seller), coin: paid, amount: -fee, recordType: 'otcFee' },
          { account: house('fee'), coin: paid, amount: fee, recordType: 'otcFee' },
        ] as const)
      : []),
  ];
}
