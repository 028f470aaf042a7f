import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** PGlite takes no lock of its own: two processes on one folder would destroy it. */
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
  /** Of the machine's current run; a container shares its host's. */
  readonly boot: string;
  /** A container has its own, and its own pids. */
  readonly host: string;
  readonly since: string;
}

const beatMs = 2_000;
/** Without a heartbeat for so long, a holder we cannot look at counts as gone. */
const silentMs = 10_000;

/**
 * Takes the folder for this process. A lock left by a killed process is recognised (its pid is gone,
 * or its machine was restarted) and taken over at once; a holder on another host or in another
 * container, by its missing heartbeat. `onLost` runs if somebody takes the lock from us.
 */
export async function lockDataFolder(
  folder: string,
  onLost: (error: Error) => void,
): Promise<DataFolderLock> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'lock');
  const me: Holder = {
    id: randomUUID(),
    pid: process.pid,
    started: startOf(process.pid) ?? '',
    boot: bootId(),
    host: hostname(),
    since: new Date().toISOString(),
  };
  const text = JSON.stringify(me);
  while (!(await create(path, text))) await takeOverStale(path, folder);
  const beat = setInterval(() => {
    void stillOurs(path, text).then((ours) => {
      if (ours) return;
      clearInterval(beat);
      onLost(new DataFolderInUse(`${folder}: another process took the lock of this data folder`));
    });
  }, beatMs);
  beat.unref();
  return {
    release: async () => {
      clearInterval(beat);
      if ((await readFile(path, 'utf8').catch(() => '')) === text) await rm(path, { force: true });
    },
  };
}

/** Exclusive creation: of those who try at once, one gets it. */
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

/** Removes the lock of a holder that is gone; an error naming the holder when it is not. */
async function takeOverStale(path: string, folder: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  if (!(await isGone(path, text))) {
    const { pid, host, since } = parse(text) ?? {};
    throw new DataFolderInUse(
      `${folder} is in use by process ${pid ?? '?'} on ${host ?? '?'} since ${since ?? '?'}. One process at a time: stop that one, give this one another DATA_DIR, or set DATABASE_URL to run several on a PostgreSQL server`,
    );
  }
  // Moved aside first: if it is not what we judged, somebody was quicker, and gets it back.
  const aside = `${path}.stale-${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, 'utf8').catch(() => '')) !== text)
    await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

async function isGone(path: string, text: string): Promise<boolean> {
  const holder = parse(text);
  if (holder?.host === hostname()) {
    if (holder.boot !== bootId()) return true;
    const started = startOf(holder.pid);
    return started === undefined || (started !== '' && started !== holder.started);
  }
  // Another host's process, or a file cut short by a crash while it was written.
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

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
