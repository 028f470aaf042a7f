/** Operator commands for the jackpot: its rounds, and the settings of the next ones. */
import { businessDate } from '../../kernel/clock.ts';
import { formatAmount, formatPpm, minorPerPpm, tryParseAmount } from '../../ledger/amount.ts';
import { amounts, fractions } from '../../operator/bounds.ts';
import { command, done, notDone, type Command, type Value } from '../../operator/command.ts';
import { setting, settingCommands } from '../../operator/settings.ts';
import { amount, businessDay, id } from '../../operator/values.ts';
import { queryGauge, type BacklogGauge } from '../../telemetry/backlog-gauge.ts';
import type { RoundRow } from './rounds.ts';
import { computePot, computePrize, readSettings, type Settings } from './rules.ts';

export const gauges: readonly BacklogGauge[] = [
  queryGauge({
    name: 'jackpot_rounds_waiting',
    help: 'Rounds of the jackpot that have ended and wait, by what for, as of the last minute.',
    label: 'for',
    sql: `select 'draw' as value, count(*) from jackpot_round where status = 'NOT_DRAWN'
      union all select 'prize', count(*) from jackpot_round where status = 'DRAWN'`,
  }),
];

const wholeNumber = (ask: string): Value<number> => ({
  parse: (typed) => (/^[1-9]\d{0,4}$/.test(typed) ? Number(typed) : undefined),
  ask,
});

/** A fraction up to one with at most six decimals, in millionths. */
const share: Value<bigint> = {
  parse: (typed) => {
    const minor = tryParseAmount(typed);
    return minor === undefined || minor % minorPerPpm !== 0n ? undefined : minor / minorPerPpm;
  },
  ask: 'Which part of the pot? Give 0.01 to 1 with at most six decimals, such as 0.9 for 90 %.',
};

/** A round keeps the settings with which it opened. */
const nextRound = 'from the next round on';

/** The maximum number of printed rounds. */
const shownRounds = 20;

interface NamedRow extends RoundRow {
  readonly winner: string | null;
}

const namedRounds =
  'select r.*, m.user_name as winner from jackpot_round r left join member m on m.id = r.winner_id';

export const commands: readonly Command[] = [
  command({
    words: 'jackpot rounds',
    does: `the last ${shownRounds} rounds, with pot, prize and winner`,
    run: async ({ services: { database } }) => {
      const rows = await database.query<NamedRow>(`${namedRounds} order by r.id desc limit ${shownRounds}`);
      return done(rows.map(formatRound), 'There are none.');
    },
  }),
  command({
    words: 'jackpot round',
    does: 'one round, with the inputs of its draw once it is drawn',
    args: { round: id('Which round? Give its number; jackpot rounds lists them.') },
    run: async ({ services: { database } }, { round }) => {
      const row = await database.maybe<NamedRow>(`${namedRounds} where r.id = $1`, [round]);
      return row === undefined ? notDone(`There is no round ${round}.`) : done(formatDetails(row));
    },
  }),
  command({
    words: 'jackpot settings',
    does: 'settings of future rounds',
    run: async ({ services: { database } }) => done(formatSettings(await readSettings(database))),
  }),
  ...settingCommands({
    group: 'jackpot',
    target: {},
    place: () => ({ table: 'jackpot_setting', key: {} }),
    isOf: () => true,
    list: async (db) => [await readSettings(db)],
    line: formatSettings,
    settings: [
      setting({
        word: 'rhythm',
        does: 'length of rounds, and a day on which one begins; the current round keeps its end',
        args: { days: wholeNumber('How many days? Give 1 to 365.'), date: businessDay },
        columns: ({ days, date }) => ({ length_days: days, begins_on: date }),
      }),
      setting({
        word: 'price',
        does: 'price of an entry',
        args: { price: amount('Which price? Give an amount from 0.01 up.') },
        columns: ({ price }) => ({ price }),
        bounds: { price: amounts('0.01', '1000') },
        begins: nextRound,
      }),
      setting({
        word: 'maximum',
        does: 'maximum entries per member from the next round',
        args: { count: wholeNumber('How many entries? Give 1 to 10000.') },
        columns: ({ count }) => ({ maximum: count }),
      }),
      setting({
        word: 'share',
        does: 'fraction of the pot that is paid out',
        args: { share },
        columns: (args) => ({ share_ppm: args.share }),
        bounds: { share: fractions('0.1', '1') },
        begins: nextRound,
      }),
    ],
    closes: 'opens no more rounds; the one in progress goes on to its draw',
    unknown: () => 'The settings are missing.',
    refused: {
      jackpot_setting_length: 'a round has 1 to 365 days.',
      jackpot_setting_price: 'the least price is 0.01.',
      jackpot_setting_maximum: 'the maximum is from 1 to 10000.',
      jackpot_setting_share: 'the part is from 0.01 to 1.',
    },
  }),
];

function formatSettings(settings: Settings): string {
  return [
    `${settings.length_days} days from ${settings.begins_on} on`,
    `price ${formatAmount(settings.price)}`,
    `at most ${settings.maximum} entries`,
    `${formatPpm(settings.share_ppm)} of the pot`,
    ...(settings.enabled ? [] : ['closed']),
  ].join('  ');
}

function formatRound(row: NamedRow): string {
  return [
    row.id,
    row.status,
    `${businessDate(row.opens_at)} to ${businessDate(row.closes_at)}`,
    `${row.entry_count} entries`,
    `pot ${formatAmount(computePot(row))}`,
    `prize ${formatAmount(row.prize ?? computePrize(row))}`,
    ...(row.winner === null ? [] : [`won by ${row.winner} with ${row.winner_number}`]),
  ].join('  ');
}

function formatDetails(row: NamedRow): string[] {
  const lines: readonly (readonly [string, Buffer | null])[] = [
    ['seed hash', row.seed_hash],
    ['seed', row.seed],
    ['list hash', row.list_hash],
    ['result', row.result],
  ];
  return [
    formatRound(row),
    ...lines.flatMap(([name, bytes]) => (bytes === null ? [] : [`${name}  ${bytes.toString('hex')}`])),
  ];
}
