import { locales } from '@portal/schema/locales';
import { domains, type FieldRule, type RequestOf } from '@portal/schema/rest';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldMessage } from '../../../test/messages.ts';
import { onOnePlatform } from '../../../test/platforms.ts';
import { testCaptcha, type TestMember } from '../../../test/testing.ts';

const { assets, member, session } = domains;
/** Without a captcha: other errors are found before it is checked. */
const unused = '00000000-0000-4000-8000-000000000000';
type Form = RequestOf<typeof session.userRegister>;

onOnePlatform('registering', (suite) => {
  let aiko: TestMember;
  let referralId: string;
  beforeAll(async () => {
    aiko = await suite.platform.addMember('aiko');
    const { result } = await suite.client.call(
      member.userInfo,
      {},
      { token: await suite.platform.signIn(aiko) },
    );
    referralId = result?.referralId ?? '';
  });

  const captcha = async (): Promise<string> =>
    (await suite.client.call(session.captchaImage, {})).result?.captchaId ?? '';
  const form = async (change: Partial<Form> = {}): Promise<Form> => ({
    userName: 'newcomer',
    password: 'Portal2026',
    transactionPassword: 'Credits2026',
    countryCode: 'ID',
    email: null,
    referralId: null,
    captcha: testCaptcha,
    ...change,
    captchaId: change.captchaId ?? (await captcha()),
  });
  const register = (data: Form, language = 'en-US') =>
    suite.client.call(session.userRegister, data, { language });
  const members = async () =>
    (await suite.platform.services.database.one<{ count: bigint }>('select count(*) as count from member'))
      .count;

  it('creates a member with seven empty credits, below the sponsor', async () => {
    const made = await register(
      await form({ userName: 'Budi_1', email: 'budi@example.com', referralId: referralId.toLowerCase() }),
    );
    expect(made).toMatchObject({ code: 20000, result: { userName: 'Budi_1' } });
    const login = await suite.client.call(session.login, { userName: 'budi_1', password: 'Portal2026' });
    const token = login.result?.token ?? '';
    const info = await suite.client.call(member.userInfo, {}, { token });
    expect(info.result).toMatchObject({
      level: -1,
      levelEn: 'Player',
      countryCode: 'ID',
      agreeStatus: 0,
      otcStatus: 0,
    });
    const credits = await suite.client.call(assets.assetsList, {}, { token });
    expect(credits.result?.records).toHaveLength(7);
    const place = await suite.platform.services.database.one(
      'select sponsor_id, depth, sponsor_path from member where user_name_key = $1',
      ['budi_1'],
    );
    expect(place).toEqual({ sponsor_id: aiko.id, depth: 1, sponsor_path: [aiko.id] });
  });

  it('refuses a taken name in any case, also for concurrent requests', async () => {
    const taken = await register(await form({ userName: 'AIKO' }));
    expect(taken).toMatchObject({ code: 9001, message: 'The username AIKO is taken. Choose another one.' });
    const forms = await Promise.all(
      Array.from({ length: 8 }, (_, index) => form({ userName: index % 2 ? 'Twins' : 'twins' })),
    );
    const answers = await Promise.all(forms.map((data) => register(data)));
    expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 9001)).toHaveLength(7);
  });

  it.each([
    ['a taken name', { userName: 'AIKO' }, 'userName', 'The username AIKO is taken'],
    ['a name that is kept', { userName: 'admin' }, 'userName', 'The username admin is taken'],
    ['an unknown referral id', { referralId: 'NOBODY99' }, 'referralId', 'No member has this referral ID'],
    ['equal passwords', { transactionPassword: 'Portal2026' }, 'transactionPassword', 'must be different'],
    ['another word than the picture’s', { captcha: 'XXXXX' }, 'captcha', 'do not match the picture'],
    ['a country of no list', { countryCode: 'XX' }, 'countryCode', 'Country'],
    ['what is no email address', { email: 'nobody' }, 'email', 'Email'],
  ] as const)('names the input when it refuses %s', async (_what, change, field, words) => {
    const answer = await register(await form(change));
    expect(answer).toMatchObject({ code: 9001, refusal: { field } });
    expect(answer.message).toContain(words);
  });

  it.each(['admin', 'Admin_1', 'Supp0rt', 'o_f_f_i_c_i_a_l'])(
    'keeps the name %s for the portal',
    async (userName) => {
      const answer = await register(await form({ userName, captchaId: unused }));
      expect(answer).toMatchObject({
        code: 9001,
        message: `The username ${userName} is taken. Choose another one.`,
      });
    },
  );

  const broken: readonly (readonly [keyof Form, unknown, FieldRule])[] = [
    ['userName', '', 'required'],
    ['userName', 'new comer', 'noSpaces'],
    ['userName', 'abc', 'userName'],
    ['userName', '1abcd', 'userName'],
    ['userName', 'ａｉｋｏｏ', 'userName'],
    ['userName', 'a'.repeat(21), 'userName'],
    ['userName', null, 'required'],
    ['password', 'short1', 'password'],
    ['password', 'onlyletters', 'password'],
    ['password', '1234567890', 'password'],
    ['password', 'Passw0rd', 'passwordCommon'],
    ['transactionPassword', 'qwerty123', 'passwordCommon'],
    ['password', `a1${'x'.repeat(63)}`, 'password'],
    ['transactionPassword', '', 'required'],
    ['countryCode', 'XX', 'choice'],
    ['countryCode', 'id', 'choice'],
    ['email', 'not an address', 'email'],
    ['referralId', 'X'.repeat(17), 'tooLong'],
    ['captcha', '', 'required'],
    ['captchaId', ['a'], 'required'],
  ];
  describe.each(locales)('names the mistake in %s', (language) => {
    it.each(broken)('%s %j', async (field, value, rule) => {
      const before = await members();
      const answer = await register({ ...(await form({ captchaId: unused })), [field]: value }, language);
      expect(answer).toMatchObject({
        status: 200,
        code: 9001,
        message: fieldMessage(field, rule, language, '16'),
      });
      expect(await members()).toBe(before);
    });
  });

  describe('with a captcha', () => {
    it('shows a picture that does not contain the answer', async () => {
      const { result } = await suite.client.call(session.captchaImage, {});
      const png = Buffer.from(result?.image.split(',')[1] ?? '', 'base64');
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      const rows = await suite.platform.services.database.query<{ text: string }>(
        'select c::text as text from captcha c',
      );
      for (const { text } of rows) expect(text).not.toContain(testCaptcha);
    });

    it.each([
      ['a taken name', { userName: 'aiko' }],
      ['an unknown referral id', { userName: 'given_back', referralId: 'NOBODY99' }],
    ])('returns it at most five times after %s', async (_what, change) => {
      const captchaId = await captcha();
      const solved = await form({ ...change, captchaId });
      for (let refused = 0; refused < 6; refused += 1) {
        expect(await register(solved)).toMatchObject({ refusal: { field: Object.keys(change).at(-1) } });
      }
      expect(await register(solved)).toMatchObject({ refusal: { field: 'captcha' } });
    });

    it('accepts a returned one in the next attempt', async () => {
      const refused = await form({ userName: 'aiko' });
      await register(refused);
      expect((await register({ ...refused, userName: 'next_attempt' })).code).toBe(20000);
      expect(await register({ ...refused, userName: 'one_more' })).toMatchObject({
        refusal: { field: 'captcha' },
      });
    });

    it('returns it to one of many simultaneous requests', async () => {
      const refused = await form({ userName: 'aiko' });
      const answers = await Promise.all(Array.from({ length: 8 }, () => register(refused)));
      // The others arrived while it was in use; none of them found a second one.
      const [again] = await suite.platform.services.database.query<{ given_back: number; held: bigint }>(
        'select max(given_back) as given_back, count(*) as held from captcha where id = $1',
        [refused.captchaId],
      );
      const told = answers.filter(({ message }) => message.includes('aiko')).length;
      expect(told).toBeLessThanOrEqual(6);
      expect(again).toEqual(told === 6 ? { given_back: null, held: 0n } : { given_back: told, held: 1n });
    });

    it('consumes it with a right answer and with a wrong one', async () => {
      const right = await form({ userName: 'first_use' });
      expect((await register(right)).code).toBe(20000);
      expect((await register({ ...right, userName: 'second_use' })).message).toContain(
        'do not match the picture',
      );
      const wrong = await form({ userName: 'third_use', captcha: 'AAAAA' });
      expect((await register(wrong)).message).toContain('do not match the picture');
      expect((await register({ ...wrong, captcha: testCaptcha })).message).toContain(
        'do not match the picture',
      );
    });

    it('accepts it for one of several concurrent requests', async () => {
      const data = await form();
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) => register({ ...data, userName: `racer_${index}` })),
      );
      expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1);
    });

    it('accepts lower case and expires after five minutes', async () => {
      expect(
        (await register(await form({ userName: 'small', captcha: testCaptcha.toLowerCase() }))).code,
      ).toBe(20000);
      const late = await form({ userName: 'too_late' });
      suite.platform.clock.advance(5 * 60_000);
      expect((await register(late)).message).toContain('do not match the picture');
    });

    it('does not consume it for a mistake in another field', async () => {
      const data = await form({ userName: 'slip' });
      expect((await register({ ...data, countryCode: 'XX' })).code).toBe(9001);
      expect((await register(data)).code).toBe(20000);
    });
  });
});
