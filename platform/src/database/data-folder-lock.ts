import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The data folder is in use. PGlite does not lock its folder, and two processes would corrupt it. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
}

export interface DataFolderLock {
  release(): Promise<void>;
}

interface Holder {
  readonly id: string;
  readonly pid: number;
  /** Start of the process in clock ticks since boot, to distinguish it from a later process with the same pid. */
  readonly started: string;
  readonly host: string;
  /** The pid namespace: boot id of the machine, and container. */
  readonly pids: string;
  readonly since: string;
}

export interface LockTiming {
  /** Interval between heartbeats. */
  readonly beatMs: number;
  /** A holder outside this pid namespace counts as dead after this long without a heartbeat. */
  readonly silentMs: number;
}

const usualTiming: LockTiming = { beatMs: 1_000, silentMs: 5_000 };

/**
 * Locks the folder for this process. A lock of a killed process is taken over immediately, because its pid no longer
 * exists. A lock from another machine, another container or before a reboot is taken over if its heartbeat has stopped.
 * Calls `onLost` if another process takes the lock from this one.
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

/** Creates a file exclusively: one of several concurrent attempts succeeds. */
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
 * Replaces the lock of a dead holder and returns whether this process now holds it. Throws an error that names the
 * holder if it is alive. Concurrent takeovers are serialized, so that the second one sees what the first has written.
 */
async function takeOver(path: string, text: string, folder: string, timing: LockTiming): Promise<boolean> {
  const turn = `${path}.takeover`;
  if (!(await create(turn, text))) {
    // Held for milliseconds, unless its process was killed during them.
    const since = await lastBeat(turn);
    if (since !== undefined && Date.now() - since > 2 * timing.silentMs) await rm(turn, { force: true });
    await sleep(10);
    return false;
  }
  try {
    const found = await readFile(path, 'utf8').catch(() => undefined);
    if (found === undefined) return false;
    if (!(await isGone(path, found, timing))) throw inUse(folder, found);
    // Replaced by rename, so that the lock is never absent and cannot be created in between.
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
  // From another machine or container, from before a reboot, or truncated by a crash.
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

/** Updates the heartbeat and returns whether the lock is still ours. I/O errors do not count as a loss. */
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

/** When a process started; undefined if it does not exist, '' if the system does not provide it. */
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
