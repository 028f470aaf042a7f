import { domains, type RequestOf } from '@portal/schema/rest';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer } from '../../../test/client.ts';
import { onOnePlatform } from '../../../test/platforms.ts';
import { moveTo, newWithdrawer, type WithdrawalView, type Withdrawer } from './withdrawals.fixture.ts';

const { withdrawal } = domains;
type Filter = Partial<RequestOf<typeof withdrawal.withdrawalOrderList>>;

onOnePlatform('the list of withdrawals', (suite) => {
  let aiko: Withdrawer;
  const made: WithdrawalView[] = [];
  beforeAll(async () => {
    aiko = await newWithdrawer(suite, 'aiko', '10000');
    for (const [way, status] of [
      ['TRC20', 'SUCCESS'],
      ['BANK', 'REJECTED'],
      ['BEP20', 'SUCCESS'],
      ['BANK', 'PAYABLE'],
      ['ERC20', 'REJECTED'],
      ['BEP20', 'PENDING_REVIEW'],
      ['TRC20', 'APPROVED'],
    ] as const) {
      const order = await aiko.place(way, '100');
      await moveTo(suite, order, status);
      made.unshift(order);
      suite.platform.clock.advance(24 * 3_600_000);
    }
  });

  const shown = (answer: CallAnswer<{ records: WithdrawalView[]; hasMore: boolean }>) =>
    answer.result?.records.map(({ id }) => made.length - made.findIndex((order) => order.id === id));
  const list = async (filter: Filter) =>
    shown(
      await suite.client.call(
        withdrawal.withdrawalOrderList,
        { pageSize: 20, cursor: null, ...filter },
        { token: await aiko.token() },
      ),
    );
  const page = { pageSize: 20, cursor: null };

  it('returns withdrawals newest first, filtered by kind, network and state', async () => {
    expect(await list({})).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(await list({ type: 'CHAIN' })).toEqual([7, 6, 5, 3, 1]);
    expect(await list({ type: 'BANK' })).toEqual([4, 2]);
    expect(await list({ walletType: 'BEP20' })).toEqual([6, 3]);
    expect(await list({ walletType: 'TRC20', type: 'CHAIN', status: 'SUCCESS' })).toEqual([1]);
    expect(await list({ status: 'REJECTED' })).toEqual([5, 2]);
    expect(await list({ status: 'FAILED' })).toEqual([]);
    // Banks have no network.
    expect(await list({ type: 'BANK', walletType: 'BEP20' })).toEqual([]);
  });

  it('splits banks from BEP20', async () => {
    const token = await aiko.token();
    const bank = (status: Filter['status'] = null) =>
      suite.client.call(withdrawal.withdrawalBankOrderList, { ...page, status }, { token });
    const bep20 = (status: Filter['status'] = null) =>
      suite.client.call(withdrawal.bscWithdrawalOrderList, { ...page, status }, { token });
    expect(shown(await bank())).toEqual([4, 2]);
    expect(shown(await bank('PAYABLE'))).toEqual([4]);
    expect(shown(await bep20())).toEqual([6, 3]);
    expect(shown(await bep20('SUCCESS'))).toEqual([3]);
  });

  it('pages without gaps or repeats while new ones arrive', async () => {
    const seen: (number | undefined)[] = [];
    let cursor: string | null = null;
    for (let isLast = false; !isLast;) {
      const answer: CallAnswer<{ records: WithdrawalView[]; hasMore: boolean }> = await suite.client.call(
        withdrawal.withdrawalOrderList,
        { pageSize: 3, cursor },
        { token: await aiko.token() },
      );
      seen.push(...(shown(answer) ?? []));
      cursor = answer.result?.records.at(-1)?.cursor ?? null;
      isLast = answer.result?.hasMore !== true;
      if (seen.length === 3) made.unshift(await aiko.place('TRC20', '100'));
    }
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });

  it('includes only the withdrawals of the member', async () => {
    const other = await newWithdrawer(suite, 'other', '100');
    expect(await other.orders()).toEqual([]);
    const { result } = await suite.client.call(
      withdrawal.withdrawalOrderList,
      { pageSize: 20, cursor: made[0]?.cursor ?? null },
      { token: await other.token() },
    );
    expect(result).toEqual({ records: [], hasMore: false });
  });

  it('finds a withdrawal by its idempotency key, for its owner alone', async () => {
    const kim = await newWithdrawer(suite, 'kim', '1000');
    const data = await kim.request('BEP20', '100');
    const { idempotencyKey } = data;
    const idsOf = async (owner: Withdrawer, filter: Filter) =>
      (
        await suite.client.call(
          withdrawal.withdrawalOrderList,
          { ...page, ...filter },
          { token: await owner.token() },
        )
      ).result?.records.map(({ id }) => id);
    expect(await idsOf(kim, { idempotencyKey })).toEqual([]);
    const { id } = (await kim.send(data)).result ?? expect.unreachable();
    expect(await idsOf(kim, { idempotencyKey })).toEqual([id]);
    expect(await idsOf(kim, { idempotencyKey, walletType: 'BEP20', status: 'PENDING_REVIEW' })).toEqual([id]);
    expect(await idsOf(kim, { idempotencyKey, type: 'BANK' })).toEqual([]);
    const onBsc = await suite.client.call(
      withdrawal.bscWithdrawalOrderList,
      { ...page, idempotencyKey },
      { token: await kim.token() },
    );
    expect(shown(onBsc)).toHaveLength(1);

    // a second one of the day is refused
    const refused = await kim.request('BANK', '100');
    expect((await kim.send(refused)).code).toBe(9001);
    expect(await idsOf(kim, { idempotencyKey: refused.idempotencyKey })).toEqual([]);
    expect(await idsOf(aiko, { idempotencyKey })).toEqual([]);
  });

  it('takes one query for any number of orders and steps', async () => {
    const { database } = suite.platform.services;
    const { listWithdrawals: listOrders } = await import('./orders.ts');
    let asked = 0;
    const counting = new Proxy(database, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          asked += 1;
          return (value as (...given: unknown[]) => unknown).apply(target, args);
        };
      },
    });
    const { records } = await listOrders(
      counting,
      aiko.member.id,
      { pageSize: 100, cursor: undefined },
      { locale: 'en-US', now: suite.platform.clock.now() },
    );
    expect(records.length).toBeGreaterThan(6);
    expect(asked).toBe(1);
  });

  describe('refuses, naming the field,', () => {
    it.each([
      ['a state', { status: 'PAID' }],
      ['a kind', { type: 'CASH' }],
      ['a network', { walletType: 'SOL' }],
      ['a page size', { pageSize: 501 }],
      ['an idempotency key', { idempotencyKey: 'short' }],
      ['a cursor', { cursor: 'not-one-of-ours-at-all' }],
    ])('%s that is none', async (_, filter) => {
      const answer = await suite.client.callLoosely(
        withdrawal.withdrawalOrderList,
        { ...page, ...filter },
        { token: await aiko.token() },
      );
      expect(answer).toMatchObject({ status: 200, code: 9001 });
    });
  });
});
