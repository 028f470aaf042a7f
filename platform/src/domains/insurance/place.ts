/** How members get packages: by purchase, or by a grant from an operator. */
import type { domains, InsuranceKind, ParsedRequestOf } from '@portal/schema/rest';
import { insertRow } from '../../database/insert.ts';
import { formatAmount, parsePositiveAmount } from '../../ledger/amount.ts';
import { house, member } from '../../ledger/entry.ts';
import { openHold } from '../../ledger/holds.ts';
import type { Operation } from '../../ledger/idempotency.ts';
import { post } from '../../ledger/ledger.ts';
import type { Services } from '../../services/services.ts';
import { runMemberOperation } from '../member/index.ts';
import { recordMovement, requireShown } from './change-guards.ts';
import { getContract, toContractView, type ContractView, type ContractRow } from './orders.ts';
import {
  coin,
  getFirstTradeTime,
  refuseBeyondPurchases,
  requireOffered,
  getUnlockTime,
  type Package,
} from './rules.ts';

type Request = ParsedRequestOf<(typeof domains)['insurance']['buyMatching']>;

/** Buys a package at the price that the member was shown. */
export function buy(services: Services, memberId: bigint, data: Request): Promise<ContractView> {
  const shown = parsePositiveAmount(data.amount);
  const { matchingId } = data;
  const request = {
    memberId,
    action: 'buyInsurancePackage',
    data,
    input: { package: matchingId, amount: formatAmount(shown) },
  };
  return runMemberOperation<ContractView>(services, request, async (operation) => {
    const contract = await purchase(operation, memberId, BigInt(matchingId), shown);
    return toContractView(operation.tx, contract, operation.now);
  });
}

/**
 * Buys a package in an operation that has locked the member, at the price that the member was shown. Refused by its
 * rules.
 */
export async function purchase(
  operation: Operation,
  memberId: bigint,
  packageId: bigint,
  shown: bigint,
): Promise<ContractRow> {
  const bought = await requireOffered(operation.tx, packageId);
  await refuseBeyondPurchases(operation.tx, memberId, bought);
  requireShown(shown, bought.amount);
  return openContract(operation, memberId, bought);
}

/** Locks the price in a new hold and creates the contract. Refused with INSUFFICIENT_BALANCE. */
export async function openContract(
  operation: Operation,
  memberId: bigint,
  { id: packageId, amount, contractDays }: Package,
  kind: InsuranceKind = 'BOUGHT',
): Promise<ContractRow> {
  const { tx, now } = operation;
  const journal = await openHold(operation, {
    recordType: 'purchase',
    kind: 'insurance',
    bucket: 'locked',
    member: memberId,
    coin,
    amount,
  });
  const { id } = await insertRow<{ id: bigint }>(tx, 'insurance_contract', {
    member_id: memberId,
    kind,
    hold_id: journal.holdId,
    receipt_number: journal.receiptNumber,
    transaction_number: journal.transactionNumber,
    created_at: now,
    package_id: packageId,
    unlocks_at: getUnlockTime(now, contractDays),
    trades_at: getFirstTradeTime(now),
  });
  await recordMovement(operation, { id, member_id: memberId, package_id: packageId }, journal, {
    type: 'PURCHASE',
    amount,
  });
  return getContract(tx, id);
}

/**
 * Grants a member a package at the house's expense. The member keeps a special package. A trial returns to the house
 * when its contract ends, and the member keeps its profits.
 */
export async function grantContract(
  operation: Operation,
  memberId: bigint,
  granted: Package,
  kind: 'SPECIAL' | 'TRIAL',
): Promise<ContractRow> {
  const { amount } = granted;
  const journal = await post(operation, {
    recordType: kind === 'SPECIAL' ? 'specialPackage' : 'trialPackage',
    legs: [
      { account: house('insurance'), coin, amount: -amount },
      { account: member(memberId), coin, amount },
    ],
  });
  const contract = await openContract(operation, memberId, granted, kind);
  await recordMovement(operation, contract, journal, { type: kind, amount });
  return contract;
}
