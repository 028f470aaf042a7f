/** The gateway process: starting, refusing to start, and shutting down. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { generateKeyPair } from '@portal/schema/envelope';
import { member, team } from '@portal/schema/rest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePorts } from '../../scripts/free-ports.ts';
import { userInfo } from '../test/fixtures.ts';
import { temporaryFolder } from '../test/gateway.ts';
import {
  answerCode,
  answerUnsealed,
  ScriptedUpstream,
  succeed,
  type Exchange,
} from '../test/scripted-upstream.ts';

const main = join(import.meta.dirname, 'main.ts');

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly adminUrl: string;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

async function start(upstream: ScriptedUpstream, env: Record<string, string>): Promise<Running> {
  const keyFile = join(temporaryFolder(), 'public.pem');
  writeFileSync(keyFile, upstream.publicKeyPem);
  const [port, adminPort] = await freePorts(2);
  let output = '';
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      PLATFORM_URL: upstream.url,
      PLATFORM_PUBLIC_KEY_FILE: keyFile,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return {
    child,
    url: `http://127.0.0.1:${port}/graphql`,
    adminUrl: `http://127.0.0.1:${adminPort}`,
    output: () => output,
    ended,
  };
}

const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );

let upstream: ScriptedUpstream;
let running: Running | undefined;
beforeEach(async () => {
  upstream = await ScriptedUpstream.start();
  upstream.result(team.levelList, { records: [] });
});
afterEach(async () => {
  running?.child.kill('SIGKILL');
  await upstream.close();
});

const query = (url: string, token: string): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{"query":"{ me { id } }"}',
  });

describe('SIGTERM', () => {
  it('ends readiness at once, then stops accepting after a delay, finishes requests in flight and exits with 0', async () => {
    running = await start(upstream, { NODE_ENV: 'development', DRAIN_DELAY_MS: '4000' });
    const { child, url, adminUrl, ended, output } = running;
    await expect.poll(() => statusOf(`${adminUrl}/readyz`)).toBe(200);
    await expect.poll(output).toContain('"refusals":"unknown"');

    let held: Exchange | undefined;
    upstream.script(member.userInfo, (exchange) => (held = exchange));
    const inFlight = query(url, 'early');
    await expect.poll(() => held).toBeDefined();

    child.kill('SIGTERM');
    await expect.poll(() => statusOf(`${adminUrl}/readyz`), { interval: 20 }).toBe(503);
    expect(await statusOf(`${adminUrl}/livez`)).toBe(200);
    upstream.result(member.userInfo, userInfo);
    const late = await query(url, 'late');
    expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);

    await expect.poll(() => statusOf(url.replace('/graphql', '/'))).toBe(0);
    expect(child.exitCode, 'it waits for what is in flight').toBeNull();
    if (held === undefined) throw new Error('held');
    succeed({ ...userInfo, id: 'finished' })(held);
    expect(await (await inFlight).json()).toEqual({ data: { me: { id: 'finished' } } });
    expect(await ended).toBe(0);
    expect(output()).toContain('"msg":"ended"');
  });

  it('ends the process at once when sent twice', async () => {
    running = await start(upstream, { DRAIN_DELAY_MS: '60000' });
    const { child, adminUrl, ended } = running;
    await expect.poll(() => statusOf(`${adminUrl}/readyz`)).toBe(200);
    child.kill('SIGTERM');
    await expect.poll(() => statusOf(`${adminUrl}/readyz`), { interval: 20 }).toBe(503);
    child.kill('SIGTERM');
    // After the delay it would end with 0.
    expect(await ended).toBe(1);
  });

  it('does not wait for idle connections', async () => {
    running = await start(upstream, { NODE_ENV: 'development' });
    const { child, adminUrl, url, ended } = running;
    await expect.poll(() => statusOf(`${adminUrl}/readyz`)).toBe(200);
    const idle = connect(Number(new URL(url).port), '127.0.0.1');
    idle.on('error', () => undefined);
    await once(idle, 'connect');
    const begin = performance.now();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    // Requests in flight would have 25 seconds.
    expect(performance.now() - begin).toBeLessThan(20_000);
    idle.destroy();
  });
});

describe('on start', () => {
  it.each([
    ['sealed', 'sealed', answerCode(87321, 'expired'), '"level":30', 'the platform answers'],
    ['plain', 'plain', answerUnsealed(87321, 'expired'), '"level":30', 'the platform answers'],
    ['plain', 'sealed', answerUnsealed(87321, 'expired'), '"level":40', 'PLATFORM_REFUSALS=plain'],
  ])(
    'logs that refusals are %s where PLATFORM_REFUSALS is %s',
    async (refusals, mode, script, level, text) => {
      upstream.script(member.userInfo, script);
      running = await start(upstream, { PLATFORM_REFUSALS: mode });
      const { output } = running;
      const line = () =>
        output()
          .split('\n')
          .find((one) => one.includes(`"refusals":"${refusals}"`)) ?? '';
      await expect.poll(line).toContain(text);
      expect(line()).toContain(level);
    },
  );

  it('binds the admin port to localhost and the portal to HOST', async () => {
    running = await start(upstream, { HOST: '0.0.0.0' });
    const { adminUrl, url } = running;
    await expect.poll(() => statusOf(`${adminUrl}/livez`)).toBe(200);
    // Another address of this host: it answers only if the port is bound to every address.
    const elsewhere = (address: string): string => address.replace('127.0.0.1', '127.0.0.2');
    await expect.poll(() => statusOf(elsewhere(url.replace('/graphql', '/')))).not.toBe(0);
    expect(await statusOf(elsewhere(`${adminUrl}/livez`))).toBe(0);
  });

  it('prints every configuration problem and nothing else', async () => {
    const demo = await generateKeyPair({ demo: true });
    const keyFile = join(temporaryFolder(), 'demo.pem');
    writeFileSync(keyFile, demo.publicKey);
    running = await start(upstream, { PORT: 'http', LOG_LEVEL: 'loud', PLATFORM_PUBLIC_KEY_FILE: keyFile });
    expect(await running.ended).toBe(1);
    expect(running.output()).toBe(
      [
        'The configuration is not valid:',
        '  PORT: must be a port',
        '  LOG_LEVEL: must be fatal, error, warn, info, debug, trace or silent',
        '',
      ].join('\n'),
    );
  });

  it('refuses a demonstration key in production', async () => {
    const demo = await generateKeyPair({ demo: true });
    const keyFile = join(temporaryFolder(), 'demo.pem');
    writeFileSync(keyFile, demo.publicKey);
    running = await start(upstream, { PLATFORM_PUBLIC_KEY_FILE: keyFile });
    expect(await running.ended).toBe(1);
    expect(running.output()).toContain('PLATFORM_PUBLIC_KEY_FILE: is a key made for a demonstration');
  });
});
