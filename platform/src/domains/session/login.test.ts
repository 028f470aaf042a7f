import { domains } from '@portal/schema/rest';
import { beforeAll, expect, it } from 'vitest';
import { onOnePlatform } from '../../../test/platforms.ts';
import { testPassword } from '../../../test/testing.ts';

const { member, session } = domains;
const minute = 60_000;

onOnePlatform('signing in', (suite) => {
  beforeAll(async () => {
    await suite.platform.addMember('aiko');
  });
  const login = (userName: string, password: string, language = 'en-US') =>
    suite.client.call(session.login, { userName, password }, { language });

  it('accepts a user name in any case and with surrounding space', async () => {
    const { result } = await login(' AiKo ', testPassword);
    expect(result?.token).toMatch(/^[\w-]{43}$/);
    expect(result?.expireTime).toBe(suite.platform.clock.now().getTime() + 24 * 60 * minute);
  });

  it('returns the same answer for a wrong password and an unknown name', async () => {
    const [wrong, unknown] = [await login('aiko', 'Wrong12345'), await login('nobody', 'Wrong12345')];
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({ status: 200, code: 9001 });
  });

  it('accepts many concurrent requests with the right password', async () => {
    await suite.platform.addMember('many');
    const answers = await Promise.all(Array.from({ length: 16 }, () => login('many', testPassword)));
    expect(answers.every(({ code }) => code === 20000)).toBe(true);
    expect(new Set(answers.map(({ result }) => result?.token)).size).toBe(16);
  });

  it('ends only the current session on signing out', async () => {
    await suite.platform.addMember('dewi');
    const [token, other] = [
      (await login('dewi', testPassword)).result?.token ?? '',
      (await login('dewi', testPassword)).result?.token ?? '',
    ];
    expect((await suite.client.call(session.logout, {}, { token })).code).toBe(20000);
    expect((await suite.client.call(member.userInfo, {}, { token })).code).toBe(87321);
    expect((await suite.client.call(session.logout, {}, { token })).code).toBe(87321);
    expect((await suite.client.call(member.userInfo, {}, { token: other })).code).toBe(20000);
  });
});
