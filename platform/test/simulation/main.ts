/**
 * `npm run simulate`: days on a virtual clock with members who act by a seeded plan. Prints a line per day and a
 * summary; exits with 1 on the first error.
 * `--farmers` adds families that try to farm bonuses. `--skew` runs two processes whose clocks differ by this many
 * seconds. `--database` takes the URL of an empty database, or a folder that does not exist yet.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareDatabase } from '../../src/composition/prepare-database.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { formatAmount } from '../../src/ledger/amount.ts';
import { capital, type FarmResult } from './farmers.ts';
import { simulate, type SimulationReport } from './simulation.ts';

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '400' },
    members: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'portal' },
    activity: { type: 'string', default: '0.05' },
    farmers: { type: 'string', default: '0' },
    skew: { type: 'string' },
    database: { type: 'string' },
  },
});

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function number(
  name: 'days' | 'members' | 'activity' | 'farmers' | 'skew',
  from: number,
  to: number,
  isWhole: boolean,
): number {
  const value = Number(values[name]);
  if (!(value >= from && value <= to) || (isWhole && !Number.isInteger(value)))
    throw new Error(`--${name} is ${isWhole ? 'a whole number' : 'a number'} from ${from} to ${to}`);
  return value;
}

/** Without `--database`, uses an embedded database in a temporary folder. */
async function run(): Promise<void> {
  const plan = {
    days: number('days', 1, 10_000, true),
    members: number('members', 1, 1_000_000, true),
    activity: number('activity', 0, 1, false),
    farmers: number('farmers', 0, 10_000, true),
    skewMs: values.skew === undefined ? undefined : 1000 * number('skew', 0, 60, false),
    seed: values.seed,
    isRough: true,
  };
  const isServer = /^postgres(ql)?:/.test(values.database ?? '');
  const folder = values.database ?? (await mkdtemp(join(tmpdir(), 'portal-simulation-')));
  try {
    const database = await openDatabase(
      isServer ? { databaseUrl: folder, dataDir: '' } : { dataDir: folder },
    );
    await prepareDatabase(database, new Date());
    const { members } = await database.one<{ members: bigint }>('select count(*) as members from member');
    if (members > 0n) {
      await database.close();
      throw new Error('The database has members already: give an empty one.');
    }
    const begun = performance.now();
    const report = await simulate({
      ...plan,
      database,
      onDay: ({ day, date, members: joined, acts, journals }) =>
        print(
          `day ${day}  ${date}  ${seconds(begun)}  members ${joined}  acts ${acts}  journals ${journals}  conserved, audit ok`,
        ),
    });
    print(summaryOf(report, seconds(begun)));
  } finally {
    if (values.database === undefined) await rm(folder, { recursive: true, force: true });
  }
}

const seconds = (since: number): string => `${((performance.now() - since) / 1_000).toFixed(1)} s`;

function summaryOf(
  { members, acts, reviews, killed, refused, journals, flows, farmers }: SimulationReport,
  took: string,
): string {
  const coins = Array.from(
    flows,
    ([coin, { given, taken, held }]) =>
      `  ${coin.padEnd(18)}${[given, taken, held].map((minor) => formatAmount(minor).padStart(24)).join('')}`,
  );
  return [
    '',
    `Members ${members}, journals ${journals}, reviews approved ${reviews.approved} and rejected ${reviews.rejected}, in ${took}.`,
    `Processes killed midway: ${killed}. Each day's work was done again, by two at once, and after the clock stepped back: nothing was paid twice.`,
    ...(refused > 0 ? [`Actions refused because the clocks of the two processes differ: ${refused}.`] : []),
    'The audit of the ledger and all orders found nothing.',
    '',
    'What members did',
    ...Array.from(acts, ([name, count]) => `  ${name.padEnd(44)}${count.toString().padStart(10)}`),
    '',
    `Credits             ${['from the house', 'to the house', 'held by members'].map((title) => title.padStart(24)).join('')}`,
    ...coins,
    ...(farmers.length === 0 ? [] : describeFarmers(farmers)),
  ].join('\n');
}

/** The average result of each strategy with 1,010. */
function describeFarmers(farmers: readonly FarmResult[]): string[] {
  const lines = [...new Set(farmers.map(({ strategy }) => strategy))].map((strategy) => {
    const results = farmers.filter((one) => one.strategy === strategy);
    const mean = results.reduce((sum, { worth }) => sum + worth, 0n) / BigInt(results.length);
    const level = Math.max(...results.map((one) => one.level));
    return `  ${strategy.padEnd(44)}${formatAmount(mean).padStart(20)}   families ${results.length}, highest rank ${level}`;
  });
  return [
    '',
    `What farmers made of ${formatAmount(capital)}; none has more than one who holds honestly`,
    ...lines,
  ];
}

await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
