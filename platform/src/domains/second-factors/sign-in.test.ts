/** A member with a second factor signs in only with the password and a code. */
import { domains } from '@portal/schema/rest';
import { beforeAll, expect, it } from 'vitest';
import { onEachPlatform, onOnePlatform, type Suite } from '../../../test/platforms.ts';
import { testCaptcha, testPassword, type TestMember } from '../../../test/testing.ts';
import { addApp, codeAt, type App } from './factors.fixture.ts';
import { wrongCodesPerDay } from './prove.ts';

const { session, member, 'second-factors': factors } = domains;
const home = '203.0.113.7';
const minute = 60_000;
const day = 24 * 60 * minute;

function visitor(suite: Suite) {
  const login = (userName: string, { password = testPassword, ip = home, ...captcha } = {}) =>
    suite.client.call(session.login, { userName, password, ...captcha }, { ip });
  const solving = async (userName: string, { ip = home } = {}) => {
    const { result } = await suite.client.call(session.captchaImage, {});
    return login(userName, { ip, captchaId: result?.captchaId ?? '', captcha: testCaptcha } as never);
  };
  /** The challenge in the refused login. */
  const challengeOf = async (userName: string, ip = home) =>
    ((await solving(userName, { ip })).refusal as { challenge?: string } | undefined)?.challenge ?? '';
  const complete = (challenge: string, factorCode: string, ip = home) =>
    suite.client.call(factors.completeLogin, { challenge, factorCode }, { ip });
  const works = async (token: string | undefined) =>
    (await suite.client.call(member.userInfo, {}, { token: token ?? '' })).code === 20000;
  return { login, challengeOf, complete, works };
}

