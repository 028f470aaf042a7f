import { domains, type RequestOf } from '@portal/schema/rest';
import { beforeAll, expect, it } from 'vitest';
import { onOnePlatform } from '../../../test/platforms.ts';
import type { TestMember } from '../../../test/testing.ts';
import { house, member as account } from '../../ledger/entry.ts';
import { postOnce } from '../../ledger/ledger.ts';

const { assets } = domains;

onOnePlatform('a search', (suite) => {
  let aiko: TestMember;
  let token: string;

  /** 25 to budi, 7.5 from chen, after deposits of 100 and 25. */
  beforeAll(async () => {
    aiko = await suite.platform.addMember('aiko');
    const [budi, chen] = [await suite.platform.addMember('budi'), await suite.platform.addMember('Chen_Li')];
    token = await suite.platform.signIn(aiko);
    await suite.platform.credit(aiko, 'CASH_POINT', '100');
    suite.platform.clock.advance(1_000);
    await suite.platform.credit(aiko, 'GMT', '25');
    await suite.platform.credit(chen, 'CASH_POINT', '25');
    await transfer(aiko, budi, 2_500_000_000n);
    await transfer(chen, aiko, 750_000_000n);
  });

  async function transfer(from: TestMember, to: TestMember, amount: bigint): Promise<void> {
    suite.platform.clock.advance(1_000);
    const { database, clock } = suite.platform.services;
    const line = { coin: 'CASH_POINT' } as const;
    await postOnce(
      database,
      { scope: 'test', key: `search-${from.id}-${to.id}`, input: {}, now: clock.now() },
      {
        recordType: 'transfer',
        legs: [
          { ...line, account: account(from.id), amount: -amount, counterparty: to.id },
          { ...line, account: account(to.id), amount, counterparty: from.id },
        ],
      },
    );
  }

  type Search = Omit<RequestOf<typeof assets.searchRecords>, 'pageSize' | 'cursor'>;
  const search = (data: Search, pageSize = 20, cursor: string | null = null) =>
    suite.client.call(assets.searchRecords, { ...data, pageSize, cursor }, { token });
  const found = async (data: Search | string) =>
    (await search(typeof data === 'string' ? { text: data } : data)).result?.records.map(
      ({ amount, coinName }) => `${amount} ${coinName}`,
    );

  it('finds the amount in either direction, as it is written on the screen', async () => {
    for (const text of ['25', '25.00', '-25', '−25.00', '+25'])
      expect(await found(text)).toEqual(['-25 CASH_POINT', '25 GMT']);
    for (const text of ['26', '2,5', '25,']) expect(await found(text)).toEqual([]);
  });

  it('finds a movement by its total including fees, as the list shows it', async () => {
    const { database, clock } = suite.platform.services;
    suite.platform.clock.advance(1_000);
    const line = { account: account(aiko.id), coin: 'CASH_POINT' } as const;
    await postOnce(
      database,
      { scope: 'test', key: 'with-fee', input: {}, now: clock.now() },
      {
        recordType: 'convert',
        legs: [
          { ...line, amount: -2_970_000_000n, fee: 30_000_000n, isNet: true },
          { ...line, amount: -30_000_000n, recordType: 'convertFee' },
          { account: house('convert'), coin: 'CASH_POINT', amount: 3_000_000_000n },
        ],
      },
    );
    const whole = ['-0.3 CASH_POINT', '-29.7 CASH_POINT'];
    for (const text of ['30', '30.00', '−30.00 CASH']) expect(await found(text)).toEqual(whole);
    expect(await found('29.7')).toEqual(['-29.7 CASH_POINT']);
    expect(await found({ text: '30', coinName: 'GMT' })).toEqual([]);
    // A page that ends within these records continues with the rest.
    const first = (await search({ text: '30' }, 1)).result;
    expect(first).toMatchObject({ hasMore: true, records: [{ amount: '-0.3' }] });
    const rest = (await search({ text: '30' }, 1, first?.records[0]?.cursor)).result;
    expect(rest).toMatchObject({ hasMore: false, records: [{ amount: '-29.7' }] });
  });

  it('finds the name of the other member, whole or in part, in any spelling', async () => {
    expect(await found('budi')).toEqual(['-25 CASH_POINT']);
    expect(await found('HEN_')).toEqual(['7.5 CASH_POINT']);
    // A member without shared records gets the same answer as an unknown name.
    await suite.platform.addMember('stranger');
    expect(await found('stranger')).toEqual([]);
    expect(await found('nobody')).toEqual([]);
  });

  it('finds a receipt and a transaction by their numbers, in any spelling', async () => {
    const record = (await search({ text: 'budi' })).result?.records[0];
    for (const number of [record?.receiptNo, record?.transactionNo, record?.receiptNo.toLowerCase()])
      expect(await found(number ?? '')).toEqual(['-25 CASH_POINT']);
  });

  it('finds a receipt by how its number begins, from four characters on', async () => {
    const number = (await search({ text: 'budi' })).result?.records[0]?.receiptNo ?? '';
    // Two random characters sometimes match by chance; five never do.
    for (const length of [12, 16]) expect(await found(number.slice(0, length))).toEqual(['-25 CASH_POINT']);
    const all = (await search({ text: number.slice(0, 4) })).result?.records ?? [];
    expect(all.length).toBeGreaterThan(2);
    for (const length of [5, 6, 7]) expect(await found(number.slice(0, length))).toHaveLength(all.length);
    expect(await found(number.slice(0, 4).toLowerCase())).toHaveLength(all.length);
    for (const text of [number.slice(0, 3), 'R259', 'R261340', `${number}0`])
      expect(await found(text)).toEqual([]);
    const day = '2026-01-01';
    expect(await found({ text: number.slice(0, 4), startDate: day, endDate: day })).toEqual([]);
  });

  it('finds no record of another member', async () => {
    const token = await suite.platform.signIn(await suite.platform.addMember('dana'));
    const number = (await search({ text: 'budi' })).result?.records[0]?.receiptNo ?? '';
    const { result } = await suite.client.call(
      assets.searchRecords,
      { text: number, pageSize: 20, cursor: null },
      { token },
    );
    expect(result?.records).toEqual([]);
  });

  it('also matches the names of record kinds, and returns each record once', async () => {
    expect(await found({ text: '25', matchingTypes: ['DEPOSIT'] })).toEqual([
      '-25 CASH_POINT',
      '25 GMT',
      '100 CASH_POINT',
    ]);
  });

  it('pages within the filters', async () => {
    const data = { text: '25', matchingTypes: ['DEPOSIT'] } satisfies Search;
    const first = (await search(data, 2)).result;
    expect(first).toMatchObject({ hasMore: true });
    const rest = (await search(data, 2, first?.records[1]?.cursor)).result;
    expect(rest?.records.map(({ amount }) => amount)).toEqual(['100']);
    expect(await found({ ...data, coinName: 'GMT' })).toEqual(['25 GMT']);
    expect(await found({ ...data, recordTypes: ['TRANSFER'] })).toEqual(['-25 CASH_POINT']);
  });

  it('takes an amount with a decimal comma, grouped, and with a unit behind it', async () => {
    for (const text of ['7,5', '7,50', '7.5 CASH', '+7,50 CASH', '− 7.5', '7.5 积分'])
      expect(await found(text)).toEqual(['7.5 CASH_POINT']);
    await suite.platform.credit(aiko, 'USDT_POINT', '1234.5');
    for (const text of ['1,234.50', '1.234,50', '1234,5 USDT', '1234.5'])
      expect(await found(text)).toEqual(['1234.5 USDT_POINT']);
    for (const text of ['1,23,4.5', '1.23,4,5', '1.2345,5']) expect(await found(text)).toEqual([]);
  });

  it('accepts any text, and requires one', async () => {
    for (const text of ["'; drop table posting", '%', '99999999999999999999', '1e9', 'a b', '🙂'])
      expect(await found(text)).toEqual([]);
    const { code } = await search({ text: '  ' });
    expect(code).toBe(9001);
  });
});
