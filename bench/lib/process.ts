/**
 * Measured processes: starts them on a port, pins them to a core if the system supports it, and reads their CPU time.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The repository. */
export const root = join(import.meta.dirname, '..', '..');
const canPin = spawnSync('taskset', ['--version']).status === 0;

/** A server that answers on a port of this machine. */
export interface Measured {
  readonly url: string;
  /** CPU seconds the process used so far, all its threads. */
  cpuSeconds(): number;
  /** Peak memory so far, in millions of bytes. */
  peakMegabytes(): number;
  stop(): Promise<void>;
}

/** Starts a script of this repository on a core of its own and waits until it answers. */
export async function startMeasured(
  script: string,
  port: number,
  core: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Measured> {
  const command = [process.execPath, join(root, script)];
  const pinned = canPin ? ['taskset', '-c', String(core), ...command] : command;
  const child = spawn(pinned[0] ?? process.execPath, pinned.slice(1), {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(url, child);
  return {
    url,
    cpuSeconds: () => cpuSecondsOf(child.pid ?? 0),
    peakMegabytes: () => peakMegabytesOf(child.pid ?? 0),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    try {
      await (await fetch(url)).arrayBuffer();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`${url} does not answer.`);
}

/** utime and stime of proc(5), in clock ticks of a hundredth of a second. */
export function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** VmHWM of proc(5), in kB of 1024 bytes. */
function peakMegabytesOf(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kilobytes) * 1024) / 1e6;
}
