/** The operator's commands for entrust packages: what can be bought, and on which terms. */
import { formatAmount, formatPpm } from '../../ledger/amount.ts';
import type { BacklogGauge } from '../../operator/backlog.ts';
import { change, command, done, notDone, type Command, type Value } from '../../operator/command.ts';
import { amounts, fractions } from '../../operator/bounds.ts';
import { guarded } from '../../operator/setting-guards.ts';
import { setting, settingCommands } from '../../operator/settings.ts';
import { rowOf } from '../../operator/subject.ts';
import { amount, fraction, id } from '../../operator/values.ts';
import { listOffers, type Offer } from './rules.ts';

export const gauges: readonly BacklogGauge[] = [
  {
    name: 'entrust_packages_running',
    help: 'Entrust packages that run, by the number of the package in the catalogue, as of the last minute.',
    label: 'package',
    count: async (db) => {
      const rows = await db.query<{ id: number; count: bigint }>(
        `select f.id, count(o.id) as count from entrust_offer f
         left join entrust_order o on o.offer_id = f.id and o.status = 'RUNNING' group by f.id order by f.id`,
      );
      return rows.map(({ id: offer, count }) => [offer.toString(), count]);
    },
  },
];

const price = amount('Which amount? Give what it costs, above 0.');
const ratio = fraction(
  'Which daily profit? Give a fraction below 1 with at most six decimals, such as 0.005 for 0.5 %.',
);

const whole = (ask: string): Value<number> => ({
  parse: (typed) => (/^[1-9]\d{0,4}$/.test(typed) ? Number(typed) : undefined),
  ask,
});
const days = whole('How many days? Give 2 to 3650.');
const count = whole('How many can a member have at a time? Give 1 to 10000.');

const ratios = fractions('0', '0.02');
const prices = amounts('1', '1000000');

/** Why the database refuses a package. */
const refused = {
  entrust_offer_amount: 'another package costs the same.',
  entrust_offer_term: 'a term has 2 to 3650 days.',
  entrust_offer_ratio: 'the daily profit must be above 0.',
  entrust_offer_maximum: 'the maximum is from 1 to 10000.',
};

export const commands: readonly Command[] = [
  command({
    words: 'entrust packages',
    does: 'what can be bought, with term, daily profit and maximum',
    run: async ({ services: { database } }) =>
      done((await listOffers(database)).map(lineOf), 'There are none.'),
  }),
  change({
    words: 'entrust package new',
    does: 'one more package that can be bought',
    args: { amount: price, days, ratio, maximum: count },
    bounds: { ratio: ratios, amount: prices },
    begins: 'at once, as no member has one yet',
    changes: (given) => rowOf('entrust_offer', { amount: given.amount }),
    run: (operation, given) =>
      guarded(operation, async () => {
        const { tx } = operation;
        const taken = await tx.maybe('select from entrust_offer where amount = $1', [given.amount]);
        if (taken !== undefined) return notDone(`Nothing was changed: ${refused.entrust_offer_amount}`);
        if (given.days < 2 || given.days > 3650)
          return notDone(`Nothing was changed: ${refused.entrust_offer_term}`);
        if (given.ratio === 0n) return notDone(`Nothing was changed: ${refused.entrust_offer_ratio}`);
        if (given.maximum > 10_000) return notDone(`Nothing was changed: ${refused.entrust_offer_maximum}`);
        await tx.execute(
          'insert into entrust_offer (amount, term_days, ratio_ppm, maximum) values ($1, $2, $3, $4)',
          [given.amount, given.days, given.ratio, given.maximum],
        );
        const made = (await listOffers(tx)).find((offer) => offer.amount === given.amount);
        return done(made === undefined ? '' : lineOf(made));
      }),
  }),
  ...settingCommands({
    group: 'entrust package',
    target: { id: id('Which package? Give its number; entrust packages lists them.') },
    place: (given) => ({ table: 'entrust_offer', key: { id: given.id } }),
    isOf: (offer, given) => BigInt(offer.id) === given.id,
    list: listOffers,
    line: lineOf,
    settings: [
      setting({
        word: 'amount',
        does: 'what it costs; packages that were bought keep theirs',
        args: { amount: price },
        columns: (given) => ({ amount: given.amount }),
        bounds: { amount: prices },
        fromNextDay: true,
      }),
      setting({
        word: 'days',
        does: 'how long its term is; packages that were bought keep theirs',
        args: { days },
        columns: (given) => ({ term_days: given.days }),
        fromNextDay: true,
      }),
      setting({
        word: 'ratio',
        does: 'what it earns a day; packages that were bought keep theirs',
        args: { ratio },
        columns: (given) => ({ ratio_ppm: given.ratio }),
        bounds: { ratio: ratios },
        fromNextDay: true,
      }),
      setting({
        word: 'maximum',
        does: 'how many a member can have at a time',
        args: { maximum: count },
        columns: ({ maximum }) => ({ maximum }),
      }),
    ],
    closes: 'is bought no more; those that run go on',
    unknown: (given) => `There is no package ${given.id}; entrust packages lists them.`,
    refused,
  }),
];

function lineOf(offer: Offer): string {
  return [
    offer.id,
    `amount ${formatAmount(offer.amount)}`,
    `${offer.termDays} days`,
    `daily profit ${formatPpm(offer.ratioPpm)}`,
    `at most ${offer.maximum}`,
    ...(offer.enabled ? [] : ['closed']),
  ].join('  ');
}
