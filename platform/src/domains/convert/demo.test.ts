import { domains } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { onDemonstration } from '../../../test/demonstration.ts';

const { convert } = domains;

onDemonstration("the demonstration's converts", (suite, { signIn, listRecords, listBalances }) => {
  it('cover every state; their receipts are those of the records', async () => {
    const { result } = await suite.client.call(
      convert.convertOrderList,
      { pageSize: 50, cursor: null },
      { token: await signIn('aiko') },
    );
    const orders = result?.records ?? [];
    expect(new Set(orders.map(({ status }) => status))).toEqual(
      new Set(['PENDING', 'COMPLETED', 'CANCELLED']),
    );
    const records = await listRecords('aiko');
    const came = { PENDING: [], COMPLETED: ['COMPLETED'], CANCELLED: ['COMPLETED'] } as const;
    for (const order of orders) {
      const own = records.filter(({ receiptNo }) => receiptNo === order.receiptNo);
      expect(own.filter(({ amount }) => !amount.startsWith('-')).map(({ status }) => status)).toEqual([
        ...came[order.status],
      ]);
      expect(
        own.filter(({ amount }) => amount.startsWith('-')).every(({ status }) => status === order.status),
      ).toBe(true);
      expect(order.settleTime - order.createTime).toBe(30_000);
    }
  });

  it('hold the amounts not converted yet', async () => {
    const reasons = (await listBalances('aiko')).flatMap(({ holds }) => holds);
    expect(reasons).toContainEqual({ reason: 'CONVERT', balanceState: 'FROZEN', amount: '300' });
  });
});
