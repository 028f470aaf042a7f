/**
 * Attacks on lockouts: strangers at many addresses attack the sign-in and the reset code of one member, through two
 * gateways and two platforms on one PostgreSQL. The member can always sign in; the guesses never succeed.
 */
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePorts } from '../../scripts/free-ports.ts';
import { passwords } from '../support/member.ts';
import { run, stop, untilReady } from '../support/portal.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

/** What a gateway answers: data, or its first error. */
interface Answer {
  readonly data?: Record<string, Record<string, unknown>> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: { readonly needs?: string; readonly field?: string };
  }[];
}
type Gateway = (from: string, query: string, input: object) => Promise<Answer>;

describe.skipIf(serverUrl === '')('strangers (needs TEST_DATABASE_URL)', () => {
  const name = `locks_${randomUUID().replaceAll('-', '')}`;
  const databaseUrl = new URL(serverUrl === '' ? 'postgresql://nowhere' : serverUrl);
  databaseUrl.pathname = `/${name}`;
  const children: ChildProcess[] = [];
  let database: Client;
  let folder: string;
  let log: WriteStream;
  let gateways: readonly [Gateway, Gateway];

  async function maintain(statement: string): Promise<void> {
    const client = new Client(serverUrl);
    await client.connect();
    await client.query(statement);
    await client.end();
  }

  async function startPlatform(): Promise<string> {
    const [port = 0, adminPort = 0] = await freePorts(2);
    const child = run(log, ['platform/src/main.ts'], {
      DEMO: '1',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl.href,
      PLATFORM_PORT: `${port}`,
      PLATFORM_ADMIN_PORT: `${adminPort}`,
    });
    children.unshift(child);
    await untilReady(`http://127.0.0.1:${adminPort}/readyz`, child);
    return `http://127.0.0.1:${port}`;
  }

  /** A gateway behind a proxy that sets the address of each request. */
  async function startGateway(platformUrl: string): Promise<Gateway> {
    const [port = 0, adminPort = 0] = await freePorts(2);
    const child = run(log, ['gateway/src/main.ts'], {
      PORT: `${port}`,
      ADMIN_PORT: `${adminPort}`,
      PLATFORM_URL: platformUrl,
      PLATFORM_PUBLIC_KEY_FILE: join(folder, 'keys', 'platform-public.pem'),
      TRUSTED_PROXIES: '127.0.0.1',
    });
    children.unshift(child);
    await untilReady(`http://127.0.0.1:${adminPort}/readyz`, child);
    return async (from, query, input) => {
      const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify({ query, variables: { input } }),
      });
      return (await answer.json()) as Answer;
    };
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-locks-'));
    log = createWriteStream(join(folder, 'log')).setMaxListeners(0);
    await maintain(`create database ${name}`);
    gateways = [await startGateway(await startPlatform()), await startGateway(await startPlatform())];
    database = new Client(databaseUrl.href);
    await database.connect();
  });
  afterAll(async () => {
    await database.end();
    for (const child of children) await stop(child, 'SIGTERM');
    log.end();
    await maintain(`drop database if exists ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  });

  const at = (turn: number): Gateway => gateways[turn % 2] ?? gateways[0];
  const stranger = (number: number): string => `198.51.${number >> 8}.${number & 255}`;

  /** A solved captcha: the test writes a known answer into the database. */
  async function solved(gateway: Gateway, from: string): Promise<object> {
    const { data } = await gateway(from, 'mutation { createCaptcha { id } }', {});
    const captchaId = String(data?.['createCaptcha']?.['id']);
    await database.query(
      `update captcha set answer_hash = sha256(convert_to(id || ':ACDEF', 'UTF8')) where id = $1`,
      [captchaId],
    );
    return { captchaId, captchaAnswer: 'ACDEF' };
  }

  const login = (gateway: Gateway, from: string, userName: string, password: string, proof = {}) =>
    gateway(from, 'mutation ($input: LoginInput!) { login(input: $input) { token } }', {
      userName,
      password,
      ...proof,
    });
  const isIn = ({ data }: Answer): boolean => typeof data?.['login']?.['token'] === 'string';

  test('cannot lock the member out by failing to sign in forty times', async () => {
    const home = '203.0.113.7';
    expect(isIn(await login(at(0), home, 'aiko', passwords.login))).toBe(true);
    let answered = 0;
    for (let turn = 0; turn < 40; turn += 1) {
      const { errors } = await login(at(turn), stranger(turn), 'aiko', `Guess${turn}word`);
      if (errors?.[0]?.message === 'The username or password is wrong.') answered += 1;
    }
    // without a captcha three guesses get an answer, regardless of the process
    expect(isIn(await login(at(1), home, 'aiko', passwords.login))).toBe(true);
    expect(answered).toBe(3);

    const elsewhere = '203.0.113.99';
    const { errors } = await login(at(0), elsewhere, 'aiko', passwords.login);
    expect(errors?.[0]?.extensions.needs).toBe('captcha');
    const proof = await solved(at(0), elsewhere);
    expect(isIn(await login(at(0), elsewhere, 'aiko', passwords.login, proof))).toBe(true);
    expect(isIn(await login(at(1), elsewhere, 'aiko', passwords.login))).toBe(true);
  });

  test('get the same answers for an unknown name and wait longer after each failure', async () => {
    const hear = async (userName: string, from: string) => {
      const heard: unknown[] = [];
      for (let turn = 0; turn < 5; turn += 1) {
        const { errors } = await login(at(turn), from, userName, 'Guess1word');
        heard.push(errors?.[0]?.message, errors?.[0]?.extensions.needs);
      }
      return heard;
    };
    const [known, unknown] = [await hear('budi', '192.0.2.1'), await hear('no_such_member', '192.0.2.2')];
    expect(known.slice(0, 6)).toEqual(unknown.slice(0, 6));
    expect(String(known[4])).toContain('try again in');
  });

  test('can try few names for a captcha at the registration, while a person can try the next name', async () => {
    const register = async (turn: number, userName: string, proof: object) => {
      const query = 'mutation ($input: RegisterInput!) { register(input: $input) { userName } }';
      const passwords = { password: 'Quiet-harbor7', transactionPassword: 'Other-harbor8' };
      const input = { userName, ...passwords, countryCode: 'ID', ...proof };
      const { data, errors } = await at(turn)(stranger(turn), query, input);
      return errors?.[0]?.extensions.field ?? data?.['register']?.['userName'];
    };
    const proof = await solved(at(0), '203.0.113.10');
    expect(await register(0, 'aiko', proof)).toBe('input.userName');
    expect(await register(1, 'next_name', proof)).toBe('next_name');
    expect(await register(2, 'one_more', proof)).toBe('input.captchaAnswer');

    const tried = await solved(at(0), '203.0.113.10');
    const told: unknown[] = [];
    for (let turn = 0; turn < 10; turn += 1) told.push(await register(turn, 'aiko', tried));
    expect(told.filter((field) => field === 'input.userName')).toHaveLength(6);
    expect(told.at(-1)).toBe('input.captchaAnswer');
  });

  test('cannot invalidate the mailed reset code by guessing or requesting others', async () => {
    const home = '203.0.113.8';
    const query =
      'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { expiresInSeconds } }';
    const ask = async (turn: number, from: string, userName: string) =>
      at(turn)(from, query, { userName, ...(await solved(at(turn), from)) });
    const reset = (turn: number, from: string, code: string) =>
      at(turn)(from, 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { reset } }', {
        userName: 'chen',
        code,
        newPassword: 'Recovered2027',
      });
    const unknown = await ask(0, '192.0.2.9', 'no_such_member');
    const asked = await ask(0, home, 'chen');
    expect(asked).toEqual(unknown);
    const mails = join(folder, 'mail');
    const linkInMail = async (): Promise<string> => {
      const names = await readdir(mails).catch(() => []);
      const texts = await Promise.all(names.map((name) => readFile(join(mails, name), 'utf8')));
      return /http\S+#\/forgot\S+/.exec(texts.join())?.[0] ?? '';
    };
    await expect.poll(linkInMail).not.toBe('');
    const link = await linkInMail();
    const code = new URLSearchParams(link.split('?')[1]).get('code') ?? '';
    expect(code).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}$/);
    for (let turn = 0; turn < 60; turn += 1) {
      const { errors } = await reset(turn, stranger(turn), 'AAAA-AAAA-AAAA');
      expect(errors?.[0]?.message).toContain('The code is wrong');
    }
    expect((await reset(1, home, code.toLowerCase())).data).toEqual({ resetPassword: { reset: true } });
    expect(isIn(await login(at(0), home, 'chen', 'Recovered2027'))).toBe(true);
    const logged = await readFile(join(folder, 'log'), 'utf8');
    const ownLines = logged.split('\n').filter((line) => line.startsWith('{'));
    expect(ownLines.length).toBeGreaterThan(100);
    expect(ownLines.join()).not.toContain(code);
  });
});
