/** Every row of the error table, from what the platform does to the error the caller gets. */
import { randomUUID } from 'node:crypto';
import { codeByStatus, knownStatuses, messageByCode, type ErrorCode } from '@portal/schema/errors';
import { assets, domains, member, type Effect, type Endpoint } from '@portal/schema/rest';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls, callWithEffect, type CallCase } from '../../test/cases.ts';
import { userInfo } from '../../test/fixtures.ts';
import { startGateway, type GraphqlResponse, type TestGateway } from '../../test/gateway.ts';
import { upload } from '../../test/multipart.ts';
import {
  answerCode,
  answerRaw,
  answerUnsealed,
  disconnect,
  disconnectWithin,
  flood,
  forge,
  ScriptedUpstream,
  neverAnswer,
  succeed,
  trickle,
  type Script,
} from '../../test/scripted-upstream.ts';
import { PlatformClient } from './platform-client.ts';

let upstream: ScriptedUpstream;
let gateway: TestGateway;
/** A gateway with a short time limit, used only for calls that never end. Others may take longer on a busy machine. */
let shortTimeoutGateway: TestGateway;

beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  gateway = await startGateway(upstream, { TRUSTED_PROXIES: '127.0.0.1' });
  shortTimeoutGateway = await startGateway(upstream, {
    PLATFORM_TIMEOUT_MS: '300',
    TRUSTED_PROXIES: '127.0.0.1',
  });
});
beforeEach(() => upstream.reset());
afterAll(async () => {
  await gateway.close();
  await shortTimeoutGateway.close();
  await upstream.close();
});

const moneyCalls = calls.filter(({ endpoint }) => endpoint.effect === 'money');

let members = 0;
const post = (
  { document, picturePath, variables }: CallCase,
  through = gateway,
): Promise<GraphqlResponse> => {
  members += 1;
  // each request comes from a different address, because captchas are limited by address
  const headers = { 'x-forwarded-for': `198.51.${members >> 8}.${members & 255}` };
  const options = { token: `token-${randomUUID()}`, headers };
  return picturePath === undefined
    ? through.query(document, { ...options, variables })
    : upload(
        through,
        { query: document, variables },
        { path: picturePath, content: Buffer.from('x') },
        options,
      );
};

const ask = (call: CallCase, script: Script, through = gateway): Promise<GraphqlResponse> => {
  upstream.script(call.endpoint, script);
  return post(call, through);
};

/** Texts that no client may see: internal messages, source code, network details, passwords. */
const internals =
  /upstream-secret|scripted|node_modules|\.ts\b|\bat .*:\d+|127\.0\.0\.1|\/api\/|undici|UND_ERR|ECONN|zod|stack|Secret-2026|Credits2026/i;

const expectError = (
  answer: GraphqlResponse,
  code: ErrorCode,
  message: string = messageByCode[code],
): void => {
  expect(answer.status).toBe(200);
  expect(answer.errors).toHaveLength(1);
  expect(answer.errors?.[0]?.message).toBe(message);
  const { reason: _reason, status: _status, ...extensions } = answer.errors?.[0]?.extensions ?? {};
  expect(extensions).toEqual({ code, requestId: answer.headers['x-request-id'] });
  expect(answer.data).toBeNull();
  expect(answer.text).not.toMatch(internals);
};

