import { domains, type RequestOf } from '@portal/schema/rest';
import { beforeAll, describe, expect, it } from 'vitest';
import { onOnePlatform } from '../../../test/platforms.ts';
import { newConverter, settleAll, type Converter } from './converts.fixture.ts';

const { convert } = domains;
type Filter = Partial<RequestOf<typeof convert.convertOrderList>>;

onOnePlatform('convert orders', (suite) => {
  let aiko: Converter;
  beforeAll(async () => {
    aiko = await newConverter(suite, 'aiko', { CASH_POINT: '1000', BONUS_POINT: '100' });
    // 1 settles, 2 and 3 are cancelled, 4 and 5 stay pending.
    await aiko.place('CASH_POINT', 'GMT', '1');
    suite.platform.clock.advance(30_000);
    await settleAll(suite);
    for (const amount of ['2', '3'])
      await aiko.cancel((await aiko.place('BONUS_POINT', 'CASH_POINT', amount)).id);
    await aiko.place('CASH_POINT', 'GMT', '4');
    await aiko.place('BONUS_POINT', 'CASH_POINT', '5');
  });
  const page = (filter: Filter = {}, token = aiko.token) =>
    suite.client.callLoosely(convert.convertOrderList, { pageSize: 20, cursor: null, ...filter }, { token });
  const amounts = async (filter: Filter = {}) =>
    ((await page(filter)).result as { records: { amount: string }[] }).records
      .map(({ amount }) => amount)
      .join();

  it('come newest first, and are filtered by state and by the credit given or got', async () => {
    expect(await amounts()).toBe('5,4,3,2,1');
    expect(await amounts({ status: 'PENDING' })).toBe('5,4');
    expect(await amounts({ status: 'CANCELLED' })).toBe('3,2');
    expect(await amounts({ status: 'COMPLETED' })).toBe('1');
    expect(await amounts({ coinName: 'CASH_POINT' })).toBe('5,4,3,2,1');
    expect(await amounts({ coinName: 'BONUS_POINT' })).toBe('5,3,2');
    expect(await amounts({ coinName: 'GMT', status: 'PENDING' })).toBe('4');
    expect(await amounts({ coinName: 'CASH_POINT', status: 'CANCELLED' })).toBe('3,2');
    expect(await amounts({ coinName: 'USDT_POINT' })).toBe('');
  });

  it('include only the orders of the member', async () => {
    const other = await newConverter(suite, 'other');
    expect((await page({}, other.token)).result).toEqual({ records: [], hasMore: false });
  });

  it('find an order by its idempotency key, for its owner alone', async () => {
    const data = await aiko.request('CASH_POINT', 'GMT', '1');
    const { idempotencyKey } = data;
    const idsOf = async (filter: Filter, token = aiko.token) =>
      ((await page(filter, token)).result as { records: { id: string }[] }).records.map(({ id }) => id);
    expect(await idsOf({ idempotencyKey })).toEqual([]);
    const { id } = (await aiko.send(data)).result as { id: string };
    expect(await idsOf({ idempotencyKey })).toEqual([id]);
    expect(await idsOf({ idempotencyKey, coinName: 'GMT', status: 'PENDING' })).toEqual([id]);
    expect(await idsOf({ idempotencyKey, status: 'CANCELLED' })).toEqual([]);
    const cancelKey = `${idempotencyKey}-cancel`;
    await aiko.cancel(id, cancelKey);
    expect(await idsOf({ idempotencyKey, status: 'CANCELLED' })).toEqual([id]);
    expect(await idsOf({ idempotencyKey: cancelKey })).toEqual([]);

    const other = await newConverter(suite, 'namesake');
    expect(await idsOf({ idempotencyKey }, other.token)).toEqual([]);
    expect(await other.send(data)).toMatchObject({ code: 9001 });
    expect(await idsOf({ idempotencyKey }, other.token)).toEqual([]);
  });

  it.each([{}, { coinName: 'CASH_POINT' as const }])(
    'page without gaps or repeats while new ones arrive: %j',
    async (filter) => {
      const busy = await newConverter(suite, `busy${Object.keys(filter).length}`, {
        CASH_POINT: '100',
        BONUS_POINT: '100',
      });
      const place = (index: number) =>
        index % 2 === 0 ? busy.place('CASH_POINT', 'GMT', '1') : busy.place('BONUS_POINT', 'CASH_POINT', '1');
      const placed: string[] = [];
      for (let index = 0; index < 11; index += 1) {
        const { id } = await place(index);
        placed.unshift(id);
        if (index % 3 === 0) await busy.cancel(id);
      }
      const seen: string[] = [];
      let cursor: string | null = null;
      for (let isLast = false; !isLast;) {
        const answer = await page({ ...filter, pageSize: 3, cursor }, busy.token);
        const result = answer.result as { records: { id: string; cursor: string }[]; hasMore: boolean };
        seen.push(...result.records.map(({ id }) => id));
        cursor = result.records.at(-1)?.cursor ?? null;
        isLast = !result.hasMore;
        await place(seen.length);
      }
      expect(seen).toEqual(placed);
    },
  );

  describe('are refused, naming the field, for a wrong', () => {
    it.each([
      ['cursor', { cursor: 'not-one-of-ours' }],
      ['pageSize', { pageSize: 0 }],
      ['pageSize', { pageSize: 501 }],
      ['status', { status: 'SETTLED' }],
      ['coinName', { coinName: 'GOLD' }],
      ['idempotencyKey', { idempotencyKey: 'short' }],
    ])('%s: %j', async (_, filter) => {
      expect(await page(filter as Filter)).toMatchObject({ status: 200, code: 9001 });
    });
  });
});
