/** Starts the portal's processes, waits until they are ready, and ends them together. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, toolEnvironment } from './steps.mjs';

const pinned = join(root, 'node_modules', '.bin', 'node');
/** The pinned Node, once it is installed; in a container the image's own is that one. */
const nodePath = () => (existsSync(pinned) ? pinned : process.execPath);
const running = new Set();
let isEnding = false;

/** Starts a process of the portal. When one exits by itself, all are ended, with its exit code. */
export function startService(name, args, env) {
  const child = spawn(nodePath(), args, {
    cwd: root,
    env: { ...toolEnvironment(), ...env },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  running.add(child);
  child.on('exit', (code, signal) => {
    running.delete(child);
    if (!isEnding) {
      process.stderr.write(`\nThe ${name} ended (${signal ?? code}).\n`);
      endAll('SIGTERM', code ?? 1);
    } else if (running.size === 0) process.exit();
  });
  return child;
}

function endAll(signal, exitCode) {
  if (!isEnding) process.exitCode = exitCode;
  isEnding = true;
  for (const child of running) child.kill(signal);
  if (running.size === 0) process.exit();
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => endAll(signal, 0));

/** Time limit until a service is ready, in ms: creating demo members takes minutes on a busy machine. */
const limitMs = 600_000;

/** Resolves once the address answers 200; rejects after the time limit or when a service ended. */
export async function untilReady(name, url) {
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline && !isEnding) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
      await answer.arrayBuffer();
      if (answer.ok) return;
    } catch {
      // not listening yet
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (!isEnding) throw new Error(`The ${name} did not become ready within ${limitMs / 1000} s (${url}).`);
  await new Promise(() => {});
}
