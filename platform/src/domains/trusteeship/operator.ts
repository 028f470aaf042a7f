/** Operator commands for entrust packages: what can be bought, and on which terms. */
import { formatAmount, formatPpm } from '../../ledger/amount.ts';
import { auditedRow } from '../../operator/audited-row.ts';
import { amounts, fractions } from '../../operator/bounds.ts';
import { change, command, done, notDone, type Command, type Value } from '../../operator/command.ts';
import { withSettingGuards } from '../../operator/setting-guards.ts';
import { setting, settingCommands } from '../../operator/settings.ts';
import { amount, fraction, id } from '../../operator/values.ts';
import { queryGauge, type BacklogGauge } from '../../telemetry/backlog-gauge.ts';
import { listPackages, type CataloguePackage } from './rules.ts';

export const gauges: readonly BacklogGauge[] = [
  queryGauge({
    name: 'entrust_packages_running',
    help: 'Entrust packages that run, by the number of the package in the catalogue, as of the last minute.',
    label: 'package',
    sql: `select f.id::text as value, count(o.id) from entrust_offer f
      left join entrust_order o on o.offer_id = f.id and o.status = 'RUNNING' group by f.id order by f.id`,
  }),
];

const price = amount('Which amount? Give what it costs, above 0.');
const ratio = fraction(
  'Which daily profit? Give a fraction below 1 with at most six decimals, such as 0.005 for 0.5 %.',
);

const wholeNumber = (ask: string): Value<number> => ({
  parse: (typed) => (/^[1-9]\d{0,4}$/.test(typed) ? Number(typed) : undefined),
  ask,
});
const days = wholeNumber('How many days? Give 2 to 3650.');
const count = wholeNumber('How many can a member have at a time? Give 1 to 10000.');

const ratios = fractions('0', '0.02');
const prices = amounts('1', '1000000');

/** Explanations of the database's refusals of a package. */
const refused = {
  entrust_offer_amount: 'another package costs the same.',
  entrust_offer_term: 'a term has 2 to 3650 days.',
  entrust_offer_ratio: 'the daily profit must be above 0.',
  entrust_offer_maximum: 'the maximum is from 1 to 10000.',
};

export const commands: readonly Command[] = [
  command({
    words: 'entrust packages',
    does: 'packages with term, daily profit and maximum',
    run: async ({ services: { database } }) =>
      done((await listPackages(database)).map(formatPackage), 'There are none.'),
  }),
  change({
    words: 'entrust package new',
    does: 'adds a package',
    args: { amount: price, days, ratio, maximum: count },
    bounds: { ratio: ratios, amount: prices },
    begins: 'at once, as no member has one yet',
    changes: (args) => auditedRow('entrust_offer', { amount: args.amount }),
    run: (operation, args) =>
      withSettingGuards(operation, async () => {
        const { tx } = operation;
        const existing = await tx.maybe('select from entrust_offer where amount = $1', [args.amount]);
        if (existing !== undefined) return notDone(`Nothing was changed: ${refused.entrust_offer_amount}`);
        if (args.days < 2 || args.days > 3650)
          return notDone(`Nothing was changed: ${refused.entrust_offer_term}`);
        if (args.ratio === 0n) return notDone(`Nothing was changed: ${refused.entrust_offer_ratio}`);
        if (args.maximum > 10_000) return notDone(`Nothing was changed: ${refused.entrust_offer_maximum}`);
        await tx.execute(
          'insert into entrust_offer (amount, term_days, ratio_ppm, maximum) values ($1, $2, $3, $4)',
          [args.amount, args.days, args.ratio, args.maximum],
        );
        const made = (await listPackages(tx)).find((offer) => offer.amount === args.amount);
        return done(made === undefined ? '' : formatPackage(made));
      }),
  }),
  ...settingCommands({
    group: 'entrust package',
    target: { id: id('Which package? Give its number; entrust packages lists them.') },
    place: (args) => ({ table: 'entrust_offer', key: { id: args.id } }),
    isOf: (offer, args) => BigInt(offer.id) === args.id,
    list: listPackages,
    line: formatPackage,
    settings: [
      setting({
        word: 'amount',
        does: 'price; packages already bought keep theirs',
        args: { amount: price },
        columns: (args) => ({ amount: args.amount }),
        bounds: { amount: prices },
        fromNextDay: true,
      }),
      setting({
        word: 'days',
        does: 'term; packages already bought keep theirs',
        args: { days },
        columns: (args) => ({ term_days: args.days }),
        fromNextDay: true,
      }),
      setting({
        word: 'ratio',
        does: 'daily profit; packages already bought keep theirs',
        args: { ratio },
        columns: (args) => ({ ratio_ppm: args.ratio }),
        bounds: { ratio: ratios },
        fromNextDay: true,
      }),
      setting({
        word: 'maximum',
        does: 'maximum per member at a time',
        args: { maximum: count },
        columns: ({ maximum }) => ({ maximum }),
      }),
    ],
    closes: 'is bought no more; those that run go on',
    unknown: (args) => `There is no package ${args.id}; entrust packages lists them.`,
    refused,
  }),
];

function formatPackage(offer: CataloguePackage): string {
  return [
    offer.id,
    `amount ${formatAmount(offer.amount)}`,
    `${offer.termDays} days`,
    `daily profit ${formatPpm(offer.ratioPpm)}`,
    `at most ${offer.maximum}`,
    ...(offer.enabled ? [] : ['closed']),
  ].join('  ');
}
