import { domains } from '@portal/schema/rest';
import { beforeAll, describe, expect, it } from 'vitest';

import { onOnePlatform } from '../../../test/platforms.ts';
import { testCaptcha, type TestMember } from '../../../test/testing.ts';

const { member, session } = domains;
const minute = 60_000;

onOnePlatform('a forgotten password', (suite) => {
  let aiko: TestMember;
  beforeAll(async () => {
    aiko = await suite.platform.addMember('aiko', { email: 'aiko@example.com' });
    await suite.platform.addMember('nomail');
  });

  const ask = async (userName: string, language = 'en-US') => {
    const { result } = await suite.client.call(session.captchaImage, {});
    const captchaId = result?.captchaId ?? '';
    const answer = await suite.client.call(
      session.noLoginSend,
      { userName, captchaId, captcha: testCaptcha },
      { language },
    );
    await suite.platform.services.mailQueue.settled();
    return answer;
  };
  const codeOf = (index = -1): string => /\d{6}/.exec(suite.platform.mails.at(index)?.text ?? '')?.[0] ?? '';
  const reset = (userName: string, code: string, password: string) =>
    suite.client.call(session.forgotPassword, { userName, code, password });
  const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000');

  it('gets the same answer for a known name, an unknown one and one without an e-mail address', async () => {
    const answers = [await ask('aiko'), await ask('nobody'), await ask('nomail')];
    for (const answer of answers) {
      expect(answer).toMatchObject({ code: 20000, result: { expireSeconds: 600, retrySeconds: 60 } });
    }
    expect(suite.platform.mails.map(({ to }) => to)).toEqual(['aiko@example.com']);
    const again = [await ask('aiko'), await ask('nobody')];
    expect(again[0]).toEqual(again[1]);
    expect(again[0]?.message).toBe(
      'A code was sent a moment ago. Check your email, or ask again in 60 seconds.',
    );
  });

  it('is reset once with the code from the mail, which ends every session', async () => {
    suite.platform.clock.advance(minute);
    const token = await suite.platform.signIn(aiko);
    await ask('AIKO', 'ja-JP');
    expect(suite.platform.mails.at(-1)?.subject).toBe('ログインパスワード再設定の認証コード');
    const code = codeOf();
    expect((await reset('aiko', wrongFor(code), 'Another2027')).message).toContain('code is wrong');
    expect((await reset('aiko', code, 'Password1')).message).toContain('tried first');
    expect((await reset('aiko', code, 'Another2027')).code).toBe(20000);
    expect((await reset('aiko', code, 'Another2028')).message).toContain('code is wrong');
    expect((await suite.client.call(member.userInfo, {}, { token })).code).toBe(87321);
    const login = await suite.client.call(session.login, { userName: 'aiko', password: 'Another2027' });
    expect(login.code).toBe(20000);
  });

  it('cannot be reset with a code that is ten minutes old', async () => {
    suite.platform.clock.advance(minute);
    await ask('aiko');
    const code = codeOf();
    suite.platform.clock.advance(10 * minute);
    expect((await reset('aiko', code, 'Another2029')).message).toContain('expired');
  });

  it('cannot be reset after five wrong codes, even when more are sent at once', async () => {
    await ask('aiko');
    const code = codeOf();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => reset('aiko', wrongFor(code), 'Another2029')),
    );
    expect(answers.every((answer) => answer.code === 9001)).toBe(true);
    expect((await reset('aiko', code, 'Another2029')).message).toContain('code is wrong');
  });

  it('ends the sign-in lock when it is reset', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await suite.client.call(session.login, { userName: 'aiko', password: 'Wrong12345' });
    }
    suite.platform.clock.advance(minute);
    await ask('aiko');
    expect((await reset('aiko', codeOf(), 'Another2030')).code).toBe(20000);
    const login = await suite.client.call(session.login, { userName: 'aiko', password: 'Another2030' });
    expect(login.code).toBe(20000);
  });

  describe('of an unknown name', () => {
    it('is answered like a wrong code', async () => {
      const unknown = await reset('nobody', '123456', 'Another2027');
      const known = await reset('nomail', '123456', 'Another2027');
      expect(unknown).toEqual(known);
    });
  });

  it('leaves no readable code in the database', async () => {
    suite.platform.clock.advance(minute);
    await ask('aiko');
    const rows = await suite.platform.services.database.query<{ text: string }>(
      'select c::text as text from password_code c',
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { text } of rows) expect(text).not.toContain(codeOf());
  });
});
