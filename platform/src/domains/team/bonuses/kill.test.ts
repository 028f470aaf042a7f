import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { shortLived } from '../../../../../scripts/short-lived.ts';
import { onServer } from '../../../../test/databases.ts';
import type { Database } from '../../../database/database.ts';
import { migrate } from '../../../database/migrate.ts';
import { openPglite } from '../../../database/pglite.ts';
import { auditLedger } from '../../../ledger/audit.ts';
import { checks } from './audit.ts';

/** KILLS=30 for a long run. */
const kills = Number(process.env['KILLS'] ?? 4);

const date = '2026-11-21';
const now = new Date('2026-11-21T18:00:00Z');
const first = 100_001;
const members = 6_000;

let children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
});

/** Preparing and auditing are single statements over all members, which take longer on a busy machine. */
const statementTimeoutMs = 60_000;

/** Members in a tree with four below each; all of them earned something on the day. */
async function prepare(db: Database): Promise<void> {
  await db.query(`
    create table brought (id bigint generated always as identity primary key, business_date date, member_id bigint, amount bigint,
      created_at timestamptz);
    insert into member (id, user_name, country_code, password_hash, transaction_password_hash, referral_id, sponsor_id, depth,
      sponsor_path, created_at, level) overriding system value
    with recursive place as (
      select 0 as n, '{}'::bigint[] as path
      union all
      select c.n, p.path || (${first} + p.n)::bigint from place p
      cross join lateral (select 4 * p.n + k as n from generate_series(1, 4) k) c where c.n < ${members}
    )
    select ${first} + n, 'member' || n, 'ID', 'x', 'x', 'REF' || n, path[cardinality(path)], cardinality(path), path,
      '2026-01-01Z', n % 9 - 1
    from place order by n;
    insert into account (owner_id, purpose, coin_id) select m.id, 'member', c.id from member m cross join coin c;
    insert into brought (business_date, member_id, amount, created_at) select '${date}', id, 100000000 + id, '${date}T04:00:00Z' from member;
    insert into bonus_run (business_date, rates, purchases, profits, started_at, computed_at)
      values ('2026-11-20', bonus_rates(), 0, 0, '2026-11-20T17:00:00Z', '2026-11-20T17:00:00Z')`);
}

/** A worker process, from its start. */
async function start(where: string): Promise<ChildProcess> {
  const script = new URL('../../../../test/pay-bonuses-until-killed.ts', import.meta.url);
  const child = fork(script, [where, now.toISOString()], { execArgv: [...shortLived] });
  children.push(child);
  const [first] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as unknown[];
  // A process that finds nothing left to do may exit before its message is read.
  expect(['working', 0]).toContain(first);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

async function finish(where: string): Promise<void> {
  const child = await start(where);
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode).toBe(0);
}

/** Expects that every line is posted exactly once. */
async function verify(db: Database): Promise<void> {
  const sums = await db.one<Record<'lines' | 'posted' | 'balances', bigint>>(
    `select (select sum(amount) from bonus_line)::bigint as lines,
       (select sum(amount) from posting where version is not null)::bigint as posted,
       (select sum(available) from account)::bigint as balances`,
  );
  expect(sums.lines).toBeGreaterThan(0n);
  expect(sums).toEqual({ lines: sums.lines, posted: sums.lines, balances: sums.lines });
  expect(await db.query('select from bonus_chunk where journal_id is null')).toEqual([]);
  // The results per generation do not depend on where the run was interrupted.
  const { wrong } = await db.one<{ wrong: bigint }>(
    `select count(*) as wrong from bonus_line l where l.record_type = 49 and l.generation = 1 and l.volume <> (
       select sum(b.amount) from brought b join member m on m.id = b.member_id where m.sponsor_id = l.member_id)`,
  );
  expect(wrong).toBe(0n);
  const result = await db.transaction((tx) => auditLedger(tx, { claims: [], checks }));
  expect(result).toEqual({ total: 0, violations: [] });
}

describe('killed while it pays bonuses, on PGlite', () => {
  it(
    'pays each bonus once and continues where it stopped',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'portal-bonuses-'));
      const made = await openPglite({ folder, statementTimeoutMs });
      await migrate(made);
      await prepare(made);
      await made.close();
      for (let round = 0; round < kills; round += 1) {
        const child = await start(folder);
        await sleep(50 + Math.random() * 700);
        await kill(child);
      }
      await finish(folder);
      const db = await openPglite({ folder, statementTimeoutMs });
      await verify(db);
      await db.close();
      await rm(folder, { recursive: true });
    },
    60_000 + kills * 30_000,
  );
});

onServer('killed while it pays bonuses', (test) => {
  it(
    'pays each bonus once and continues where it stopped, with two processes',
    async () => {
      await prepare(test.db);
      for (let round = 0; round < kills; round += 1) {
        const pair = await Promise.all([start(test.url), start(test.url)]);
        await sleep(50 + Math.random() * 400);
        await Promise.all(pair.map(kill));
      }
      await Promise.all([finish(test.url), finish(test.url)]);
      await verify(test.db);
    },
    60_000 + kills * 30_000,
  );
});
