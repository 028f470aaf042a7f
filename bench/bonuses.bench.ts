/**
 * Measures a night of bonuses among MEMBERS members (1,000,000): every entrust package and every third member's
 * insurance package earned, and every tenth member bought one. The jobs compute and post all kinds of bonus. The same
 * run also measures the ten generations alone as one bare statement, inserting the same postings without a ledger, and
 * the latency of calls during the run and when idle. Loaded by set-based SQL.
 */
import { collectFromDomains } from '../platform/src/composition/collect.ts';
import type { Database } from '../platform/src/database/database.ts';
import { migrate } from '../platform/src/database/migrate.ts';
import { adoptFormerRuns } from '../platform/src/domains/team/bonuses/counting.ts';
import { bonusLines, bonusPosting } from '../platform/src/domains/team/bonuses/jobs.ts';
import { runRound } from '../platform/src/jobs/round.ts';
import { dayMs, startOfBusinessDate } from '../platform/src/kernel/clock.ts';
import { balances } from '../platform/src/ledger/balances.ts';
import { house, member } from '../platform/src/ledger/entry.ts';
import { postOnce } from '../platform/src/ledger/ledger.ts';
import { recordTypes } from '../platform/src/ledger/record-types.ts';
import { listRecords } from '../platform/src/ledger/records.ts';
import type { Services } from '../platform/src/services/services.ts';
import { withDatabase } from './lib/database.ts';
import { amount } from './lib/options.ts';
import { saveResults, printTable, formatFigure } from './lib/report.ts';
import { first, members, withoutTimeout, tree } from './team/fixture.ts';

const date = '2026-02-01';
const begins = startOfBusinessDate(date);
const now = new Date(begins.getTime() + dayMs + 60 * 60_000);
const instant = new Date(begins.getTime() + 12 * 60 * 60_000).toISOString();

const fill: readonly string[] = [
  ...tree,
  `insert into team_member (id, sponsor_id, direct_count, team_count, counted)
   select m.id, m.sponsor_id, coalesce(d.count, 0), coalesce(d.count, 0), true from member m
   left join (select sponsor_id, count(*)::int from member group by 1) d on d.sponsor_id = m.id`,
  // Ranks by the number of invited members, as the ladder requires.
  `update member m set level = r.level from (
     select t.id, max(r.level) as level from team_member t join team_rank r on r.direct_count <= t.direct_count group by t.id
   ) r where r.id = m.id`,
  "insert into account (owner_id, purpose, coin_id) select m.id, 'member', coin from member m cross join unnest(array[1, 2]) coin",
  // Purchases count up to the value that came in for the member.
  `insert into posting (journal_id, account_id, coin_id, bucket, amount, record_type, shown, created_at)
   select 1, id, coin_id, 'A', 60000000000, ${recordTypes.deposit.code}, true, '2026-01-09Z' from account
   where purpose = 'member' and coin_id = 1 and owner_id % 10 = 0`,
  `insert into entrust_order (member_id, offer_id, amount, paid, ratio_ppm, term_days, hold_id, journal_id, receipt_number,
     transaction_number, created_at, status, auto_add, expires_at, profited_until)
   select id, 1, 60000000000, 60000000000, 4800, 45, id, id, 'R' || id, 'T' || id,
     case when id % 10 = 0 then '${instant}'::timestamptz else '2026-01-10Z' end, 'RUNNING', false, '2026-03-01Z', '${date}'
   from member order by id`,
  `insert into entrust_profit (order_id, business_date, locked, amount, compounded, journal_id, created_at)
   select id, '${date}', amount, 288000000 + id % 1000, false, id, '${instant}' from entrust_order where created_at < '2026-01-31Z'`,
  `insert into insurance_contract (member_id, kind, hold_id, receipt_number, transaction_number, created_at, package_id, unlocks_at, trades_at,
     premium_ppm, daily_ppm, redeem_fee_ppm, contract_days)
   select m.id, 'BOUGHT', m.id, 'R' || m.id, 'T' || m.id, '2026-01-10Z', p.id, '2026-03-01Z', '2026-02-02T16:10:00Z',
     p.premium_ppm, p.daily_ppm, p.redeem_fee_ppm, p.contract_days
   from member m join insurance_package p on p.id = 2 where m.id % 3 = 0 order by m.id`,
  `insert into insurance_trade (contract_id, member_id, business_date, amount, rate_ppm, result, outcome, is_valid, journal_id, created_at)
   select id, member_id, '${date}', 50000000000, 4000, 200000000 + id % 1000, 'PAID', true, id, '${instant}' from insurance_contract`,
  `insert into bonus_run (business_date, rates, purchases, profits, started_at, computed_at)
   values ('2026-01-31', bonus_rates(), 0, 0, '2026-01-31T18:00:00Z', '2026-01-31T18:00:00Z')`,
];

