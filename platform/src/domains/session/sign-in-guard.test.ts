/** Strangers can neither keep a member from signing in nor guess a password. */
import { domains } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { onEachPlatform, onOnePlatform, type Suite } from '../../../test/platforms.ts';
import { testCaptcha, testPassword } from '../../../test/testing.ts';

const { member, session } = domains;
const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;
const home = '203.0.113.7';

const wrong = 'The username or password is wrong.';
const asks = { code: 9001, message: wrong, needs: 'captcha' };

/** Signing in to one platform. */
function visitors(suite: Suite) {
  const solved = async () => ({
    captchaId: (await suite.client.call(session.captchaImage, {})).result?.captchaId ?? '',
    captcha: testCaptcha,
  });
  const login = (userName: string, password: string, ip: string, proof = {}) =>
    suite.client.call(session.login, { userName, password, ...proof }, { ip });
  const solving = async (userName: string, password: string, ip: string) =>
    login(userName, password, ip, await solved());
  const fail = async (userName: string, ip: string, times: number) => {
    for (let time = 0; time < times; time += 1) {
      suite.platform.clock.advance(15 * minute);
      expect((await solving(userName, 'Wrong12345', ip)).message).toContain(wrong.slice(0, -1));
    }
  };
  /** Fails once from each of that many addresses. */
  const failFromAfar = async (userName: string, times: number) => {
    for (let time = 0; time < times; time += 1)
      await solving(userName, 'Wrong12345', `198.51.100.${time + 1}`);
  };
  return { login, solving, solved, fail, failFromAfar };
}

onOnePlatform('strangers who fail to sign in', (suite) => {
  const { login, solving, solved, fail, failFromAfar } = visitors(suite);

  it('do not hold back an address from which the member signed in before', async () => {
    await suite.platform.addMember('aiko');
    expect((await login('aiko', testPassword, home)).code).toBe(20000);
    await failFromAfar('aiko', 12);
    expect((await login('aiko', testPassword, home)).code).toBe(20000);
    // nor do others' failures count with its own
    expect((await login('aiko', 'Wrong12345', home)).refusal).toEqual({ code: 9001, message: wrong });
  });

  it('do not lock the name for another address, which can sign in with a captcha', async () => {
    await suite.platform.addMember('budi');
    await failFromAfar('budi', 12);
    const refused = await login('budi', testPassword, home);
    expect(refused).toMatchObject({ code: 9001, refusal: { needs: 'captcha' } });
    expect(refused.message).toContain('characters in the picture');
    const mistyped = { ...(await solved()), captcha: 'XXXXX' };
    expect((await login('budi', testPassword, home, mistyped)).message).toContain('do not match the picture');
    expect((await solving('budi', testPassword, home)).code).toBe(20000);
    expect((await login('budi', testPassword, home)).code).toBe(20000);
  });

  it('get the same answers for a known and an unknown name from a new place', async () => {
    await suite.platform.addMember('chen');
    await login('chen', testPassword, '192.0.2.200');
    const answers = [];
    for (const name of ['chen', 'no_such_member']) {
      const heard = [];
      for (let attempt = 0; attempt < 3; attempt += 1)
        heard.push((await login(name, 'Wrong12345', home)).refusal);
      heard.push((await login(name.toUpperCase(), testPassword, home)).refusal);
      suite.platform.clock.advance(second);
      heard.push((await login(name, 'Wrong12345', home)).refusal);
      heard.push((await solving(name, 'Wrong12345', home)).refusal);
      heard.push((await solving(name, 'Wrong12345', home)).refusal);
      answers.push(heard);
    }
    expect(answers[0]).toEqual(answers[1]);
    const waiting = (words: string) => ({ ...asks, message: `The username or password is wrong. ${words}` });
    expect(answers[0]).toEqual([
      { code: 9001, message: wrong },
      { code: 9001, message: wrong },
      waiting('You can try again in 1 second, or set a new password.'),
      {
        code: 9001,
        message:
          'There were too many wrong passwords from your address. Try again in 1 second, or set a new password.',
      },
      expect.objectContaining({ needs: 'captcha' }),
      waiting('You can try again in 2 seconds, or set a new password.'),
      expect.objectContaining({ message: expect.stringContaining('Try again in 2 seconds') as string }),
    ]);
  });

  it('do not count for another name', async () => {
    await suite.platform.addMember('dewi');
    await fail('some_other_name', home, 6);
    expect((await login('dewi', testPassword, home)).code).toBe(20000);
  });

  it('leave no address and no name in the database', async () => {
    await login('typed_by_mistake', 'Wrong12345', '192.0.2.77');
    const rows = await suite.platform.services.database.query<{ text: string }>(
      `select f::text as text from sign_in_failure f union all select n::text from sign_in_network n`,
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { text } of rows) expect(text).not.toMatch(/192\.0\.2|typed_by_mistake|203\.0\.113/);
  });
});

