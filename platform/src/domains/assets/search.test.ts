import { domains, type RequestOf } from '@portal/schema/rest';
import { beforeAll, expect, it } from 'vitest';

import { onOnePlatform } from '../../../test/platforms.ts';
import type { TestMember } from '../../../test/testing.ts';
import { member as account } from '../../ledger/entry.ts';
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

  it('finds the name of the other member, whole or in part, in any spelling', async () => {
    expect(await found('budi')).toEqual(['-25 CASH_POINT']);
    expect(await found('HEN_')).toEqual(['7.5 CASH_POINT']);
    // A member with whom nothing was exchanged is not told from a name that no member has.
    await suite.platform.addMember('stranger');
    expect(await found('stranger')).toEqual([]);
    expect(await found('nobody')).toEqual([]);
  });

  it('finds a receipt and a transaction by their numbers, in any spelling', async () => {
    const record = (await search({ text: 'budi' })).result?.records[0];
    for (const number of [record?.receiptNo, record?.transactionNo, record?.receiptNo.toLowerCase()])
      expect(await found(number ?? '')).toEqual(['-25 CASH_POINT']);
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

  it('finds the kinds whose names have the text in them, beside all else, each record once', async () => {
    expect(await found({ text: '25', matchingTypes: ['DEPOSIT'] })).toEqual([
      '-25 CASH_POINT',
      '25 GMT',
      '100 CASH_POINT',
    ]);
  });

  it('goes through pages, among what the filters let through', async () => {
    const data = { text: '25', matchingTypes: ['DEPOSIT'] } satisfies Search;
    const first = (await search(data, 2)).result;
    expect(first).toMatchObject({ hasMore: true });
    const rest = (await search(data, 2, first?.records[1]?.cursor)).result;
    expect(rest?.records.map(({ amount }) => amount)).toEqual(['100']);
    expect(await found({ ...data, coinName: 'GMT' })).toEqual(['25 GMT']);
    expect(await found({ ...data, recordTypes: ['TRANSFER'] })).toEqual(['-25 CASH_POINT']);
  });

  it('takes any text, and asks for one', async () => {
    for (const text of ["'; drop table posting", '%', '99999999999999999999', '1e9', 'a b', '🙂'])
      expect(await found(text)).toEqual([]);
    const { code } = await search({ text: '  ' });
    expect(code).toBe(9001);
  });
});
