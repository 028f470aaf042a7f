/** Operator commands for trading: its rules, and offers that their sellers cannot cancel. */
import { formatAmount, formatPpm } from '../../ledger/amount.ts';
import { auditedRow } from '../../operator/audited-row.ts';
import { amounts, fractions } from '../../operator/bounds.ts';
import { change, command, done, notDone, type Command, type Value } from '../../operator/command.ts';
import { setting, settingCommands } from '../../operator/settings.ts';
import { amount, fraction, id, optional, reason } from '../../operator/values.ts';
import { getRules, priceCoin, offerCoin, type OtcRules } from './rules.ts';
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
    does: 'limits of amounts and prices, fee, and maximum offers per member',
    run: async ({ services: { database } }) => done(formatRules(await getRules(database))),
  }),
  change({
    words: 'otc cancel',
    does: 'cancels an open offer, such as that of a banned member; the credits are released',
    args: { id: id('Which offer? Give its number.') },
    options: { reason: optional(reason) },
    changes: (args) => auditedRow('otc_order', { id: args.id }),
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
    line: formatRules,
    settings: [
      setting({
        word: 'amounts',
        does: 'minimum and maximum amount of new offers',
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
        does: 'fraction of the total, for offers made from then on: 0.005 is 0.5 %',
        args: {
          fraction: fraction(
            'Which fee? Give a fraction below 1 with at most six decimals, such as 0.005 for 0.5 %.',
          ),
        },
        columns: (args) => ({ fee_ppm: args.fraction }),
        bounds: { fraction: fractions('0', '0.2') },
        fromNextDay: true,
      }),
      setting({
        word: 'maximum',
        does: 'maximum published offers per member',
        args: { count },
        columns: (args) => ({ max_published: args.count }),
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

function formatRules(rules: OtcRules): string {
  return [
    `from ${formatAmount(rules.minimum)} to ${formatAmount(rules.maximum)} ${offerCoin}`,
    `price from ${formatAmount(rules.minimumPrice)} to ${formatAmount(rules.maximumPrice)} ${priceCoin}`,
    `fee ${formatPpm(rules.feePpm)}`,
    `at most ${rules.maxPublished} published`,
    ...(rules.enabled ? [] : ['closed']),
  ].join('  ');
}
