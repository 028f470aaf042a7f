import type { domains, ParsedRequestOf } from '@portal/schema/rest';
import { whyUnpayable } from '@portal/schema/rules';

import { businessDate, nextBusinessMidnight } from '../../clock.ts';
import { formatAmount, parseAmount, parsePositiveAmount } from '../../ledger/amount.ts';
import { coins } from '../../ledger/coins.ts';
import { openHold } from '../../ledger/holds.ts';
import type { Operation } from '../../ledger/idempotency.ts';
import { refuseField } from '../../messages/index.ts';
import type { Services, WalletAddress } from '../../services.ts';
import { checkAmount } from '../amount-limits.ts';
import { runMemberOperation } from '../member/index.ts';
import { bankAccountOf, walletAddressOf, type BankAccountDetails } from '../payout/index.ts';
import type { PaymentMethod } from '../payment-method.ts';
import { toOrder, type Order, type OrderRow } from './orders.ts';
import { gasFee, hasWithdrawn, requireOpenRule, withdrawalFee, withdrawnCoin } from './rules.ts';
import { refusals } from './refusals.ts';

type Withdrawal = (typeof domains)['withdrawal'];

/** The member's payout method to be paid, and the payment method it must belong to. */
export interface Method {
  readonly way: PaymentMethod;
  readonly id: bigint;
}

/** The method a request names; refused, naming the field, when one is missing or does not belong to the request. */
export function requireMethod(data: ParsedRequestOf<Withdrawal['withdrawal']>): Method {
  const { type, walletType, walletAddressId, bankAccountId } = data;
  if (type === 'BANK') {
    if (walletType != null) throw refuseField('walletType', 'invalid');
    if (walletAddressId != null) throw refuseField('walletAddressId', 'invalid');
    if (bankAccountId == null) throw refuseField('bankAccountId', 'required');
    return { way: 'BANK', id: BigInt(bankAccountId) };
  }
  if (bankAccountId != null) throw refuseField('bankAccountId', 'invalid');
  if (walletType == null) throw refuseField('walletType', 'required');
  if (walletAddressId == null) throw refuseField('walletAddressId', 'required');
  return { way: walletType, id: BigInt(walletAddressId) };
}

/** Places a withdrawal: freezes credits until they are paid out. */
export async function withdraw(
  services: Services,
  memberId: bigint,
  data: Pick<
    ParsedRequestOf<Withdrawal['withdrawal']>,
    'idempotencyKey' | 'amount' | 'adminFee' | 'transactionPassword'
  >,
  method: Method,
): Promise<Order> {
  const amount = parsePositiveAmount(data.amount);
  const shownFee = parseAmount(data.adminFee, 'adminFee');
  const { idempotencyKey, transactionPassword } = data;
  const input = {
    way: method.way,
    method: method.id.toString(),
    amount: formatAmount(amount),
    fee: formatAmount(shownFee),
  };
  return runMemberOperation<Order>(
    services,
    { memberId, action: 'withdrawal', idempotencyKey, input, transactionPassword },
    async (operation) => {
      const destination = await requireDestination(operation, memberId, method);
      const rule = await requireOpenRule(operation.tx, method.way);
      checkAmount(amount, rule);
      const fee = withdrawalFee(rule, amount);
      if (fee >= amount) throw refusals.WITHDRAWAL_NOTHING_LEFT();
      if (fee !== shownFee) {
        throw refusals.WITHDRAWAL_FEE_CHANGED({ fee: formatAmount(fee), coin: rule.coin });
      }
      await refuseSecondOfTheDay(operation, memberId);
      return toOrder(
        await placeOrder(operation, { memberId, amount, fee, gasFee: gasFee(rule), destination }),
      );
    },
  );
}

/**
 * The destination of the method. Another member's method is refused like one that does not exist, one that was added or
 * changed a moment ago with PAYOUT_METHOD_COOLING, and with WALLET_ADDRESS_UNPAYABLE an address that was saved before the
 * rule that refuses it.
 */
