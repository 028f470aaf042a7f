import type { domains, ParsedRequestOf } from '@portal/schema/rest';
import { getUnpayableReason } from '@portal/schema/rules';
import { businessDate, nextBusinessMidnight } from '../../kernel/clock.ts';
import { formatAmount, parseAmount, parsePositiveAmount } from '../../ledger/amount.ts';
import { coins } from '../../ledger/coins.ts';
import { openHold } from '../../ledger/holds.ts';
import type { Operation } from '../../ledger/idempotency.ts';
import { refuseField } from '../../messages/index.ts';
import type { Services, WalletAddress } from '../../services/services.ts';
import { checkAmount } from '../amount-limits.ts';
import { runMemberOperation } from '../member/index.ts';
import type { PaymentMethod } from '../payment-method.ts';
import { requireBankAccount, requireWalletAddress, type BankAccountDetails } from '../payout/index.ts';
import { endedCountsColumn, toWithdrawalView, type WithdrawalView, type WithdrawalRow } from './orders.ts';
import { refusals } from './refusals.ts';
import { gasFee, hasWithdrawn, requireOpenRule, withdrawalFee, withdrawnCoin } from './rules.ts';

type Withdrawal = (typeof domains)['withdrawal'];

/** The member's payout method, and the payment method it must match. */
export interface Method {
  readonly way: PaymentMethod;
  readonly id: bigint;
}

/**
 * Returns the method that a request names. Refused, naming the field, if one is missing or does not match the
 * request.
 */
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
): Promise<WithdrawalView> {
  const amount = parsePositiveAmount(data.amount);
  const shownFee = parseAmount(data.adminFee, 'adminFee');
  const input = {
    way: method.way,
    method: method.id.toString(),
    amount: formatAmount(amount),
    fee: formatAmount(shownFee),
  };
  const request = { memberId, action: 'withdrawal', data, input };
  return runMemberOperation<WithdrawalView>(services, request, async (operation) => {
    const destination = await requireDestination(operation, memberId, method);
    const rule = await requireOpenRule(operation.tx, method.way);
    checkAmount(amount, rule);
    const fee = withdrawalFee(rule, amount);
    if (fee >= amount) throw refusals.WITHDRAWAL_NOTHING_LEFT();
    if (fee !== shownFee) {
      throw refusals.WITHDRAWAL_FEE_CHANGED({ fee: formatAmount(fee), coin: rule.coin });
    }
    await refuseSecondOfTheDay(operation, memberId);
    const order = await placeOrder(operation, {
      memberId,
      amount,
      fee,
      gasFee: gasFee(rule),
      destination,
    });
    return toWithdrawalView(order, operation.now);
  });
}

/**
 * Returns the destination of the method. Refuses another member's method like an unknown one, a recently added or
 * changed one with PAYOUT_METHOD_COOLING, and a saved address that a later rule forbids with
 * WALLET_ADDRESS_UNPAYABLE.
 */
export async function requireDestination(
  { tx, now }: Pick<Operation, 'tx' | 'now'>,
  memberId: bigint,
  { way, id }: Method,
): Promise<Destination> {
  if (way === 'BANK') {
    const account = await requireBankAccount(tx, memberId, id);
    if (account === undefined) throw refusals.BANK_ACCOUNT_MISSING();
    refuseCooling(account, now);
    return account;
  }
  const wallet = await requireWalletAddress(tx, memberId, id);
  if (wallet === undefined) throw refusals.WALLET_ADDRESS_MISSING();
  if (wallet.network !== way) throw refusals.WALLET_ADDRESS_NETWORK({ network: way });
  if (getUnpayableReason(wallet.network, wallet.address) !== null) throw refusals.WALLET_ADDRESS_UNPAYABLE();
  refuseCooling(wallet, now);
  return wallet;
}

function refuseCooling({ usableAt }: { readonly usableAt: Date | null }, now: Date): void {
  // Stryker disable next-line ConditionalExpression: null is before every instant
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

/** Returns the payment method of a destination. */
export const toPaymentMethod = (to: Destination): PaymentMethod => ('network' in to ? to.network : 'BANK');

/** The data of a withdrawal, in minor units. */
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
 * allowed; refused with INSUFFICIENT_BALANCE. The platform's and the network's part of the fee are separate records,
 * so that records add up to the balance.
 */
export async function placeOrder(operation: Operation, placement: Placement): Promise<WithdrawalRow> {
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
  const row = await tx.one<Omit<WithdrawalRow, 'steps'>>(
    `insert into withdrawal (id, member_id, business_date, expected_date, status, coin_id, amount, fee, way,
       wallet_address, bank_name, account_name, account_number, hold_id, receipt_number, transaction_number, created_at,
       gas_fee)
     values ($1, $2, $3, $4, 'PENDING_REVIEW', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) returning *, ${endedCountsColumn}`,
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
