import { domains } from '@portal/schema/rest';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runConfirmed } from '../../../test/commands.ts';
import { onEachPlatform } from '../../../test/platforms.ts';
import type { TestMember } from '../../../test/testing.ts';
import { platformAuditPlan } from '../../composition/audit.ts';
import { auditLedger } from '../../ledger/audit.ts';
import { makePhoto, getReviewId } from '../kyc/kyc.fixture.ts';
import { afterDay, seedBroughtAmount, getDay, prepareBonusSource, round } from './bonuses/bonuses.fixture.ts';
import { signInAsker, count } from './team.fixture.ts';

onEachPlatform('ranks', (suite) => {
  let sponsor: TestMember;
  let direct: TestMember[];
  let names = 0;
  const database = () => suite.platform.services.database;
  const add = (above: TestMember) => suite.platform.addMember(`member_${(names += 1)}`, { sponsor: above });
  const levelOf = async ({ id }: TestMember) =>
    (await database().one<{ level: number }>('select level from member where id = $1', [id])).level;
  /** Returns the sponsor's numbers of qualified members: invited, and all below. */
  const qualified = async (): Promise<readonly number[]> => {
    await count(suite);
    const summary = await (await signInAsker(suite, sponsor)).summary();
    return [summary.qualifiedDirectCount, summary.qualifiedTeamCount];
  };
  const operate = async (line: string): Promise<string> =>
    (await runConfirmed(suite.platform, line.split(' '), { osUser: 'operator' })).text;
  /** Lets members buy for that amount from deposits on one business day, and computes the bonuses of that day. */
  const buy = async (...purchases: readonly (readonly [TestMember, string])[]) => {
    const date = getDay(suite);
    for (const [who, amount] of purchases)
      await seedBroughtAmount(suite, date, who, 'referralOverriding', amount);
    afterDay(suite, 1);
    expect((await round(suite)).failed).toBe(0);
  };

  beforeAll(async () => {
    await prepareBonusSource(suite);
    await round(suite);
  });

  beforeEach(async () => {
    sponsor = await suite.platform.addMember(`sponsor_${(names += 1)}`);
    direct = [await add(sponsor), await add(sponsor)];
  });

  const [first, second] = [() => direct[0] ?? expect.unreachable(), () => direct[1] ?? expect.unreachable()];

  it('require more than empty registrations, however many', async () => {
    for (let more = 0; more < 31; more += 1) direct.push(await add(more < 5 ? sponsor : first()));
    expect(await qualified()).toEqual([0, 0]);
    expect(await levelOf(sponsor)).toBe(-1);
  });

  it('count members with enough counted purchases, and rise but never fall', async () => {
    const below = [await add(first()), await add(second())];
    await buy([first(), '60'], [second(), '100'], ...below.map((one) => [one, '100'] as const));
    expect(await qualified()).toEqual([1, 3]);
    expect(await levelOf(sponsor)).toBe(-1);
    await buy([first(), '39.99999999']);
    expect(await qualified()).toEqual([1, 3]);
    await buy([first(), '0.00000001']);
    expect(await qualified()).toEqual([2, 4]);
    expect(await levelOf(sponsor)).toBe(0);
    await database().execute('update member set level = 5 where id = $1', [sponsor.id]);
    await buy([await add(sponsor), '100']);
    expect(await qualified()).toEqual([3, 5]);
    expect(await levelOf(sponsor)).toBe(5);
  });

  it('do not count what was bought with credits that were not deposited', async () => {
    await database().execute(
      `insert into brought (business_date, member_id, overriding, amount, created_at)
       values ($1, $2, 'referralOverriding', 50000000000, $3)`,
      [getDay(suite), first().id, suite.platform.clock.now()],
    );
    await buy([second(), '100']);
    expect(await qualified()).toEqual([1, 1]);
  });

  it('do not count a member who is banned, until the ban is lifted', async () => {
    await buy([first(), '100'], [second(), '100']);
    expect(await qualified()).toEqual([2, 2]);
    await operate(`member ban ${first().userName} --reason Fraud`);
    expect(await qualified()).toEqual([1, 1]);
    await operate(`member unban ${first().userName}`);
    expect(await qualified()).toEqual([2, 2]);
  });

  describe('by another rule of the operator', () => {
    it('count members who have the value now, and no longer those who do not', async () => {
      await buy([first(), '100'], [second(), '300']);
      expect(await operate('bonus qualifying-value 300')).toMatch(/counted for 300 or more/);
      expect(await qualified()).toEqual([1, 1]);
      await operate('bonus qualifying-value 100');
      expect(await qualified()).toEqual([2, 2]);
      expect(await operate('bonus qualifying-value 0.5')).toMatch(/0.5 is not between 1 and 100000/);
    });

    it('count only members whose identity is verified', async () => {
      await buy([first(), '100'], [second(), '100']);
      await operate('bonus qualifying-identity needed');
      expect(await qualified()).toEqual([0, 0]);
      const summary = await (await signInAsker(suite, sponsor)).summary();
      expect(summary).toMatchObject({ qualifyingValue: '100', qualifyingNeedsIdentity: true });
      const photos = { frontImage: await makePhoto(1), backImage: await makePhoto(2) };
      await suite.client.call(
        domains.kyc.submitKyc,
        { identityNumber: '3174012345678901', ...photos },
        { token: await suite.platform.signIn(first()), language: 'en-US' },
      );
      expect(await qualified()).toEqual([0, 0]);
      await operate(`review approve ${await getReviewId(suite, first().id)}`);
      expect(await qualified()).toEqual([1, 1]);
      await operate('bonus qualifying-identity optional');
      expect(await qualified()).toEqual([2, 2]);
    });
  });

  it('agree with the audit at every moment', async () => {
    const audited = () => database().transaction((tx) => auditLedger(tx, platformAuditPlan));
    await buy([first(), '100']);
    // The mark is due, but not set yet.
    expect((await audited()).violations).toEqual([]);
    await count(suite);
    expect((await audited()).violations).toEqual([]);
    await operate(`member ban ${first().userName} --reason Fraud`);
    expect((await audited()).violations).toEqual([]);
  });
});
