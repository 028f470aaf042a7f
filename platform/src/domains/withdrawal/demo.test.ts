import { domains, withdrawalStatuses } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { onDemonstration } from '../../../test/demonstration.ts';

const { withdrawal } = domains;

onDemonstration("the demonstration's withdrawals", (suite, { signIn, listRecords, listBalances }) => {
  it('cover every state; their receipts and steps are those of the records', async () => {
    const token = await signIn('aiko');
    const page = { pageSize: 50, cursor: null };
    const { result } = await suite.client.call(withdrawal.withdrawalOrderList, page, { token });
    const orders = result?.records ?? [];
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(withdrawalStatuses));
    const records = await listRecords('aiko');
    let frozen = 0;
    for (const order of orders) {
      const own = records.filter(({ receiptNo }) => receiptNo === order.receiptNo);
      const out = own.filter(({ amount }) => amount.startsWith('-'));
      const back = own.filter(({ amount }) => !amount.startsWith('-'));
      expect(out.reduce((sum, { amount }) => sum - Number(amount), 0)).toBeCloseTo(Number(order.amount), 8);
      const isBack = ['REJECTED', 'FAILED', 'CANCELLED'].includes(order.status);
      expect(back.map(({ amount }) => amount)).toEqual(isBack ? [order.amount] : []);
      if (!isBack && order.status !== 'SUCCESS') frozen += Number(order.amount);
      expect(order.hash !== null).toBe(order.status === 'SUCCESS' && order.type === 'CHAIN');
      const times = order.steps.map(({ time }) => time);
      expect(times).toEqual([...times].sort((one, other) => one - other));
      expect(times.at(-1)).toBeLessThanOrEqual(suite.platform.clock.now().getTime());
    }
    const credit = (await listBalances('aiko')).find(({ coinName }) => coinName === 'WITHDRAWAL_POINT');
    expect(credit?.holds.map(({ reason }) => reason)).toEqual(['WITHDRAWAL']);
    expect(Number(credit?.assetsFrozen)).toBe(frozen);
    // Enough for any payment method today.
    expect(Number(credit?.assetsAvailable)).toBeGreaterThanOrEqual(500);
  });

  it('can be placed by aiko today, and by chen tomorrow', async () => {
    const next = async (userName: string) =>
      (await suite.client.call(withdrawal.withdrawalInfo, {}, { token: await signIn(userName) })).result;
    expect((await next('aiko'))?.nextTime).toBeNull();
    expect((await next('budi'))?.nextTime).toBeNull();
    expect((await next('chen'))?.nextTime).toBe(Date.parse('2026-11-21T16:00:00Z'));
  });
});