describe.each<Effect>(['read', 'write', 'money'])('a %s call', (effect) => {
  const one = callWithEffect(effect);

  it('passes on the message of code 9001', async () => {
    expectError(await ask(one, answerCode(9001, '余额不足')), 'PLATFORM_MESSAGE', '余额不足');
  });

  it('sends no message when code 9001 has none', async () => {
    expectError(await ask(one, answerCode(9001, '  ')), 'PLATFORM_MESSAGE', '');
  });

  it('ends an expired session', async () => {
    expectError(await ask(one, answerCode(87321, 'upstream-secret')), 'SESSION_EXPIRED');
  });

  it('ends an invalid session', async () => {
    expectError(await ask(one, answerCode(87321, 'upstream-secret', 401)), 'SESSION_INVALID');
  });

  it('passes on the message of another 401', async () => {
    expectError(await ask(one, answerCode(401, 'Please sign in', 401)), 'UNAUTHENTICATED', 'Please sign in');
  });

  it('sends no message when another 401 has none', async () => {
    expectError(await ask(one, answerCode(401, '', 401)), 'UNAUTHENTICATED', '');
  });

  /** The error code of a call whose outcome a table row leaves open. */
  const open = (code: ErrorCode): ErrorCode => (effect === 'money' ? 'OUTCOME_UNKNOWN' : code);

  it('trusts a sealed refusal whatever the plain body contains', async () => {
    const word = { code: 9001, message: '余额不足' };
    for (const [status, code] of [
      [200, 20000],
      [200, 87321],
      [401, 87321],
      [503, 503],
    ] as const) {
      const rewritten: Script = ({ call, response, seal }) =>
        void response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(
            JSON.stringify({ code, message: 'upstream-secret', ...(call.isSealed && { data: seal(word) }) }),
          );
      expectError(await ask(one, rewritten), 'PLATFORM_MESSAGE', '余额不足');
    }
  });

  it.each([
    ['code 9001', answerUnsealed(9001, '余额不足'), 'PLATFORM_MESSAGE', '余额不足'],
    ['code 87321', answerUnsealed(87321, 'upstream-secret'), 'SESSION_EXPIRED', undefined],
    ['401 with 87321', answerUnsealed(87321, 'upstream-secret', 401), 'SESSION_INVALID', undefined],
    ['401', answerUnsealed(401, 'Please sign in', 401), 'UNAUTHENTICATED', 'Please sign in'],
    ['401 without JSON', answerRaw(401, '<h1>upstream-secret</h1>'), 'UNAUTHENTICATED', undefined],
  ] as const)('treats an unsealed %s as unproven', async (_what, script, code, message) => {
    const answer = await ask(one, script);
    if (effect === 'money') expectError(answer, 'OUTCOME_UNKNOWN');
    else expectError(answer, code, message);
  });

  it.each([
    ['another request', { jti: randomUUID() }],
    ['another key', { contentKey: Buffer.alloc(32, 7) }],
  ])('ignores the sealed refusal of %s', async (_what, change) => {
    const replayed: Script = ({ response, seal }) =>
      void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(
          JSON.stringify({ code: 9001, message: 'no', data: seal({ code: 9001, message: 'no' }, change) }),
        );
    const answer = await ask(one, replayed);
    if (effect === 'money') expectError(answer, 'OUTCOME_UNKNOWN');
    else expectError(answer, 'PLATFORM_MESSAGE', 'no');
  });

  it.each(knownStatuses)('returns a code for HTTP %i and hides the body', async (status) => {
    const script = answerRaw(status, '{"code":500,"message":"upstream-secret at /srv/platform.ts:7"}');
    expectError(await ask(one, script), open(codeByStatus[status]));
  });

  it.each(knownStatuses)('returns a code for a sealed %i and hides its message', async (status) => {
    const isCertain = status === 403 || status === 503;
    const code = codeByStatus[status];
    expectError(await ask(one, answerCode(status, 'upstream-secret', status)), isCertain ? code : open(code));
  });

  it.each([201, 302, 402, 418, 429, 511])('returns SERVER_BUSY for HTTP %i', async (status) => {
    expectError(await ask(one, answerRaw(status, 'upstream-secret')), open('SERVER_BUSY'));
  });

  it.each([0, 1, 20001, -1])('returns SERVER_BUSY for the unknown code %i', async (code) => {
    expectError(await ask(one, answerCode(code, 'upstream-secret')), open('SERVER_BUSY'));
    expectError(await ask(one, answerUnsealed(code, 'upstream-secret')), open('SERVER_BUSY'));
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
    ['more than is ever read', flood],
  ])('rejects %s', async (_what, script) => {
    expectError(await ask(one, script), unreadable);
  });

  it('hides a result that violates the contract', async () => {
    const answer = await ask(one, succeed(['upstream-secret']));
    if (effect === 'read') {
      expectError(answer, unreadable);
      return;
    }
    // The platform confirmed it but returned an unreadable result.
    expect(answer.errors).toBeUndefined();
    expect(answer.text).not.toMatch(internals);
  });

  it('accepts a result in another spelling', async () => {
    const spelled = { ...(one.result as object), id: 7, more: 'upstream-secret' };
    const { errors, data } = await ask(one, succeed(spelled));
    expect(errors).toBeUndefined();
    if (effect === 'money') expect(data).toEqual(one.data);
  });

  const unanswered: ErrorCode = effect === 'money' ? 'OUTCOME_UNKNOWN' : 'GATEWAY_TIMEOUT';

  it.each([
    ['the platform does not answer', neverAnswer],
    ['the answer trickles', trickle],
  ])('gives up when %s', async (_what, script) => {
    expectError(await ask(one, script, shortTimeoutGateway), unanswered);
  });

  it.each([
    ['before the answer', disconnect],
    ['within an answer of known length', disconnectWithin('known')],
    ['within an answer of unknown length', disconnectWithin('unknown')],
  ])('reports an unknown outcome when the connection breaks %s', async (_what, script) => {
    expectError(await ask(one, script), unanswered);
    expect(upstream.calls).toHaveLength(1);
  });

  it('reports an unknown outcome of credits when the gateway itself fails', async () => {
    const failing = vi.spyOn(PlatformClient.prototype, 'call').mockRejectedValueOnce(new TypeError('stack'));
    expectError(await ask(one, succeed(one.result)), open('SERVER_BUSY'));
    failing.mockRestore();
  });

  it('reports that the platform is not running', async () => {
    await upstream.close();
    try {
      expectError(await post(one), 'SERVICE_UNAVAILABLE');
    } finally {
      await upstream.listen();
    }
  });
});

