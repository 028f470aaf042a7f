import { domains, recordTypes } from '@portal/schema/rest';
import { expect, it } from 'vitest';

import { onEachPlatform } from '../../test/platforms.ts';
import { auditLedger } from '../ledger/audit.ts';
import { demoPassword, demoTransactionPassword } from './members.ts';
import { seedDemo } from './seed.ts';

const { assets, member, session, transfer } = domains;

onEachPlatform('the demonstration', (suite) => {
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
    const begun = performance.now();
    await seedDemo(suite.platform.services);
    expect(performance.now() - begun).toBeLessThan(4_000);
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
    expect(records.length).toBeLessThan(150);
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
