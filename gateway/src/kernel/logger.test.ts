import { member, session } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { calls } from '../../test/cases.ts';
import { userInfo } from '../../test/fixtures.ts';
import { bodyOf, partsOf, send, upload } from '../../test/multipart.ts';
import { fillStrings } from '../../test/operations.ts';
import { answerCode, answerRaw, succeed } from '../../test/scripted-upstream.ts';
import { suite } from '../../test/suite.ts';
import * as picture from '../../test/upload-operation.ts';
import { buildSchema } from '../graphql/schema.ts';
import { createLogger } from './logger.ts';

const test = suite();

const schema = buildSchema();

/** Values that no log line may contain. */
const secrets = {
  token: 'TOKEN-5ecret-of-the-session',
  givenToken: 'TOKEN-5ecret-just-given',
  password: 'Login-5ecret-2026',
  captcha: 'CAPTCHA-5ecret',
  email: 'somebody-5ecret@example.com',
  answer: 'Answer-5ecret',
};
const content = Buffer.from('Picture-5ecret'.repeat(1000));

const log = (): string => test.gateway.log();
const lines = (): Record<string, unknown>[] =>
  log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Answers with secrets in them, one for each outcome a call can have. */
const scripts = (result: unknown) => [
  succeed(result),
  succeed({ ...(result as object), id: secrets.answer }),
  succeed(Object.fromEntries(Object.keys(result as object).map((key) => [key, secrets.answer]))),
  succeed({ records: secrets.answer }),
  answerCode(9001, secrets.answer),
  answerCode(12345, secrets.answer),
  answerRaw(500, secrets.answer),
  answerRaw(200, `{"code":20000,"message":"","data":"${secrets.answer}`),
  answerRaw(200, secrets.answer),
  answerCode(87321, secrets.answer, 401),
];

describe('data that members send or receive', () => {
  it.each(calls)('omits it for any outcome of a call of $endpoint.path', async (call) => {
    const { document, endpoint, picturePath } = call;
    const variables = fillStrings(schema, document, call.variables, '5ecret');
    const { token } = secrets;
    for (const script of scripts(call.result)) {
      test.upstream.script(endpoint, script);
      await (picturePath === undefined
        ? test.gateway.query(document, { token, variables })
        : upload(test.gateway, { query: document, variables }, { path: picturePath, content }, { token }));
    }
    expect(log()).toContain(endpoint.path);
    expect(log()).not.toMatch(/5ecret/);
    expect(log()).not.toContain(content.toString('base64').slice(0, 16));
    expect(log(), 'no address of a member either').not.toContain('127.0.0.1"');
  });

  it('omits it for sessions and refused requests', async () => {
    const { token, password } = secrets;
    const login = `mutation Login($input: LoginInput!) { login(input: $input) { token } }`;
    const given = { ...userInfo, email: secrets.email, token: secrets.givenToken, expireTime: 1 };
    for (const script of scripts(given)) {
      for (const endpoint of [session.login, member.userInfo]) test.upstream.script(endpoint, script);
      await test.gateway.query(login, { variables: { input: { userName: 'aiko', password } } });
      await test.gateway.query('{ me { maskedEmail } }', { token });
    }
    await test.gateway.query(login, { variables: { input: { userName: 1, password } } });
    await test.gateway.query(
      `mutation { login(input: { userName: "aiko", password: "${password}" }) { token nothing } }`,
    );
    await test.gateway.query(`mutation { login(input: { password: "${password}"`);
    await test.gateway.query(
      `mutation { requestPasswordReset(input: { userName: "a", captchaId: "c", captchaAnswer: "${secrets.captcha}" }) {
        expiresInSeconds } }`,
    );
    test.upstream.result(session.logout, {});
    await test.gateway.query('mutation { logout { revoked } }', { token });
    await test.gateway.post(`{"query":"${password}`, { token });
    expect(lines().length).toBeGreaterThan(20);
    expect(log()).not.toMatch(/5ecret/);
  });

  it('omits it for files and refused uploads', async () => {
    const { map, operation, query } = picture;
    const token = `${secrets.token}-again`;
    const input = fillStrings(schema, query, operation.variables, '5ecret')['input'] as object;
    const good = { query, variables: { input } };
    const refused = [
      partsOf({ query, variables: { input: { ...input, amount: 5 } } }, map, { 0: content }),
      partsOf(good, { 'PART-5ecret': ['variables.5ecret'] }, { 0: content }),
      partsOf(good, map, { 'PART-5ecret': content }),
      [...partsOf(good, map), { name: '0', content: 'Text-5ecret' }],
      partsOf(`{"5ecret`, map, { 0: content }),
    ].map((parts) => bodyOf(parts));
    refused.push(bodyOf(partsOf(good, map, { 0: content }), false));
    for (const body of refused) {
      expect((await send(test.gateway, body, { token })).errors).toHaveLength(1);
    }
    expect(log()).not.toMatch(/5ecret/);
    expect(log()).not.toContain(content.toString('base64').slice(0, 16));
  });
});

it('each request has a log line with its operation, outcome and duration', async () => {
  test.upstream.result(member.userInfo, userInfo);
  const { headers } = await test.gateway.query('{ me { id } }', { token: 'a' });
  const line = lines().find(
    (entry) => entry['requestId'] === headers['x-request-id'] && entry['msg'] === 'graphql',
  );
  expect(line).toMatchObject({
    level: 30,
    service: 'gateway',
    operation: 'other',
    type: 'query',
    code: 'OK',
    status: 200,
    platformCalls: 1,
  });
  expect(line?.['ms']).toBeTypeOf('number');
});

it('logs a failure of the platform with the request id, the endpoint and the kind of failure', async () => {
  test.upstream.script(member.userInfo, succeed({ ...userInfo, level: 99 }));
  const { headers } = await test.gateway.query('{ me { id } }', { token: 'a' });
  const line = lines().find(
    (entry) => entry['requestId'] === headers['x-request-id'] && entry['msg'] === 'platform call failed',
  );
  expect(line).toMatchObject({
    level: 40,
    path: member.userInfo.path,
    failure: 'broken',
    reason: 'the result is not of the contract: level (too_big)',
  });
});

it('logs an unexpected failure once with its stack, and the client gets only SERVER_BUSY', async () => {
  const call = test.gateway.query('{ me { id } }', { token: 'a' });
  test.upstream.script(member.userInfo, succeed({ ...userInfo, createTime: Number.MAX_SAFE_INTEGER }));
  const { errors, text, headers } = await call;
  expect(errors?.[0]).toMatchObject({ message: 'The server is busy', extensions: { code: 'SERVER_BUSY' } });
  expect(text).not.toMatch(/RangeError|Invalid time|stack/);
  const written = lines().filter(
    (entry) => entry['requestId'] === headers['x-request-id'] && entry['msg'] === 'unexpected failure',
  );
  expect(written).toHaveLength(1);
  expect(written[0]).toMatchObject({
    level: 50,
    err: { type: 'RangeError', stack: expect.stringMatching(/toIso/) as unknown },
  });
});

it('redacts secrets that are logged by mistake', () => {
  let written = '';
  const logger = createLogger('info', { write: (line) => void (written += line) });
  const { token, password } = secrets;
  logger.info(
    { token, password, request: { token, headers: { authorization: token } }, variables: { password } },
    'careless',
  );
  expect(written).toContain('careless');
  expect(written).not.toMatch(/5ecret/);
});
