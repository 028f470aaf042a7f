/** The operator's commands for the jackpot: its rounds, and what the next ones are like. */
import { businessDate } from '../../clock.ts';
import { formatAmount, formatPpm, minorPerPpm, tryParseAmount } from '../../ledger/amount.ts';
import type { BacklogGauge } from '../../operator/backlog.ts';
import { amounts, fractions } from '../../operator/bounds.ts';
import { command, done, notDone, type Command, type Value } from '../../operator/command.ts';
import { setting, settingCommands } from '../../operator/settings.ts';
import { amount, businessDay, id } from '../../operator/values.ts';
import { potOf, prizeOf, readSettings, type Settings } from './rules.ts';
import type { RoundRow } from './rounds.ts';

export const gauges: readonly BacklogGauge[] = [
  {
    name: 'jackpot_rounds_waiting',
    help: 'Rounds of the jackpot that have ended and wait, by what for, as of the last minute.',
    label: 'for',
    count: async (db) => {
      const { draws, prizes } = await db.one<{ draws: bigint; prizes: bigint }>(
        `select count(*) filter (where status = 'NOT_DRAWN') as draws, count(*) filter (where status = 'DRAWN') as prizes
         from jackpot_round where status in ('NOT_DRAWN', 'DRAWN')`,
      );
      return [
        ['draw', draws],
        ['prize', prizes],
      ];
    },
  },
];

const whole = (ask: string): Value<number> => ({
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

/** A round keeps the settings that it opened with. */
const nextRound = 'from the next round on';

/** Rounds that are printed. */
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
      return done(rows.map(lineOf), 'There are none.');
    },
  }),
  command({
    words: 'jackpot round',
    does: 'one round, with what its draw is computed from once it is drawn',
    args: { round: id('Which round? Give its number; jackpot rounds lists them.') },
    run: async ({ services: { database } }, { round }) => {
      const row = await database.maybe<NamedRow>(`${namedRounds} where r.id = $1`, [round]);
      return row === undefined ? notDone(`There is no round ${round}.`) : done(detailsOf(row));
    },
  }),
  command({
    words: 'jackpot settings',
    does: 'what the rounds that open from now on are like',
    run: async ({ services: { database } }) => done(settingsLine(await readSettings(database))),
  }),
  ...settingCommands({
    group: 'jackpot',
    target: {},
    place: () => ({ table: 'jackpot_setting', key: {} }),
    isOf: () => true,
    list: async (db) => [await readSettings(db)],
    line: settingsLine,
    settings: [
      setting({
        word: 'rhythm',
        does: 'how long rounds are, and a day on which one begins; the round in progress keeps its end',
        args: { days: whole('How many days? Give 1 to 365.'), date: businessDay },
        columns: ({ days, date }) => ({ length_days: days, begins_on: date }),
      }),
      setting({
        word: 'price',
        does: 'what an entry costs',
        args: { price: amount('Which price? Give an amount from 0.01 up.') },
        columns: ({ price }) => ({ price }),
        bounds: { price: amounts('0.01', '1000') },
        begins: nextRound,
      }),
      setting({
        word: 'maximum',
        does: 'how many entries a member can have from the next round on',
        args: { count: whole('How many entries? Give 1 to 10000.') },
        columns: ({ count }) => ({ maximum: count }),
      }),
      setting({
        word: 'share',
        does: 'which part of the pot is paid',
        args: { share },
        columns: (given) => ({ share_ppm: given.share }),
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

function settingsLine(settings: Settings): string {
  return [
    `${settings.length_days} days from ${settings.begins_on} on`,
    `price ${formatAmount(settings.price)}`,
    `at most ${settings.maximum} entries`,
    `${formatPpm(settings.share_ppm)} of the pot`,
    ...(settings.enabled ? [] : ['closed']),
  ].join('  ');
}

function lineOf(row: NamedRow): string {
  return [
    row.id,
    row.status,
    `${businessDate(row.opens_at)} to ${businessDate(row.closes_at)}`,
    `${row.entry_count} entries`,
    `pot ${formatAmount(potOf(row))}`,
    `prize ${formatAmount(row.prize ?? prizeOf(row))}`,
    ...(row.winner === null ? [] : [`won by ${row.winner} with ${row.winner_number}`]),
  ].join('  ');
}

function detailsOf(row: NamedRow): string[] {
  const lines: readonly (readonly [string, Buffer | null])[] = [
    ['seed hash', row.seed_hash],
    ['seed', row.seed],
    ['list hash', row.list_hash],
    ['result', row.result],
  ];
  return [
    lineOf(row),
    ...lines.flatMap(([name, bytes]) => (bytes === null ? [] : [`${name}  ${bytes.toString('hex')}`])),
  ];
}
