import { domains } from '@portal/schema/rest';
import { draw, hashList, hashSeed } from '@portal/schema/rules/draw';
import { expect, it } from 'vitest';
import { onDemonstration } from '../../../test/demonstration.ts';

const { jackpot } = domains;

onDemonstration("the demonstration's jackpot", (suite, { signIn, listRecords }) => {
  const statusOf = async (userName: string, data = {}) =>
    (await suite.client.call(jackpot.getGrandPrizeStatus, data, { token: await signIn(userName) })).result;
  const ordersOf = async (userName: string) =>
    (
      await suite.client.call(
        jackpot.grandPrizeOrderList,
        { pageSize: 50, cursor: null },
        { token: await signIn(userName) },
      )
    ).result?.records ?? [];

  it('shows entries of aiko in the current round, in one that she won and in two that she lost', async () => {
    const orders = await ordersOf('aiko');
    expect(orders.map(({ roundNo, status }) => `${roundNo} ${status}`)).toEqual([
      '5 NOT_DRAWN',
      '5 NOT_DRAWN',
      '4 NOT_WINNING',
      expect.stringMatching(/^3 (NOT_WINNING|WINNING)$/) as string,
      expect.stringMatching(/^3 (NOT_WINNING|WINNING)$/) as string,
      '1 NOT_WINNING',
    ]);
    expect(orders.filter(({ status }) => status === 'WINNING')).toMatchObject([{ prizeAmount: '99' }]);
    expect(
      (await listRecords('aiko')).filter(({ recordType }) => recordType === 'JACKPOT_PROFIT'),
    ).toMatchObject([{ amount: '99', coinName: 'CASH_POINT' }]);
    expect(await ordersOf('nova')).toEqual([]);
  });

  it('includes a round with days left, and earlier ones that anyone can check', async () => {
    const status = await statusOf('nova', { pageSize: 10 });
    expect(status?.round).toMatchObject({ roundNo: 5, status: 'IN_PROGRESS', entryCount: 11, myCount: 0 });
    expect(status?.round?.endTime).toBeGreaterThan(
      suite.platform.clock.now().getTime() + 3 * 24 * 60 * 60_000,
    );
    const records = status?.records ?? [];
    expect(records.map(({ roundNo, draw: drawn }) => [roundNo, drawn?.winnerName])).toEqual([
      [4, 'd***a'],
      [3, 'a***o'],
      [2, null],
      [1, 'b***i'],
    ]);
    for (const { id: roundId, roundNo, seedHash, entryCount, draw: drawn } of records) {
      expect(hashSeed(drawn?.seed ?? '')).toBe(seedHash);
      const { pageHashes = [] } = (await statusOf('nova', { roundId, entryPage: 1 })) ?? {};
      const listHash = hashList(pageHashes);
      expect(drawn?.listHash).toBe(listHash);
      if (entryCount > 0)
        expect(draw({ seed: drawn?.seed ?? '', round: roundNo, entryCount, listHash }).winner).toBe(
          drawn?.winNumber,
        );
    }
  });
});