onOnePlatform('signing in with a second factor', (suite) => {
  const { login, challengeOf, complete, works } = visitor(suite);
  let aiko: TestMember;
  let app: App;
  beforeAll(async () => {
    aiko = await suite.platform.addMember('aiko', { email: 'aiko@example.com' });
    app = await addApp(suite, await suite.platform.signIn(aiko));
  });

  it('answers the right password with a challenge that is not a session', async () => {
    const answer = await login('aiko');
    expect(answer).toMatchObject({ code: 9001, refusal: { needs: 'secondFactor' } });
    expect(answer.message).toMatch(/second step/);
    const { challenge } = answer.refusal as { challenge: string };
    expect(challenge).toMatch(/^[\w-]{43}$/);
    expect(answer.body).not.toContain(challenge);
    expect(await works(challenge)).toBe(false);
  });

  it('answers a wrong password like any other sign-in', async () => {
    await suite.platform.addMember('plain');
    const wrong = await Promise.all(
      ['aiko', 'plain'].map((name) => login(name, { password: 'Wrong12345', ip: `192.0.2.${name.length}` })),
    );
    expect(wrong[0]?.refusal).toEqual(wrong[1]?.refusal);
  });

  it('begins the session with an app code, which works once', async () => {
    const challenge = await challengeOf('aiko');
    const code = app.next();
    const { result, code: answered } = await complete(challenge, code);
    expect(answered).toBe(20000);
    expect(await works(result?.token)).toBe(true);
    expect(result?.expireTime).toBe(suite.platform.clock.now().getTime() + day);
    const again = await complete(await challengeOf('aiko'), code);
    expect(again).toMatchObject({ code: 9001, refusal: { field: 'factorCode' } });
    expect(again.message).toMatch(/used already/);
    // nor is the challenge valid with another code
    expect((await complete(challenge, app.next())).refusal).toMatchObject({ field: 'challenge' });
  });

  it('takes a code typed in two groups, and one of a step before, but no step before the last that was used', async () => {
    const code = app.next();
    suite.platform.clock.advance(30_000);
    expect((await complete(await challengeOf('aiko'), `${code.slice(0, 3)} ${code.slice(3)}`)).code).toBe(
      20000,
    );
    const early = codeAt(app.secret, suite.platform.clock.now(), 1);
    expect((await complete(await challengeOf('aiko'), early)).code).toBe(20000);
    const present = codeAt(app.secret, suite.platform.clock.now());
    expect((await complete(await challengeOf('aiko'), present)).message).toMatch(/used already/);
    suite.platform.clock.advance(minute);
  });

  it('tells a wrong recovery code from a wrong app code', async () => {
    await addApp(suite, await suite.platform.signIn(await suite.platform.addMember('mistyped')));
    const ip = '192.0.2.60';
    const challenge = await challengeOf('mistyped', ip);
    const { message } = await complete(challenge, 'ABCD-EFGH-JKMN-PQRS', ip);
    expect(message).toMatch(/^This recovery code is wrong, or was used before\./);
    expect(message).not.toContain('shown now');
    // One digit is missing.
    expect((await complete(challenge, '12345', ip)).message).toContain('Enter the code shown now');
  });

  it('takes each recovery code once, in any case and with or without dashes, and mails each use', async () => {
    const [first = '', second = ''] = app.recoveryCodes;
    expect((await complete(await challengeOf('aiko'), first.toLowerCase())).code).toBe(20000);
    expect((await complete(await challengeOf('aiko'), first)).message).toMatch(/wrong, or was used/);
    const { result } = await complete(await challengeOf('aiko'), second.replaceAll('-', ' '));
    const state = await suite.client.call(factors.secondFactorState, {}, { token: result?.token ?? '' });
    expect(state.result?.recoveryCodesLeft).toBe(8);
    const told = (await suite.platform.sendMails()).filter(({ subject }) => subject.includes('recovery'));
    expect(told.map(({ to, text }) => [to, /left: (\d+)/.exec(text)?.[1]])).toEqual([
      ['aiko@example.com', '9'],
      ['aiko@example.com', '8'],
    ]);
  });

  it('expires after five minutes', async () => {
    const challenge = await challengeOf('aiko');
    suite.platform.clock.advance(5 * minute);
    const answer = await complete(challenge, app.next());
    expect(answer.refusal).toMatchObject({ field: 'challenge' });
    expect(answer.message).toMatch(/password again/);
  });

  it('ends after five wrong codes, even if the right one follows', async () => {
    const challenge = await challengeOf('aiko', '198.51.100.1');
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await complete(challenge, '000000', '198.51.100.1')).refusal).toMatchObject({
        field: 'factorCode',
      });
    expect((await complete(challenge, app.next(), '198.51.100.1')).refusal).toMatchObject({
      field: 'challenge',
    });
    // they were failures of the sign-in
    expect((await login('aiko', { ip: '198.51.100.1' })).refusal).toMatchObject({ needs: 'captcha' });
  });

  it('trusts no place before the second step', async () => {
    const networks = async () =>
      (
        await suite.platform.services.database.query('select from sign_in_network where member_id = $1', [
          aiko.id,
        ])
      ).length;
    const before = await networks();
    const challenge = await challengeOf('aiko', '192.0.2.99');
    expect(await networks()).toBe(before);
    const mailed = async () =>
      (await suite.platform.sendMails()).filter(({ subject }) => subject.includes('new device')).length;
    const mails = await mailed();
    expect((await complete(challenge, app.next(), '192.0.2.99')).code).toBe(20000);
    expect(await networks()).toBe(before + 1);
    expect(await mailed()).toBe(mails + 1);
  });

  it('ignores a password reset, which neither trusts the place nor forgives failures', async () => {
    const dina = await suite.platform.addMember('dina', { email: 'dina@example.com' });
    await addApp(suite, await suite.platform.signIn(dina));
    const ip = '192.0.2.98';
    for (let attempt = 0; attempt < 3; attempt += 1) await login('dina', { password: 'Wrong12345', ip });
    const { result } = await suite.client.call(session.captchaImage, {});
    const asked = { userName: 'dina', captchaId: result?.captchaId ?? '', captcha: testCaptcha };
    await suite.client.call(session.noLoginSend, asked, { ip });
    const mail = (await suite.platform.sendMails()).findLast(({ to }) => to === 'dina@example.com');
    const code = /[A-Z0-9]{4}(-[A-Z0-9]{4}){2}/.exec(mail?.text ?? '')?.[0] ?? '';
    const password = 'Another2027';
    expect(
      (await suite.client.call(session.forgotPassword, { userName: 'dina', code, password }, { ip })).code,
    ).toBe(20000);
    const networks = await suite.platform.services.database.query(
      'select from sign_in_network where member_id = $1',
      [dina.id],
    );
    expect(networks).toEqual([]);
    suite.platform.clock.advance(minute);
    expect((await login('dina', { password, ip })).refusal).toMatchObject({ needs: 'captcha' });
  });

  it('ends if the password changed after the first step', async () => {
    const challenge = await challengeOf('aiko');
    const { database, passwords } = suite.platform.services;
    const { hash } = await database.one<{ hash: string }>(
      'select password_hash as hash from member where id = $1',
      [aiko.id],
    );
    await database.execute('update member set password_hash = $2 where id = $1', [
      aiko.id,
      await passwords.members.hash('Another2027'),
    ]);
    expect((await complete(challenge, app.next())).refusal).toMatchObject({ field: 'challenge' });
    await database.execute('update member set password_hash = $2 where id = $1', [aiko.id, hash]);
  });

  it('accepts twenty wrong codes a day from strangers together, and more where the member signed in before', async () => {
    suite.platform.clock.advance(day);
    for (let attempt = 0; attempt < wrongCodesPerDay; attempt += 1) {
      const ip = `198.51.100.${attempt + 10}`;
      await complete(await challengeOf('aiko', ip), '000000', ip);
    }
    const stranger = '198.51.100.77';
    expect((await complete(await challengeOf('aiko', stranger), app.next(), stranger)).message).toMatch(
      /Too many wrong codes/,
    );
    // a recovery code cannot be guessed
    expect(
      (await complete(await challengeOf('aiko', stranger), app.recoveryCodes[2] ?? '', stranger)).code,
    ).toBe(20000);
    expect((await complete(await challengeOf('aiko'), app.next())).code).toBe(20000);
  });

  it('leaves no challenge, code or secret readable in the database', async () => {
    const challenge = await challengeOf('aiko');
    const rows = await suite.platform.services.database.query<{ text: string }>(
      `select s::text as text from sign_in_step s union all select f::text from second_factor f
       union all select r::text from recovery_code r`,
    );
    expect(rows.length).toBeGreaterThan(10);
    const secrets = [
      Buffer.from(challenge).toString('hex'),
      Buffer.from(app.secret).toString('hex'),
      ...app.recoveryCodes.map((code) => Buffer.from(code.replaceAll('-', '')).toString('hex')),
    ];
    for (const { text } of rows)
      for (const secret of [challenge, app.secret, ...secrets]) expect(text).not.toContain(secret);
  });
});

