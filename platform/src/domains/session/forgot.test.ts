import { domains } from '@portal/schema/rest';
import { beforeAll, describe, expect, it } from 'vitest';
import { onOnePlatform } from '../../../test/platforms.ts';
import {
  testCaptcha,
  testPassword,
  testTransactionPassword,
  type TestMember,
} from '../../../test/testing.ts';
import { captchaCharacters } from './captcha-glyphs.ts';

const { member, session } = domains;
const minute = 60_000;
const day = 24 * 60 * minute;
const home = '203.0.113.7';

onOnePlatform('a forgotten password', (suite) => {
  let aiko: TestMember;
  beforeAll(async () => {
    aiko = await suite.platform.addMember('aiko', { email: 'aiko@example.com' });
    await suite.platform.addMember('nomail');
  });

  const ask = async (userName: string, language = 'en-US', ip = home) => {
    const { result } = await suite.client.call(session.captchaImage, {});
    const captchaId = result?.captchaId ?? '';
    const answer = await suite.client.call(
      session.noLoginSend,
      { userName, captchaId, captcha: testCaptcha },
      { language, ip },
    );
    await suite.platform.sendMails();
    return answer;
  };
  const codeOf = (index = -1): string =>
    /[A-Z0-9]{4}(-[A-Z0-9]{4}){2}/.exec(suite.platform.mails.at(index)?.text ?? '')?.[0] ?? '';
  const reset = (userName: string, code: string, password: string, ip = home) =>
    suite.client.call(session.forgotPassword, { userName, code, password }, { ip });
  const wrong = 'AAAA-AAAA-AAAA';

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

  it('accepts the mailed code once, which ends every session', async () => {
    suite.platform.clock.advance(minute);
    const token = await suite.platform.signIn(aiko);
    await ask('AIKO', 'ja-JP');
    expect(suite.platform.mails.at(-1)?.subject).toBe('ログインパスワード再設定の認証コード');
    const code = codeOf();
    expect((await reset('aiko', wrong, 'Another2027')).message).toContain('code is wrong');
    expect((await reset('aiko', code, 'Password1')).message).toContain('tried first');
    expect((await reset('aiko', code, 'Another2027')).code).toBe(20000);
    expect((await reset('aiko', code, 'Another2028')).message).toContain('code is wrong');
    expect((await suite.client.call(member.userInfo, {}, { token })).code).toBe(87321);
    const login = await suite.client.call(session.login, { userName: 'aiko', password: 'Another2027' });
    expect(login.code).toBe(20000);
  });

  it('cannot become the transaction password; a field error follows only the right code, and counts as a try', async () => {
    await suite.platform.addMember('twofold', { email: 'twofold@example.com' });
    await ask('twofold');
    const code = codeOf();
    const ip = '192.0.2.70';
    expect((await reset('twofold', wrong, testTransactionPassword, ip)).message).toContain('code is wrong');
    for (let attempt = 2; attempt <= 30; attempt += 1) {
      const alike = await reset('twofold', code, testTransactionPassword, ip);
      expect(alike.message).toContain('must be different');
      expect(alike.refusal).toMatchObject({ field: 'password' });
    }
    expect((await reset('twofold', code, testTransactionPassword, ip)).message).toContain('Too many codes');
    // The code remains valid for another password, which ends it, so that no second one is compared with it.
    expect((await reset('twofold', code, 'Another2027')).code).toBe(20000);
    expect((await reset('twofold', code, testTransactionPassword)).message).toContain('code is wrong');
  });

  it('cannot be reset with a code that is ten minutes old', async () => {
    suite.platform.clock.advance(minute);
    await ask('aiko');
    const code = codeOf();
    suite.platform.clock.advance(10 * minute);
    expect((await reset('aiko', code, 'Another2029')).message).toContain('expired');
  });

  it('accepts a code of fifty bits or more, in any case, with or without separators', async () => {
    expect(Math.log2(captchaCharacters.length) * 12).toBeGreaterThan(50);
    const spellings = [
      (code: string) => code.toLowerCase(),
      (code: string) => code.replaceAll('-', ''),
      (code: string) => ` ${code.replaceAll('-', ' ')} `,
      (code: string) => code.replaceAll(/\w/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)),
    ];
    for (const [index, spell] of spellings.entries()) {
      const name = `typist${index}`;
      await suite.platform.addMember(name, { email: `${name}@example.com` });
      await ask(name);
      expect((await reset(name, spell(codeOf()), 'Another2029')).code).toBe(20000);
    }
  });

  it('accepts one tap on the mailed link, which sends the code to no server', async () => {
    await suite.platform.addMember('tapper', { email: 'tapper@example.com' });
    await ask('tapper');
    const link = /https:\S+/.exec(suite.platform.mails.at(-1)?.text ?? '')?.[0] ?? '';
    const { origin, pathname, search, hash } = new URL(link);
    expect({ origin, pathname, search }).toEqual({
      origin: 'https://portal.example.com',
      pathname: '/',
      search: '',
    });
    const [path, query] = hash.split('?');
    expect(path).toBe('#/forgot');
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ name: 'tapper', code: codeOf() });
  });

  it('can be reset after hundreds of wrong codes from strangers, and with a code older than theirs', async () => {
    await suite.platform.addMember('chased', { email: 'chased@example.com' });
    await ask('chased');
    const code = codeOf();
    for (let turn = 0; turn < 10; turn += 1) {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          reset('chased', wrong, 'Stolen2029', `198.51.${turn}.${index}`),
        ),
      );
      for (const { message } of answers) expect(message).toContain('code is wrong');
    }
    suite.platform.clock.advance(minute);
    expect((await ask('chased', 'en-US', '198.51.100.1')).code).toBe(20000);
    expect(codeOf()).not.toBe(code);
    expect((await reset('chased', code, 'Another2029')).code).toBe(20000);
    // one use ends them all
    expect((await reset('chased', codeOf(), 'Another2030')).message).toContain('code is wrong');
  });

  it('can be tried thirty times a day from one address, and a thousand times by all strangers', async () => {
    await suite.platform.addMember('guessed', { email: 'guessed@example.com' });
    await ask('guessed');
    const code = codeOf();
    const stranger = '198.51.100.1';
    for (let attempt = 0; attempt < 30; attempt += 1) await reset('guessed', wrong, 'Another2029', stranger);
    expect((await reset('guessed', code, 'Another2029', stranger)).message).toContain('Too many codes');
    const unknown = [];
    for (let attempt = 0; attempt < 31; attempt += 1)
      unknown.push((await reset('nobody_there', wrong, 'Another2029', stranger)).message);
    expect(unknown.at(-1)).toContain('Too many codes');
    await suite.platform.services.database.execute(
      `update daily_use set used = 1000 where subject like 'try:%' and subject not like 'try:%:%'`,
    );
    expect((await reset('guessed', code, 'Another2029', '198.51.100.2')).message).toContain('Too many codes');
    // strangers' tries do not count where the code was requested
    expect((await reset('guessed', code, 'Another2029')).code).toBe(20000);
  });

  it('allows ten codes a day from strangers, and ten more where the member signed in before', async () => {
    const busy = await suite.platform.addMember('busy', { email: 'busy@example.com' });
    await suite.client.call(session.login, { userName: busy.userName, password: testPassword }, { ip: home });
    const answers = [];
    for (const name of ['busy', 'busy_unknown']) {
      suite.platform.clock.set(`2027-03-0${name.length === 4 ? 1 : 2}T02:00:00.000Z`);
      for (let time = 0; time < 10; time += 1) {
        expect((await ask(name, 'en-US', `198.51.100.${time}`)).code).toBe(20000);
        suite.platform.clock.advance(minute);
      }
      answers.push(await ask(name, 'en-US', '198.51.100.77'));
      if (name === 'busy') expect((await ask(name)).code).toBe(20000);
    }
    expect(answers[0]?.message).toContain('Too many codes were sent today');
    expect(answers[0]).toEqual(answers[1]);
    suite.platform.clock.advance(day);
    expect((await ask('busy', 'en-US', '198.51.100.77')).code).toBe(20000);
  });

  it('sends at most twenty mails a day to one address for strangers, and answers alike when it sends none', async () => {
    suite.platform.clock.advance(day);
    const email = 'shared@example.com';
    const before = suite.platform.mails.length;
    for (const name of ['one', 'two', 'three']) {
      await suite.platform.addMember(`shared_${name}`, { email });
      for (let time = 0; time < 8; time += 1) {
        expect((await ask(`shared_${name}`)).result).toEqual({ expireSeconds: 600, retrySeconds: 60 });
        suite.platform.clock.advance(minute);
      }
    }
    expect(suite.platform.mails.length - before).toBe(20);
  });

  it('lets the member sign in after failed sign-ins', async () => {
    await suite.platform.addMember('failing', { email: 'failing@example.com' });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await suite.client.call(session.login, { userName: 'failing', password: 'Wrong12345' });
    }
    await ask('failing');
    expect((await reset('failing', codeOf(), 'Another2030')).code).toBe(20000);
    const login = await suite.client.call(session.login, { userName: 'failing', password: 'Another2030' });
    expect(login.code).toBe(20000);
  });

  describe('of an unknown name', () => {
    it('answers as for a wrong code', async () => {
      const unknown = await reset('nobody', 'ACDE-FHJK-MNPR', 'Another2027');
      const known = await reset('nomail', 'ACDE-FHJK-MNPR', 'Another2027');
      expect(unknown).toEqual(known);
    });
  });

  it('leaves no readable code in the database', async () => {
    suite.platform.clock.advance(minute);
    await ask('aiko');
    const rows = await suite.platform.services.database.query<{ text: string }>(
      'select c::text as text from reset_code c',
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { text } of rows) {
      expect(text).not.toContain(codeOf());
      expect(text).not.toContain(codeOf().replaceAll('-', ''));
    }
  });
});
