/**
 * Measured processes: starts them on a port, pins them to a core if the system supports it, and reads their CPU time.
 * Every process ends with the benchmark, also when the benchmark fails.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

/** The repository. */
export const root = join(import.meta.dirname, '..', '..');
const canPin = spawnSync('taskset', ['--version']).status === 0;

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

/** Ends a process together with this one, even after a failure. */
export function endWithBenchmark(child: ChildProcess): void {
  running.add(child);
  child.once('exit', () => running.delete(child));
}

/** A server that answers on a port of this machine. `await using` stops it. */
export interface Measured extends AsyncDisposable {
  readonly url: string;
  /** CPU seconds the process used so far, all its threads. */
  cpuSeconds(): number;
  /** Peak memory so far, in millions of bytes. */
  peakMegabytes(): number;
  stop(): Promise<void>;
}

/** A port on which no server listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a script of this repository on a separate core and waits until it answers. */
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
  endWithBenchmark(child);
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  try {
    await untilAnswers(url, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    cpuSeconds: () => cpuSecondsOf(child.pid ?? 0),
    peakMegabytes: () => peakMegabytesOf(child.pid ?? 0),
    stop,
    [Symbol.asyncDispose]: stop,
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
