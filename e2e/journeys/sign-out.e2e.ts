/**
 * Attacks on sign-out: two gateways and two platforms share a PostgreSQL and a Redis without persistence, and each is
 * restarted in turn. Both gateways keep refusing a token that signed out at one of them.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePorts } from '../../scripts/free-ports.ts';
import { passwords } from '../support/member.ts';
import { run, stop, untilReady } from '../support/portal.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
const canRun = serverUrl !== '' && hasRedis;

/** A process that can be restarted. */
class Restartable {
  readonly #start: () => Promise<ChildProcess>;
  #child: ChildProcess | undefined;

  constructor(start: () => Promise<ChildProcess>) {
    this.#start = start;
  }

  async start(): Promise<void> {
    this.#child = await this.#start();
  }

  async stop(): Promise<void> {
    if (this.#child !== undefined) await stop(this.#child, 'SIGTERM');
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }
}

async function maintain(statement: string): Promise<void> {
  const client = new Client(serverUrl);
  client.on('error', () => undefined);
  await client.connect();
  await client.query(statement);
  await client.end();
}

describe.skipIf(!canRun)('a sign-out (needs TEST_DATABASE_URL and a redis-server)', () => {
  const database = `sign_out_${randomUUID().replaceAll('-', '')}`;
  let folder: string;
  let log: WriteStream;
  const started: Restartable[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-sign-out-'));
    log = createWriteStream(join(folder, 'log')).setMaxListeners(0);
    await maintain(`create database ${database}`);
  });
  afterAll(async () => {
    for (const one of started.reverse()) await one.stop();
    log.end();
    await maintain(`drop database if exists ${database} with (force)`);
    await rm(folder, { recursive: true, force: true });
  });

  async function begin(start: () => Promise<ChildProcess>): Promise<Restartable> {
    const one = new Restartable(start);
    started.push(one);
    await one.start();
    return one;
  }

  async function startRedis(): Promise<{ redis: Restartable; url: string }> {
    const [port = 0] = await freePorts(1);
    const redis = await begin(async () => {
      const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      return Promise.resolve(spawn('redis-server', args, { cwd: folder, stdio: 'ignore' }));
    });
    return { redis, url: `redis://127.0.0.1:${port}` };
  }

  async function startPlatform(): Promise<{ platform: Restartable; url: string }> {
    const [port = 0, adminPort = 0] = await freePorts(2);
    const url = new URL(serverUrl);
    url.pathname = `/${database}`;
    const platform = await begin(async () => {
      const child = run(log, ['platform/src/main.ts'], {
        DEMO: '1',
        DATA_DIR: folder,
        DATABASE_URL: url.href,
        PLATFORM_PORT: `${port}`,
        PLATFORM_ADMIN_PORT: `${adminPort}`,
      });
      await untilReady(`http://127.0.0.1:${adminPort}/readyz`, child);
      return child;
    });
    return { platform, url: `http://127.0.0.1:${port}` };
  }

  async function startGateway(platformUrl: string, redisUrl: string, extensions: string) {
    const [port = 0, adminPort = 0] = await freePorts(2);
    const gateway = await begin(async () => {
      const child = run(log, ['gateway/src/main.ts'], {
        PORT: `${port}`,
        ADMIN_PORT: `${adminPort}`,
        PLATFORM_URL: platformUrl,
        PLATFORM_PUBLIC_KEY_FILE: join(folder, 'keys', 'platform-public.pem'),
        PLATFORM_EXTENSIONS: extensions,
        REDIS_URL: redisUrl,
      });
      await untilReady(`http://127.0.0.1:${adminPort}/readyz`, child);
      return child;
    });
    /** The data of an operation, or the code of its error. */
    async function ask(query: string, token?: string): Promise<unknown> {
      const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query }),
      });
      const { data, errors } = (await answer.json()) as {
        data?: unknown;
        errors?: { extensions: { code: string } }[];
      };
      return errors?.[0]?.extensions.code ?? data;
    }
    return { gateway, ask };
  }

  test.each([
    ['ended by the platform', 'all'],
    ['remembered by the gateways, where the platform has no sign-out', 'none'],
  ])('%s, holds at every gateway, whatever is restarted', async (_who, extensions) => {
    const { redis, url: redisUrl } = await startRedis();
    const one = await startPlatform();
    const other = await startPlatform();
    const first = await startGateway(one.url, redisUrl, extensions);
    const second = await startGateway(other.url, redisUrl, extensions);
    const both = (token: string): Promise<unknown[]> =>
      Promise.all([first, second].map(({ ask }) => ask('{ me { userName } }', token)));

    const signIn = async (): Promise<string> => {
      const query = `mutation { login(input: { userName: "aiko", password: "${passwords.login}" }) { token } }`;
      return ((await first.ask(query)) as { login: { token: string } }).login.token;
    };
    const token = await signIn();
    const stays = await signIn();
    const aiko = { me: { userName: 'aiko' } };
    expect(await both(token)).toEqual([aiko, aiko]);

    // A busy Redis may miss one request; the answer reports it, and a retry succeeds.
    await expect
      .poll(() => first.ask('mutation { logout { revoked } }', token))
      .toEqual({ logout: { revoked: true } });
    const refused = ['SESSION_EXPIRED', 'SESSION_EXPIRED'];
    expect(await both(token)).toEqual(refused);

    // Redis first: a gateway that has not restarted gives it the tokens again.
    for (const [what, restartable] of Object.entries({
      redis,
      first: first.gateway,
      second: second.gateway,
      'one platform': one.platform,
      'the other platform': other.platform,
    })) {
      await restartable.restart();
      await expect.poll(() => both(stays), { message: `${what} is back` }).toEqual([aiko, aiko]);
      await expect.poll(() => both(token), { message: `after a restart of ${what}` }).toEqual(refused);
    }
  });
});
