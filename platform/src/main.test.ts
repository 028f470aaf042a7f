import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeyPair, native, openResult, readPublicKey, RequestSealer } from '@portal/schema/envelope';
import { domains, type Endpoint, type RequestOf, type AnswerOf } from '@portal/schema/rest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePorts } from '../../scripts/free-ports.ts';
import { compileCache, shortLived } from '../../scripts/short-lived.ts';

const main = join(import.meta.dirname, 'main.ts');
const cli = join(import.meta.dirname, 'cli', 'main.ts');

let dataDir: string;
let port: number;
let adminPort: number;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'platform-'));
  [port = 0, adminPort = 0] = await freePorts(2);
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

const environment = () => ({
  PATH: process.env['PATH'],
  NODE_ENV: 'development',
  DEMO: '1',
  DATA_DIR: dataDir,
  PLATFORM_PORT: String(port),
  PLATFORM_ADMIN_PORT: String(adminPort),
});

function run(script: string, args: readonly string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...shortLived, script, ...args], {
    env: { ...compileCache, ...environment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  const result = { child, output: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => (result.output += part.toString()));
  }
  return result;
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  return child.exitCode;
}

async function start(env: Record<string, string> = {}) {
  const running = run(main, [], env);
  for (;;) {
    if (running.child.exitCode !== null) throw new Error(running.output);
    const isReady = await fetch(`http://127.0.0.1:${adminPort}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return running;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const command = async (...args: string[]) => {
  const running = run(cli, args);
  const exitCode = await ended(running.child);
  return { exitCode, output: running.output.trim() };
};

/** Makes an HTTP call, sealed for the key that the process published. */
async function call<E extends Endpoint>(endpoint: E, data: RequestOf<E>, token?: string) {
  const pem = await readFile(join(dataDir, 'keys', 'platform-public.pem'), 'utf8');
  const place = { path: endpoint.path, ip: '127.0.0.1', time: Date.now(), token };
  const sealed = new RequestSealer(native, readPublicKey(pem)).seal(place, JSON.stringify(data));
  const response = await fetch(`http://127.0.0.1:${port}${endpoint.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'login-type': 'USER', ...(token && { token }) },
    body: JSON.stringify({
      requestData: sealed.requestData,
      encrypted: true,
      ip: place.ip,
      time: place.time,
    }),
  });
  const answer = (await response.json()) as { code: number; message: string; data?: string };
  const result =
    answer.data === undefined || answer.code !== 20000
      ? undefined
      : (JSON.parse(openResult(native, sealed, answer.data)) as AnswerOf<E>);
  return { status: response.status, code: answer.code, result };
}

const { assets, session, transfer } = domains;
const signIn = async (userName: string) =>
  (await call(session.login, { userName, password: 'Portal2026' })).result?.token ?? '';
const cashOf = async (token: string) =>
  (await call(assets.assetsList, {}, token)).result?.records[0]?.assetsAvailable;

