import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shortLived } from '../../../scripts/short-lived.ts';
import { onServer } from '../../test/databases.ts';
import { transfer } from '../../test/entries.ts';
import { expectCleanBooks } from '../../test/ledger.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openPglite } from '../database/pglite.ts';
import { postOnce } from './ledger.ts';

/** Number of connections ended under load. */
const terminations = 300;

/** KILLS=30 for the full matrix. */
const kills = Number(process.env['KILLS'] ?? 3);

const members = 10n;
const funded = 1_000_000_000n * members;

let folder: string;
let logFile: string;
let children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-kill-'));
  logFile = join(folder, 'log');
  await writeFile(logFile, '');
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  await rm(folder, { recursive: true });
});

function start(database: string, name: string): ChildProcess {
  const script = new URL('../../test/pay-until-killed.ts', import.meta.url);
  const child = fork(script, [database, logFile, name], { execArgv: [...shortLived] });
  children.push(child);
  return child;
}

async function paying(child: ChildProcess): Promise<void> {
  const [word] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
  expect(word).toBe('paying');
}

/** Sends SIGKILL: no handler runs and nothing is flushed. */
async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  expect(await exited).toEqual([null, 'SIGKILL']);
}

async function logged(): Promise<{ attempted: Set<string>; acknowledged: Set<string> }> {
  // A line truncated by the kill is not a complete mark and key.
  const lines = (await readFile(logFile, 'utf8')).split('\n').slice(0, -1);
  const marked = (mark: string) =>
    new Set(lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(1)));
  return { attempted: marked('?'), acknowledged: marked('!') };
}

/**
 * Checks that everything acknowledged exists, that nothing exists which was not attempted, and that the ledger is
 * correct.
 */
async function verify(db: Database): Promise<{ acknowledged: number; committed: number; attempted: number }> {
  const { attempted, acknowledged } = await logged();
  const rows = await db.query<{ key: string; journals: bigint }>(
    `select o.key, count(j.id) as journals from operation o left join journal j on j.operation_id = o.id
     where o.scope = 'kill' and not o.refused group by o.id`,
  );
  const committed = new Set(rows.map((row) => row.key));
  expect([...acknowledged].filter((key) => !committed.has(key))).toEqual([]);
  expect([...committed].filter((key) => !attempted.has(key))).toEqual([]);
  expect(rows.filter((row) => row.journals !== 1n)).toEqual([]);
  expect(await db.one("select sum(available)::int8 as total from account where purpose = 'member'")).toEqual({
    total: funded,
  });
  await expectCleanBooks(db);
  return { acknowledged: acknowledged.size, committed: committed.size, attempted: attempted.size };
}

/** Repeats every request without an answer; each payment must then exist once. */
async function repeatUnanswered(db: Database): Promise<void> {
  const { attempted, acknowledged } = await logged();
  const unanswered = [...attempted].filter((key) => !acknowledged.has(key));
  expect(unanswered.length).toBeGreaterThan(0);
  for (const key of [...unanswered, ...unanswered]) {
    await postOnce(
      db,
      { scope: 'kill', key, input: {}, now: new Date() },
      transfer(1n, 2n, 'CASH_POINT', 1n),
    );
  }
  const { committed } = await verify(db);
  expect(committed).toBe(attempted.size);
}

describe('killed under load on PGlite', () => {
  it(
    `keeps every acknowledged payment over ${kills} kills`,
    async () => {
      for (let round = 1; round <= kills; round++) {
        const child = start(folder, `round${round}`);
        await paying(child);
        await sleep(100 + Math.random() * 500);
        await kill(child);
        const db = await openPglite({ folder });
        const { acknowledged } = await verify(db);
        expect(acknowledged).toBeGreaterThan(round);
        if (round === kills) await repeatUnanswered(db);
        await db.close();
      }
    },
    kills * 30_000,
  );

  it('opens again after being killed while creating the database', async () => {
    for (const milliseconds of [300, 900, 1_500]) {
      const child = start(folder, 'early');
      await sleep(milliseconds);
      await kill(child);
    }
    const db = await openPglite({ folder });
    await migrate(db);
    await expectCleanBooks(db);
    await db.close();
  });
});

/** Waits until the server has ended the statements of killed clients. */
async function untilIdle(db: Database): Promise<void> {
  const running =
    "select count(*) as n from pg_stat_activity where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()";
  await expect.poll(() => db.one(running)).toEqual({ n: 0n });
}

onServer('cut off under load', (test) => {
  it(`keeps every acknowledged payment when the server ends ${terminations} connections`, async () => {
    const child = start(test.url, 'cut-off');
    await paying(child);
    for (let ended = 0; ended < terminations;) {
      expect([child.exitCode, child.signalCode], `after ${ended} connections`).toEqual([null, null]);
      const rows = await test.db.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() order by random() limit 1`,
      );
      ended += rows.length;
    }
    // It continues to pay.
    const { acknowledged: before } = await logged();
    await expect.poll(async () => (await logged()).acknowledged.size).toBeGreaterThan(before.size + 8);
    await kill(child);
    await untilIdle(test.db);
    const { acknowledged } = await verify(test.db);
    expect(acknowledged).toBeGreaterThan(0);
    await repeatUnanswered(test.db);
  }, 120_000);
});

onServer('killed under load', (test) => {
  it(
    `keeps every acknowledged payment over ${kills} kills while other processes continue`,
    async () => {
      const steady = start(test.url, 'steady');
      await paying(steady);
      for (let round = 1; round <= kills; round++) {
        const victims = [start(test.url, `round${round}a`), start(test.url, `round${round}b`)];
        await Promise.all(victims.map(paying));
        await sleep(100 + Math.random() * 500);
        await Promise.all(victims.map(kill));
      }
      await kill(steady);
      await untilIdle(test.db);
      const { acknowledged } = await verify(test.db);
      expect(acknowledged).toBeGreaterThan(kills);
      await repeatUnanswered(test.db);
    },
    kills * 30_000,
  );
});
