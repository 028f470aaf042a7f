/** Operator commands for the catalogue and for the rates of business days. */
import type { Queryable } from '../../database/database.ts';
import { nextBusinessMidnight, startOfBusinessDate } from '../../kernel/clock.ts';
import { formatAmount, formatPpm } from '../../ledger/amount.ts';
import { auditedRow } from '../../operator/audited-row.ts';
import { fractions } from '../../operator/bounds.ts';
import { change, command, done, notDone, type Command, type Value } from '../../operator/command.ts';
import { setting, settingCommands } from '../../operator/settings.ts';
import { businessDay, fraction, id } from '../../operator/values.ts';
import { listPackages, type Package } from './rules.ts';

const part = fraction(
  'Which part? Give a fraction below 1 with at most six decimals, such as 0.005 for 0.5 %.',
);

const packageSettings = settingCommands({
  group: 'package',
  target: { id: id('Which package? Give its number; packages names them.') },
  place: ({ id: packageId }) => ({ table: 'insurance_package', key: { id: packageId } }),
  isOf: (one: Package, { id: packageId }) => one.id === packageId,
  list: listPackages,
  line: formatPackage,
  settings: [
    setting({
      word: 'daily',
      does: 'daily rate if none is published: 0.005 is 0.5 %',
      args: { part },
      columns: (args) => ({ daily_ppm: args.part }),
      bounds: { part: fractions('0', '0.02') },
      fromNextDay: true,
    }),
    setting({
      word: 'premium',
      does: 'premium as a fraction of the amount in the package',
      args: { part },
      columns: (args) => ({ premium_ppm: args.part }),
      bounds: { part: fractions('0', '0.2') },
      fromNextDay: true,
    }),
    setting({
      word: 'fee',
      does: 'redemption fee as a fraction of the amount in the package',
      args: { part },
      columns: (args) => ({ redeem_fee_ppm: args.part }),
      bounds: { part: fractions('0', '0.2') },
      fromNextDay: true,
    }),
  ],
  closes: 'sells no more of the package',
  unknown: ({ id: packageId }) => `There is no package ${packageId}; packages names them.`,
  refused: { insurance_package_premium_ppm_check: 'a premium is above 0.' },
});

/** A signed rate, in millionths. */
const rate: Value<bigint> = {
  parse: (typed) => {
    const isLoss = typed.startsWith('-');
    const size = part.parse(isLoss ? typed.slice(1) : typed);
    return size !== undefined && isLoss ? -size : size;
  },
  ask: 'Which rate? Give a fraction between -1 and 1 with at most six decimals; -0.02 takes 2 %.',
};

/** The number of rates listed at once. */
const maxListed = 50;

interface RateRow {
  readonly business_date: string;
  readonly rate_ppm: bigint;
  readonly published_at: Date;
}

const listRates = (db: Queryable): Promise<RateRow[]> =>
  db.query<RateRow>(`select * from insurance_rate order by business_date desc limit ${maxListed}`);

export const commands: readonly Command[] = [
  command({
    words: 'packages',
    does: 'insurance packages with price, terms and rates',
    run: async ({ services: { database } }) => done((await listPackages(database)).map(formatPackage)),
  }),
  ...packageSettings,
  command({
    words: 'trades',
    does: `the last ${maxListed} published rates of insurance trades, newest first`,
    run: async ({ services: { database } }) =>
      done(
        (await listRates(database)).map((row) => `${row.business_date}  ${formatPpm(row.rate_ppm)}`),
        'No rate is published: every day brings the daily profit of its package.',
      ),
  }),
  change({
    words: 'trade publish',
    does: "a business day's rate for all insurance packages, until that day is over",
    args: { date: businessDay, rate },
    bounds: { rate: fractions('-0.5', '0.1') },
    begins: 'for the trades of that day, posted once it is over',
    changes: (args) => auditedRow('insurance_rate', { business_date: args.date }),
    run: async ({ tx, now }, args) => {
      if (now >= nextBusinessMidnight(startOfBusinessDate(args.date)))
        return notDone(`${args.date} is over: its rate cannot change.`);
      await tx.execute(
        `insert into insurance_rate (business_date, rate_ppm, published_at) values ($1, $2, $3)
         on conflict (business_date) do update set rate_ppm = excluded.rate_ppm, published_at = excluded.published_at`,
        [args.date, args.rate, now],
      );
      return done(`The rate of ${args.date} is ${formatPpm(args.rate)}.`);
    },
  }),
];

function formatPackage(one: Package): string {
  return [
    `${one.id}  ${one.name}`,
    `price ${formatAmount(one.amount)} up to ${formatAmount(one.maximum)}`,
    `daily ${formatPpm(one.dailyPpm)}`,
    `premium ${formatPpm(one.premiumPpm)}`,
    `fee ${formatPpm(one.redeemFeePpm)}`,
    `${one.contractDays} days`,
    `at most ${one.maximumPurchases} times`,
    ...(one.enabled ? [] : ['closed']),
  ].join('  ');
}
