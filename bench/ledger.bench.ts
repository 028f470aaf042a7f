/**
 * Transfers per second through the ledger, compared with a minimal transfer (one function call that updates two
 * balances and adds a line of history, without checks, journal or idempotency) and with pgbench's transaction. On the
 * embedded database, and on the PostgreSQL server of BENCH_DATABASE_URL.
 */
import type { Database } from '../platform/src/database/database.ts';
import { migrate } from '../platform/src/database/migrate.ts';
import { openPglite } from '../platform/src/database/pglite.ts';
import { openPostgres } from '../platform/src/database/postgres.ts';
import { openAccounts, postOnce } from '../platform/src/ledger/ledger.ts';
import { createServerDatabase } from './lib/database.ts';
import { temporaryFolder } from './lib/folder.ts';
import { amount } from './lib/options.ts';
import { saveResults, median, printTable, formatFigure } from './lib/report.ts';

const members = 200;
const seconds = amount('SECONDS', 4, 1);
const rounds = amount('ROUNDS', 3, 1);
const serverUrl = process.env['BENCH_DATABASE_URL'] ?? 'postgresql://root@127.0.0.1:5432/test';

const bare = `
  create table bare_account (id bigint primary key, balance bigint not null) with (fillfactor = 70);
  create table bare_history (id bigint generated always as identity, from_id bigint, to_id bigint, amount bigint, at timestamptz);
  insert into bare_account select n, 1000000000000 from generate_series(1, ${members}) n;
  create function bare_transfer(_from bigint, _to bigint, _amount bigint) returns void language plpgsql as $$ begin
    perform from bare_account where id in (_from, _to) order by id for no key update;
    update bare_account set balance = balance - _amount where id = _from;
    update bare_account set balance = balance + _amount where id = _to;
    insert into bare_history (from_id, to_id, amount, at) values (_from, _to, _amount, clock_timestamp());
  end $$;`;

const pair = (): [bigint, bigint] => {
  const from = Math.floor(Math.random() * members);
  const to = (from + 1 + Math.floor(Math.random() * (members - 1))) % members;
  return [BigInt(from + 1), BigInt(to + 1)];
};

const work = {
  'the ledger': async (db: Database) => {
    const [from, to] = pair();
    const key = crypto.randomUUID();
    await postOnce(
      db,
      {
        scope: `member:${from}:transfer`,
        key,
        input: { to: to.toString(), amount: '0.01' },
        now: new Date(),
      },
      {
        recordType: 'transfer',
        legs: [
          { account: { member: from }, coin: 'CASH_POINT', amount: -1_000_000n, counterparty: to },
          { account: { member: to }, coin: 'CASH_POINT', amount: 1_000_000n, counterparty: from },
        ],
      },
    );
  },
  'bare transfer, one call': async (db: Database) => {
    await db.call('bare_transfer', [...pair(), 1_000_000n]);
  },
  'bare transfer, statement by statement': (db: Database) =>
    db.transaction(async (tx) => {
      const [from, to] = pair();
      await tx.execute('select from bare_account where id in ($1, $2) order by id for no key update', [
        from,
        to,
      ]);
      await tx.execute('update bare_account set balance = balance - $2 where id = $1', [from, 1_000_000n]);
      await tx.execute('update bare_account set balance = balance + $2 where id = $1', [to, 1_000_000n]);
      await tx.execute(
        'insert into bare_history (from_id, to_id, amount, at) values ($1, $2, $3, clock_timestamp())',
        [from, to, 1_000_000n],
      );
    }),
} as const;

async function prepare(db: Database): Promise<void> {
  await migrate(db);
  for (const statement of bare.split(/;\n {2}(?=create|insert)/)) await db.execute(statement);
  for (let id = 1n; id <= BigInt(members); id += 1n) {
    await openAccounts(db, id);
    await postOnce(
      db,
      { scope: 'bench:deposit', key: `deposit-${id}`, input: {}, now: new Date() },
      {
        recordType: 'deposit',
        legs: [
          { account: { house: 'deposit' }, coin: 'CASH_POINT', amount: -1_000_000_000_000n },
          { account: { member: id }, coin: 'CASH_POINT', amount: 1_000_000_000_000n },
        ],
      },
    );
  }
}

/** Runs of the work per second by this many concurrent callers. */
async function rate(db: Database, one: (db: Database) => Promise<unknown>, callers: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < end) {
        await one(db);
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - begin);
}

async function measure(name: string, db: Database, callers: number) {
  await prepare(db);
  const rates = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [what, one] of Object.entries(work)) {
      rates.set(what, [...(rates.get(what) ?? []), await rate(db, one, callers)]);
    }
  }
  const ledger = median(rates.get('the ledger') ?? []);
  return [...rates].map(([what, all]) => ({
    database: name,
    callers,
    what,
    'transfers a second': Math.round(median(all)),
    'the ledger is': formatFigure(ledger / median(all)),
  }));
}

await using folder = await temporaryFolder();
const embedded = await openPglite({ folder: folder.path });
const table = await measure('PGlite, embedded', embedded, 1);
await embedded.close();

const created = await createServerDatabase(serverUrl).catch((error: unknown) => {
  console.error(`No database on ${serverUrl}, measured on the embedded one alone:`, error);
});
if (created !== undefined) {
  const server = openPostgres(created.url, { maxConnections: 16 });
  table.push(...(await measure('PostgreSQL server', server, 16)));
  await server.close();
  await created.drop();
}

printTable('The ledger: transfers between 200 members', table);
saveResults('ledger', table);
