import { domains } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { onEachPlatform, onTwoPlatforms, type Suite } from '../../../test/platforms.ts';
import { parseAmount } from '../../ledger/amount.ts';
import { beginOperation } from '../../ledger/idempotency.ts';
import { expectAudited } from '../insurance/insurance.fixture.ts';
import { builder, newApplicant, nextKey, starter } from './commitment.fixture.ts';
import { claimPackage } from './settle.ts';

const recordsOf = async ({ platform, client }: Suite, member: { id: bigint; userName: string }) => {
  const token = await platform.signIn(member);
  const page = { pageSize: 50, cursor: null };
  const { result } = await client.call(domains.assets.assetsRecordList, page, { token });
  return (result?.records ?? []).map(
    ({ recordType, amount, coinName }) => `${recordType} ${amount} ${coinName}`,
  );
};

onEachPlatform('the free package of a commitment', (suite) => {
  it('can be claimed once after approval, and is found by its key', async () => {
    const aiko = await newApplicant(suite, 'aiko', 1);
    const { result: applied } = await aiko.apply(builder);
    const forbidden = await aiko.claim(applied?.id ?? '');
    expect(forbidden.message).toBe('Action forbidden: your application is not approved. Nothing was moved.');
    await suite.platform.reviews.approve(`commitment:${applied?.id}`);
    expect(await aiko.blockingReasons(builder)).toEqual(['APPROVED', null]);

    const key = nextKey();
    const { result } = await aiko.claim(applied?.id ?? '', { key });
    expect(result).toMatchObject({ status: 'APPROVED', receiveTime: suite.platform.clock.now().getTime() });
    expect(await recordsOf(suite, aiko.member)).toEqual([
      'PURCHASE -100 INSURANCE_POINT',
      'SPECIAL_PACKAGE 100 INSURANCE_POINT',
    ]);
    expect((await aiko.claim(applied?.id ?? '', { key })).result).toEqual(result);
    expect((await aiko.list({ idempotencyKey: key })).records).toEqual([result]);
    expect((await aiko.claim(applied?.id ?? '')).message).toBe(
      'Action forbidden: you have claimed this free package already. Nothing was moved.',
    );
    expect(await aiko.blockingReasons(builder)).toEqual(['APPROVED', 'CLAIMED']);
  });

  it('waits while another free package of the member runs', async () => {
    const budi = await newApplicant(suite, 'budi', 1);
    const [first, second] = [await budi.approved(starter), await budi.approved(builder)];
    expect((await budi.claim(first)).code).toBe(20000);
    expect((await recordsOf(suite, budi.member)).at(-1)).toBe('TRIAL_PACKAGE 100 INSURANCE_POINT');
    expect(await budi.blockingReasons(builder)).toEqual(['APPROVED', 'RUNNING']);
    expect((await budi.claim(second)).message).toContain('a free insurance package of yours is running');
  });

  it('grants the insurance package that the commitment package names', async () => {
    const { database, clock } = suite.platform.services;
    const eve = await newApplicant(suite, 'eve', 1);
    const id = BigInt(await eve.approved(builder));
    const undo = new Error('undo');
    const granted = database.transaction(async (tx) => {
      // Gold, whose id differs from that of the commitment package.
      await tx.execute('update commitment_package set package_id = 3 where id = $1', [BigInt(builder)]);
      const operation = await beginOperation(tx, 'commitment:test', id, clock.now());
      const { contract_id: contract } = await claimPackage(operation, eve.member.id, id);
      expect(
        await tx.one(
          `select p.name, h.amount from insurance_contract c join insurance_package p on p.id = c.package_id
           join hold h on h.id = c.hold_id where c.id = $1`,
          [contract],
        ),
      ).toEqual({ name: 'Gold', amount: parseAmount('2000') });
      throw undo;
    });
    await expect(granted).rejects.toBe(undo);
  });

  it('refuses a member whose rank fell, and another member', async () => {
    const chen = await newApplicant(suite, 'chen', 1);
    const id = await chen.approved(builder);
    const { database } = suite.platform.services;
    await database.execute('update member set level = 0 where id = $1', [chen.member.id]);
    expect(await chen.blockingReasons(builder)).toEqual(['APPROVED', 'LEVEL']);
    expect((await chen.claim(id)).message).toContain('your rank is too low');
    const dana = await newApplicant(suite, 'dana', 7);
    expect((await dana.claim(id)).message).toBe(
      'Action forbidden: you have no such application. Nothing was moved.',
    );
    expect(await recordsOf(suite, dana.member)).toEqual([]);
  });

  it('leaves clean books', () => expectAudited(suite.platform));
});

onTwoPlatforms('the free package of a commitment, claimed fifty times at once by two processes', (suites) => {
  const [suite] = suites;
  it('succeeds once', async () => {
    const aiko = await newApplicant(suite, 'aiko', 1);
    const id = await aiko.approved(builder);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, nth) =>
        aiko.claim(id, { client: suites[nth % 2 === 0 ? 0 : 1].client }),
      ),
    );
    expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1);
    for (const { code, message } of answers)
      if (code !== 20000) expect(message).toContain('Action forbidden: you have claimed');
    expect(await recordsOf(suite, aiko.member)).toEqual([
      'PURCHASE -100 INSURANCE_POINT',
      'SPECIAL_PACKAGE 100 INSURANCE_POINT',
    ]);
    await expectAudited(suite.platform);
  });
});

onTwoPlatforms('a claim of a free package', ([ahead, behind]) => {
  it('never precedes an approval stamped by a process with a faster clock', async () => {
    const aiko = await newApplicant(behind, 'aiko', 1);
    ahead.platform.clock.set(new Date(behind.platform.clock.now().getTime() + 2_000));
    const { result: applied } = await aiko.apply(builder);
    await ahead.platform.reviews.approve(`commitment:${applied?.id}`);
    const { result } = await aiko.claim(applied?.id ?? '');
    expect(result?.receiveTime).toBe(ahead.platform.clock.now().getTime());
    await expectAudited(ahead.platform);
  });
});
