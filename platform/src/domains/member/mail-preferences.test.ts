import { domains } from '@portal/schema/rest';
import { beforeAll, expect, it } from 'vitest';
import { onOnePlatform } from '../../../test/platforms.ts';
import type { TestMember } from '../../../test/testing.ts';

const { member } = domains;

onOnePlatform('the choice of mails', (suite) => {
  let aiko: TestMember;
  let token: string;
  beforeAll(async () => {
    aiko = await suite.platform.addMember('aiko', { email: 'aiko@example.com' });
    token = await suite.platform.signIn(aiko);
  });
  const set = (mailKind: 'ORDERS' | 'CREDITS_RECEIVED', isWanted: boolean) =>
    suite.client.call(member.setMailPreference, { mailKind, isWanted }, { token });

  it('starts with all kinds, and changes one kind at a time', async () => {
    expect((await suite.client.call(member.mailPreferences, {}, { token })).result).toEqual({
      isSent: true,
      wanted: ['ORDERS', 'CREDITS_RECEIVED'],
    });
    expect((await set('ORDERS', false)).result?.wanted).toEqual(['CREDITS_RECEIVED']);
    expect((await set('ORDERS', false)).result?.wanted).toEqual(['CREDITS_RECEIVED']);
    expect((await set('CREDITS_RECEIVED', false)).result?.wanted).toEqual([]);
    expect((await set('ORDERS', true)).result?.wanted).toEqual(['ORDERS']);
    expect((await suite.client.call(member.mailPreferences, {}, { token })).result?.wanted).toEqual([
      'ORDERS',
    ]);
  });

  it('rejects an unknown kind', async () => {
    const answer = await suite.client.callLoosely(
      member.setMailPreference,
      { mailKind: 'SECURITY', isWanted: false },
      { token },
    );
    expect(answer).toMatchObject({ code: 9001, refusal: { field: 'mailKind' } });
  });
});