describe('a money call to a platform with plain refusals', () => {
  const money = callWithEffect('money');
  let plain: TestGateway;
  beforeAll(async () => {
    plain = await startGateway(upstream, { PLATFORM_REFUSALS: 'plain', TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterAll(() => plain.close());

  it.each([
    ['code 9001', answerUnsealed(9001, '余额不足'), 'PLATFORM_MESSAGE', '余额不足'],
    ['code 87321', answerUnsealed(87321, 'upstream-secret'), 'SESSION_EXPIRED', undefined],
    ['401', answerUnsealed(401, 'Please sign in', 401), 'UNAUTHENTICATED', 'Please sign in'],
    ['404', answerRaw(404, 'upstream-secret'), 'REQUEST_TIMEOUT', undefined],
  ] as const)('trusts an unencrypted %s', async (_what, script, code, message) => {
    expectError(await ask(money, script, plain), code, message);
  });

  it.each([
    ['500', answerRaw(500, 'upstream-secret'), 'INTERNAL_SERVER_ERROR', 500],
    ['502', answerRaw(502, 'upstream-secret'), 'BAD_GATEWAY', 502],
    ['another code', answerUnsealed(12345, 'upstream-secret'), 'SERVER_BUSY', undefined],
    ['a broken connection', disconnect, 'GATEWAY_TIMEOUT', undefined],
  ] as const)(
    'reports an unknown outcome after %s, and the reason',
    async (_what, script, reason, status) => {
      const answer = await ask(money, script, plain);
      expectError(answer, 'OUTCOME_UNKNOWN');
      expect(answer.errors?.[0]?.extensions).toMatchObject({ reason, ...(status && { status }) });
    },
  );
});

it('covers every endpoint that moves credits, once each', () => {
  const endpoints = Object.values(domains)
    .flatMap((domain) => Object.values<Endpoint>(domain))
    .filter(({ effect }) => effect === 'money');
  const paths = (all: readonly Endpoint[]) => all.map(({ path }) => path).sort();
  expect(paths(moneyCalls.map(({ endpoint }) => endpoint))).toEqual(paths(endpoints));
});

describe.each(moneyCalls.map((call) => [call.endpoint.path, call] as const))(
  'a call of %s',
  (_path, call) => {
    it('passes on the message of code 9001', async () => {
      expectError(await ask(call, answerCode(9001, '余额不足')), 'PLATFORM_MESSAGE', '余额不足');
    });

    it('reports an unknown outcome when its connection breaks, is not repeated, and does not affect the next call', async () => {
      expectError(await ask(call, disconnect), 'OUTCOME_UNKNOWN');
      expect(upstream.calls).toHaveLength(1);
      const { data } = await ask(call, succeed(call.result));
      expect(data).toEqual(call.data);
    });
  },
);

it('names the field that failed, whose non-null type loses the other fields too', async () => {
  upstream.result(member.userInfo, userInfo);
  upstream.script(assets.assetsList, answerRaw(503, 'upstream-secret'));
  const answer = await gateway.query('{ me { id } assets { id } }', { token: 'abc' });
  expectError(answer, 'SERVICE_UNAVAILABLE');
  expect(answer.errors?.[0]?.path).toEqual(['assets']);
});