onOnePlatform('an address that fails to sign in', (suite) => {
  const { login, solving, fail } = visitors(suite);

  it('waits twice as long after each failure, up to fifteen minutes, and then gets in', async () => {
    await suite.platform.addMember('aiko');
    await fail('aiko', home, 2);
    const waits = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900];
    for (const wait of waits) {
      expect((await solving('aiko', 'Wrong12345', home)).message).toContain('try again in');
      suite.platform.clock.advance(wait * second - 1);
      expect((await solving('aiko', testPassword, home)).message).toContain('Try again in 1 second');
      suite.platform.clock.advance(1);
    }
    expect((await login('aiko', testPassword, home)).refusal).toMatchObject({ needs: 'captcha' });
    expect((await solving('aiko', testPassword, home)).code).toBe(20000);
    // a right password forgives the failures
    expect((await login('aiko', 'Wrong12345', home)).message).toBe(wrong);
  });

  it('shows a long wait in minutes', async () => {
    await fail('long_wait', home, 13);
    const { message } = await solving('long_wait', 'Wrong12345', home);
    expect(message).toContain('Try again in 15 minutes');
  });

  it('waits only for its own failures where the member signed in before', async () => {
    await suite.platform.addMember('budi');
    await login('budi', testPassword, home);
    for (let attempt = 0; attempt < 3; attempt += 1) await login('budi', 'Wrong12345', home);
    expect((await login('budi', testPassword, home)).message).toContain('Try again in 1 second');
    suite.platform.clock.advance(second);
    expect((await login('budi', testPassword, home)).refusal).toMatchObject({ needs: 'captcha' });
    expect((await login('budi', testPassword, '198.51.100.1')).code).toBe(20000);
    expect((await solving('budi', testPassword, home)).code).toBe(20000);
  });

  it('starts afresh a day after its last failure', async () => {
    await suite.platform.addMember('chen');
    await fail('chen', home, 5);
    suite.platform.clock.advance(day - 1);
    expect((await login('chen', testPassword, home)).refusal).toMatchObject({ needs: 'captcha' });
    suite.platform.clock.advance(1);
    expect((await login('chen', testPassword, home)).code).toBe(20000);
  });

  it('counts an IPv6 address by its /64, and by its /56 and /48 as the limits do', async () => {
    await suite.platform.addMember('dewi');
    const of = (site: number, network: number, host: number) => `2001:db8:1:${site}${network}::${host}`;
    // three hosts of one /64
    for (const host of [1, 2, 3]) await fail('dewi', of(1, 10, host), 1);
    expect((await login('dewi', testPassword, of(1, 10, 4))).message).toContain('Try again in');
    // its neighbours in the /56 wait after twelve
    for (const network of [20, 30, 40]) await fail('dewi', of(1, network, 1), 3);
    expect((await login('dewi', testPassword, of(1, 50, 1))).message).toContain('Try again in');
    expect((await solving('dewi', testPassword, of(2, 10, 1))).code).toBe(20000);
    // the whole /56 of a sign-in is known
    expect((await login('dewi', testPassword, of(2, 90, 1))).code).toBe(20000);
  });

  it('belongs to the member after a sign-in, among twenty, for ninety days', async () => {
    const { database } = suite.platform.services;
    const eunji = await suite.platform.addMember('eunji');
    const remembered = async () =>
      (
        await database.one<{ count: bigint }>(
          'select count(*) as count from sign_in_network where member_id = $1',
          [eunji.id],
        )
      ).count;
    for (let place = 1; place <= 22; place += 1) {
      suite.platform.clock.advance(second);
      expect((await login('eunji', testPassword, `192.0.2.${place}`)).code).toBe(20000);
    }
    expect(await remembered()).toBe(20n);
    await fail('eunji', '198.51.100.1', 3);
    expect((await login('eunji', testPassword, '192.0.2.2')).refusal).toMatchObject({ needs: 'captcha' });
    expect((await login('eunji', testPassword, '192.0.2.3')).code).toBe(20000);
  });
});

