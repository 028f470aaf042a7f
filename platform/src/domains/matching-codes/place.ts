/** How members get PIN codes: by purchase, or from another member. */
import type { domains, ParsedRequestOf } from '@portal/schema/rest';
import { insertRow } from '../../database/insert.ts';
import { formatAmount, parsePositiveAmount } from '../../ledger/amount.ts';
import { openHold } from '../../ledger/holds.ts';
import type { Operation } from '../../ledger/idempotency.ts';
import { receiptNumber } from '../../ledger/numbers.ts';
import type { Journal } from '../../ledger/posting.ts';
import type { Services } from '../../services/services.ts';
import { coin, requireOffered, requireShown, type Package } from '../insurance/index.ts';
import { runMemberOperation } from '../member/index.ts';
import { insertRecord, getRecord, type OperationName, type CodeRecordView } from './records.ts';
import { makeCode } from './rules.ts';

type Request = ParsedRequestOf<(typeof domains)['matching-codes']['buyMatchingCode']>;

/**
 * Buys codes for a package at the price that the member was shown. Refused like a purchase of the package, except for
 * the maximum number of purchases, which applies on activation.
 */
export function buy(services: Services, memberId: bigint, data: Request): Promise<CodeRecordView> {
  const shown = parsePositiveAmount(data.amount);
  const { matchingId, quantity } = data;
  const request = {
    memberId,
    action: 'buyMatchingCode' satisfies OperationName,
    data,
    input: { package: matchingId, quantity, amount: formatAmount(shown) },
  };
  return runMemberOperation<CodeRecordView>(services, request, async (operation) => {
    const bought = await requireOffered(operation.tx, BigInt(matchingId));
    requireShown(shown, bought.amount * BigInt(quantity));
    return getRecord(operation.tx, await placeCodes(operation, memberId, bought, quantity));
  });
}

/**
 * Creates codes for a package, each with a hold of its price; returns the id of the purchase. The holds share its
 * receipt number. Refused with INSUFFICIENT_BALANCE.
 */
export async function placeCodes(
  operation: Operation,
  memberId: bigint,
  { id: packageId, amount }: Pick<Package, 'id' | 'amount'>,
  quantity: number,
): Promise<bigint> {
  const receipt = receiptNumber(operation.now);
  const madeBy = await insertRecord(operation, {
    memberId,
    type: 'PURCHASE',
    packageId,
    quantity,
    amount: amount * BigInt(quantity),
    receiptNumber: receipt,
  });
  for (let made = 0; made < quantity; made += 1) {
    const journal = await openHold(operation, {
      recordType: 'pinPurchase',
      kind: 'pin_code',
      bucket: 'locked',
      member: memberId,
      coin,
      amount,
      receiptNumber: receipt,
    });
    await insertCode(operation, { memberId, packageId, amount, madeBy, journal });
  }
  return madeBy;
}

/** The data of a new code; the amount in minor units. */
interface NewCode {
  readonly memberId: bigint;
  readonly packageId: bigint;
  readonly amount: bigint;
  /** The record that created it. */
  readonly madeBy: bigint;
  /** The journal that opened its hold. */
  readonly journal: Journal & { readonly holdId: bigint };
}

/** Inserts a code with a new secret. */
export const insertCode = (
  { tx, now }: Operation,
  { memberId, packageId, amount, madeBy, journal }: NewCode,
): Promise<unknown> =>
  insertRow(tx, 'matching_code', {
    member_id: memberId,
    package_id: packageId,
    amount,
    code: makeCode(),
    hold_id: journal.holdId,
    made_by: madeBy,
    receipt_number: journal.receiptNumber,
    transaction_number: journal.transactionNumber,
    created_at: now,
  });
