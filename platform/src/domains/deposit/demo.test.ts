import { depositStatuses, domains } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { onDemonstration } from '../../../test/demonstration.ts';
import { runRound } from '../../jobs/round.ts';
import { autoReview } from '../../operator/auto-review.ts';
import { gauges } from './operator.ts';

const { deposit } = domains;

onDemonstration("the demonstration's deposits", (suite, { signIn, listRecords }) => {
  it('cover both kinds in every state; their receipts are those of the records', async () => {
    const token = await signIn('aiko');
    const page = { pageSize: 50, cursor: null };
    const { result } = await suite.client.call(deposit.depositRecordList, page, { token });
    const orders = result?.records ?? [];
    for (const type of ['CHAIN', 'BANK'] as const) {
      const own = orders.filter((order) => order.type === type);
      expect(new Set(own.map(({ status }) => status))).toEqual(new Set(depositStatuses));
    }
    const records = (await listRecords('aiko')).filter(({ recordType }) => recordType === 'DEPOSIT');
    const credited = orders.filter(({ status }) => status === 'APPROVED');
    const numbers = ({
      receiptNo,
      transactionNo,
      hash,
    }: (typeof orders)[number] | (typeof records)[number]) => [receiptNo, transactionNo, hash].join();
    expect(records.map(numbers)).toEqual(
      [...credited].sort((one, other) => (other.decideTime ?? 0) - (one.decideTime ?? 0)).map(numbers),
    );
    expect(records.map(({ amount }) => Number(amount)).reduce((sum, amount) => sum + amount, 0)).toBe(
      credited.map(({ creditedAmount }) => Number(creditedAmount)).reduce((sum, amount) => sum + amount, 0),
    );
    for (const order of orders) {
      expect(order.decideTime ?? order.createTime).toBeLessThanOrEqual(suite.platform.clock.now().getTime());
      expect(order.reason !== null).toBe(order.status === 'REJECTED');
    }
    const seen = orders.find(({ type, hasReceiptImage }) => type === 'BANK' && hasReceiptImage);
    const one = await suite.client.call(deposit.depositRecordList, { ...page, id: seen?.id }, { token });
    expect(one.result?.records[0]?.receiptImage).toMatchObject({ width: 720, height: 1060 });
  });

  it('mark addresses and accounts as demonstrations, also for newly registered members', async () => {
    const nova = await signIn('nova');
    const { result } = await suite.client.call(deposit.depositBankConfigList, {}, { token: nova });
    expect(result?.demonstration).toBe(true);
    expect(result?.records).toHaveLength(2);
    expect(result?.networks.map(({ walletAddress }) => walletAddress !== null)).toEqual([true, true, true]);
    const accounts = await suite.client.call(deposit.sysBankAccountList, {}, { token: nova });
    expect(accounts.result?.records).toHaveLength(2);
    const orders = await suite.client.call(
      deposit.depositRecordList,
      { pageSize: 5, cursor: null },
      { token: nova },
    );
    expect(orders.result?.records).toEqual([]);
  });

  it('let the demo reviewer decide later deposits, but not seeded ones', async () => {
    const { reviews, services, clock } = suite.platform;
    const begun = (await reviews.pending()).map(({ id }) => id);
    clock.advance(10 * 60_000);
    await runRound(services, autoReview(reviews));
    expect((await reviews.pending()).map(({ id }) => id)).toEqual(begun);
    const token = await signIn('budi');
    const { result } = await suite.client.call(
      deposit.deposit,
      {
        idempotencyKey: 'demo-deposit-0001',
        walletType: 'BEP20',
        amount: '75',
        referenceNo: 'EX-0001-2345',
        receiptImage: null,
      },
      { token },
    );
    clock.advance(120_000);
    await runRound(services, autoReview(reviews));
    const after = await suite.client.call(
      deposit.depositRecordList,
      { id: result?.id, pageSize: 1, cursor: null },
      { token },
    );
    expect(after.result?.records[0]).toMatchObject({ status: 'APPROVED', creditedAmount: '75' });
    expect((await reviews.pending()).map(({ id }) => id)).toEqual(begun);
  });

  it('count waiting deposits and free addresses in the metrics', async () => {
    const counts = () =>
      Promise.all(gauges.map(async ({ count }) => new Map(await count(suite.platform.services.database))));
    const token = await signIn('eunji');
    const [pending, free] = await counts();
    expect(pending?.get('PENDING_REVIEW')).toBe(
      BigInt((await suite.platform.reviews.pending()).filter(({ id }) => id.startsWith('deposit:')).length),
    );
    await suite.client.call(deposit.depositBankConfigList, {}, { token });
    const [, left] = await counts();
    expect(left?.get('BEP20')).toBe((free?.get('BEP20') ?? 0n) - 1n);
    expect(left?.get('ERC20')).toBe(free?.get('ERC20'));
  });
});
