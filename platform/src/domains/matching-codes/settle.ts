/** Operations on a PIN code: activated, transferred, or returned by an operator. */
import type { domains, ParsedRequestOf } from '@portal/schema/rest';
import type { SignedInMember } from '../../identity/admission.ts';
import { closeHold, moveHold } from '../../ledger/holds.ts';
import type { Operation } from '../../ledger/idempotency.ts';
import type { Services } from '../../services/services.ts';
import { coin, findPackage, purchase } from '../insurance/index.ts';
import { runMemberOperation } from '../member/index.ts';
import { withRecipient } from '../transfer/index.ts';
import { mails } from './mails.ts';
import { lockPending, type CodeName, type CodeRow } from './orders.ts';
import { insertCode } from './place.ts';
import { insertRecord, getRecord, type OperationName, type CodeRecordView } from './records.ts';
import { refusals } from './refusals.ts';
import { requireAreaOpen } from './rules.ts';
import { states, type EndStatus } from './states.ts';

type Endpoints = (typeof domains)['matching-codes'];

/**
 * Activates a code of the member, identified by its id or as typed. Its price becomes available and buys the package
 * by the package's rules. A refusal leaves the code pending.
 */
export function activate(
  services: Services,
  memberId: bigint,
  data: ParsedRequestOf<Endpoints['activeMatchingCode']>,
): Promise<CodeRecordView> {
  const { id, matchingCode } = data;
  const name: CodeName = matchingCode == null ? { id: BigInt(id ?? 0) } : { code: matchingCode };
  const request = {
    memberId,
    action: 'activeMatchingCode' satisfies OperationName,
    data,
    input: { id: id ?? null, code: matchingCode ?? null },
  };
  return runMemberOperation<CodeRecordView>(services, request, async (operation) => {
    const code = await lockPending(operation.tx, memberId, name);
    return getRecord(operation.tx, await activateCode(operation, code));
  });
}

/**
 * Activates a code that the caller has locked; returns the id of the record. Refused with PIN_CODE_PACKAGE_CLOSED,
 * PIN_CODE_PRICE_CHANGED, or like the purchase of the package.
 */
export async function activateCode(operation: Operation, code: CodeRow): Promise<bigint> {
  const { member_id: memberId, package_id: packageId, amount } = code;
  const bought = await findPackage(operation.tx, packageId);
  if (bought?.enabled !== true) throw refusals.PIN_CODE_PACKAGE_CLOSED();
  if (bought.amount !== amount) throw refusals.PIN_CODE_PRICE_CHANGED({ name: bought.name });
  const journal = await closeHold(operation, {
    hold: code.hold_id,
    recordType: 'pinActivate',
    outcome: states.ACTIVATED.ends.hold,
  });
  const contract = await purchase(operation, memberId, packageId, amount);
  const { receiptNumber } = journal;
  const endedBy = await insertRecord(operation, {
    memberId,
    type: 'ACTIVATE',
    packageId,
    amount,
    contractId: contract.id,
    receiptNumber,
    journal,
  });
  await endCode(operation, code, 'ACTIVATED', endedBy);
  return endedBy;
}

/**
 * Transfers a code of the member to another member, who receives one with a new secret. Refused like a transfer of
 * credits to them, or with PIN_CODE_RECIPIENT_CLOSED.
 */
export function transfer(
  services: Services,
  { id: memberId, userName: from }: SignedInMember,
  data: ParsedRequestOf<Endpoints['transferMatchingCode']>,
): Promise<CodeRecordView> {
  const { id, toUserName } = data;
  const request = {
    memberId,
    action: 'transferMatchingCode' satisfies OperationName,
    data,
    // Stryker disable next-line MethodExpression: any one case makes the same name the same input
    input: { id, to: toUserName.toLowerCase() },
  };
  return withRecipient(services, memberId, toUserName, (findRecipient) =>
    runMemberOperation<CodeRecordView>(services, request, async (operation) => {
      const { tx } = operation;
      const receiver = await findRecipient(tx);
      await requireAreaOpen(tx, receiver);
      const code = await lockPending(tx, memberId, { id: BigInt(id) });
      const order = await getRecord(tx, await transferCode(operation, code, receiver.id));
      // Both ends of the transfer have the same receipt number.
      const words = { from, name: order.name, amount: order.amount, receipt: order.receiptNo };
      await services.outbox.put(tx, receiver.id, mails.PIN_CODE_RECEIVED(words));
      return order;
    }),
  );
}

/** Transfers a code that the caller has locked to another member; returns the id of the sender's record. */
export async function transferCode(operation: Operation, code: CodeRow, receiverId: bigint): Promise<bigint> {
  const { member_id: senderId, package_id: packageId, amount } = code;
  const journal = await moveHold(operation, {
    hold: code.hold_id,
    from: senderId,
    to: receiverId,
    kind: 'pin_code',
    coin,
    bucket: 'locked',
    amount,
    recordType: 'pinTransfer',
  });
  const both = { packageId, amount, receiptNumber: journal.receiptNumber, journal };
  const sent = { ...both, memberId: senderId, counterpartyId: receiverId };
  const endedBy = await insertRecord(operation, { ...sent, type: 'SEND' });
  const received = { ...both, memberId: receiverId, counterpartyId: senderId };
  const madeBy = await insertRecord(operation, { ...received, type: 'RECEIVE' });
  await endCode(operation, code, 'TRANSFERRED', endedBy);
  await insertCode(operation, { memberId: receiverId, packageId, amount, madeBy, journal });
  return endedBy;
}

/** Returns the price of a code that the caller has locked to its holder. */
export async function returnCode(operation: Operation, code: CodeRow, reason: string): Promise<void> {
  const { member_id: memberId, package_id: packageId, amount } = code;
  const journal = await closeHold(operation, {
    hold: code.hold_id,
    recordType: 'pinPurchase',
    outcome: states.RETURNED.ends.hold,
    reason,
  });
  const { receiptNumber } = journal;
  const record = { memberId, packageId, amount, reason, receiptNumber, journal };
  await endCode(operation, code, 'RETURNED', await insertRecord(operation, { ...record, type: 'RETURN' }));
}

/** Ends a pending code that the caller has locked; throws if it has already ended. */
async function endCode(
  { tx, now }: Operation,
  { id }: CodeRow,
  status: EndStatus,
  endedBy: bigint,
): Promise<void> {
  await tx.one(
    `update matching_code set status = $2, ended_by = $3, ended_at = $4 where id = $1 and status = 'PENDING' returning id`,
    [id, status, endedBy, now],
  );
}
