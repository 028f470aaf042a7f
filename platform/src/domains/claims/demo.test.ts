import { claimStatuses, domains } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { onDemonstration } from '../../../test/demonstration.ts';
import { runRound } from '../../jobs/round.ts';
import { autoReview } from '../../operator/auto-review.ts';
import { makeScreenshot } from './claims.fixture.ts';

const { claims, insurance } = domains;

onDemonstration("the demonstration's claims", (suite, { signIn, listRecords }) => {
  const listOf = async (token: string) => {
    const { result } = await suite.client.call(
      claims.claimOrderList,
      { pageSize: 50, cursor: null },
      { token },
    );
    return result?.records ?? [];
  };

  it('cover every state; paid ones appear among the records', async () => {
    const orders = await listOf(await signIn('aiko'));
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(claimStatuses));
    const paid = orders.filter(({ status }) => status === 'APPROVED');
    const records = (await listRecords('aiko')).filter(({ recordType }) => recordType === 'CLAIM');
    expect(records.map(({ amount, receiptNo }) => [amount, receiptNo])).toEqual(
      paid.map(({ amount, receiptNo }) => [amount, receiptNo]),
    );
    for (const { reason, status } of orders) expect(reason !== null).toBe(status === 'REJECTED');
  });

  it('leave a loss to claim, and are decided by its reviewer when they are filed later', async () => {
    const { reviews, services, clock } = suite.platform;
    const token = await signIn('aiko');
    const claimed = new Set((await listOf(token)).map(({ tradeId }) => tradeId));
    const { result } = await suite.client.call(insurance.buyInsuranceNumberInfo, {}, { token });
    const losses = (result?.records ?? []).flatMap(({ trades }) =>
      trades.filter(({ outcome }) => outcome === 'LOST'),
    );
    const [open, ...more] = losses.filter(({ id }) => !claimed.has(id));
    expect([losses.length, open?.valid, more]).toEqual([4, true, []]);
    clock.advance(60_000);
    const begun = (await reviews.pending()).map(({ id }) => id);
    const screenshot = await makeScreenshot(7);
    const filed = await suite.client.call(
      claims.claimOrder,
      { idempotencyKey: 'demo-claim-00001', tradeId: open?.id ?? '', screenshot },
      { token },
    );
    clock.advance(120_000);
    await runRound(services, autoReview(reviews));
    const after = (await listOf(await signIn('aiko'))).find(({ id }) => id === filed.result?.id);
    expect(after?.status).toBe('APPROVED');
    expect((await reviews.pending()).map(({ id }) => id)).toEqual(begun);
  });
});
