/**
 * Measures an audit of the whole ledger: transfers in a ring of 1,000 members, with operations, journals, hashes and
 * seals as the platform writes them, POSTINGS postings in total (1,000,000). Loaded by set-based SQL.
 */
import { platformAuditPlan } from '../platform/src/composition/audit.ts';
import type { Database, SqlValue } from '../platform/src/database/database.ts';
import { migrate } from '../platform/src/database/migrate.ts';
import { demoScope } from '../platform/src/demo/seed.ts';
import { ledgerAlone } from '../platform/src/ledger/audit-plan.ts';
import { auditLedger } from '../platform/src/ledger/audit.ts';
import { withDatabase } from './lib/database.ts';
import { amount } from './lib/options.ts';
import { saveResults, median, printTable, formatFigure } from './lib/report.ts';

const postings = amount('POSTINGS', 1_000_000, 20_000);
const rounds = amount('ROUNDS', 3, 1);
const members = 1_000;
const first = 100_001;
/** The initial balance of every member; each transfer moves one minor unit. */
const grant = 1_000_000;

const withoutTimeout = (db: Database, sql: string, params: SqlValue[] = []): Promise<number> =>
  db.transaction((tx) => tx.execute(sql, params), { statementTimeoutMs: 600_000 });

const at = "'2026-01-01Z'::timestamptz + n * interval '1 s'";
const from = `${first} + n % ${members}`;
const to = `${first} + (n + 1) % ${members}`;

/** Grants are journals 1 to 1,000, of the demonstration, and transfers the ones after. */
const fill: readonly string[] = [
  `insert into member (user_name, country_code, password_hash, transaction_password_hash, referral_id, depth, sponsor_path, created_at)
   select 'member' || n, 'ID', 'x', 'x', 'REF' || n, 0, '{}', '2026-01-01Z' from generate_series(1, ${members}) n`,
  "insert into account (owner_id, purpose, coin_id) select m.id, 'member', c.id from member m, coin c",
  `create table made as select n, n + ${members} as journal, ${from} as sender, ${to} as receiver, ${at} as at
   from generate_series(1, $1::int) n`,
  `insert into operation (scope, key, fingerprint, created_at)
   select '${demoScope}', 'grant-' || n, sha256('x'), '2026-01-01Z' from generate_series(1, ${members}) n`,
  `insert into operation (scope, key, fingerprint, result, created_at)
   select 'member:' || sender || ':makeOver', 'key-' || n, sha256('x'),
     jsonb_build_object('id', n::text, 'amount', '0.00000001', 'fee', '0'), at from made order by n`,
  `insert into journal (operation_id, record_type, transaction_number, receipt_number, business_date, created_at)
   select n, 14, 'T' || n, 'R' || n, '2026-01-01', '2026-01-01Z' from generate_series(1, ${members}) n`,
  `insert into journal (operation_id, record_type, transaction_number, receipt_number, business_date, created_at)
   select journal, 14, 'T' || journal, 'R' || journal, business_date(at), at from made order by n`,
  `insert into posting (journal_id, account_id, coin_id, bucket, amount, balance_after, version, record_type, shown, created_at)
   select n, a.id, 1, 'A', case a.owner_id when 0 then -${grant} else ${grant} end,
     case when a.owner_id > 0 then ${grant} end, case when a.owner_id > 0 then 1 end, 14, a.owner_id > 0, '2026-01-01Z'
   from generate_series(1, ${members}) n
   join account a on a.coin_id = 1 and (a.owner_id = ${first} - 1 + n or a.purpose = 'house:adjust')`,
  `insert into posting (journal_id, account_id, coin_id, bucket, amount, balance_after, version, record_type, shown, created_at)
   select journal, account, 1, 'A', amount, ${grant} + sum(amount) over own, 1 + row_number() over own, 14, true, at
   from (select made.*, a.id as account, case a.owner_id when made.sender then -1 else 1 end as amount
         from made join account a on a.coin_id = 1 and a.owner_id in (made.sender, made.receiver)) legs
   window own as (partition by account order by journal)
   order by journal, amount`,
  `update account a set version = last.version, available = last.available
   from (select account_id, max(version) as version, sum(amount) as available from posting where version is not null group by 1) last
   where last.account_id = a.id`,
  `insert into transfer (sender_id, receiver_id, coin_id, amount, fee, journal_id, receipt_number, transaction_number, created_at)
   select sender, receiver, 1, 1, 0, journal, 'R' || journal, 'T' || journal, at from made order by n`,
  'alter table posting disable trigger posting_immutable',
  'select ledger_chain_history()',
  'alter table posting enable trigger posting_immutable',
  'drop table made',
];

await withDatabase(async (db, name) => {
  await migrate(db);
  console.error(`Loading ${postings} postings into ${name} …`);
  for (const sql of fill) await withoutTimeout(db, sql, sql.includes('$1') ? [postings / 2 - members] : []);
  await db.query('vacuum (analyze)');

  const rows = [];
  for (const [what, plan] of [
    ['the ledger by itself', ledgerAlone],
    ['all books', platformAuditPlan],
  ] as const) {
    const seconds: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      const { total } = await db.transaction((tx) => auditLedger(tx, plan), { statementTimeoutMs: 600_000 });
      if (total !== 0) throw new Error(`the audit finds ${total} things wrong with what was loaded`);
      seconds.push((performance.now() - began) / 1_000);
    }
    rows.push({ what, seconds: formatFigure(median(seconds)) });
  }
  printTable(`An audit of ${postings} postings, ${name}`, rows);
  saveResults('audit', { database: name, postings, audits: rows });
});