export async function requireDestination(
  { tx, now }: Pick<Operation, 'tx' | 'now'>,
  memberId: bigint,
  { way, id }: Method,
): Promise<Destination> {
  if (way === 'BANK') {
    const account = await bankAccountOf(tx, memberId, id);
    if (account === undefined) throw refusals.BANK_ACCOUNT_MISSING();
    refuseCooling(account, now);
    return account;
  }
  const wallet = await walletAddressOf(tx, memberId, id);
  if (wallet === undefined) throw refusals.WALLET_ADDRESS_MISSING();
  if (wallet.network !== way) throw refusals.WALLET_ADDRESS_NETWORK({ network: way });
  if (whyUnpayable(wallet.network, wallet.address) !== null) throw refusals.WALLET_ADDRESS_UNPAYABLE();
  refuseCooling(wallet, now);
  return wallet;
}

function refuseCooling({ usableAt }: { readonly usableAt: Date | null }, now: Date): void {
  if (usableAt !== null && usableAt > now)
    throw refusals.PAYOUT_METHOD_COOLING({ until: usableAt.toISOString() });
}

async function refuseSecondOfTheDay({ tx, now }: Operation, memberId: bigint): Promise<void> {
  if (await hasWithdrawn(tx, memberId, now)) {
    throw refusals.WITHDRAWAL_TODAY({ until: nextBusinessMidnight(now).toISOString() });
  }
}

/** The destination of a withdrawal. */
export type Destination = WalletAddress | BankAccountDetails;

/** The payment method of a destination. */
export const toPaymentMethod = (to: Destination): PaymentMethod => ('network' in to ? to.network : 'BANK');

/** A withdrawal to place, in minor units. */
export interface Placement {
  readonly memberId: bigint;
  /** The amount taken from the member, including the fee. */
  readonly amount: bigint;
  readonly fee: bigint;
  /** The network's part of the fee. */
  readonly gasFee: bigint;
  readonly destination: Destination;
}

/**
 * Freezes the amount and inserts the withdrawal with a copy of its destination. The caller has checked that it is
 * allowed; it can still be refused with INSUFFICIENT_BALANCE. The platform's and the network's part of the fee are separate
 * records, so that records add up to the balance.
 */
export async function placeOrder(operation: Operation, placement: Placement): Promise<OrderRow> {
  const { memberId, amount, fee, gasFee, destination } = placement;
  const { tx, now } = operation;
  // The id is drawn before the insert, so that the ledger can refer to it.
  const { id } = await tx.one<{ id: bigint }>(
    "select nextval(pg_get_serial_sequence('withdrawal', 'id')) as id",
  );
  const journal = await openHold(operation, {
    recordType: 'withdraw',
    kind: 'withdrawal',
    bucket: 'frozen',
    member: memberId,
    coin: withdrawnCoin,
    amount,
    feeParts: [
      { amount: fee - gasFee, recordType: 'withdrawalFee' },
      { amount: gasFee, recordType: 'gasFee' },
    ],
    reference: { type: 'withdrawal', id: id.toString() },
  });
  const bank = 'network' in destination ? undefined : destination;
  const row = await tx.one<Omit<OrderRow, 'steps'>>(
    `insert into withdrawal (id, member_id, business_date, expected_date, status, coin_id, amount, fee, way,
       wallet_address, bank_name, account_name, account_number, hold_id, receipt_number, transaction_number, created_at,
       gas_fee)
     values ($1, $2, $3, $4, 'PENDING_REVIEW', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) returning *`,
    [
      id,
      memberId,
      businessDate(now),
      businessDate(nextBusinessMidnight(now)),
      coins[withdrawnCoin],
      amount,
      fee,
      toPaymentMethod(destination),
      'network' in destination ? destination.address : null,
      bank?.bankName ?? null,
      bank?.accountName ?? null,
      bank?.accountNumber ?? null,
      journal.holdId,
      journal.receiptNumber,
      journal.transactionNumber,
      now,
      gasFee,
    ],
  );
  await tx.execute(
    "insert into withdrawal_step (withdrawal_id, status, created_at) values ($1, 'PENDING_REVIEW', $2)",
    [id, now],
  );
  return { ...row, steps: [{ status: 'PENDING_REVIEW', time: now.getTime(), reason: null }] };
}
