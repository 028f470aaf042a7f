/** Attacks on the connection between gateway and platform while credits move: a forged outcome is never trusted. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ask, passwords, tokenOf } from '../support/member.ts';
import { startPortal, type Portal } from '../support/portal.ts';
import { TamperingProxy, type Answer, type ProxyBehavior } from '../support/tampering-proxy.ts';

const path = '/api/app/makeOver/makeOver';
const amount = '1.25';

describe('an order behind a proxy that tampers', () => {
  const line = new TamperingProxy();
  let portal: Portal;
  let token: string;

  beforeAll(async () => {
    portal = await startPortal({ through: line });
    token = await tokenOf(portal, 'aiko');
  });
  afterEach(() => {
    line.behavior = undefined;
  });
  afterAll(async () => {
    await portal.close();
    await line.close();
  });

  /** Moves credits to a member; the same key again is the same order. */
  async function order(idempotencyKey: string, toUserName = 'budi') {
    const query =
      'mutation ($input: TransferInput!) { transfer(input: $input) { transfer { receiptNumber } } }';
    const transactionPassword = passwords.transaction;
    const input = { idempotencyKey, coin: 'CASH_POINT', amount, toUserName, transactionPassword };
    const { data, errors } = await ask<{ transfer: { transfer: { receiptNumber: string } } }>(
      portal,
      { query, variables: { input } },
      token,
    );
    return { receipt: data?.transfer.transfer.receiptNumber, code: errors?.[0]?.extensions.code };
  }

  /** The member's credits in hundredths, and how many orders were made under a key. */
  async function readState(idempotencyKey: string): Promise<{ cash: number; orders: number }> {
    const query = `query ($key: ID!) {
      assets { coin available }
      transfers(idempotencyKey: $key) { edges { node { receiptNumber } } }
    }`;
    const { data } = await ask<{
      assets: { coin: string; available: string }[];
      transfers: { edges: unknown[] };
    }>(portal, { query, variables: { key: idempotencyKey } }, token);
    if (!data) throw new Error('no answer');
    const cash = data.assets.find(({ coin }) => coin === 'CASH_POINT')?.available ?? '';
    return { cash: Math.round(Number(cash) * 100), orders: data.transfers.edges.length };
  }

  /** Changes what the platform answers to orders, once it has answered. */
  const rewrite =
    (change: (answer: Answer) => Answer | 'cut'): ProxyBehavior =>
    async (call) =>
      call.path === path ? change(await call.pass()) : call.pass();

  const say = (status: number, code: number, message: string): Answer => ({
    status,
    body: JSON.stringify({ code, message }),
  });

  const lies: readonly (readonly [string, ProxyBehavior])[] = [
    ['a proxy’s 503', rewrite(() => ({ status: 503, body: '<h1>Service Unavailable</h1>' }))],
    ['the 503 of a busy platform', rewrite(() => say(503, 503, 'The server is busy. Nothing was changed.'))],
    ['a refusal in its place', rewrite(() => say(200, 9001, 'You do not have enough credits.'))],
    ['an expired session', rewrite(() => say(200, 87321, 'Your login information has expired'))],
    ['an invalid session', rewrite(() => say(401, 87321, 'Your login information is invalid!'))],
    ['a closed area', rewrite(() => say(403, 403, 'Access denied'))],
    ['no answer', rewrite(() => 'cut')],
    [
      'a refusal around a result whose seal was broken',
      rewrite(({ body }) => {
        const { data } = JSON.parse(body) as { data: string };
        const [head, ...rest] = data.split('.');
        const broken = [head, ...rest.map((part, n) => (n === 2 ? part.toUpperCase() : part))].join('.');
        return { status: 200, body: JSON.stringify({ code: 9001, message: 'No.', data: broken }) };
      }),
    ],
    [
      'the refusal of a copy that was sent after it',
      async ({ path: to, pass }) => {
        const first = await pass();
        return to === path ? pass() : first;
      },
    ],
  ];

  test.each(lies)(
    'has an unknown outcome and moves credits once when the proxy answers %s',
    async (_lie, hands) => {
      const key = randomUUID();
      const before = await readState(key);
      line.behavior = hands;
      expect(await order(key)).toEqual({ receipt: undefined, code: 'OUTCOME_UNKNOWN' });
      line.behavior = undefined;
      // the credits moved before the forged answer
      const after = await readState(key);
      expect(after).toEqual({ cash: before.cash - 125, orders: 1 });
      const again = await order(key);
      expect(again.receipt).toMatch(/\w/);
      expect(await readState(key)).toEqual(after);
    },
  );

  test('has an unknown outcome and moves credits once when the proxy replays an older sealed refusal', async () => {
    let older: Answer | undefined;
    line.behavior = rewrite((answer) => (older = answer));
    expect(await order(randomUUID(), 'aiko')).toMatchObject({ code: 'PLATFORM_MESSAGE' });
    expect(JSON.parse(older?.body ?? '{}')).toMatchObject({
      code: 9001,
      data: expect.stringMatching(/^ey/) as string,
    });

    const key = randomUUID();
    const before = await readState(key);
    line.behavior = rewrite(() => older ?? 'cut');
    expect(await order(key)).toEqual({ receipt: undefined, code: 'OUTCOME_UNKNOWN' });
    line.behavior = undefined;
    const { receipt } = await order(key);
    expect(receipt).toMatch(/\w/);
    expect(await readState(key)).toEqual({ cash: before.cash - 125, orders: 1 });
  });

  test('has the sealed outcome when the proxy writes a refusal around it', async () => {
    const key = randomUUID();
    const before = await readState(key);
    line.behavior = rewrite(({ body }) => ({
      status: 503,
      body: JSON.stringify({ ...(JSON.parse(body) as object), code: 9001, message: 'No.' }),
    }));
    expect((await order(key)).receipt).toMatch(/\w/);
    expect(await readState(key)).toEqual({ cash: before.cash - 125, orders: 1 });
  });

  test('fails when the proxy writes a success around a sealed refusal', async () => {
    line.behavior = rewrite(({ body }) => ({
      status: 200,
      body: JSON.stringify({ ...(JSON.parse(body) as object), code: 20000, message: 'success' }),
    }));
    expect(await order(randomUUID(), 'aiko')).toEqual({ receipt: undefined, code: 'PLATFORM_MESSAGE' });
  });
});
