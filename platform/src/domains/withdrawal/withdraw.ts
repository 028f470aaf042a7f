import type { domains, ParsedRequestOf } from '@portal/schema/rest';

import { nextBusinessMidnight } from '../../clock.ts';
import type { Transaction } from '../../database/database.ts';
import { formatAmount, parseAmount, parsePositiveAmount } from '../../ledger/amount.ts';
import { runOnce, type Operation } from '../../ledger/idempotency.ts';
import { refuse, refuseField } from '../../messages/index.ts';
import type { Services } from '../../services.ts';
import { checkAmount } from '../amount-limits.ts';
import { lockMember } from '../member/lock.ts';
import { proveTransactionPassword } from '../member/passwords.ts';
import { bankAccountOf } from '../payout/bank-accounts.ts';
import { walletAddressOf } from '../payout/wallet-addresses.ts';
import type { Way } from '../ways.ts';
import type { Destination } from './destination.ts';
import { orderOf, type Order } from './orders.ts';
import { placeOrder } from './place.ts';
import { withdrawalFee, withdrawalRule } from './rules.ts';
import { hasWithdrawn } from './today.ts';

type Withdrawal = (typeof domains)['withdrawal'];

/** Which of the member's payout methods is to be paid, and the way it must be of. */
export interface Method {
  readonly way: Way;
  readonly id: bigint;
}

/** The method a request names; refused by field where one is missing, or named that does not belong there. */
export function methodOf(data: ParsedRequestOf<Withdrawal['withdrawal']>): Method {
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

/**
 * Freezes credits and asks for their payment. The transaction password comes first and is no part of what the key
 * stands for: mistyped, it can be typed again under the same key. Everything else has one outcome a key, refusals
 * included.
 */
export async function withdraw(
  services: Services,
  memberId: bigint,
  data: Pick<
    ParsedRequestOf<Withdrawal['withdrawal']>,
    'idempotencyKey' | 'amount' | 'adminFee' | 'transactionPassword'
  >,
  method: Method,
): Promise<Order> {
  await proveTransactionPassword(services, memberId, data.transactionPassword);
  const amount = parsePositiveAmount(data.amount);
  const shownFee = parseAmount(data.adminFee, 'adminFee');
  return runOnce<Order>(
    services.database,
    {
      scope: `member:${memberId}:withdrawal`,
      key: data.idempotencyKey,
      input: {
        way: method.way,
        method: method.id.toString(),
        amount: formatAmount(amount),
        fee: formatAmount(shownFee),
      },
      now: services.clock.now(),
    },
    async (operation) => {
      // Those of one member take turns, so that the second of a day is told so; its unique index would only fail.
      await lockMember(operation.tx, memberId);
      const destination = await destinationOf(operation.tx, memberId, method);
      const rule = await withdrawalRule(operation.tx, method.way);
      checkAmount(amount, rule);
      const fee = withdrawalFee(rule, amount);
      if (fee !== shownFee) {
        throw refuse('WITHDRAWAL_FEE_CHANGED', { fee: formatAmount(fee), coin: rule.coin });
      }
      await refuseSecondOfTheDay(operation, memberId);
      return orderOf(await placeOrder(operation, { memberId, amount, fee, destination }));
    },
  );
}

/** Where the method is. Somebody else's is as missing as one that never was. */
async function destinationOf(tx: Transaction, memberId: bigint, { way, id }: Method): Promise<Destination> {
  if (way === 'BANK') {
    const account = await bankAccountOf(tx, memberId, id);
    if (account === undefined) throw refuse('BANK_ACCOUNT_MISSING');
    return account;
  }
  const wallet = await walletAddressOf(tx, memberId, id);
  if (wallet === undefined) throw refuse('WALLET_ADDRESS_MISSING');
  if (wallet.network !== way) throw refuse('WALLET_ADDRESS_NETWORK', { network: way });
  return wallet;
}

async function refuseSecondOfTheDay({ tx, now }: Operation, memberId: bigint): Promise<void> {
  if (await hasWithdrawn(tx, memberId, now)) {
    throw refuse('WITHDRAWAL_TODAY', { until: nextBusinessMidnight(now).toISOString() });
  }
}
