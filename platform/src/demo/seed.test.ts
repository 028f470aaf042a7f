import { depositStatuses, domains, recordTypes, walletTypes, withdrawalStatuses } from '@portal/schema/rest';
import { expect, it } from 'vitest';

import { onOnePlatform } from '../../test/platforms.ts';
import { auditLedger } from '../ledger/audit.ts';
import { autoReview } from '../operator/auto-review.ts';
import { demoPassword, demoTransactionPassword } from '../domains/member/demo.ts';
import { seedDemo } from './seed.ts';

const { assets, convert, deposit, member, payout, session, transfer, withdrawal } = domains;

onOnePlatform('the demonstration', (suite) => {
  const signIn = async (userName: string): Promise<string> => {
    const { result, message } = await suite.client.call(session.login, { userName, password: demoPassword });
    if (result === undefined) throw new Error(message);
    return result.token;
  };
  const recordsOf = async (userName: string) => {
    const token = await signIn(userName);
    const all = [];
    let cursor: string | undefined;
    for (;;) {
      const page = await suite.client.call(assets.assetsRecordList, { pageSize: 100, cursor }, { token });
      all.push(...(page.result?.records ?? []));
      if (page.result?.hasMore !== true) return all;
      cursor = page.result.records.at(-1)?.cursor;
    }
  };
  const audit = () => suite.platform.services.database.transaction((tx) => auditLedger(tx));

  it('is made once, keeps clean books, and is quick', async () => {
    const begun = process.cpuUsage();
    await seedDemo(suite.platform.services);
    // Its own work, in microseconds, however busy the machine is.
    const { user, system } = process.cpuUsage(begun);
    expect(user + system).toBeLessThan(4_000_000);
    const first = await suite.platform.services.database.one(
      'select count(*) as postings, max(id) as last from posting',
    );
    await seedDemo(suite.platform.services);
    expect(
      await suite.platform.services.database.one('select count(*) as postings, max(id) as last from posting'),
    ).toEqual(first);
    expect(await audit()).toEqual({ total: 0, violations: [] });
  });

  it('shows aiko every kind of record, and holds for every reason', async () => {
    const records = await recordsOf('aiko');
    expect(new Set(records.map(({ recordType }) => recordType))).toEqual(new Set(recordTypes));
    expect(records.length).toBeGreaterThan(110);
    expect(records.length).toBeLessThan(200);
    const { result } = await suite.client.call(assets.assetsList, {}, { token: await signIn('aiko') });
    const reasons = result?.records.flatMap(({ holds }) =>
      holds.map(({ reason, balanceState }) => `${reason} ${balanceState}`),
    );
    expect(reasons?.sort()).toEqual([
      'CONVERT FROZEN',
      'ENTRUST LOCKED',
      'INSURANCE LOCKED',
      'OTC FROZEN',
      'WITHDRAWAL FROZEN',
    ]);
  });

  it('has convert orders in every state, whose receipts are those of the records', async () => {
    const { result } = await suite.client.call(
      convert.convertOrderList,
      { pageSize: 50, cursor: null },
      { token: await signIn('aiko') },
    );
    const orders = result?.records ?? [];
    expect(new Set(orders.map(({ status }) => status))).toEqual(
      new Set(['PENDING', 'COMPLETED', 'CANCELLED']),
    );
    const records = await recordsOf('aiko');
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

  it('has withdrawals in every state, whose receipts and steps are those of the records', async () => {
    const token = await signIn('aiko');
    const page = { pageSize: 50, cursor: null };
    const { result } = await suite.client.call(withdrawal.withdrawalOrderList, page, { token });
    const orders = result?.records ?? [];
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(withdrawalStatuses));
    const records = await recordsOf('aiko');
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
    const held = await suite.client.call(assets.assetsList, {}, { token });
    const credit = held.result?.records.find(({ coinName }) => coinName === 'WITHDRAWAL_POINT');
    expect(Number(credit?.assetsFrozen)).toBe(frozen);
    // Enough for whichever way she chooses today.
    expect(Number(credit?.assetsAvailable)).toBeGreaterThan(500);
    const bank = await suite.client.call(payout.bankAccountList, {}, { token });
    const wallets = await suite.client.call(payout.list, {}, { token });
    expect(bank.result?.records).toHaveLength(2);
    expect(new Set(wallets.result?.records.map(({ walletType }) => walletType))).toEqual(
      new Set(walletTypes),
    );
  });

  it('has deposits of both kinds in every state, whose receipts are those of the records', async () => {
    const token = await signIn('aiko');
    const page = { pageSize: 50, cursor: null };
    const { result } = await suite.client.call(deposit.depositRecordList, page, { token });
    const orders = result?.records ?? [];
    for (const type of ['CHAIN', 'BANK'] as const) {
      const own = orders.filter((order) => order.type === type);
      expect(new Set(own.map(({ status }) => status))).toEqual(new Set(depositStatuses));
    }
    const records = (await recordsOf('aiko')).filter(({ recordType }) => recordType === 'DEPOSIT');
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

  it('offers addresses and accounts marked as demonstrations, to newly registered members too', async () => {
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

  it('leaves to its reviewer what is sent in later, and nothing it began with', async () => {
    const { reviews, services, clock } = suite.platform;
    const begun = (await reviews.pending()).map(({ id }) => id);
    clock.advance(10 * 60_000);
    await autoReview(services, reviews);
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
    await autoReview(services, reviews);
    const after = await suite.client.call(
      deposit.depositRecordList,
      { id: result?.id, pageSize: 1, cursor: null },
      { token },
    );
    expect(after.result?.records[0]).toMatchObject({ status: 'APPROVED', creditedAmount: '75' });
    expect((await reviews.pending()).map(({ id }) => id)).toEqual(begun);
  });

  it('lets aiko withdraw today, and chen tomorrow', async () => {
    const next = async (userName: string) =>
      (await suite.client.call(withdrawal.withdrawalInfo, {}, { token: await signIn(userName) })).result;
    expect((await next('aiko'))?.nextTime).toBeNull();
    expect((await next('budi'))?.nextTime).toBeNull();
    expect((await next('chen'))?.nextTime).toBe(Date.parse('2026-11-21T16:00:00Z'));
    const { result } = await suite.client.call(payout.list, {}, { token: await signIn('nova') });
    expect(result?.records).toEqual([]);
  });

  it('gives the others what each is there to show', async () => {
    expect((await recordsOf('budi')).length).toBeGreaterThan(20);
    expect(await recordsOf('eunji')).toHaveLength(1);
    expect(await recordsOf('nova')).toHaveLength(0);
    const { result } = await suite.client.call(member.userInfo, {}, { token: await signIn('aiko') });
    expect(result).toMatchObject({
      level: 3,
      countryCode: 'JP',
      otcStatus: 1,
      commitmentPackageStatus: 1,
      matchingCodeStatus: 1,
      agreeStatus: 1,
    });
    const zed = await suite.client.call(session.login, { userName: 'zed', password: demoPassword });
    expect(zed).toMatchObject({ code: 9001, message: expect.stringContaining('Contact support') as string });
  });

  it("closes dana's transfers until midnight GMT+8, again at each start", async () => {
    const token = await signIn('dana');
    const closedUntil = async () =>
      (await suite.client.call(transfer.makeOverConfigList, {}, { token })).result?.closedUntil;
    expect(await closedUntil()).toBe(Date.parse('2026-11-21T16:00:00Z'));
    suite.platform.clock.set('2026-11-21T16:00:00Z');
    expect(await closedUntil()).toBeNull();
    await seedDemo(suite.platform.services);
    expect(await closedUntil()).toBe(Date.parse('2026-11-22T16:00:00Z'));
  });

  it('lets members transfer with the known passwords', async () => {
    const { result } = await suite.client.call(
      transfer.makeOver,
      {
        idempotencyKey: 'demo-transfer-0001',
        coinName: 'CASH_POINT',
        amount: '25',
        toUserName: 'budi',
        remark: null,
        transactionPassword: demoTransactionPassword,
      },
      { token: await signIn('aiko') },
    );
    expect(result).toMatchObject({ counterparty: 'budi', amount: '25', direction: 'OUT' });
    expect((await recordsOf('budi'))[0]).toMatchObject({
      counterparty: 'aiko',
      amount: '25',
      recordType: 'TRANSFER',
    });
    expect(await audit()).toEqual({ total: 0, violations: [] });
  });
});
