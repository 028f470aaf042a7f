/** Operator settings for withdrawals: open payment methods, limits and fees. */
import { formatAmount, formatPpm } from '../../ledger/amount.ts';
import { amounts, fractions } from '../../operator/bounds.ts';
import { command, done, type Command } from '../../operator/command.ts';
import { setting, settingCommand, settingCommands } from '../../operator/settings.ts';
import { amount, amountOrZero, fraction, oneOf } from '../../operator/values.ts';
import { paymentMethods } from '../payment-method.ts';
import { getEndedCounts, listRules, type ConfiguredRule } from './rules.ts';

const limit = amount('Which limits? Give the minimum, the maximum and the multiple, each above 0.');
const whichFee =
  'Which fee? Give credits, and a fraction below 1 with at most six decimals: 0.5 0.01, or 1 0.';

export const settings: readonly Command[] = [
  command({
    words: 'withdrawal ways',
    does: 'withdrawal methods with limits and fees',
    run: async ({ services: { database } }) => {
      const rules = (await listRules(database)).map(formatRule);
      const limit = describeLimit(await getEndedCounts(database));
      return done([...(rules.length === 0 ? ['No withdrawal method has a rule.'] : rules), limit]);
    },
  }),
  settingCommand(
    {
      group: 'withdrawal',
      target: {},
      place: () => ({ table: 'withdrawal_setting', key: {} }),
      isOf: () => true,
      list: async (db) => [await getEndedCounts(db)],
      line: describeLimit,
      unknown: () => 'The settings of withdrawals have no row.',
      refused: {},
    },
    setting({
      word: 'daily-limit',
      does: 'which withdrawals count for their day: all, or only those that did not end before approval (kept)',
      args: { counts: oneOf(['all', 'kept'], 'Which withdrawals count for their day? Give all or kept.') },
      columns: ({ counts }) => ({ ended_counts: counts === 'all' }),
    }),
  ),
  ...settingCommands({
    group: 'withdrawal',
    target: { way: oneOf(paymentMethods, `Which way? Give one of ${paymentMethods.join(', ')}.`) },
    place: ({ way }) => ({ table: 'withdrawal_rule', key: { way } }),
    isOf: (rule, { way }) => rule.way === way,
    list: listRules,
    line: formatRule,
    settings: [
      setting({
        word: 'limits',
        does: 'limits of the withdrawn amount; a way is a network or BANK',
        args: { minimum: limit, maximum: limit, multiple: limit },
        columns: ({ minimum, maximum, multiple }) => ({ minimum, maximum, multiple }),
      }),
      setting({
        word: 'fee',
        does: 'credits, and a fraction of the amount: 0.5 0.01 is 0.5 and 1 %; on a network the credits are its gas fee',
        args: { fixed: amountOrZero(whichFee), fraction: fraction(whichFee) },
        columns: (args) => ({ fixed_fee: args.fixed, fee_ppm: args.fraction }),
        bounds: { fixed: amounts('0', '100'), fraction: fractions('0', '0.2') },
        fromNextDay: true,
      }),
    ],
    closes: 'takes no more withdrawals that way',
    unknown: ({ way }) => `There is no rule for ${way}.`,
    refused: {
      withdrawal_rule_leaves_something: 'the fee would take all of the minimum.',
      withdrawal_rule_check: 'the maximum is below the minimum.',
    },
  }),
];

function describeLimit(endedCounts: boolean): string {
  return endedCounts
    ? 'One withdrawal a business day; each counts, whatever its outcome.'
    : 'One withdrawal a business day; one that is rejected, or cancelled before it is approved, does not count.';
}

function formatRule(rule: ConfiguredRule): string {
  return [
    rule.way,
    `from ${formatAmount(rule.minimum)} to ${formatAmount(rule.maximum)} in steps of ${formatAmount(rule.multiple)}`,
    `fee ${formatAmount(rule.fixedFee)} and ${formatPpm(rule.feePpm)} of the amount`,
    rule.enabled ? 'open' : 'closed',
  ].join('  ');
}
