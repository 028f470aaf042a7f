/** The whole product in separate processes, on free ports and with a separate data folder. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { freePorts } from '../../scripts/free-ports.ts';
import { compileCache, shortLived } from '../../scripts/short-lived.ts';
import { SmtpInbox } from '../../scripts/smtp-inbox.ts';

const root = join(import.meta.dirname, '..', '..');

/** Sets the clock of a process ahead. */
const ahead = fileURLToPath(new URL('./clock-ahead.ts', import.meta.url));

/** A running portal. */
export interface Portal {
  /** Where the browser goes. */
  readonly url: string;
  /** Stops the platform at once, as a crash would. */
  killPlatform(): Promise<void>;
  /** Stops answering, as an overloaded or cut-off platform would; `resume` ends it. */
  pausePlatform(): void;
  resumePlatform(): void;
  /** Starts the platform again on the same data and waits until both processes are ready. */
  startPlatform(): Promise<void>;
  /** Restarts both processes on the same data with their clocks at a later instant; due jobs run. */
  continueAt(instant: Date): Promise<void>;
  /** Runs a command of the platform's command line; resolves to what it printed, rejects when it fails. */
  platformCommand(...args: string[]): Promise<string>;
  /** The mails that the portal's mail server has so far, each with its recipient and subject in the first lines. */
  mails(): Promise<string[]>;
  close(): Promise<void>;
}

/** Waits until the address answers well; throws when the process ends before, or after the limit. */
export async function untilReady(url: string, process_: ChildProcess, limitMs = 90_000): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline) {
    if (process_.exitCode !== null)
      throw new Error(`A process ended with ${process_.exitCode} before it was ready.`);
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
      await answer.arrayBuffer();
      if (answer.ok) return;
    } catch {
      // not listening yet
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} was not ready within ${limitMs / 1000} s.`);
}

/** Starts one of the product's processes, with its output in the log. */
export function run(log: WriteStream, args: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...compileCache, NODE_ENV: 'development', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  return child;
}

/** Ends a process and waits for its end. */
export async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'portal-e2e-'));
const logOf = (dataDir: string): WriteStream =>
  createWriteStream(join(dataDir, 'portal.log'), { flags: 'a' });

const platformMain = [...shortLived, 'platform/src/main.ts'];

const platformEnvironment = (dataDir: string, port: string, adminPort: string) => ({
  DEMO: '1',
  DATA_DIR: dataDir,
  PLATFORM_PORT: port,
  PLATFORM_ADMIN_PORT: adminPort,
});

/** A data folder as a platform with demo members leaves it. */
export async function createDataFolder(): Promise<string> {
  const dataDir = await newFolder();
  const [port = '', adminPort = ''] = (await freePorts(2)).map(String);
  const log = logOf(dataDir);
  const platform = run(log, platformMain, platformEnvironment(dataDir, port, adminPort));
  await untilReady(`http://127.0.0.1:${adminPort}/readyz`, platform);
  await stop(platform, 'SIGTERM');
  log.end();
  return dataDir;
}

/** A process between gateway and platform: starts in front of the platform's address and resolves to its own. */
interface Intermediary {
  start(platformUrl: string): Promise<string>;
}

export interface PortalOptions {
  readonly through?: Intermediary;
  /** Additional settings of the gateway. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts a platform with demo members and a gateway in front of it. Their logs go to a file in the data folder. */
export async function startPortal({ through, env }: PortalOptions = {}): Promise<Portal> {
  const dataDir = await newFolder();
  await cp(inject('seededFolder'), dataDir, { recursive: true });
  const [port, gamePort, adminPort, platformPort, platformAdminPort] = (await freePorts(5)).map(String) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const log = logOf(dataDir);
  const inbox = await SmtpInbox.open();
  // Links in mails and passkeys use this name; most tests open the portal by `url`.
  const platformEnv = {
    ...platformEnvironment(dataDir, platformPort, platformAdminPort),
    PORTAL_URL: `http://localhost:${port}`,
    SMTP_URL: inbox.url,
  };
  const platformUrl = `http://127.0.0.1:${platformPort}`;
  const gatewayEnv = {
    GAME_PORT: gamePort,
    GAME_ORIGIN: `http://127.0.0.1:${gamePort}`,
    PORTAL_ORIGIN: `http://127.0.0.1:${port}`,
    ...env,
    PORT: port,
    ADMIN_PORT: adminPort,
    PLATFORM_URL: (await through?.start(platformUrl)) ?? platformUrl,
    PLATFORM_PUBLIC_KEY_FILE: join(dataDir, 'keys', 'platform-public.pem'),
  };

  let aheadMs = 0;
  const start = (args: string[], env: Record<string, string>): ChildProcess =>
    aheadMs === 0
      ? run(log, args, env)
      : run(log, ['--import', ahead, ...args], { ...env, CLOCK_AHEAD_MS: aheadMs.toString() });

  let platform: ChildProcess;
  const startPlatform = async (): Promise<void> => {
    platform = start(platformMain, platformEnv);
    await untilReady(`http://127.0.0.1:${platformAdminPort}/readyz`, platform);
  };
  let gateway: ChildProcess;
  const gatewayReady = `http://127.0.0.1:${adminPort}/readyz`;
  const startBoth = async (): Promise<void> => {
    // The data folder already contains the key that the gateway reads.
    gateway = start(['gateway/src/main.ts'], gatewayEnv);
    await startPlatform();
    await untilReady(gatewayReady, gateway);
  };
  const stopBoth = async (): Promise<void> => {
    await Promise.all([stop(gateway, 'SIGTERM'), stop(platform, 'SIGTERM')]);
  };
  await startBoth();

  return {
    url: `http://127.0.0.1:${port}`,
    killPlatform: () => stop(platform, 'SIGKILL'),
    pausePlatform: () => void platform.kill('SIGSTOP'),
    resumePlatform: () => void platform.kill('SIGCONT'),
    async startPlatform() {
      await startPlatform();
      await untilReady(gatewayReady, gateway);
    },
    async continueAt(instant) {
      await stopBoth();
      aheadMs = instant.getTime() - Date.now();
      await startBoth();
    },
    async platformCommand(...args) {
      const child = spawn(process.execPath, ['platform/src/cli/main.ts', ...args], {
        cwd: root,
        env: { ...process.env, ...compileCache, NODE_ENV: 'development', ...platformEnv },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
      const [code] = (await once(child, 'close')) as [number];
      if (code !== 0) throw new Error(`platform ${args.join(' ')} ended with ${code}:\n${output}`);
      return output;
    },
    mails: () =>
      Promise.resolve(
        inbox.received.map(({ to, subject, body }) => `To: ${to.join(', ')}\nSubject: ${subject}\n\n${body}`),
      ),
    async close() {
      await stopBoth();
      await inbox.close();
      log.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
