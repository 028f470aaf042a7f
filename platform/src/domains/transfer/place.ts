import type { domains, ParsedRequestOf } from '@portal/schema/rest';
import { insertRow } from '../../database/insert.ts';
import type { SignedInMember } from '../../identity/admission.ts';
import { computeFee, formatAmount, minorPerPpm, parsePositiveAmount } from '../../ledger/amount.ts';
import { coins } from '../../ledger/coins.ts';
import { house, member, type Leg } from '../../ledger/entry.ts';
import type { Operation } from '../../ledger/idempotency.ts';
import { post } from '../../ledger/ledger.ts';
import type { Services } from '../../services/services.ts';
import { checkAmount } from '../amount-limits.ts';
import { runMemberOperation } from '../member/index.ts';
import { mails } from './mails.ts';
import { toTransferView, type TransferView } from './orders.ts';
import { withRecipient, type Party } from './recipient.ts';
import { requireRule, type TransferRule } from './rules.ts';

type Request = ParsedRequestOf<(typeof domains)['transfer']['makeOver']>;

/** Transferring credits to another member. */
export async function transfer(
  services: Services,
  sender: SignedInMember,
  data: Request,
): Promise<TransferView> {
  const amount = parsePositiveAmount(data.amount);
  const input = {
    coin: data.coinName,
    amount: formatAmount(amount),
    // Stryker disable next-line MethodExpression: any one case makes the same name the same input
    to: data.toUserName.toLowerCase(),
    note: data.remark ?? null,
  };
  const request = { memberId: sender.id, action: 'makeOver', data, input };
  return withRecipient(services, sender.id, data.toUserName, (findRecipient) =>
    runMemberOperation<TransferView>(services, request, async (operation) => {
      const rule = await requireRule(operation.tx, data.coinName);
      checkAmount(amount, rule);
      const recipient = await findRecipient(operation.tx);
      const order = await placeOrder(operation, { sender, recipient, rule, amount, note: data.remark });
      const words = {
        from: sender.userName,
        amount: order.actualAmount,
        coin: order.coinName,
        receipt: order.receiptNo,
      };
      await services.outbox.put(operation.tx, recipient.id, mails.TRANSFER_RECEIVED(words));
      return order;
    }),
  );
}

/** The data of a transfer. The amount is what the sender pays, in minor units. */
export interface Placement {
  readonly sender: Party;
  readonly recipient: Party;
  readonly rule: Pick<TransferRule, 'coin' | 'feePpm'>;
  readonly amount: bigint;
  readonly note: string | undefined;
}

/** Posts and inserts a transfer, and returns it as the sender sees it. The caller has checked that it is allowed. */
export async function placeOrder(operation: Operation, placement: Placement): Promise<TransferView> {
  const { sender, recipient, rule, amount, note } = placement;
  const { tx, now } = operation;
  const fee = computeFee(amount, rule.feePpm * minorPerPpm);
  const journal = await post(operation, {
    recordType: 'transfer',
    legs: toLegs(placement, fee),
    reason: note,
  });
  const { id } = await insertRow<{ id: bigint }>(tx, 'transfer', {
    sender_id: sender.id,
    receiver_id: recipient.id,
    coin_id: coins[rule.coin],
    amount,
    fee,
    note: note ?? null,
    journal_id: journal.id,
    receipt_number: journal.receiptNumber,
    transaction_number: journal.transactionNumber,
    created_at: now,
  });
  return toTransferView({
    id,
    outgoing: true,
    counterparty: recipient.userName,
    coin_id: coins[rule.coin],
    amount,
    fee,
    note: note ?? null,
    receipt_number: journal.receiptNumber,
    transaction_number: journal.transactionNumber,
    created_at: now,
    is_reversed: false,
  });
}

/** The sender pays the amount; the recipient receives it less the fee. */
function toLegs({ sender, recipient, rule: { coin }, amount }: Placement, fee: bigint): Leg[] {
  return [
    { account: member(sender.id), coin, amount: -amount, counterparty: recipient.id, fee },
    { account: member(recipient.id), coin, amount: amount - fee, counterparty: sender.id },
    ...(fee > 0n ? [{ account: house('fee'), coin, amount: fee, recordType: 'fee' as const }] : []),
  ];
}