/** How long calls are measured while nothing else runs. */
const idleMs = amount('IDLE_MS', 10_000, 1_000);

async function time(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}

/** How long calls wait while `work` runs: what a member reads, and a transfer. In milliseconds. */
async function whileRunning(db: Database, work: () => Promise<unknown>) {
  const waits: { read: number[]; write: number[] } = { read: [], write: [] };
  const over = new AbortController();
  const calls = (async () => {
    for (let call = 0; !over.signal.aborted; call += 1) {
      const id = BigInt(first + Math.floor(Math.random() * members));
      waits.read.push(
        1_000 *
          (await time(async () => {
            await balances(db, id);
            await listRecords(db, { memberId: id }, 20);
          })),
      );
      waits.write.push(
        1_000 *
          (await time(() =>
            postOnce(
              db,
              { scope: 'bench', key: `${performance.now()}-${call}`, input: {}, now },
              {
                recordType: 'jackpotProfit',
                legs: [
                  { account: member(id), coin: 'BONUS_POINT', amount: 1n },
                  { account: house('jackpot'), coin: 'BONUS_POINT', amount: -1n },
                ],
              },
            ),
          )),
      );
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  const seconds = await time(work);
  over.abort();
  await calls;
  return { seconds, read: waits.read, write: waits.write };
}

const at = (values: readonly number[], part: number): string => {
  const sorted = values.toSorted((one, other) => one - other);
  return formatFigure(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN);
};

await withDatabase(async (db, name) => {
  await migrate(db);
  console.error(`Loading ${members} members into ${name} …`);
  for (const sql of fill) await withoutTimeout(db, sql);
  await db.session((session) => session.query('vacuum (analyze)'), 1_800_000);

  const bonusSources = collectFromDomains((domain) => domain.bonusSources);
  const services = { database: db, clock: { now: () => now }, bonusSources } as unknown as Services;
  // Packages of earlier days, which only the first night after an update processes.
  const before = { id: 1n, date: '2026-01-31', startedAt: new Date('2026-01-31T18:00:00Z') };
  const adopting = await time(() =>
    db.transaction((tx) => adoptFormerRuns(tx, before, bonusSources), { statementTimeoutMs: 1_800_000 }),
  );

  const idle = await whileRunning(db, () => new Promise((resolve) => setTimeout(resolve, idleMs)));

  // The bonuses of the ten generations, computed from the sponsor lines: inserted into a table, as the run writes its
  // lines, and by `create table as`, which the server may parallelize.
  const tenGenerations = `with brought as (
      select member_id, sum(amount) as amount from (
        select o.member_id, p.amount from entrust_profit p join entrust_order o on o.id = p.order_id
        union all select member_id, result from insurance_trade) v group by member_id)
    select s.id, cardinality(m.sponsor_path) - s.place as generation, sum(b.amount) as amount
    from brought b join member m on m.id = b.member_id
    cross join lateral unnest(m.sponsor_path[greatest(cardinality(m.sponsor_path) - 9, 1):]) with ordinality as s (id, place)
    group by 1, 2`;
  await db.execute(
    'create table bare_lines (member_id bigint, generation int, amount numeric, primary key (member_id, generation))',
  );
  const bare = (await whileRunning(db, () => withoutTimeout(db, `insert into bare_lines ${tenGenerations}`)))
    .seconds;
  const bareTable = (
    await whileRunning(db, () => withoutTimeout(db, `create table bare_made as ${tenGenerations}`))
  ).seconds;

  const computing = await whileRunning(db, () => runRound(services, bonusLines));
  const posting = await whileRunning(db, () => runRound(services, bonusPosting));

  const run = await db.one<{
    lines: bigint;
    amount: bigint;
    generation: number;
    chunks: bigint;
    members: bigint;
  }>(
    `select r.lines, r.amount, r.generation, count(*) as chunks, sum(c.members)::bigint as members
     from bonus_run r join bonus_chunk c on c.run_id = r.id where r.business_date = $1 group by r.id`,
    [date],
  );
  const sums = await db.one<{ lines: bigint; posted: bigint; postings: bigint }>(
    `select (select sum(amount) from bonus_line)::bigint as lines, sum(p.amount)::bigint as posted, count(*) as postings
     from bonus_chunk c join posting p on p.journal_id = c.journal_id where p.version is not null`,
  );
  if (sums.lines !== sums.posted || run.amount !== sums.posted) throw new Error('lines and postings differ');

  // The same rows into tables like that of postings, in transactions of the same size.
  await db.execute('create table bare_posting (like posting including all)');
  await db.execute('create table bare_heap (like posting)');
  await db.execute(
    `create table bare_keyed (like posting including all, foreign key (journal_id) references journal (id),
       foreign key (account_id) references account (id), foreign key (hold_id) references hold (id))`,
  );
  const journals = await db.query<{ id: bigint }>('select journal_id as id from bonus_chunk order by id');
  const inserting = async (table: string): Promise<number> => {
    const { seconds } = await whileRunning(db, async () => {
      for (const { id } of journals)
        await db.execute(
          `insert into ${table} overriding system value select * from posting where journal_id = $1 order by id`,
          [id],
        );
    });
    return seconds;
  };
  const bareHeap = await inserting('bare_heap');
  const bareIndexed = await inserting('bare_posting');
  const bareInsert = await inserting('bare_keyed');

  const rows = [
    {
      what: 'taking over what the release before counted, once',
      seconds: formatFigure(adopting),
      'times the bare one': '',
    },
    {
      what: 'computing every bonus',
      seconds: formatFigure(computing.seconds),
      'times the bare one': formatFigure(computing.seconds / bare),
    },
    { what: 'ten generations, one bare statement', seconds: formatFigure(bare), 'times the bare one': '1' },
    {
      what: 'the same, as a table made of it',
      seconds: formatFigure(bareTable),
      'times the bare one': formatFigure(bareTable / bare),
    },
    {
      what: 'posting',
      seconds: formatFigure(posting.seconds),
      'times the bare one': formatFigure(posting.seconds / bareInsert),
    },
    {
      what: 'inserting the same postings, with indexes and foreign keys',
      seconds: formatFigure(bareInsert),
      'times the bare one': '1',
    },
    {
      what: 'the same, with indexes',
      seconds: formatFigure(bareIndexed),
      'times the bare one': formatFigure(bareIndexed / bareInsert),
    },
    {
      what: 'the same, with neither',
      seconds: formatFigure(bareHeap),
      'times the bare one': formatFigure(bareHeap / bareInsert),
    },
  ];
  const calls = (
    [
      ['nothing runs', idle],
      ['computing', computing],
      ['posting', posting],
    ] as const
  ).map(([what, { read, write }]) => ({
    'calls while': what,
    'read p50 (ms)': at(read, 0.5),
    'read p99 (ms)': at(read, 0.99),
    'posting p50 (ms)': at(write, 0.5),
    'posting p99 (ms)': at(write, 0.99),
    calls: read.length + write.length,
  }));
  printTable(
    `Bonuses of ${members} members: ${run.lines} lines for ${run.members} members, ${sums.postings} postings in ${run.chunks} journals, on ${name}`,
    rows,
  );
  printTable('Calls meanwhile', calls);
  saveResults(db.kind === 'pglite' ? 'bonuses-embedded' : 'bonuses', {
    members,
    generations: run.generation,
    lines: run.lines.toString(),
    paidMembers: run.members.toString(),
    postings: sums.postings.toString(),
    rows,
    calls,
  });
});
