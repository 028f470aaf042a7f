/** Operator commands for conversions: rates, fees and limits of each pair, and orders that cannot settle. */
import { creditTypes } from '@portal/schema/rest';
import { formatAmount, formatPpm } from '../../ledger/amount.ts';
import { coins } from '../../ledger/coins.ts';
import { auditedRow } from '../../operator/audited-row.ts';
import { amounts, fractions } from '../../operator/bounds.ts';
import { change, command, done, notDone, type Command, type Value } from '../../operator/command.ts';
import { changeSettings, setting, settingCommands } from '../../operator/settings.ts';
import { amount, fraction, id, oneOf, optional, reason } from '../../operator/values.ts';
import { getCancelSeconds, listPairs, type ConvertPair } from './rules.ts';
import { cancelForOperator } from './settle.ts';

const credit = oneOf(creditTypes, `Which pair? Give two of ${creditTypes.join(', ')}.`);
const limit = amount('Which limits? Give the minimum, the maximum and the multiple, each above 0.');

/** The longest cancellation window, in seconds: a day. */
const maxWindow = 86_400;

const window: Value<number> = {
  parse: (typed) => (/^\d{1,5}$/.test(typed) && Number(typed) <= maxWindow ? Number(typed) : undefined),
  ask: `How many seconds? At most ${maxWindow}, which is a day.`,
};

export const commands: readonly Command[] = [
  command({
    words: 'convert list',
    does: 'pairs with rate, fee and limits',
    run: async ({ services: { database } }) => {
      const seconds = await getCancelSeconds(database);
      return done([...(await listPairs(database)).map(formatPair), `Cancelled within ${seconds} s.`]);
    },
  }),
  change({
    words: 'convert cancel',
    does: 'cancels a pending convert, even one that cannot settle; the credits are released',
    args: { id: id('Which convert? Give its number; jobs names those that cannot settle.') },
    options: { reason: optional(reason) },
    changes: (args) => auditedRow('convert_order', { id: args.id }),
    run: async ({ services }, { id: order, reason: why }) => {
      const answer = await cancelForOperator(services, order, why);
      if (answer === 'unknown') return notDone(`There is no convert ${order}.`);
      return typeof answer === 'string'
        ? notDone(`Convert ${order} is ${answer}: nothing more can be done with it.`)
        : done(`Convert ${order} is CANCELLED.`);
    },
  }),
  ...settingCommands({
    group: 'convert',
    target: { from: credit, to: credit },
    place: ({ from, to }) => ({
      table: 'convert_pair',
      key: { from_coin_id: coins[from], to_coin_id: coins[to] },
    }),
    isOf: (pair, { from, to }) => pair.from === from && pair.to === to,
    list: listPairs,
    line: formatPair,
    settings: [
      setting({
        word: 'rate',
        does: 'amount of the second credit for one of the first',
        args: { rate: amount('Which rate? Give a number above 0 such as 0.985.') },
        columns: ({ rate }) => ({ rate }),
        bounds: { rate: amounts('0.01', '100') },
        fromNextDay: true,
      }),
      setting({
        word: 'fee',
        does: 'fraction of the converted amount: 0.001 is 0.1 %',
        args: {
          fraction: fraction(
            'Which fee? Give a fraction below 1 with at most six decimals, such as 0.001 for 0.1 %.',
          ),
        },
        columns: (args) => ({ fee_ppm: args.fraction }),
        bounds: { fraction: fractions('0', '0.2') },
        fromNextDay: true,
      }),
      setting({
        word: 'limits',
        does: 'limits of the converted amount',
        args: { minimum: limit, maximum: limit, multiple: limit },
        columns: ({ minimum, maximum, multiple }) => ({ minimum, maximum, multiple }),
      }),
    ],
    closes: 'takes no more orders of the pair',
    unknown: ({ from, to }) => `There is no pair ${from} to ${to}; convert list names them.`,
    refused: {
      CV001: ({ from, to }) =>
        `converting in a circle through ${from} to ${to} would make a profit. Lower the rate of a way back first, or raise its fee.`,
      convert_pair_gives: 'the minimum would become nothing.',
      convert_pair_in_range: 'the maximum would become more than an account can hold.',
      convert_pair_check1: 'the maximum is below the minimum.',
    },
  }),
  change({
    words: 'convert window',
    does: 'cancellation window of new orders',
    args: { seconds: window },
    changes: () => auditedRow('convert_setting', {}),
    run: async ({ services: { database } }, { seconds }) => {
      await changeSettings(database, { table: 'convert_setting', key: {} }, { cancel_seconds: seconds });
      return done(`Orders made from now on can be cancelled within ${seconds} s.`);
    },
  }),
];

function formatPair(pair: ConvertPair): string {
  return [
    `${pair.from} to ${pair.to}`,
    `rate ${formatAmount(pair.rate)}`,
    `fee ${formatPpm(pair.feePpm)}`,
    `from ${formatAmount(pair.minimum)} to ${formatAmount(pair.maximum)} in steps of ${formatAmount(pair.multiple)}`,
    ...(pair.enabled ? [] : ['closed']),
  ].join('  ');
}
