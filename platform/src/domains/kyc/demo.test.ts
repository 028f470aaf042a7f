import { domains, kycStatuses } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { onDemonstration } from '../../../test/demonstration.ts';
import { runRound } from '../../jobs/round.ts';
import { autoReview } from '../../operator/auto-review.ts';
import { makePhoto } from './kyc.fixture.ts';

const { kyc, member } = domains;

onDemonstration("the demonstration's identities", (suite, { signIn }) => {
  const profileOf = async (userName: string) => {
    const token = await signIn(userName);
    return (await suite.client.call(member.userInfo, { kycImages: 1 }, { token })).result;
  };

  it('cover every state; a new member has none', async () => {
    const people = await Promise.all(['aiko', 'budi', 'chen'].map(profileOf));
    expect(new Set(people.map((person) => person?.kycStatus))).toEqual(new Set(kycStatuses));
    for (const person of people) {
      expect(person?.identityNumber).toMatch(/^\w\w••••\w\w$/);
      expect(person?.kycReason !== null).toBe(person?.kycStatus === 'FAILED');
      expect(person?.kycImages?.front.width).toBeGreaterThan(600);
    }
    expect(await profileOf('nova')).toMatchObject({ kycStatus: null, kycImages: null });
  });

  it('let the demo reviewer decide later submissions', async () => {
    const { reviews, services, clock } = suite.platform;
    const token = await signIn('nova');
    const begun = (await reviews.pending()).map(({ id }) => id);
    clock.advance(60_000);
    const photos = { frontImage: await makePhoto(1), backImage: await makePhoto(2) };
    await suite.client.call(kyc.submitKyc, { identityNumber: 'NOVA12345', ...photos }, { token });
    clock.advance(120_000);
    await runRound(services, autoReview(reviews));
    expect((await profileOf('nova'))?.kycStatus).toBe('PASSED');
    expect((await reviews.pending()).map(({ id }) => id)).toEqual(begun);
  });
});
