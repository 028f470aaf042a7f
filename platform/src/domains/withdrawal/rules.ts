import type { domains, ResultOf } from '@portal/schema/rest';
import { feeOfWithdrawal } from '@portal/schema/rules';

import { businessDate, nextBusinessMidnight } from '../../clock.ts';
import type { Queryable } from '../../database/database.ts';
import { formatAmount, formatPpm, minorPerPpm } from '../../ledger/amount.ts';
import type { Coin } from '../../ledger/coins.ts';
import type { Services, ValueSteps } from '../../services.ts';
import type { AmountLimits } from '../amount-limits.ts';
import { payoutsClosedUntil } from '../member/index.ts';
import { paymentMethods, toPaymentType, type PaymentMethod } from '../payment-method.ts';
import { refusals } from './refusals.ts';

type Withdrawal = (typeof domains)['withdrawal'];

/** The credit that can be withdrawn. */
export const withdrawnCoin = 'WITHDRAWAL_POINT' satisfies Coin;

/** The rules of one payment method. Amounts in minor units. */
export interface WithdrawalRule extends AmountLimits {
  readonly way: PaymentMethod;
  readonly fixedFee: bigint;
  /** Fee rate in millionths of the amount. */
  readonly feePpm: bigint;
}

/** A payment method's rule, open or not. */
export type ConfiguredRule = WithdrawalRule & { readonly enabled: boolean };

const columns = `way, '${withdrawnCoin}' as coin, minimum, maximum, multiple, fixed_fee as "fixedFee", fee_ppm as "feePpm", enabled`;

/** The open payment methods: the networks, then the bank. */
export const listOpenRules = async (db: Queryable): Promise<WithdrawalRule[]> =>
  (await listRules(db)).filter(({ enabled }) => enabled);

/** Every payment method with a rule, open or not, in the same order. */
export async function listRules(db: Queryable): Promise<ConfiguredRule[]> {
  const rules = await db.query<ConfiguredRule>(`select ${columns} from withdrawal_rule`);
  return rules.sort((one, other) => paymentMethods.indexOf(one.way) - paymentMethods.indexOf(other.way));
}

/** The rule of one payment method; refused with WITHDRAWAL_CLOSED when it is not open. */
export async function requireOpenRule(db: Queryable, way: PaymentMethod): Promise<WithdrawalRule> {
  const rule = await db.maybe<WithdrawalRule>(
    `select ${columns} from withdrawal_rule where way = $1 and enabled`,
    [way],
  );
  if (rule === undefined) throw refusals.WITHDRAWAL_CLOSED();
  return rule;
}

/**
 * The fee of an amount, deducted from what is paid out. Less than the amount for every allowed amount, unless a payout by
 * bank is so small that rounding to whole cents leaves nothing of it.
 */
export const withdrawalFee = ({ way, fixedFee, feePpm }: WithdrawalRule, amount: bigint): bigint =>
  feeOfWithdrawal(amount, { isBank: way === 'BANK', feeRate: feePpm * minorPerPpm, fixedFee });

/** What withdrawing costs at least: the fixed part of the fee weighs least on the largest amount. */
export const withdrawalSteps: ValueSteps = async (db) =>
  (await listOpenRules(db)).map(({ maximum, fixedFee, feePpm }) => ({
    from: withdrawnCoin,
    to: 'OUTSIDE',
    received: maximum * (1_000_000n - feePpm) - fixedFee * 1_000_000n,
    given: maximum * 1_000_000n,
  }));

/** The network's part of the fee: on a chain the fixed part covers what the network costs; a bank has no such part. */
export const gasFee = ({ way, fixedFee }: Pick<WithdrawalRule, 'way' | 'fixedFee'>): bigint =>
  way === 'BANK' ? 0n : fixedFee;

/** Limits and fees of every open payment method. */
export async function getConfig({ database }: Services): Promise<ResultOf<Withdrawal['configList']>> {
  const rules = await listOpenRules(database);
  return {
    records: rules.map((rule) => ({
      ...toPaymentType(rule.way),
      minAmount: formatAmount(rule.minimum),
      maxAmount: formatAmount(rule.maximum),
      multiple: formatAmount(rule.multiple),
      fixedFee: formatAmount(rule.fixedFee),
      feeRate: formatPpm(rule.feePpm),
    })),
  };
}

/** When the member can withdraw next, until when payouts are closed, and when a withdrawal placed now is expected to be paid. */
export async function getInfo(
  { database, clock }: Services,
  memberId: bigint,
): Promise<ResultOf<Withdrawal['withdrawalInfo']>> {
  const now = clock.now();
  const next = nextBusinessMidnight(now);
  const closedUntil = await payoutsClosedUntil(database, memberId, now);
  return {
    coinName: withdrawnCoin,
    nextTime: (await hasWithdrawn(database, memberId, now)) ? next.getTime() : null,
    expectedDate: businessDate(next),
    payoutsClosedUntil: closedUntil?.getTime() ?? null,
  };
}

/** Whether the member placed a withdrawal on the business day of that instant, whatever its state is now. */
export async function hasWithdrawn(db: Queryable, memberId: bigint, now: Date): Promise<boolean> {
  const row = await db.maybe('select from withdrawal where member_id = $1 and business_date = $2', [
    memberId,
    businessDate(now),
  ]);
  return row !== undefined;
}