onEachPlatform('guesses of a password at once', (suite) => {
  const { login, solving } = visitors(suite);
  const answered = (answers: readonly { code: number; message: string }[]) =>
    answers.filter(({ code, message }) => code === 20000 || message.startsWith('The username'));

  describe.each([
    ['from one address', () => home],
    ['from many addresses', (index: number) => `198.51.100.${index}`],
  ] as const)('%s', (_where, addressOf) => {
    const name = `chen${addressOf(1).length}`;

    it('receive three answers', async () => {
      await suite.platform.addMember(name);
      const guesses = await Promise.all(
        Array.from({ length: 24 }, (_, index) =>
          login(name, index === 23 ? testPassword : `Wrong${index}2345`, addressOf(index)),
        ),
      );
      expect(answered(guesses)).toHaveLength(3);
      // The right guess was among the last, so it is answered like a wrong one.
      expect(guesses[23]?.code).toBe(9001);
      expect(guesses[23]?.message).toMatch(/Try again|characters in the picture/);
    });
  });

  it('receive one answer after each wait if each has a captcha', async () => {
    const { clock } = suite.platform;
    await suite.platform.addMember('dewi');
    for (let attempt = 0; attempt < 3; attempt += 1) await login('dewi', 'Wrong12345', home);
    for (const wait of [1, 2, 4]) {
      clock.advance(wait * second);
      const guesses = await Promise.all(Array.from({ length: 8 }, () => solving('dewi', 'Wrong12345', home)));
      expect(answered(guesses)).toHaveLength(1);
    }
  });

  it('lock only what the login password proves if the member is signed in', async () => {
    const aiko = await suite.platform.addMember('aiko');
    const token = await suite.platform.signIn(aiko);
    const change = (oldPassword: string) =>
      suite.client.call(member.updatePassWord, { oldPassword, newPassword: 'Another2027' }, { token });
    for (let attempt = 0; attempt < 5; attempt += 1) await change('Wrong12345');
    expect((await change(testPassword)).message).toContain('locked after too many wrong attempts');
    expect((await login('aiko', testPassword, home)).code).toBe(20000);
  });
});

onOnePlatform('one password that is tried for many names', (suite) => {
  const { login, solving } = visitors(suite);

  it('requires a captcha from every new place until the failures stop', async () => {
    await suite.platform.addMember('dewi');
    await suite.platform.addMember('eka');
    expect((await login('dewi', testPassword, home)).code).toBe(20000);
    for (let name = 0; name < 99; name += 1)
      expect((await login(`name${name}`, 'Summer2026', `198.51.100.${name + 1}`)).refusal).toEqual({
        code: 9001,
        message: wrong,
      });
    // The hundredth is answered; after it every attempt from a new place needs a captcha.
    expect((await login('name99', 'Summer2026', '198.51.100.100')).refusal).toEqual(asks);
    expect(await login('name100', 'Summer2026', '198.51.100.101')).toMatchObject({
      code: 9001,
      refusal: { needs: 'captcha' },
    });
    const refused = await login('eka', testPassword, '192.0.2.9');
    expect(refused).toMatchObject({ code: 9001, refusal: { needs: 'captcha' } });
    expect((await solving('eka', testPassword, '192.0.2.9')).code).toBe(20000);
    expect((await login('dewi', testPassword, home)).code).toBe(20000);
    suite.platform.clock.advance(10 * minute + 1);
    expect((await login('dewi', testPassword, '192.0.2.77')).code).toBe(20000);
  });
});