onEachPlatform('second steps at once', (suite) => {
  const { challengeOf, complete } = visitor(suite);
  const won = (answers: readonly { code: number }[]) => answers.filter(({ code }) => code === 20000).length;

  it('begin one session with one app code', async () => {
    const app = await addApp(suite, await suite.platform.signIn(await suite.platform.addMember('aiko')));
    const challenges = [await challengeOf('aiko'), await challengeOf('aiko'), await challengeOf('aiko')];
    const code = app.next();
    expect(won(await Promise.all(challenges.map((challenge) => complete(challenge, code))))).toBe(1);
  });

  it('begin one session with one challenge', async () => {
    const app = await addApp(suite, await suite.platform.signIn(await suite.platform.addMember('budi')));
    const challenge = await challengeOf('budi');
    const codes = app.recoveryCodes.slice(0, 4);
    expect(won(await Promise.all(codes.map((code) => complete(challenge, code))))).toBe(1);
  });

  it('begin one session with one recovery code', async () => {
    const app = await addApp(suite, await suite.platform.signIn(await suite.platform.addMember('chen')));
    const challenges = [await challengeOf('chen'), await challengeOf('chen'), await challengeOf('chen')];
    const [code = ''] = app.recoveryCodes;
    expect(won(await Promise.all(challenges.map((challenge) => complete(challenge, code))))).toBe(1);
  });
});
