import { domains } from '@portal/schema/rest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestClient } from '../../test/client.ts';
import { openEmbedded } from '../../test/embedded.ts';
import {
  createTestPlatform,
  testCaptcha,
  testPassword,
  testTransactionPassword,
  type TestPlatform,
} from '../../test/testing.ts';
import type { Database } from '../database/database.ts';
import { DatabaseUnavailable } from '../database/errors.ts';
import { banMember } from '../domains/member/ban.ts';
import { Overloaded } from '../kernel/semaphore.ts';

const { assets, member, session, transfer } = domains;

/** A database whose transactions and queries fail while `failure` is set, as with a lost server. */
function breakable(database: Database): Database & { failure: { transaction?: Error; query?: Error } } {
  const failure: { transaction?: Error; query?: Error } = {};
  return new Proxy(database as Database & { failure: typeof failure }, {
    get(target, name) {
      if (name === 'failure') return failure;
      const error =
        name === 'transaction' ? failure.transaction : name === 'query' ? failure.query : undefined;
      if (error) return () => Promise.reject(error);
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

const lines: string[] = [];
let database: ReturnType<typeof breakable>;
let platform: TestPlatform;
let client: TestClient;
let token: string;
let url: string;
beforeAll(async () => {
  database = breakable(await openEmbedded());
  platform = await createTestPlatform({ database, log: { write: (line) => void lines.push(line) } });
  client = new TestClient(platform);
  const aiko = await platform.addMember('aiko', {
    email: 'aiko@example.com',
    balances: { CASH_POINT: '10' },
  });
  await platform.addMember('budi');
  token = await platform.signIn(aiko);
  url = await platform.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => {
  delete database.failure.query;
  delete database.failure.transaction;
});
afterAll(() => platform.close());

const money = (idempotencyKey: string) =>
  client.prepare(
    transfer.makeOver,
    {
      idempotencyKey,
      coinName: 'CASH_POINT',
      amount: '1',
      toUserName: 'budi',
      transactionPassword: testTransactionPassword,
    },
    { token },
  );
const overHttp = (path: string, body: string) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'login-type': 'USER', token, 'x-request-id': 'over-http' },
    body,
  });

describe('a failure', () => {
  it('returns HTTP 500 if unexpected, logs the cause once and hides it from the caller', async () => {
    database.failure.query = new Error('column "nonsense" does not exist');
    lines.length = 0;
    const answer = await client.call(
      assets.assetsList,
      {},
      { token, headers: { 'x-request-id': 'find-me' } },
    );
    expect(answer).toMatchObject({ status: 500, code: 500 });
    expect(answer.message).toBe(
      'Something went wrong on our side. Nothing was changed. Try again in a moment.',
    );
    expect(answer.body).not.toContain('nonsense');
    // A job that runs at this moment fails too and logs its name.
    const logged = lines.filter((line) => line.includes('nonsense') && !line.includes('"job":'));
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({
      requestId: 'find-me',
      path: assets.assetsList.path,
      err: { message: 'column "nonsense" does not exist' },
    });
  });

  it.each([
    ['a database that is away', new DatabaseUnavailable('connection', 'gone')],
    ['too much to do', new Overloaded('too much')],
  ])('returns HTTP 503 for %s', async (_name, error) => {
    database.failure.query = error;
    expect(await client.call(assets.assetsList, {}, { token })).toMatchObject({ status: 503, code: 503 });
  });

  it('closes the connection without an answer if a money call may have moved credits', async () => {
    database.failure.transaction = new DatabaseUnavailable('connection', 'the connection broke');
    await expect(overHttp(transfer.makeOver.path, money('unknown-outcome-01').body)).rejects.toThrow();
    expect(lines.some((line) => line.includes('outcome unknown'))).toBe(true);
    delete database.failure.transaction;
    const retried = await client.send(transfer.makeOver, money('unknown-outcome-01'), { token });
    expect(retried.code).toBe(20000);
  });

  it('returns HTTP 503 if a money call certainly moved nothing', async () => {
    database.failure.transaction = new DatabaseUnavailable('busy', 'too many wait');
    const response = await overHttp(transfer.makeOver.path, money('certain-outcome-01').body);
    expect(response.status).toBe(503);
    expect(response.headers.get('x-request-id')).toBe('over-http');
  });
});

describe('a refusal of an opened request', () => {
  const word = ({ code, message }: { code: number; message: string }) => ({ code, message });

  it.each([
    ['a broken rule', {}, { code: 9001, status: 200 }, { field: 'idempotencyKey' }],
    ['no session', { headers: { token: undefined } }, { code: 401, status: 401 }, {}],
    ['a session that never was', { token: 'made-up' }, { code: 87321, status: 401 }, {}],
  ])('arrives sealed for %s', async (_why, options, expected, details) => {
    const answer = await client.callLoosely(transfer.makeOver, {}, { token, ...options });
    expect(answer).toMatchObject(expected);
    expect(answer.refusal).toEqual({ ...word(answer), ...details });
  });

  it('arrives sealed for an ended session', async () => {
    const ended = await platform.signIn(await platform.addMember('zed'));
    await banMember(platform.services, 'zed', 'A test');
    const answer = await client.callLoosely(transfer.makeOver, {}, { token: ended });
    expect(answer).toMatchObject({ code: 87321, status: 200 });
    expect(answer.refusal).toEqual(word(answer));
  });

  it.each([
    ['an unexpected failure', new Error('anything'), 500],
    ['a database that is away', new DatabaseUnavailable('connection', 'gone'), 503],
    ['too much to do', new Overloaded('too much'), 503],
  ])('arrives sealed for %s', async (_why, error, status) => {
    database.failure.query = error;
    const answer = await client.call(assets.assetsList, {}, { token });
    expect(answer).toMatchObject({ status, code: status });
    expect(answer.refusal).toEqual(word(answer));
  });

  it('arrives unsealed for a repetition or a request that does not open', async () => {
    const prepared = money('repeated-and-sealed');
    expect(await client.send(transfer.makeOver, prepared, { token })).toMatchObject({ code: 20000 });
    const bodies = [prepared.body, '{"requestData":"x","encrypted":true,"ip":"203.0.113.7","time":1}'];
    for (const body of bodies) {
      const { body: answer } = await client.post(transfer.makeOver.path, body, { token });
      expect(answer).toBe('{"code":400,"message":"Bad request parameters"}');
    }
  });
});

it('returns HTTP 500 instead of a result that breaks its contract', async () => {
  await platform.services.database.execute(
    "update member set created_at = '1969-01-01' where user_name_key = 'aiko'",
  );
  lines.length = 0;
  expect(await client.call(member.userInfo, {}, { token })).toMatchObject({ status: 500 });
  expect(lines.join()).toContain('the result of userInfo breaks its contract');
  await platform.services.database.execute(
    "update member set created_at = '2026-01-01' where user_name_key = 'aiko'",
  );
});

it('logs no secret for any call', async () => {
  lines.length = 0;
  const captcha = async () => (await client.call(session.captchaImage, {})).result?.captchaId ?? '';
  const form = {
    userName: 'newcomer',
    password: 'NewSecret11',
    transactionPassword: 'NewSecret22',
    countryCode: 'ID',
    email: 'newcomer@example.com',
    referralId: null,
    captchaId: await captcha(),
    captcha: testCaptcha,
  };
  await client.call(session.userRegister, form);
  await client.call(session.login, { userName: 'newcomer', password: 'WrongSecret33' });
  const login = await client.call(session.login, { userName: 'newcomer', password: 'NewSecret11' });
  await client.call(session.noLoginSend, {
    userName: 'newcomer',
    captchaId: await captcha(),
    captcha: testCaptcha,
  });
  await platform.sendMails();
  const transferred = money('nothing-in-the-log');
  await client.send(transfer.makeOver, transferred, { token });
  database.failure.transaction = new Error('broken');
  await client.send(transfer.makeOver, money('nothing-in-the-log-2'), { token });
  await client.post(transfer.makeOver.path, '{"broken');

  const log = lines.join('\n');
  expect(log).toContain('answered');
  // The log contains the rule but not its input.
  expect(log).toContain('"refusal":"LOGIN_WRONG"');
  expect(log).toContain('"refusal":"body"');
  const code = /[A-Z0-9]{4}(-[A-Z0-9]{4}){2}/.exec(platform.mails.at(-1)?.text ?? '')?.[0];
  for (const secret of [
    'NewSecret',
    'WrongSecret33',
    testPassword,
    testTransactionPassword,
    login.result?.token,
    token,
    code,
    'newcomer@example.com',
    'argon2id',
    transferred.sealed?.requestData.slice(0, 40),
  ]) {
    expect(secret).toBeTruthy();
    expect(log).not.toContain(secret);
  }
});
