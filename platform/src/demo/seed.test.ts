import { domains, recordTypes } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { createDemoViewer } from '../../test/demonstration.ts';
import { expectCleanBooks } from '../../test/ledger.ts';
import { onOnePlatform } from '../../test/platforms.ts';
import { seedDemo } from '../composition/demo.ts';
import { demoPassword } from '../domains/member/demo.ts';
import { demoScope } from './seed.ts';

const { member, session } = domains;

onOnePlatform('the demonstration', (suite) => {
  const { signIn, listRecords, listBalances } = createDemoViewer(suite);

  it('seeds once and passes the audit', async () => {
    const { database } = suite.platform.services;
    // Excludes the operations of jobs, which run at the same time.
    const count = () =>
      database.one(
        `select count(*) as postings, max(p.id) as last from posting p join journal j on j.id = p.journal_id
         join operation o on o.id = j.operation_id where o.scope = $1`,
        [demoScope],
      );
    await seedDemo(suite.platform.services);
    const first = await count();
    expect(first).toMatchObject({ last: expect.any(BigInt) as bigint });
    await seedDemo(suite.platform.services);
    expect(await count()).toEqual(first);
    await expectCleanBooks(database);
  });

  it('gives aiko every kind of record and hold', async () => {
    const records = await listRecords('aiko');
    expect(new Set(records.map(({ recordType }) => recordType))).toEqual(new Set(recordTypes));
    expect(records.length).toBeGreaterThan(110);
    expect(records.length).toBeLessThan(400);
    const reasons = (await listBalances('aiko')).flatMap(({ holds }) =>
      holds.map(({ reason, balanceState }) => `${reason} ${balanceState}`),
    );
    for (const reason of ['ENTRUST LOCKED', 'INSURANCE LOCKED', 'OTC FROZEN'])
      expect(reasons).toContain(reason);
  });

  it('gives each other member their own scenario', async () => {
    expect((await listRecords('budi')).length).toBeGreaterThan(20);
    expect(await listRecords('eunji')).toHaveLength(1);
    expect(await listRecords('nova')).toHaveLength(0);
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
});
