import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderInUse, lockDataFolder, type DataFolderLock } from './data-folder-lock.ts';

let folder: string;
let locks: DataFolderLock[] = [];
let children: ChildProcess[] = [];

const timing = { beatMs: 50, silentMs: 1_000 };

async function lock(onLost: (error: Error) => void = () => undefined): Promise<DataFolderLock> {
  const taken = await lockDataFolder(folder, onLost, timing);
  locks.push(taken);
  return taken;
}

const file = () => join(folder, 'lock');

/** Writes a lock file like one of this process, with some fields changed. */
async function leaveLock(changes: Record<string, unknown>): Promise<void> {
  const mine = await lock();
  const text = await readFile(file(), 'utf8');
  await mine.release();
  await writeFile(file(), JSON.stringify({ ...(JSON.parse(text) as object), ...changes }));
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-lock-'));
});

afterEach(async () => {
  await Promise.all(locks.map((taken) => taken.release()));
  for (const child of children) child.kill('SIGKILL');
  locks = [];
  children = [];
  await rm(folder, { recursive: true });
});

/** Another process that holds the lock. */
async function holder(): Promise<ChildProcess> {
  const child = fork(new URL('../../test/hold-data-folder.ts', import.meta.url), [folder]);
  children.push(child);
  const [word] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
  expect(word).toBe('locked');
  return child;
}

describe('the lock of a data folder', () => {
  it('rejects another process and names the holder', async () => {
    const child = await holder();
    const refused = lock();
    await expect(refused).rejects.toBeInstanceOf(DataFolderInUse);
    await expect(refused).rejects.toThrow(`${folder} is in use by process ${child.pid} on ${hostname()}`);
    await expect(refused).rejects.toThrow('DATABASE_URL');
  });

  it('passes immediately from a killed process', async () => {
    const child = await holder();
    child.kill('SIGKILL');
    await once(child, 'exit');
    // Does not wait for a heartbeat.
    locks.push(await lockDataFolder(folder, () => undefined, { ...timing, silentMs: 600_000 }));
    expect(JSON.parse(await readFile(file(), 'utf8'))).toMatchObject({ pid: process.pid });
  });

  it('can be taken again after release', async () => {
    await (await lock()).release();
    await lock();
  });

  it.each([
    ['before the machine was restarted', { pids: 'another' }],
    ['by a process that had our pid', { started: '1' }],
    ['by a process that is no more', { pid: 2 ** 30 }],
  ])('passes on if it was left %s', async (_when, changes) => {
    await leaveLock(changes);
    await lock();
  });

  it('stays with a process on another machine or container while its heartbeat continues', async () => {
    await leaveLock({ host: 'another', pids: 'another' });
    const beat = setInterval(() => void utimes(file(), new Date(), new Date()), 50);
    await expect(lock()).rejects.toThrow('on another');
    clearInterval(beat);
  });

  it('passes on from another machine or container whose heartbeat stopped', async () => {
    await leaveLock({ host: 'another', pids: 'another' });
    await lock();
  });

  it('passes on if a crash left a partial file', async () => {
    await writeFile(file(), '{"id":"');
    await lock();
  });

  it('passes on even if another process was killed during a takeover', async () => {
    await leaveLock({ pids: 'another' });
    await writeFile(`${file()}.takeover`, '');
    await lock();
  });

  it('goes to exactly one of several processes that find it stale at once', async () => {
    await leaveLock({ pids: 'another' });
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => lock()));
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(DataFolderInUse);
    }
    expect(await readdir(folder)).toEqual(['lock']);
  });

  it('notifies its holder when another process takes it', async () => {
    const lost = new Promise<Error>((resolve) => void lock(resolve));
    await expect.poll(() => readdir(folder)).toEqual(['lock']);
    await rm(file());
    await expect(lost).resolves.toBeInstanceOf(DataFolderInUse);
  });
});
