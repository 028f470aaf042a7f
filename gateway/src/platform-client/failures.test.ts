/** Every row of the error table, from what a platform does to what a caller is told. */
import { randomUUID } from 'node:crypto';
import { codeOfStatus, knownStatuses, messageOfCode, type ErrorCode } from '@portal/schema/errors';
import { assets, member, transfer } from '@portal/schema/rest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { order, userInfo } from '../../test/fixtures.ts';
import { startGateway, type Asked, type TestGateway } from '../../test/gateway.ts';
import {
  answerCode,
  answerRaw,
  cut,
  cutWithin,
  flood,
  forge,
  ScriptedUpstream,
  stay,
  succeed,
  trickle,
  type Script,
} from '../../test/scripted-upstream.ts';

let upstream: ScriptedUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  gateway = await startGateway(upstream, { PLATFORM_TIMEOUT_MS: '300' });
});
beforeEach(() => upstream.reset());
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

/** One operation for each effect a call can have. */
const operations = {
  read: { endpoint: member.userInfo, document: '{ me { id } }' },
  write: {
    endpoint: member.updateAgreeStatus,
    document: 'mutation { acceptAgreement { member { id } } }',
  },
  money: {
    endpoint: transfer.makeOver,
    document: `mutation { transfer(input: { idempotencyKey: "0123456789abcdef", coin: CASH_POINT, amount: "10",
      toUserName: "budi", transactionPassword: "Secret-2026" }) { transfer { id } } }`,
  },
} as const;
type Effect = keyof typeof operations;

const ask = async (effect: Effect, script: Script): Promise<Asked> => {
  const { endpoint, document } = operations[effect];
  upstream.script(endpoint, script);
  return gateway.query(document, { token: `token-${randomUUID()}` });
};

/** What must never be seen outside: words of the answer, of the code, of the network. */
const internals =
  /upstream-secret|scripted|node_modules|\.ts\b|\bat .*:\d+|127\.0\.0\.1|\/api\/|undici|UND_ERR|ECONN|zod|stack|Secret-2026/i;

const expectError = (answer: Asked, code: ErrorCode, message: string = messageOfCode[code]): void => {
  expect(answer.status).toBe(200);
  expect(answer.errors).toHaveLength(1);
  expect(answer.errors?.[0]?.message).toBe(message);
  expect(answer.errors?.[0]?.extensions).toEqual({ code, requestId: answer.headers['x-request-id'] });
  expect(answer.data).toBeNull();
  expect(answer.text).not.toMatch(internals);
};

const effects = Object.keys(operations) as Effect[];

describe.each(effects)('a %s call', (effect) => {
  it('shows the words of code 9001', async () => {
    expectError(await ask(effect, answerCode(9001, '余额不足')), 'PLATFORM_MESSAGE', '余额不足');
  });

  it('has words of its own where code 9001 has none', async () => {
    expectError(await ask(effect, answerCode(9001, '  ')), 'PLATFORM_MESSAGE');
  });

  it('ends an expired session', async () => {
    expectError(await ask(effect, answerCode(87321, 'upstream-secret')), 'SESSION_EXPIRED');
  });

  it('ends an invalid session', async () => {
    expectError(await ask(effect, answerCode(87321, 'upstream-secret', 401)), 'SESSION_INVALID');
  });

  it('shows the words of another 401', async () => {
    expectError(
      await ask(effect, answerCode(401, 'Please sign in', 401)),
      'UNAUTHENTICATED',
      'Please sign in',
    );
  });

  it('has words of its own for a 401 without JSON', async () => {
    expectError(await ask(effect, answerRaw(401, '<h1>upstream-secret</h1>')), 'UNAUTHENTICATED');
  });

  it.each(knownStatuses)('has a code for HTTP %i and keeps the body', async (status) => {
    const script = answerRaw(status, '{"code":500,"message":"upstream-secret at /srv/platform.ts:7"}');
    expectError(await ask(effect, script), codeOfStatus[status]);
  });

  it.each([201, 302, 402, 418, 429, 511])('is busy for HTTP %i', async (status) => {
    expectError(await ask(effect, answerRaw(status, 'upstream-secret')), 'SERVER_BUSY');
  });

  it.each([0, 1, 500, 20001, -1])('is busy for the unknown code %i', async (code) => {
    expectError(await ask(effect, answerCode(code, 'upstream-secret')), 'SERVER_BUSY');
  });

  const unreadable: ErrorCode = effect === 'money' ? 'OUTCOME_UNKNOWN' : 'SERVER_BUSY';

  it.each([
    ['no JSON', answerRaw(200, '<html>upstream-secret</html>')],
    ['half of its JSON', answerRaw(200, '{"code":20000,"message":"upstream-secret","da')],
    ['JSON of another kind', answerRaw(200, '["upstream-secret"]')],
    ['a code that is no number', answerRaw(200, '{"code":"20000","message":"upstream-secret"}')],
    ['no body', answerRaw(200, '')],
    ['no result', answerRaw(200, '{"code":20000,"message":"upstream-secret"}')],
    [
      'a plain result to a sealed call',
      answerRaw(200, '{"code":20000,"message":"","data":{"id":"upstream-secret"}}'),
    ],
    ['something that is no envelope', answerRaw(200, '{"code":20000,"message":"","data":"upstream-secret"}')],
    ['a result for another request', forge({}, { jti: randomUUID() })],
    ['a result under another key', forge({}, { contentKey: Buffer.alloc(32, 7) })],
    ['a result that breaks the contract', succeed(['upstream-secret'])],
    ['more than is ever read', flood],
  ])('does not believe %s', async (_what, script) => {
    expectError(await ask(effect, script), unreadable);
  });

  const unanswered: ErrorCode = effect === 'money' ? 'OUTCOME_UNKNOWN' : 'GATEWAY_TIMEOUT';

  it.each([
    ['nobody answers', stay],
    ['the answer trickles', trickle],
  ])('gives up when %s', async (_what, script) => {
    const begin = performance.now();
    expectError(await ask(effect, script), unanswered);
    expect(performance.now() - begin).toBeLessThan(2000);
  });

  it.each([
    ['before the answer', cut],
    ['within an answer of known length', cutWithin('known')],
    ['within an answer of unknown length', cutWithin('unknown')],
  ])('does not know what happened when the connection breaks %s', async (_what, script) => {
    expectError(await ask(effect, script), unanswered);
    expect(upstream.calls).toHaveLength(1);
  });

  it('says when there is no platform at all', async () => {
    await upstream.close();
    try {
      const { document } = operations[effect];
      expectError(await gateway.query(document, { token: 'any' }), 'SERVICE_UNAVAILABLE');
    } finally {
      await upstream.listen();
    }
  });
});

it('does not stop at a failure: the next call of the same kind goes through', async () => {
  expectError(await ask('money', cut), 'OUTCOME_UNKNOWN');
  const answer = await ask('money', succeed(order));
  expect(answer.data).toEqual({ transfer: { transfer: { id: '7' } } });
});

it('says which field failed; no field of the schema may be missing, so the others are lost with it', async () => {
  upstream.result(member.userInfo, userInfo);
  upstream.script(assets.assetsList, answerRaw(503, 'upstream-secret'));
  const answer = await gateway.query('{ me { id } assets { id } }', { token: 'abc' });
  expectError(answer, 'SERVICE_UNAVAILABLE');
  expect(answer.errors?.[0]?.path).toEqual(['assets']);
});
