/** Operator commands for the daily bonuses: rates, results of runs, and the lines of a member. */
import type { Queryable } from '../../../database/database.ts';
import { formatAmount, formatPpm } from '../../../ledger/amount.ts';
import { recordTypeByCode, recordTypes } from '../../../ledger/record-types.ts';
import { fractions } from '../../../operator/bounds.ts';
import { command, done, type Command, type Value } from '../../../operator/command.ts';
import { setting, settingCommand } from '../../../operator/settings.ts';
import { businessDay, fraction, oneOf, userName } from '../../../operator/values.ts';
import { queryGauge, type BacklogGauge } from '../../../telemetry/backlog-gauge.ts';
import { describeRoundTrip } from './round-trip.ts';

/** The kinds of bonus, by their names in commands. */
const kinds = {
  sponsor: recordTypes.personalRebate,
  generation: recordTypes.teamRebate,
  'entrust-overriding': recordTypes.entrustOverriding,
  'entrust-par': recordTypes.entrustPar,
  'insurance-overriding': recordTypes.insuranceOverriding,
  'insurance-par': recordTypes.insurancePar,
  'referral-overriding': recordTypes.referralOverriding,
  'referral-par': recordTypes.referralPar,
  pool: recordTypes.profitSharing,
} as const;

type Kind = keyof typeof kinds;

const kindNames = Object.keys(kinds) as Kind[];

/** Returns the name of a record type in these commands. */
export const getKindName = (code: number): string =>
  kindNames.find((kind) => kinds[kind].code === code) ?? recordTypeByCode(code);

/** The maximum number of runs and lines shown. */
const maxShown = 50;

const kind = oneOf(kindNames, `Which bonus? One of ${kindNames.join(', ')}.`);
const step: Value<number> = {
  parse: (typed) => (/^(?:\d|10)$/.test(typed) ? Number(typed) : undefined),
  ask: 'At which step? Give a generation from 1 to 10, or a rank from 0 to 7; bonus rates shows them.',
};
const part = fraction(
  'Which rate? Give a fraction below 1 with at most six decimals, such as 0.005 for 0.5 %.',
);

interface RateRow {
  readonly record_type: number;
  readonly step: number;
  readonly ppm: bigint;
}

const listRates = (db: Queryable): Promise<RateRow[]> =>
  db.query<RateRow>('select record_type, step, ppm from bonus_rate order by record_type, step');

/** Formats the rates of a kind in one line: step and rate. */
async function describeRates(db: Queryable): Promise<string[]> {
  const rows = await listRates(db);
  return kindNames.map((name) =>
    [
      name,
      ...rows
        .filter((row) => row.record_type === kinds[name].code)
        .map((row) => `${row.step}: ${formatPpm(row.ppm)}`),
    ].join('  '),
  );
}

interface RunRow {
  readonly date: string;
  readonly started_at: Date;
  readonly computed_at: Date | null;
  readonly generation: number;
  readonly lines: bigint;
  readonly amount: bigint;
  readonly chunks: bigint;
  readonly posted: bigint;
  readonly posted_at: Date | null;
}

const listRuns = (db: Queryable): Promise<RunRow[]> =>
  db.query<RunRow>(
    `select r.business_date::text as date, r.started_at, r.computed_at, r.generation, r.lines, r.amount, count(c.id) as chunks,
       count(c.journal_id) as posted, max(c.posted_at) as posted_at
     from bonus_run r left join bonus_chunk c on c.run_id = r.id group by r.id order by r.business_date desc limit ${maxShown}`,
  );

const formatRun = (run: RunRow): string =>
  [
    run.date,
    `begun ${run.started_at.toISOString()}`,
    run.computed_at === null
      ? `at generation ${run.generation}`
      : `${run.lines} lines of ${formatAmount(run.amount)}`,
    `${run.posted} of ${run.chunks} chunks posted`,
    ...(run.posted_at === null ? [] : [`the last ${run.posted_at.toISOString()}`]),
  ].join('  ');

export const commands: readonly Command[] = [
  command({
    words: 'bonus rates',
    does: 'rates of every bonus, by generation or rank, and the cost of a round trip',
    run: async ({ services }) =>
      done([
        ...(await describeRates(services.database)),
        await describeRoundTrip(services.database, services),
      ]),
  }),
  settingCommand(
    {
      group: 'bonus',
      target: { kind, step },
      place: (args) => ({
        table: 'bonus_rate',
        key: { record_type: kinds[args.kind].code, step: args.step },
      }),
      isOf: (rate: RateRow, args) => rate.record_type === kinds[args.kind].code && rate.step === args.step,
      list: listRates,
      line: (rate) => `the ${getKindName(rate.record_type)} bonus at ${rate.step} is ${formatPpm(rate.ppm)}.`,
      unknown: (args) => `There is no ${args.kind} bonus at ${args.step}; bonus rates shows them.`,
      refused: {
        bonus_rate_climbs: 'a higher rank has at least the overriding bonus of a lower one.',
        bonus_rate_par_capped: 'a par bonus is at most the overriding bonus of its rank.',
      },
    },
    setting({
      word: 'rate',
      does: 'a rate, 0.005 is 0.5 %, for the bonuses of business days',
      args: { part },
      columns: (args) => ({ ppm: args.part }),
      bounds: { part: fractions('0', '0.2') },
      fromNextDay: true,
    }),
  ),
  command({
    words: 'bonus runs',
    does: `the last ${maxShown} business days: lines, amount, and how much of it is posted`,
    run: async ({ services: { database } }) =>
      done((await listRuns(database)).map(formatRun), 'No day was computed yet.'),
  }),
  command({
    words: 'bonus lines',
    does: "lines of a member's bonuses on a business day",
    args: { user: userName, date: businessDay },
    run: async ({ services: { database } }, args) => {
      const rows = await database.query<{
        record_type: number;
        generation: number;
        ppm: bigint;
        volume: bigint;
        shares: number;
        amount: bigint;
      }>(
        `select l.* from bonus_line l join bonus_run r on r.id = l.run_id join member m on m.id = l.member_id
         where m.user_name_key = $1 and r.business_date = $2 order by l.record_type, l.generation, l.ppm limit 1000`,
        [args.user.toLowerCase(), args.date],
      );
      return done(
        rows.map((row) =>
          [
            getKindName(row.record_type),
            row.generation === 0 ? `of ${row.shares}` : `generation ${row.generation}`,
            `${formatPpm(row.ppm)} of ${formatAmount(row.volume)}`,
            formatAmount(row.amount),
          ].join('  '),
        ),
        `${args.user} has no bonuses of ${args.date}, or they are older than 30 days.`,
      );
    },
  }),
];

export const gauges: readonly BacklogGauge[] = [
  queryGauge({
    name: 'bonus_chunks',
    help: 'Chunks of computed bonuses that are not posted, as of the last minute.',
    label: 'state',
    sql: `select 'waiting' as value, count(*) from bonus_chunk where journal_id is null`,
  }),
];