it('serves, takes operator commands, shuts down and resumes with its data', async () => {
  const first = await start();
  const aiko = await signIn('aiko');
  const before = Number(await cashOf(aiko));
  const sent = await call(
    transfer.makeOver,
    {
      idempotencyKey: 'before-the-restart',
      coinName: 'CASH_POINT',
      amount: '7',
      toUserName: 'budi',
      remark: null,
      transactionPassword: 'Credits2026',
    },
    aiko,
  );
  expect(sent.code).toBe(20000);

  // Only one process can open an embedded database, but the command line can still reach it.
  const second = run(main, [], { PLATFORM_PORT: '0', PLATFORM_ADMIN_PORT: '0' });
  expect(await ended(second.child)).toBe(1);
  expect(second.output).toContain(`${dataDir} is in use by process ${first.child.pid ?? ''}`);
  expect(await command('audit')).toEqual({
    exitCode: 0,
    output: 'The ledger is consistent: no violation found.',
  });
  const budi = await signIn('budi');
  expect(await command('member', 'ban', 'budi', '--reason', 'A test')).toMatchObject({ exitCode: 0 });
  expect(await call(assets.assetsList, {}, budi)).toMatchObject({ status: 200, code: 87321 });
  expect(await command('member', 'unban', 'budi')).toMatchObject({ exitCode: 0 });

  // The command line writes the file itself, readable by its user only, and never overwrites one.
  const pending = (await command('review', 'list')).output.split('\n');
  const [review = ''] = pending.find((line) => line.endsWith('  picture'))?.split(' ') ?? [];
  const receipt = join(dataDir, 'receipt.webp');
  expect(await command('review', 'image', review, receipt)).toMatchObject({ exitCode: 0 });
  expect((await readFile(receipt)).toString('latin1', 8, 12)).toBe('WEBP');
  expect((await stat(receipt)).mode & 0o777).toBe(0o600);
  expect(await command('review', 'image', review, receipt)).toMatchObject({ exitCode: 1 });
  const list = join(dataDir, 'addresses.txt');
  await writeFile(list, '0x8ba1f109551bD432803012645Ac136ddd64DBA72\n');
  expect((await command('address', 'import', 'BEP20', list)).output).toContain('added: 1.');

  // A request in progress at shutdown still gets its answer.
  const slow = createConnection(port, '127.0.0.1');
  const payload = '{"data":{},"needEn":false}';
  slow.write(
    `POST ${domains.team.levelList.path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nlogin-type: USER\r\n` +
      `content-type: application/json\r\ncontent-length: ${payload.length}\r\n\r\n${payload.slice(0, 5)}`,
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  first.child.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 200));
  slow.write(payload.slice(5));
  let answered = '';
  for await (const part of slow as AsyncIterable<Buffer>) answered += part.toString();
  expect(answered).toContain('HTTP/1.1 200 OK');
  expect(await ended(first.child)).toBe(0);
  expect(first.output).not.toMatch(/Portal2026|Credits2026/);

  // Without a running platform the command line opens the database itself.
  expect(await command('audit')).toEqual({
    exitCode: 0,
    output: 'The ledger is consistent: no violation found.',
  });
  // This command sends no mails itself, but the database shows that the platform does.
  const moved = run(cli, ['member', 'email', 'budi', 'moved@example.com', '--reason', 'A test'], {
    NODE_ENV: 'production',
  });
  expect(await ended(moved.child)).toBe(0);
  expect(moved.output).not.toContain('SMTP_URL');

  const again = await start();
  while (!again.output.includes('To: moved@example.com'))
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(Number(await cashOf(aiko))).toBe(before - 7);
  again.child.kill('SIGKILL');
  await ended(again.child);
  const recovered = await start();
  expect(Number(await cashOf(aiko))).toBe(before - 7);
  recovered.child.kill('SIGINT');
  expect(await ended(recovered.child)).toBe(0);
});

it('prints every problem that prevents the start and exits', async () => {
  const running = run(main, [], { NODE_ENV: '', PLATFORM_PORT: 'x' });
  expect(await ended(running.child)).toBe(1);
  for (const name of ['PLATFORM_PRIVATE_KEY_FILE', 'PLATFORM_PORT', 'DEMO']) {
    expect(running.output).toContain(`- ${name}: `);
  }
  expect(running.output).not.toContain('    at ');
});

it('refuses to serve a demonstration database in production', async () => {
  const keyFile = join(dataDir, 'production.pem');
  await writeFile(keyFile, (await generateKeyPair({ demo: false })).privateKey);
  const env = { NODE_ENV: 'production', DEMO: '0', PLATFORM_PRIVATE_KEY_FILE: keyFile };
  const running = run(main, [], env);
  expect(await ended(running.child)).toBe(1);
  expect(running.output).toContain('- DATA_DIR: this database holds a demonstration');
  const elsewhere = run(cli, ['audit'], { ...env, DATA_DIR: join(dataDir, 'nowhere') });
  expect(await ended(elsewhere.child)).toBe(1);
  expect(elsewhere.output).toContain(`There is no database in ${join(dataDir, 'nowhere')}`);
});

it('serves monitoring only on localhost in production and warns that it sends no mail', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'platform-alone-'));
  const keyFile = join(folder, 'key.pem');
  await writeFile(keyFile, (await generateKeyPair({ demo: false })).privateKey);
  const env = { NODE_ENV: '', DEMO: '0', DATA_DIR: folder, PLATFORM_PRIVATE_KEY_FILE: keyFile };
  const running = await start({ ...env, HOST: '0.0.0.0', PLATFORM_MAX_CONNECTIONS: '2' });
  // Another address of this host: it answers only if the port is open on all addresses.
  expect((await fetch(`http://127.0.0.2:${port}/`)).status).toBe(404);
  await expect(fetch(`http://127.0.0.2:${adminPort}/livez`)).rejects.toThrow('fetch failed');
  // Two connections are kept, including the one above; the third is closed immediately.
  const sockets = [1, 2, 3].map(() => createConnection({ port, host: '127.0.0.1' }));
  const closed = new Promise((resolve) => {
    for (const socket of sockets) socket.on('error', () => undefined).on('close', resolve);
  });
  await closed;
  expect(sockets.some((socket) => !socket.destroyed)).toBe(true);
  for (const socket of sockets) socket.destroy();
  expect(running.output).toContain('SMTP_URL is not set: no mail is sent');
  running.child.kill('SIGINT');
  await ended(running.child);
  await rm(folder, { recursive: true });
});
