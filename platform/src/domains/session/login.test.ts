import { domains } from '@portal/schema/rest';
import { beforeAll, expect, it } from 'vitest';

import { onOnePlatform } from '../../../test/platforms.ts';
import { testPassword } from '../../../test/testing.ts';

const { member, session } = domains;
const minute = 60_000;

onOnePlatform('signing in', (suite) => {
  beforeAll(async () => {
    await suite.platform.addMember('aiko');
    await suite.platform.addMember('budi');
    await suite.platform.addMember('chen');
  });
  const login = (userName: string, password: string, language = 'en-US') =>
    suite.client.call(session.login, { userName, password }, { language });

  it('accepts a user name in any case and with surrounding space', async () => {
    const { result } = await login(' AiKo ', testPassword);
    expect(result?.token).toMatch(/^[\w-]{43}$/);
    expect(result?.expireTime).toBe(suite.platform.clock.now().getTime() + 24 * 60 * minute);
  });

  it('gives the same answer for a wrong password and an unknown name', async () => {
    const [wrong, unknown] = [await login('aiko', 'Wrong12345'), await login('nobody', 'Wrong12345')];
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({ status: 200, code: 9001 });
  });

  it('locks a name after five wrong passwords for fifteen minutes, known or not', async () => {
    for (const name of ['budi', 'no_such_member']) {
      const answers = [];
      for (let attempt = 0; attempt < 5; attempt += 1)
        answers.push((await login(name, 'Wrong12345')).message);
      expect(new Set(answers.slice(0, 4)).size).toBe(1);
      expect(answers[4]).toBe(
        'Sign-in is locked after five wrong passwords. Try again after Nov 21, 2026, 12:15 GMT+8, or set a new password.',
      );
      expect((await login(name.toUpperCase(), 'Wrong12345')).message).toBe(answers[4]);
    }
    expect((await login('budi', testPassword)).message).toContain('locked');
    suite.platform.clock.advance(15 * minute - 1);
    expect((await login('budi', testPassword)).code).toBe(9001);
    suite.platform.clock.advance(1);
    expect((await login('budi', testPassword)).code).toBe(20000);
  });

  it('forgets wrong passwords after a right one, and after a quarter of an hour', async () => {
    const fourWrong = async () => {
      for (let attempt = 0; attempt < 4; attempt += 1) await login('aiko', 'Wrong12345');
    };
    await fourWrong();
    expect((await login('aiko', testPassword)).code).toBe(20000);
    await fourWrong();
    suite.platform.clock.advance(15 * minute);
    await fourWrong();
    expect((await login('aiko', testPassword)).code).toBe(20000);
  });

  it('answers at most five guesses, however many are sent at once', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        login('chen', index === 23 ? testPassword : `Wrong${index}2345`),
      ),
    );
    const locked = guesses.filter(({ message }) => message.includes('locked'));
    expect(locked.length).toBeGreaterThanOrEqual(24 - 5);
    // The right guess was among the last, so its answer is the same as for a wrong one.
    expect(guesses[23]?.message).toContain('locked');
  });

  it('accepts many concurrent requests with the right password', async () => {
    await suite.platform.addMember('many');
    const answers = await Promise.all(Array.from({ length: 16 }, () => login('many', testPassword)));
    expect(answers.every(({ code }) => code === 20000)).toBe(true);
    expect(new Set(answers.map(({ result }) => result?.token)).size).toBe(16);
  });

  it('out ends the session that asks, and no other of the member', async () => {
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
