import { domains } from '@portal/schema/rest';
import { beforeAll, expect, it } from 'vitest';
import { onTwoPlatforms } from '../../../test/platforms.ts';
import { platformAuditPlan } from '../../composition/audit.ts';
import { auditLedger } from '../../ledger/audit.ts';
import { newTrader, nextKey, toPurchase, type Trader } from './otc.fixture.ts';

const { otc } = domains;

onTwoPlatforms('many who buy an offer while it is cancelled', (suites) => {
  const [one] = suites;
  const count = 50;
  let seller: Trader;
  let buyers: Trader[];
  beforeAll(async () => {
    seller = await newTrader(one, 'seller', { USDT_POINT: '1000' });
    buyers = [];
    for (let nth = 0; nth < count; nth += 1)
      buyers.push(await newTrader(one, `buyer${nth}`, { CASH_POINT: '200' }));
  }, 60_000);

  /** Returns the total of each credit over all members, in minor units. */
  const totals = async () =>
    Object.fromEntries(
      (
        await one.platform.services.database.query<{ name: string; total: string }>(
          `select c.name, sum(a.available + a.frozen + a.locked)::text as total from account a join coin c on c.id = a.coin_id
           where a.purpose = 'member' group by c.name`,
        )
      ).map(({ name, total }) => [name, BigInt(total)]),
    );

  it.each([0, 25, 49])(
    'leave one winner on two platforms, a buyer or the seller who cancels as number %i, and keep the totals',
    async (position) => {
      const before = await totals();
      const offer = await seller.publish('100', '1.5');
      const calls = buyers.map((buyer, nth) => () => {
        const { client } = suites[nth % 2 === 0 ? 0 : 1];
        return client.callLoosely(otc.buy, toPurchase(offer), { token: buyer.token, language: 'en-US' });
      });
      const cancel = () =>
        suites[1].client.callLoosely(
          otc.cancel,
          { idempotencyKey: nextKey(), id: offer.id },
          { token: seller.token, language: 'en-US' },
        );
      const answers = await Promise.all(calls.toSpliced(position, 0, cancel).map((call) => call()));
      const won = answers.filter(({ code }) => code === 20000);
      expect(won).toHaveLength(1);
      const { status } = won[0]?.result as { status: string };
      const cancelled = answers[position];
      const lost = answers.filter((answer, nth) => nth !== position && answer.code !== 20000);
      if (status === 'CANCELLED') {
        expect(cancelled?.code).toBe(20000);
        expect(new Set(lost.map(({ message }) => message))).toEqual(
          new Set(['Its seller has cancelled this offer. Nothing was moved. Choose another one.']),
        );
      } else {
        expect(cancelled?.message).toBe(
          'This offer has already been bought or cancelled. Nothing was changed.',
        );
        expect(new Set(lost.map(({ message }) => message))).toEqual(
          new Set(['This offer has already been bought. Nothing was moved. Choose another one.']),
        );
      }
      const after = await totals();
      const fee = status === 'COMPLETED' ? 75_000_000n : 0n;
      expect(after).toEqual({ ...before, CASH_POINT: (before['CASH_POINT'] ?? 0n) - fee });
      expect(await seller.holds('USDT_POINT')).toMatch(/ \+ 0$/);
    },
  );

  it('leave clean books', async () => {
    expect(
      await one.platform.services.database.transaction((tx) => auditLedger(tx, platformAuditPlan)),
    ).toMatchObject({
      violations: [],
    });
  });
});
