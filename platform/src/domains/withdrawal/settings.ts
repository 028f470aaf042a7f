/** The operator's settings for withdrawals: which payment methods are open, with which limits and fees. */
import { formatAmount, formatPpm } from '../../ledger/amount.ts';
import { amounts, fractions } from '../../operator/bounds.ts';
import { command, done, type Command } from '../../operator/command.ts';
import { setting, settingCommands } from '../../operator/settings.ts';
import { amount, amountOrZero, fraction, oneOf } from '../../operator/values.ts';
import { paymentMethods } from '../payment-method.ts';
import { listRules, type ConfiguredRule } from './rules.ts';

const limit = amount('Which limits? Give the minimum, the maximum and the multiple, each above 0.');
const whichFee =
  'Which fee? Give credits, and a fraction below 1 with at most six decimals: 0.5 0.01, or 1 0.';

export const settings: readonly Command[] = [
  command({
    words: 'withdrawal ways',
    does: 'ways to withdraw, with limits and fees',
    run: async ({ services }) =>
      done((await listRules(services.database)).map(lineOf), 'No way to withdraw has a rule.'),
  }),
  ...settingCommands({
    group: 'withdrawal',
    target: { way: oneOf(paymentMethods, `Which way? Give one of ${paymentMethods.join(', ')}.`) },
    place: ({ way }) => ({ table: 'withdrawal_rule', key: { way } }),
    isOf: (rule, { way }) => rule.way === way,
    list: listRules,
    line: lineOf,
    settings: [
      setting({
        word: 'limits',
        does: 'of what is withdrawn; a way is a network or BANK',
        args: { minimum: limit, maximum: limit, multiple: limit },
        columns: ({ minimum, maximum, multiple }) => ({ minimum, maximum, multiple }),
      }),
      setting({
        word: 'fee',
        does: 'credits, and a fraction of the amount: 0.5 0.01 is 0.5 and 1 %; on a network the credits are its gas fee',
        args: { fixed: amountOrZero(whichFee), fraction: fraction(whichFee) },
        columns: (given) => ({ fixed_fee: given.fixed, fee_ppm: given.fraction }),
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

function lineOf(rule: ConfiguredRule): string {
  return [
    rule.way,
    `from ${formatAmount(rule.minimum)} to ${formatAmount(rule.maximum)} in steps of ${formatAmount(rule.multiple)}`,
    `fee ${formatAmount(rule.fixedFee)} and ${formatPpm(rule.feePpm)} of the amount`,
    rule.enabled ? 'open' : 'closed',
  ].join('  ');
}
