/** A member with very many records, loaded by set-based SQL that keeps every rule of the ledger but the speed limit. */
import type { Database, SqlValue } from '../../platform/src/database/database.ts';
import { migrate } from '../../platform/src/database/migrate.ts';
import { openAccounts } from '../../platform/src/ledger/ledger.ts';

/** The member who has the records. */
export const memberId = 100_001n;

/** Rows a statement inserts: as many journals, twice as many postings. */
const chunk = 50_000;

/** Record types and how many of a thousand records are of them: a member whose packages pay every day. */
const types: readonly (readonly [code: number, ofThousand: number])[] = [
  [41, 400], // entrust profit
  [42, 100], // bonuses and rebates
  [44, 100],
  [46, 50],
  [48, 50],
  [49, 50],
  [14, 100], // transfer
  [15, 60], // convert
  [16, 40], // its fee
  [10, 25], // deposit
  [11, 20], // withdraw
  [26, 4], // premium
  [40, 1], // jackpot profit
];

/** Credits and how many of a thousand records are of them. */
const credits: readonly (readonly [coin: number, ofThousand: number])[] = [
  [2, 500],
  [1, 300],
  [4, 100],
  [3, 60],
  [7, 30],
  [5, 9],
  [6, 1],
];

/** `case when n < 400 then 41 when n < 500 then 42 … end` */
function drawn(from: string, shares: readonly (readonly [value: number, ofThousand: number])[]): string {
  let below = 0;
  const cases = shares.map(([value, share]) => `when ${from} < ${(below += share)} then ${value}`);
  if (below !== 1_000) throw new Error(`the shares come to ${below} of a thousand`);
  return `case ${cases.join(' ')} end`;
}

/** Loading the records exceeds the usual statement timeout. */
const withoutTimeout = (db: Database, sql: string, params: SqlValue[] = []): Promise<number> =>
  db.transaction((tx) => tx.execute(sql, params), { statementTimeoutMs: 600_000 });

/** The instant of the newest record, and of the oldest: three years of them. */
const newest = new Date('2026-11-20T12:00:00Z');
const years = 3;

/**
 * Creates records for the member. Each has a journal with one posting of the member and one of the house; a
 * deterministic random choice sets its type and credit.
 */
export async function load(db: Database, records: number): Promise<void> {
  await migrate(db);
  await openAccounts(db, memberId);
  const { id: operation } = await db.one<{ id: bigint }>(
    `insert into operation (scope, key, fingerprint, created_at)
     values ('bench', 'load', sha256('load'), $1) returning id`,
    [newest],
  );
  await withoutTimeout(
    db,
    `create table drawn as
     select n, (${drawn("('x' || substr(md5('type' || n), 1, 8))::bit(32)::bigint % 1000", types)})::smallint as record_type,
       (${drawn("('x' || substr(md5('coin' || n), 1, 8))::bit(32)::bigint % 1000", credits)})::smallint as coin_id,
       $2::timestamptz - make_interval(secs => floor(($1 - n)::numeric * ${years * 365 * 86_400} / $1)::float) as at
     from generate_series(1, $1::bigint) n`,
    [records, newest],
  );
  await withoutTimeout(
    db,
    `create table numbered as
     select d.*, row_number() over (partition by coin_id order by n) as version from drawn d`,
  );
  await withoutTimeout(db, 'create unique index on numbered (n)');
  for (let from = 1; from <= records; from += chunk) {
    const range = [from, Math.min(from + chunk - 1, records)] as const;
    await withoutTimeout(
      db,
      `insert into journal (id, operation_id, record_type, transaction_number, receipt_number, hash, business_date, created_at)
       overriding system value
       select n, $3, record_type, 'T' || n, 'R' || n,
         case when record_type in (10, 11) then 'BEP20:0x' || sha256(n::text::bytea)::text end, business_date(at), at
       from numbered where n between $1 and $2`,
      [...range, operation],
    );
    // Each record adds one credit, so the balance equals the number of records so far.
    await withoutTimeout(
      db,
      `insert into posting (id, journal_id, account_id, coin_id, bucket, amount, balance_after, version, record_type, shown, created_at)
       overriding system value
       select 2 * n - side, n, a.id, d.coin_id, 'A', case side when 1 then 100000000 else -100000000 end,
         case side when 1 then d.version * 100000000 end, case side when 1 then d.version end, d.record_type, side = 1, at
       from numbered d cross join (values (1), (0)) as sides (side)
       join account a on a.coin_id = d.coin_id and a.owner_id = case side when 1 then $3::bigint else 0 end
         and a.purpose = case side when 1 then 'member' else 'house:adjust' end
       where n between $1 and $2`,
      [...range, memberId],
    );
  }
  await withoutTimeout(
    db,
    `update account a set version = d.records, available = d.records * 100000000
     from (select coin_id, count(*) as records from numbered group by coin_id) d
     where a.owner_id = $1 and a.coin_id = d.coin_id`,
    [memberId],
  );
  await withoutTimeout(db, 'alter table posting disable trigger posting_immutable');
  await withoutTimeout(db, 'select ledger_chain_history()');
  await withoutTimeout(db, 'alter table posting enable trigger posting_immutable');
  await withoutTimeout(db, "select setval(pg_get_serial_sequence('posting', 'id'), 2 * $1::bigint + 1)", [
    records,
  ]);
  await withoutTimeout(db, "select setval(pg_get_serial_sequence('journal', 'id'), $1::bigint + 1)", [
    records,
  ]);
  await withoutTimeout(db, 'drop table drawn');
  await withoutTimeout(db, 'drop table numbered');
  for (const table of ['posting', 'journal', 'earning']) {
    await db.execute(`vacuum (index_cleanup off) ${table}`);
    await withoutTimeout(db, `analyze ${table}`);
  }
}
