import type { domains, ParsedRequestOf } from '@portal/schema/rest';
import { insertRow } from '../../database/insert.ts';
import { businessDate } from '../../kernel/clock.ts';
import { formatAmount, formatPpm, minorPerPpm, parsePositiveAmount } from '../../ledger/amount.ts';
import { member } from '../../ledger/entry.ts';
import { openHold } from '../../ledger/holds.ts';
import type { Operation } from '../../ledger/idempotency.ts';
import { post } from '../../ledger/ledger.ts';
import type { Journal } from '../../ledger/posting.ts';
import type { Services } from '../../services/services.ts';
import { runMemberOperation } from '../member/index.ts';
import { getTrusteeship, requireRunning, type TrusteeshipView, type TrusteeshipRow } from './orders.ts';
import { refusals } from './refusals.ts';
import {
  getFirstExpiry,
  refuseAboveMaximum,
  requireNextPackage,
  requirePackage,
  type CataloguePackage,
} from './rules.ts';
import { payProfits, type Profited } from './settle.ts';

type Endpoints = (typeof domains)['trusteeship'];
type Purchase = ParsedRequestOf<Endpoints['buyMatching']>;
type Upgrade = ParsedRequestOf<Endpoints['upgradeMatching']>;

const coin = 'ASSETS_POINT';

/** The terms that the member was shown, normalised. */
function toComparedTerms({ amount, dailyRatio, termDays }: Purchase) {
  return {
    amount: formatAmount(parsePositiveAmount(amount)),
    ratio: formatAmount(parsePositiveAmount(dailyRatio, 'dailyRatio')),
    termDays,
  };
}

/** Refuses terms other than the member was shown. */
function refuseOtherTerms(
  shown: ReturnType<typeof toComparedTerms>,
  offer: CataloguePackage,
  pays: bigint,
): void {
  const now = {
    amount: formatAmount(pays),
    ratio: formatPpm(offer.ratioPpm),
    termDays: offer.termDays,
  };
  if (shown.amount === now.amount && shown.ratio === now.ratio && shown.termDays === now.termDays) return;
  throw refusals.ENTRUST_CHANGED({
    amount: now.amount,
    days: now.termDays.toString(),
    percent: formatAmount(offer.ratioPpm * minorPerPpm * 100n),
  });
}

/** Buys a package. */
export async function buy(services: Services, memberId: bigint, data: Purchase): Promise<TrusteeshipView> {
  const { matchingId } = data;
  const shown = toComparedTerms(data);
  const request = { memberId, action: 'buyEntrust', data, input: { matchingId, ...shown } };
  return runMemberOperation<TrusteeshipView>(services, request, async (operation) => {
    const offer = await requirePackage(operation.tx, matchingId);
    refuseOtherTerms(shown, offer, offer.amount);
    await refuseAboveMaximum(operation.tx, memberId, offer);
    const { id } = await placeOrder(operation, memberId, offer);
    return getTrusteeship(operation.tx, id, operation.now);
  });
}

/** Upgrades a package of the member to the next larger one. */
export async function upgrade(services: Services, memberId: bigint, data: Upgrade): Promise<TrusteeshipView> {
  const { matchingId, id } = data;
  const shown = toComparedTerms(data);
  const input = { id, matchingId, ...shown };
  const request = { memberId, action: 'upgradeEntrust', data, input };
  return runMemberOperation<TrusteeshipView>(services, request, async (operation) => {
    const order = await requireRunning(operation.tx, memberId, id);
    const offer = await requireNextPackage(operation.tx, matchingId, order.amount);
    refuseOtherTerms(shown, offer, offer.amount - order.amount);
    await refuseAboveMaximum(operation.tx, memberId, offer);
    const next = await upgradeOrder(operation, order, offer);
    return getTrusteeship(operation.tx, next.id, operation.now);
  });
}

/** Locks the price of a package and inserts the order. The caller has checked that it is allowed. */
export async function placeOrder(
  operation: Operation,
  memberId: bigint,
  offer: CataloguePackage,
): Promise<TrusteeshipRow> {
  const journal = await openHold(operation, {
    recordType: 'purchase',
    kind: 'entrust',
    bucket: 'locked',
    member: memberId,
    coin,
    amount: offer.amount,
  });
  return insertOrder(operation, {
    memberId,
    offer,
    paid: offer.amount,
    journal,
    holdId: journal.holdId,
    profitedUntil: businessDate(operation.now),
    autoAdd: false,
  });
}

/**
 * Adds the difference to the hold of an order, and begins the next one. Due days are paid first, by their own terms.
 * The caller has locked the order and checked that the new package is larger.
 */
export async function upgradeOrder(
  operation: Operation,
  order: TrusteeshipRow & Profited,
  offer: CataloguePackage,
): Promise<TrusteeshipRow> {
  const { tx, now } = operation;
  const profitedUntil = await payProfits(tx, order, now);
  const paid = offer.amount - order.amount;
  const account = member(order.member_id);
  const journal = await post(operation, {
    recordType: 'upgrade',
    legs: [
      { account, coin, amount: -paid },
      { account, coin, bucket: 'locked', amount: paid, hold: order.hold_id },
    ],
  });
  await tx.execute("update entrust_order set status = 'UPGRADED', ended_at = $2 where id = $1", [
    order.id,
    now,
  ]);
  return insertOrder(operation, {
    memberId: order.member_id,
    offer,
    paid,
    journal,
    holdId: order.hold_id,
    profitedUntil,
    autoAdd: order.auto_add,
    replaces: order.id,
  });
}

interface NewOrder {
  readonly memberId: bigint;
  readonly offer: CataloguePackage;
  readonly paid: bigint;
  readonly journal: Journal;
  readonly holdId: bigint;
  readonly profitedUntil: string;
  readonly autoAdd: boolean;
  readonly replaces?: bigint;
}

function insertOrder({ tx, now }: Operation, order: NewOrder): Promise<TrusteeshipRow> {
  const { memberId, offer, paid, journal, holdId, profitedUntil, autoAdd, replaces } = order;
  return insertRow<TrusteeshipRow>(tx, 'entrust_order', {
    member_id: memberId,
    offer_id: offer.id,
    replaces: replaces ?? null,
    amount: offer.amount,
    paid,
    ratio_ppm: offer.ratioPpm,
    term_days: offer.termDays,
    hold_id: holdId,
    journal_id: journal.id,
    receipt_number: journal.receiptNumber,
    transaction_number: journal.transactionNumber,
    created_at: now,
    status: 'RUNNING',
    auto_add: autoAdd,
    expires_at: getFirstExpiry(now, offer.termDays),
    profited_until: profitedUntil,
  });
}
