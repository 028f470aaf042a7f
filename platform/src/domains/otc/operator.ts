/** The operator's commands for trading between members: its rules, and offers that their sellers cannot take back. */
import { formatAmount, formatPpm } from '../../ledger/amount.ts';
import { change, command, done, notDone, type Command, type Value } from '../../operator/command.ts';
import { amounts, fractions } from '../../operator/bounds.ts';
import { setting, settingCommands } from '../../operator/settings.ts';
import { rowOf } from '../../operator/subject.ts';
import { amount, fraction, id, optional, reason } from '../../operator/values.ts';
import { getRules, paid, sold, type OtcRules } from './rules.ts';
import { cancelForOperator } from './settle.ts';

const limit = amount('Which amounts? Give the minimum and the maximum, each above 0.');
const price = amount('Which prices? Give the lowest and the highest, each above 0.');

const count: Value<number> = {
  parse: (typed) => (/^[1-9]\d{0,3}$/.test(typed) ? Number(typed) : undefined),
  ask: 'How many offers can a member have published at a time? Give 1 to 1000.',
};

export const commands: readonly Command[] = [
  command({
    words: 'otc rules',
    does: 'amounts, prices, fee and how many offers a member can have',
    run: async ({ services: { database } }) => done(lineOf(await getRules(database))),
  }),
  change({
    words: 'otc cancel',
    does: 'an offer that was not bought, such as that of a banned member; the credits go back',
    args: { id: id('Which offer? Give its number.') },
    options: { reason: optional(reason) },
    changes: (given) => rowOf('otc_order', { id: given.id }),
    run: async ({ services }, { id: order, reason: why }) => {
      const answer = await cancelForOperator(services, order, why);
      if (answer === 'unknown') return notDone(`There is no offer ${order}.`);
      return typeof answer === 'string'
        ? notDone(`Offer ${order} is ${answer}: nothing more can be done with it.`)
        : done(`Offer ${order} is CANCELLED.`);
    },
  }),
  ...settingCommands({
    group: 'otc',
    target: {},
    place: () => ({ table: 'otc_setting', key: {} }),
    isOf: () => true,
    list: async (db) => [await getRules(db)],
    line: lineOf,
    settings: [
      setting({
        word: 'amounts',
        does: 'least and largest amount of an offer from now on',
        args: { minimum: limit, maximum: limit },
        columns: ({ minimum, maximum }) => ({ minimum, maximum }),
      }),
      setting({
        word: 'prices',
        does: 'lowest and highest price of an offer',
        args: { lowest: price, highest: price },
        columns: ({ lowest, highest }) => ({ minimum_price: lowest, maximum_price: highest }),
        bounds: { lowest: amounts('0.1', '10'), highest: amounts('0.1', '10') },
        fromNextDay: true,
      }),
      setting({
        word: 'fee',
        does: 'part of what the buyer pays, for offers made then: 0.005 is 0.5 %',
        args: {
          fraction: fraction(
            'Which fee? Give a fraction below 1 with at most six decimals, such as 0.005 for 0.5 %.',
          ),
        },
        columns: (given) => ({ fee_ppm: given.fraction }),
        bounds: { fraction: fractions('0', '0.2') },
        fromNextDay: true,
      }),
      setting({
        word: 'maximum',
        does: 'how many published offers a member can have at a time',
        args: { count },
        columns: (given) => ({ max_published: given.count }),
      }),
    ],
    closes: 'publishes and sells no more offers; they can be cancelled',
    unknown: () => 'There are no rules.',
    refused: {
      otc_setting_amounts: 'the maximum is below the minimum.',
      otc_setting_prices: 'the highest price is below the lowest.',
      otc_setting_in_range: 'the largest offer would cost more than an account can hold.',
      otc_setting_max_published: 'the maximum is from 1 to 1000.',
    },
  }),
];

function lineOf(rules: OtcRules): string {
  return [
    `from ${formatAmount(rules.minimum)} to ${formatAmount(rules.maximum)} ${sold}`,
    `price from ${formatAmount(rules.minimumPrice)} to ${formatAmount(rules.maximumPrice)} ${paid}`,
    `fee ${formatPpm(rules.feePpm)}`,
    `at most ${rules.maxPublished} published`,
    ...(rules.enabled ? [] : ['closed']),
  ].join('  ');
}
