import type { domains, OtcStatus, ParsedRequestOf } from '@portal/schema/rest';
import type { Transaction } from '../../database/database.ts';
import { formatAmount, parsePositiveAmount } from '../../ledger/amount.ts';
import { house, member, type Leg } from '../../ledger/entry.ts';
import { ledgerTransaction } from '../../ledger/errors.ts';
import { closeHold } from '../../ledger/holds.ts';
import { beginOperation, type Operation } from '../../ledger/idempotency.ts';
import type { Services } from '../../services/services.ts';
import { runMemberOperation } from '../member/index.ts';
import { mails } from './mails.ts';
import { operationNames, readOffer, type OfferView, type OfferRow } from './orders.ts';
import { refusals } from './refusals.ts';
import { priceCoin, requireOpen, offerCoin } from './rules.ts';
import { states } from './states.ts';

type Otc = (typeof domains)['otc'];

/** The row lock lets one of several simultaneous purchases and cancellations through; the others find it ended. */
const lockOffer = (tx: Transaction, id: bigint): Promise<OfferRow | undefined> =>
  tx.maybe<OfferRow>('select * from otc_order where id = $1 for update', [id]);

/** Buys the whole of another member's offer, on the terms that the member was shown. */
export function buy(
  services: Services,
  memberId: bigint,
  data: ParsedRequestOf<Otc['buy']>,
): Promise<OfferView> {
  const shown = {
    amount: parsePositiveAmount(data.amount),
    price: parsePositiveAmount(data.price, 'price'),
  };
  const { id } = data;
  const input = { id, amount: formatAmount(shown.amount), price: formatAmount(shown.price) };
  const request = { memberId, action: operationNames.buy, data, input };
  return runMemberOperation<OfferView>(services, request, async (operation) => {
    const { tx } = operation;
    await requireOpen(tx);
    const order = await requirePurchasable(tx, BigInt(id), memberId);
    if (order.amount !== shown.amount || order.price !== shown.price)
      throw refusals.OTC_CHANGED({ amount: formatAmount(order.amount), price: formatAmount(order.price) });
    await buyOffer(operation, order, memberId);
    const words = { amount: formatAmount(order.total - order.fee), receipt: order.receipt_number };
    await services.outbox.put(tx, order.member_id, mails.OFFER_BOUGHT(words));
    return readOffer(tx, order.id, memberId);
  });
}

/** Locks an offer that the member can buy. */
async function requirePurchasable(tx: Transaction, id: bigint, memberId: bigint): Promise<OfferRow> {
  const order = await lockOffer(tx, id);
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

/** Cancels the member's own offer. Refuses another member's offer like an unknown one. */
export function cancel(
  services: Services,
  memberId: bigint,
  data: ParsedRequestOf<Otc['cancel']>,
): Promise<OfferView> {
  const request = { memberId, action: operationNames.cancel, data, input: { id: data.id } };
  return runMemberOperation<OfferView>(services, request, async (operation) => {
    const order = await lockOffer(operation.tx, BigInt(data.id));
    if (order?.member_id !== memberId) throw refusals.OTC_UNKNOWN();
    if (states[order.status].to.length === 0) throw refusals.OTC_ENDED();
    await cancelOffer(operation, order);
    return readOffer(operation.tx, order.id, memberId);
  });
}

/** Why an offer was not cancelled: it is unknown, or has already ended. */
export type BlockingReason = 'unknown' | Exclude<OtcStatus, 'PUBLISHED'>;

/**
 * Cancels an offer for the operator, such as that of a banned member, and emails the member with the reason, if any.
 */
export function cancelForOperator(
  { database, clock, outbox }: Pick<Services, 'database' | 'clock' | 'outbox'>,
  id: bigint,
  reason: string | undefined,
): Promise<OfferRow | BlockingReason> {
  return ledgerTransaction(database, async (tx) => {
    const order = await lockOffer(tx, id);
    if (order === undefined) return 'unknown';
    if (order.status !== 'PUBLISHED') return order.status;
    const operation = await beginOperation(tx, 'otc:cancel', id, clock.now());
    const cancelled = await cancelOffer(operation, order, reason);
    const words = { amount: formatAmount(order.amount), reason, receipt: order.receipt_number };
    await outbox.put(tx, order.member_id, mails.OFFER_CANCELLED(words));
    return cancelled;
  });
}

/**
 * Sells the frozen amount to a member. The caller has locked the order; refused with INSUFFICIENT_BALANCE. Throws if
 * the order has ended.
 */
export async function buyOffer(operation: Operation, order: OfferRow, buyer: bigint): Promise<OfferRow> {
  const journal = await closeHold(operation, {
    hold: order.hold_id,
    recordType: 'otcSell',
    outcome: states.COMPLETED.ends,
    to: toLegs(order, buyer),
  });
  return operation.tx.one<OfferRow>(
    `update otc_order set status = 'COMPLETED', buyer_id = $2, purchase_number = $3, ended_at = $4
     where id = $1 and status = 'PUBLISHED' returning *`,
    [order.id, buyer, journal.transactionNumber, operation.now],
  );
}

/** Releases the frozen amount. The caller has locked the order. Throws if the order has ended. */
export async function cancelOffer(operation: Operation, order: OfferRow, reason?: string): Promise<OfferRow> {
  await closeHold(operation, {
    hold: order.hold_id,
    recordType: 'otcSell',
    outcome: states.CANCELLED.ends,
    reason,
  });
  return operation.tx.one<OfferRow>(
    `update otc_order set status = 'CANCELLED', ended_at = $2
     where id = $1 and status = 'PUBLISHED' returning *`,
    [order.id, operation.now],
  );
}

/**
 * The buyer receives the amount and pays the total; the seller receives the total and pays the fee from it. The legs
 * name no counterparty, because a record would show its user name, which the lobby masks.
 */
function toLegs({ member_id: seller, amount, total, fee }: OfferRow, buyer: bigint): Leg[] {
  return [
    { account: member(buyer), coin: offerCoin, amount, recordType: 'otcBuy' },
    { account: member(buyer), coin: priceCoin, amount: -total, recordType: 'otcBuy' },
    { account: member(seller), coin: priceCoin, amount: total, fee },
    ...(fee > 0n
      ? ([
          { account: member(seller), coin: priceCoin, amount: -fee, recordType: 'otcFee' },
          { account: house('fee'), coin: priceCoin, amount: fee, recordType: 'otcFee' },
        ] as const)
      : []),
  ];
}
