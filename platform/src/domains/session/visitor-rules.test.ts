import { domains } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/client.ts';
import { onOnePlatform } from '../../../test/platforms.ts';
import { testCaptcha, testPassword } from '../../../test/testing.ts';

const { captchaImage, login, userRegister, visitorRules } = domains.session;

const rulesOf = async (client: TestClient) => (await client.call(visitorRules, {})).result;

onOnePlatform('a site without rules for visitors', (suite) => {
  it('requires a captcha after failures, and no email address', async () => {
    expect(await rulesOf(suite.client)).toEqual({
      signInNeedsCaptcha: false,
      registrationNeedsEmail: false,
    });
    const { userName } = await suite.platform.addMember('aiko');
    expect((await suite.client.call(login, { userName, password: testPassword })).code).toBe(20000);
  });
});

onOnePlatform(
  'a site that always asks visitors',
  (suite) => {
    const solved = async () => {
      const { result } = await suite.client.call(captchaImage, {});
      return { captchaId: result?.captchaId ?? '', captcha: testCaptcha };
    };

    it('returns these rules', async () => {
      expect(await rulesOf(suite.client)).toEqual({
        signInNeedsCaptcha: true,
        registrationNeedsEmail: true,
      });
    });

    it('rejects a sign-in without a captcha, and does not count it as a failure', async () => {
      const { userName } = await suite.platform.addMember('aiko');
      const attempt = (more: object = {}) =>
        suite.client.call(login, { userName, password: testPassword, ...more });
      for (let count = 0; count < 5; count += 1) expect((await attempt()).code).toBe(9001);
      expect((await attempt({ ...(await solved()), captcha: 'wrong' })).code).toBe(9001);
      // Even where the member signed in before.
      for (let count = 0; count < 2; count += 1) expect((await attempt(await solved())).code).toBe(20000);
      expect((await attempt()).code).toBe(9001);
    });

    describe('registering', () => {
      const register = async (userName: string, more: object) =>
        suite.client.call(userRegister, {
          userName,
          password: 'Portal2026x',
          transactionPassword: 'Credits2026x',
          countryCode: 'ID',
          ...(await solved()),
          ...more,
        } as never);

      it.each([{}, { email: null }, { email: '' }])(
        'rejects a visitor without an email address: %j',
        async (more) => {
          const answer = await register('budi', more);
          expect(answer.code).toBe(9001);
          expect(answer.message).toMatch(/email/i);
        },
      );

      it('accepts a member with one', async () => {
        expect((await register('budi', { email: 'budi@example.com' })).code).toBe(20000);
      });
    });
  },
  () => ({ visitorRules: { signInCaptcha: 'always', registrationEmail: 'required' } }),
);
