/** Every row of the error table, from what a platform does to what a caller is told. */
import { randomUUID } from 'node:crypto';
import { codeOfStatus, knownStatuses, messageOfCode, type ErrorCode } from '@portal/schema/errors';
import {
  assets,
  convert,
  deposit,
  domains,
  member,
  transfer,
  withdrawal,
  type Effect,
  type Endpoint,
} from '@portal/schema/rest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { order, userInfo } from '../../test/fixtures.ts';
import { startGateway, type Asked, type TestGateway } from '../../test/gateway.ts';
import { upload } from '../../test/multipart.ts';
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
  gateway = await startGateway(upstream, { PLATFORM_TIMEOUT_MS: '300', TRUSTED_PROXIES: '127.0.0.1' });
});
beforeEach(() => upstream.reset());
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

/** An operation that makes one call. */
interface Case {
  readonly effect: Effect;
  readonly endpoint: Endpoint;
  readonly document: string;
  /** Takes a picture at this path. */
  readonly picture?: string;
  readonly variables?: object;
}

const money = (endpoint: Endpoint, document: string): Case => ({ effect: 'money', endpoint, document });
const key = 'idempotencyKey: "0123456789abcdef"';
const withdrawalDetails = `${key}, amount: "10", fee: "1", transactionPassword: "Secret-2026"`;

/** One operation for each effect a call can have, and every operation that moves credits. */
const cases: readonly Case[] = [
  { effect: 'read', endpoint: member.userInfo, document: '{ me { id } }' },
  {
    effect: 'write',
    endpoint: member.updateAgreeStatus,
    document: 'mutation { acceptAgreement { member { id } } }',
  },
  money(
    transfer.makeOver,
    `mutation { transfer(input: { ${key}, coin: CASH_POINT, amount: "10", toUserName: "budi",
      transactionPassword: "Secret-2026" }) { transfer { id } } }`,
  ),
  money(
    deposit.deposit,
    `mutation { depositOnChain(input: { ${key}, network: TRC20, amount: "63", reference: "Secret-2026" }) {
      deposit { id } } }`,
  ),
  {
    effect: 'money',
    endpoint: deposit.bankDeposit,
    document: 'mutation ($input: BankDepositInput!) { depositByBank(input: $input) { deposit { id } } }',
    picture: 'input.receiptImage',
    variables: {
      input: {
        idempotencyKey: '0123456789abcdef',
        channelId: '1',
        bankAccountId: '1',
        amount: '100',
        rate: '1',
        reference: 'Secret-2026',
        receiptImage: null,
      },
    },
  },
  money(
    withdrawal.withdrawal,
    `mutation { withdrawToBank(input: { ${withdrawalDetails}, bankAccountId: "1" }) { withdrawal { id } } }`,
  ),
  money(
    withdrawal.bscWithdrawal,
    `mutation { withdrawOnChain(input: { ${withdrawalDetails}, network: BEP20, walletAddressId: "1" }) {
      withdrawal { id } } }`,
  ),
  money(
    convert.convert,
    `mutation { convert(input: { ${key}, from: CASH_POINT, to: GMT, amount: "10", actualAmount: "5" }) {
      order { id } } }`,
  ),
  money(convert.cancelConvert, `mutation { cancelConvert(input: { ${key}, id: "1" }) { order { id } } }`),
];

const caseOf = (endpoint: Endpoint): Case => {
  const found = cases.find((one) => one.endpoint === endpoint);
  if (found === undefined) throw new Error(`${endpoint.path} has no case`);
  return found;
};

let members = 0;
const post = ({ document, picture, variables }: Case): Promise<Asked> => {
  members += 1;
  // each member has an address: pictures are limited by it
  const headers = { 'x-forwarded-for': `198.51.${members >> 8}.${members & 255}` };
  const options = { token: `token-${randomUUID()}`, headers };
  return picture === undefined
    ? gateway.query(document, options)
    : upload(gateway, { query: document, variables }, { path: picture, content: Buffer.from('x') }, options);
};

