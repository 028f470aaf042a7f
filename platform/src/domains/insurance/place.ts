/** How a member comes by a package: bought, or given by an operator. */
import type { domains, InsuranceKind, ParsedRequestOf } from '@portal/schema/rest';

import { formatAmount, parsePositiveAmount } from '../../ledger/amount.ts';
import { house, member } from '../../ledger/entry.ts';
import { openHold } from '../../ledger/holds.ts';
import type { Operation } from '../../ledger/idempotency.ts';
import { post } from '../../ledger/ledger.ts';
import type { Services } from '../../services.ts';
import { runMemberOperation } from '../member/index.ts';
import { recordMovement, requireShown } from './contract.ts';
import { contractById, toOrder, type Order, type OrderRow } from './orders.ts';
import {
  coin,
  firstTradeAt,
  refuseBeyondPurchases,
  requireOffered,
  unlockOf,
  type Package,
} from './rules.ts';

type Request = ParsedRequestOf<(typeof domains)['insurance']['buyMatching']>;

/** Buys a package at the price that the member was shown. */
export function buy(services: Services, memberId: bigint, data: Request): Promise<Order> {
  const shown = parsePositiveAmount(data.amount);
  const { idempotencyKey, transactionPassword, matchingId } = data;
  return runMemberOperation<Order>(
    services,
    {
      memberId,
      action: 'buyInsurancePackage',
      idempotencyKey,
      input: { package: matchingId, amount: formatAmount(shown) },
      transactionPassword,
    },
    async (operation) => {
      const contract = await purchase(operation, memberId, BigInt(matchingId), shown);
      return toOrder(operation.tx, contract, operation.now);
    },
  );
}

/** Buys a package within an operation of the member, who is locked, at the price that they were shown. Refused by its rules. */
export async function purchase(
  operation: Operation,
  memberId: bigint,
  packageId: bigint,
  shown: bigint,
): Promise<OrderRow> {
  const bought = await requireOffered(operation.tx, packageId);
  await refuseBeyondPurchases(operation.tx, memberId, bought);
  requireShown(shown, bought.amount);
  return openContract(operation, memberId, bought);
}

/** Locks the price in a new hold and begins the contract. Can still be refused with INSUFFICIENT_BALANCE. */
export async function openContract(
  operation: Operation,
  memberId: bigint,
  { id: packageId, amount, contractDays }: Package,
  kind: InsuranceKind = 'BOUGHT',
): Promise<OrderRow> {
  const { tx, now } = operation;
  const journal = await openHold(operation, {
    recordType: 'purchase',
    kind: 'insurance',
    bucket: 'locked',
    member: memberId,
    coin,
    amount,
  });
  const { id } = await tx.one<{ id: bigint }>(
    `insert into insurance_contract (member_id, kind, hold_id, receipt_number, transaction_number, created_at, package_id,
       unlocks_at, trades_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      memberId,
      kind,
      journal.holdId,
      journal.receiptNumber,
      journal.transactionNumber,
      now,
      packageId,
      unlockOf(now, contractDays),
      firstTradeAt(now),
    ],
  );
  await recordMovement(operation, { id, member_id: memberId, package_id: packageId }, journal, {
    type: 'PURCHASE',
    amount,
  });
  return contractById(tx, id);
}

/**
 * Gives a member a package. The house pays for it: a special one is the member's own, a trial one goes back to the house
 * when its contract is over, and its profits stay.
 */
export async function grantContract(
  operation: Operation,
  memberId: bigint,
  given: Package,
  kind: 'SPECIAL' | 'TRIAL',
): Promise<OrderRow> {
  const { amount } = given;
  const journal = await post(operation, {
    recordType: kind === 'SPECIAL' ? 'specialPackage' : 'trialPackage',
    legs: [
      { account: house('insurance'), coin, amount: -amount },
      { account: member(memberId), coin, amount },
    ],
  });
  const contract = await openContract(operation, memberId, given, kind);
  await recordMovement(operation, contract, journal, { type: kind, amount });
  return contract;
}
