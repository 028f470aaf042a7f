import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** PGlite does not lock its folder, and two processes on one folder would destroy it. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
}

export interface DataFolderLock {
  release(): Promise<void>;
}

interface Holder {
  readonly id: string;
  readonly pid: number;
  /** Start of the process in clock ticks since boot: tells it from a later process with its pid. */
  readonly started: string;
  readonly host: string;
  /** Whose pids these are: of which run of which machine, and of which container on it. */
  readonly pids: string;
  readonly since: string;
}

export interface LockTiming {
  /** Between two heartbeats. */
  readonly beatMs: number;
  /** Without a heartbeat for so long, a holder we cannot look at counts as gone. */
  readonly silentMs: number;
}

const usualTiming: LockTiming = { beatMs: 1_000, silentMs: 5_000 };

/**
 * Takes the folder for this process. A lock left by a killed process is recognised by its pid, which
 * is gone, and taken over at once; one left on another machine, in another container or before a
 * restart, by its missing heartbeat. `onLost` runs if another process takes the lock from this one.
 */
export async function lockDataFolder(
  folder: string,
  onLost: (error: Error) => void,
  timing = usualTiming,
): Promise<DataFolderLock> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'lock');
  const me: Holder = {
    id: randomUUID(),
    pid: process.pid,
    started: startOf(process.pid) ?? '',
    host: hostname(),
    pids: pidSpace(),
    since: new Date().toISOString(),
  };
  const text = JSON.stringify(me);
  while (!(await create(path, text)) && !(await takeOver(path, text, folder, timing)));
  const beat = setInterval(() => {
    void stillOurs(path, text).then((ours) => {
      if (ours) return;
      clearInterval(beat);
      onLost(new DataFolderInUse(`${folder}: another process took the lock of this data folder`));
    });
  }, timing.beatMs);
  beat.unref();
  return {
    release: async () => {
      clearInterval(beat);
      if ((await readFile(path, 'utf8').catch(() => '')) === text) await rm(path, { force: true });
    },
  };
}

/** Exclusive creation: of several concurrent attempts, one succeeds. */
async function create(path: string, text: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(text);
    await file.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Replaces the lock of a holder that is gone and answers whether that made it ours; an error naming
 * the holder when it lives. Those who find the same stale lock take turns, so that the second judges
 * what the first has written.
 */
async function takeOver(path: string, text: string, folder: string, timing: LockTiming): Promise<boolean> {
  const turn = `${path}.takeover`;
  if (!(await create(turn, text))) {
    // Held for milliseconds, unless its process was killed in just these.
    const since = await lastBeat(turn);
    if (since !== undefined && Date.now() - since > 2 * timing.silentMs) await rm(turn, { force: true });
    await sleep(10);
    return false;
  }
  try {
    const found = await readFile(path, 'utf8').catch(() => undefined);
    if (found === undefined) return false;
    if (!(await isGone(path, found, timing))) throw inUse(folder, found);
    // Never absent in between: who creates a lock must not slip in.
    const next = `${path}.next`;
    await writeFile(next, text);
    await rename(next, path);
    return true;
  } finally {
    await rm(turn, { force: true });
  }
}

function inUse(folder: string, text: string): DataFolderInUse {
  const { pid, host, since } = parse(text) ?? {};
  return new DataFolderInUse(
    `${folder} is in use by process ${pid ?? '?'} on ${host ?? '?'} since ${since ?? '?'}. One process at a time: stop that one, give this one another DATA_DIR, or set DATABASE_URL to run several on a PostgreSQL server`,
  );
}

async function isGone(path: string, text: string, { beatMs, silentMs }: LockTiming): Promise<boolean> {
  const holder = parse(text);
  if (holder?.pids === pidSpace()) {
    const started = startOf(holder.pid);
    return started === undefined || (started !== '' && started !== holder.started);
  }
  // Of another machine or container, or from before a restart; or cut short by a crash while it was written.
  const before = await lastBeat(path);
  if (before === undefined) return true;
  const quietFor = Date.now() - before;
  if (quietFor >= silentMs) return true;
  await sleep(holder ? silentMs - quietFor : beatMs);
  return (await lastBeat(path)) === before;
}

function parse(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

async function lastBeat(path: string): Promise<number | undefined> {
  return (await stat(path).catch(() => undefined))?.mtimeMs;
}

/** Shows that we live, and learns whether the lock is still ours; a disk that stutters does not decide that. */
async function stillOurs(path: string, text: string): Promise<boolean> {
  try {
    if ((await readFile(path, 'utf8')) !== text) return false;
    const now = new Date();
    await utimes(path, now, now);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}

/** When a process started; undefined when there is none, '' where the system does not tell. */
function startOf(pid: number): string | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return isAlive(pid) ? '' : undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function pidSpace(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}
