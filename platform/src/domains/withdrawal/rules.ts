import type { domains, AnswerOf } from '@portal/schema/rest';
import { computeWithdrawalFee } from '@portal/schema/rules';
import type { Queryable } from '../../database/database.ts';
import { businessDate, nextBusinessMidnight } from '../../kernel/clock.ts';
import { formatAmount, formatPpm, minorPerPpm } from '../../ledger/amount.ts';
import type { Coin } from '../../ledger/coins.ts';
import type { Services, ValueSteps } from '../../services/services.ts';
import type { AmountLimits } from '../amount-limits.ts';
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

/** A payment method's rule, including closed ones. */
export type ConfiguredRule = WithdrawalRule & { readonly enabled: boolean };

const columns = `way, '${withdrawnCoin}' as coin, minimum, maximum, multiple, fixed_fee as "fixedFee", fee_ppm as "feePpm", enabled`;

/** Returns the open payment methods: the networks, then the bank. */
export const listOpenRules = async (db: Queryable): Promise<WithdrawalRule[]> =>
  (await listRules(db)).filter(({ enabled }) => enabled);

/** Returns every payment method with a rule, including closed ones, in the same order. */
export async function listRules(db: Queryable): Promise<ConfiguredRule[]> {
  const rules = await db.query<ConfiguredRule>(`select ${columns} from withdrawal_rule`);
  return rules.sort((one, other) => paymentMethods.indexOf(one.way) - paymentMethods.indexOf(other.way));
}

/** Returns the rule of one payment method. Refused with WITHDRAWAL_CLOSED if it is not open. */
export async function requireOpenRule(db: Queryable, way: PaymentMethod): Promise<WithdrawalRule> {
  const rule = await db.maybe<WithdrawalRule>(
    `select ${columns} from withdrawal_rule where way = $1 and enabled`,
    [way],
  );
  if (rule === undefined) throw refusals.WITHDRAWAL_CLOSED();
  return rule;
}

/**
 * Returns the fee of an amount, which is deducted from the payout. It is below the amount for every allowed amount,
 * unless rounding to whole cents leaves nothing of a small bank payout.
 */
export const withdrawalFee = ({ way, fixedFee, feePpm }: WithdrawalRule, amount: bigint): bigint =>
  computeWithdrawalFee(amount, { isBank: way === 'BANK', feeRate: feePpm * minorPerPpm, fixedFee });

/** The minimum cost of withdrawing: the fixed part of the fee matters least for the largest amount. */
export const withdrawalSteps: ValueSteps = async (db) =>
  (await listOpenRules(db)).map(({ maximum, fixedFee, feePpm }) => ({
    from: withdrawnCoin,
    to: 'OUTSIDE',
    received: maximum * (1_000_000n - feePpm) - fixedFee * 1_000_000n,
    given: maximum * 1_000_000n,
  }));

/** Returns whether a withdrawal that is rejected, or cancelled before it is approved, counts for its business day. */
export const getEndedCounts = async (db: Queryable): Promise<boolean> =>
  (await db.one<{ counts: boolean }>('select ended_counts as counts from withdrawal_setting')).counts;

/**
 * Returns the network's part of the fee: on a chain the fixed part covers the network's costs; a bank has no such
 * part.
 */
export const gasFee = ({ way, fixedFee }: Pick<WithdrawalRule, 'way' | 'fixedFee'>): bigint =>
  way === 'BANK' ? 0n : fixedFee;

/** Returns limits and fees of every open payment method. */
export async function getConfig({ database }: Services): Promise<AnswerOf<Withdrawal['configList']>> {
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

/** Returns when the member can withdraw next, and when a withdrawal placed now should be paid. */
export async function getInfo(
  { database, clock }: Services,
  memberId: bigint,
): Promise<AnswerOf<Withdrawal['withdrawalInfo']>> {
  const now = clock.now();
  const next = nextBusinessMidnight(now);
  return {
    coinName: withdrawnCoin,
    nextTime: (await hasWithdrawn(database, memberId, now)) ? next.getTime() : null,
    expectedDate: businessDate(next),
  };
}

/** Returns whether the member placed a withdrawal that counts for the business day of that instant. */
export async function hasWithdrawn(db: Queryable, memberId: bigint, now: Date): Promise<boolean> {
  const row = await db.maybe(
    'select from withdrawal where member_id = $1 and business_date = $2 and counts_for_day',
    [memberId, businessDate(now)],
  );
  return row !== undefined;
}
