import { domains } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { onDemonstration } from '../../../test/demonstration.ts';

const { trusteeship } = domains;

onDemonstration("the demonstration's entrust packages", (suite, { signIn, listRecords, listBalances }) => {
  const ordersOf = async (userName: string) => {
    const { result } = await suite.client.call(
      trusteeship.buyMatchingList,
      { pageSize: 50, cursor: null },
      { token: await signIn(userName) },
    );
    return result?.records ?? [];
  };

  it('cover every state, and one can be redeemed', async () => {
    const orders = await ordersOf('aiko');
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['RUNNING', 'UPGRADED', 'REDEEMED']));
    const now = suite.platform.clock.now().getTime();
    const open = orders.filter(
      ({ status, expireTime, redeemEndTime }) =>
        status === 'RUNNING' && expireTime <= now && now < redeemEndTime,
    );
    expect(open).toHaveLength(1);
    expect(await ordersOf('budi')).toMatchObject([{ status: 'RUNNING', amount: '600' }]);
  });

  it('earned for a month, both paid out and compounded', async () => {
    const records = await listRecords('aiko');
    const count = (type: string) => records.filter(({ recordType }) => recordType === type).length;
    expect(count('ENTRUST_PROFIT')).toBeGreaterThan(30);
    expect(count('COMPOUND')).toBeGreaterThan(4);
  });

  it('match the holds of their locked amounts', async () => {
    const running = (await ordersOf('budi')).map(({ lockedAmount }) => lockedAmount);
    const reasons = (await listBalances('budi')).flatMap(({ holds }) => holds);
    expect(reasons).toContainEqual({ reason: 'ENTRUST', balanceState: 'LOCKED', amount: running[0] });
  });
});