const ask = (one: Case, script: Script): Promise<Asked> => {
  upstream.script(one.endpoint, script);
  return post(one);
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

it('holds for every call that moves credits', () => {
  const moving = Object.values(domains)
    .flatMap((domain) => Object.values<Endpoint>(domain))
    .filter(({ effect }) => effect === 'money');
  expect(new Set(cases.filter(({ effect }) => effect === 'money').map(({ endpoint }) => endpoint))).toEqual(
    new Set(moving),
  );
});

describe.each(cases.map((one) => [`${one.effect} call of ${one.endpoint.path}`, one] as const))(
  'a %s',
  (_what, one) => {
    const { effect } = one;

    it('shows the words of code 9001', async () => {
      expectError(await ask(one, answerCode(9001, '余额不足')), 'PLATFORM_MESSAGE', '余额不足');
    });

    it('has words of its own where code 9001 has none', async () => {
      expectError(await ask(one, answerCode(9001, '  ')), 'PLATFORM_MESSAGE');
    });

    it('ends an expired session', async () => {
      expectError(await ask(one, answerCode(87321, 'upstream-secret')), 'SESSION_EXPIRED');
    });

    it('ends an invalid session', async () => {
      expectError(await ask(one, answerCode(87321, 'upstream-secret', 401)), 'SESSION_INVALID');
    });

    it('shows the words of another 401', async () => {
      expectError(
        await ask(one, answerCode(401, 'Please sign in', 401)),
        'UNAUTHENTICATED',
        'Please sign in',
      );
    });

    it('has words of its own for a 401 without JSON', async () => {
      expectError(await ask(one, answerRaw(401, '<h1>upstream-secret</h1>')), 'UNAUTHENTICATED');
    });

    it.each(knownStatuses)('has a code for HTTP %i and keeps the body', async (status) => {
      const script = answerRaw(status, '{"code":500,"message":"upstream-secret at /srv/platform.ts:7"}');
      expectError(await ask(one, script), codeOfStatus[status]);
    });

    it.each([201, 302, 402, 418, 429, 511])('is busy for HTTP %i', async (status) => {
      expectError(await ask(one, answerRaw(status, 'upstream-secret')), 'SERVER_BUSY');
    });

    it.each([0, 1, 500, 20001, -1])('is busy for the unknown code %i', async (code) => {
      expectError(await ask(one, answerCode(code, 'upstream-secret')), 'SERVER_BUSY');
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
      [
        'something that is no envelope',
        answerRaw(200, '{"code":20000,"message":"","data":"upstream-secret"}'),
      ],
      ['a result for another request', forge({}, { jti: randomUUID() })],
      ['a result under another key', forge({}, { contentKey: Buffer.alloc(32, 7) })],
      ['a result that breaks the contract', succeed(['upstream-secret'])],
      ['more than is ever read', flood],
    ])('does not believe %s', async (_what, script) => {
      expectError(await ask(one, script), unreadable);
    });

    const unanswered: ErrorCode = effect === 'money' ? 'OUTCOME_UNKNOWN' : 'GATEWAY_TIMEOUT';

    it.each([
      ['nobody answers', stay],
      ['the answer trickles', trickle],
    ])('gives up when %s', async (_what, script) => {
      const begin = performance.now();
      expectError(await ask(one, script), unanswered);
      expect(performance.now() - begin).toBeLessThan(2000);
    });

    it.each([
      ['before the answer', cut],
      ['within an answer of known length', cutWithin('known')],
      ['within an answer of unknown length', cutWithin('unknown')],
    ])('does not know what happened when the connection breaks %s', async (_what, script) => {
      expectError(await ask(one, script), unanswered);
      expect(upstream.calls).toHaveLength(1);
    });

    it('says when there is no platform at all', async () => {
      await upstream.close();
      try {
        expectError(await post(one), 'SERVICE_UNAVAILABLE');
      } finally {
        await upstream.listen();
      }
    });
  },
);

it('does not stop at a failure: the next call of the same kind goes through', async () => {
  const one = caseOf(transfer.makeOver);
  expectError(await ask(one, cut), 'OUTCOME_UNKNOWN');
  const answer = await ask(one, succeed(order));
  expect(answer.data).toEqual({ transfer: { transfer: { id: '7' } } });
});

it('says which field failed; no field of the schema may be missing, so the others are lost with it', async () => {
  upstream.result(member.userInfo, userInfo);
  upstream.script(assets.assetsList, answerRaw(503, 'upstream-secret'));
  const answer = await gateway.query('{ me { id } assets { id } }', { token: 'abc' });
  expectError(answer, 'SERVICE_UNAVAILABLE');
  expect(answer.errors?.[0]?.path).toEqual(['assets']);
});
