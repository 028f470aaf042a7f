import { domains, otcStatuses } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { onDemonstration } from '../../../test/demonstration.ts';

const { otc } = domains;

onDemonstration("the demonstration's offers", (suite, { signIn, listRecords, listBalances }) => {
  it('cover every state; their receipts are those of the records', async () => {
    const token = await signIn('aiko');
    const { result: sold } = await suite.client.call(
      otc.otcRecordList,
      { scope: 'OWN', pageSize: 50 },
      { token },
    );
    const { result: bought } = await suite.client.call(otc.buyOtcRecordList, { pageSize: 50 }, { token });
    const offers = sold?.records ?? [];
    expect(new Set(offers.map(({ status }) => status))).toEqual(new Set(otcStatuses));
    expect(bought?.records.map(({ side, status }) => `${String(side)} ${status}`)).toEqual([
      'BUY COMPLETED',
      'BUY COMPLETED',
    ]);
    const records = await listRecords('aiko');
    const kinds = { PUBLISHED: 1, CANCELLED: 2, COMPLETED: 3 } as const;
    for (const { receiptNo, status } of offers)
      expect(records.filter((record) => record.receiptNo === receiptNo)).toHaveLength(kinds[status]);
  });

  it('show a dozen in the lobby, in addition to those of the viewer', async () => {
    const { result } = await suite.client.call(
      otc.otcRecordList,
      { scope: 'LOBBY', pageSize: 50 },
      { token: await signIn('aiko') },
    );
    const sides = result?.records.map(({ side }) => side) ?? [];
    expect(sides.filter((side) => side === null).length).toBeGreaterThanOrEqual(12);
    expect(sides.filter((side) => side === 'SELL')).toHaveLength(2);
  });

  it('hold the amounts not bought yet', async () => {
    const reasons = (await listBalances('aiko')).flatMap(({ holds }) => holds);
    expect(reasons).toContainEqual({ reason: 'OTC', balanceState: 'FROZEN', amount: '230.5' });
  });
});
