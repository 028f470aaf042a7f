/** An invite tree of MEMBERS members (1,000,000), loaded by set-based SQL. */
import type { Database } from '../../platform/src/database/database.ts';
import { amount } from '../lib/options.ts';

export const members = amount('MEMBERS', 1_000_000, 20_000);

/** The id of the member at the top. */
export const first = 100_001;

/** A chain of members near the end of the ids, each of whom invited many. */
const chain = 60;
const chainAt = Math.floor(members * 0.9);

/** Runs a statement without a time limit, triggers and foreign keys; later statements add what the triggers would. */
export const withoutTimeout = (db: Database, sql: string): Promise<number> =>
  db.transaction(
    async (tx) => {
      await tx.execute('set local session_replication_role = replica');
      return tx.execute(sql);
    },
    { statementTimeoutMs: 1_800_000 },
  );

/** The statements that fill the table of members, a generation at a time. */
export const tree: readonly string[] = [
  'select setseed(0.5)',
  `create table draft as select ${first} + n as id, case
     when n = 0 then null
     when n between ${chainAt + 1} and ${chainAt + chain - 1} then ${first} + n - 1
     when n <= 8 then ${first}
     when n % 50 = 1 then ${first} + 1 + (n / 50) % 8
     when n > ${chainAt} and n % 2 = 0 then ${first} + ${chainAt} + (random() * ${chain - 1})::int
     else ${first} + floor(random() * least(n, ${chainAt})) end as sponsor_id
   from generate_series(0, ${members - 1}) n`,
  'create index on draft (sponsor_id)',
  'analyze draft',
  `do $$
   declare _depth int := 0; _added int := 1;
   begin
     while _added > 0 loop
       insert into member (id, user_name, country_code, password_hash, transaction_password_hash, referral_id, sponsor_id, depth,
         sponsor_path, created_at) overriding system value
       select d.id, 'member' || d.id, 'ID', 'x', 'x', 'REF' || d.id, d.sponsor_id, _depth,
         case when s.id is null then '{}' else (s.sponsor_path || s.id)[greatest(cardinality(s.sponsor_path) - 62, 1):] end,
         '2026-01-01Z'
       from draft d left join member s on s.id = d.sponsor_id
       where case when _depth = 0 then d.sponsor_id is null else s.depth = _depth - 1 end;
       get diagnostics _added = row_count;
       _depth := _depth + 1;
     end loop;
   end $$`,
  'drop table draft',
];
