import { locales } from '@portal/schema/locales';
import { domains } from '@portal/schema/rest';
import { maskEmail } from '@portal/schema/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { onOnePlatform } from '../../../test/platforms.ts';
import { testPassword, testTransactionPassword, type TestMember } from '../../../test/testing.ts';

const { member, session, transfer } = domains;

onOnePlatform('a member', (suite) => {
  let aiko: TestMember;
  let token: string;
  beforeAll(async () => {
    aiko = await suite.platform.addMember('aiko', {
      countryCode: 'JP',
      agreed: false,
      email: 'aiko@example.com',
      flags: { otc: true },
      balances: { CASH_POINT: '10' },
    });
    await suite.platform.addMember('budi');
    token = await suite.platform.signIn(aiko);
  });
  const info = async () => (await suite.client.call(member.userInfo, {}, { token })).result;

  it('reads their own data and the areas that their profile opens', async () => {
    expect(await info()).toEqual({
      id: aiko.id.toString(),
      userName: 'aiko',
      email: 'a***o@example.com',
      countryCode: 'JP',
      referralId: expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/) as string,
      level: -1,
      levelEn: 'Player',
      levelCn: '玩家',
      commitmentPackageStatus: 0,
      otcStatus: 1,
      matchingCodeStatus: 0,
      agreeStatus: 0,
      kycStatus: null,
      kycReason: null,
      identityNumber: null,
      kycSubmitTime: null,
      kycDecideTime: null,
      kycImages: null,
      secondFactorStatus: 0,
      restrictions: [],
      sessionIdleMinutes: null,
      factorConfirmStatus: 0,
      createTime: suite.platform.clock.now().getTime(),
    });
  });

  it.each([
    ['aiko@example.com', 'a***o@example.com'],
    ['ab@example.com', 'a***@example.com'],
    ['a@example.com', 'a***@example.com'],
    ['"a@b"@example.com', '"***"@example.com'],
  ])('shows the address %s as %s', (email, shown) => {
    expect(maskEmail(email)).toBe(shown);
  });

  it('accepts the current terms, and later versions separately', async () => {
    expect(
      (await suite.client.callLoosely(member.updateAgreeStatus, { agreeStatus: 0 }, { token })).message,
    ).toContain('Consent');
    const accept = async () => {
      const { id } = await suite.platform.services.database.one<{ id: bigint }>(
        "select id from published_text where kind = 'TERMS' order by published_at desc limit 1",
      );
      const data = { agreeStatus: 1, termsId: id.toString() } as const;
      return (await suite.client.call(member.updateAgreeStatus, data, { token })).result;
    };
    expect(await accept()).toEqual({});
    expect(await info()).toMatchObject({ agreeStatus: 1 });
    await suite.platform.services.database.execute(
      "insert into published_text (kind, published_at) values ('TERMS', $1)",
      [new Date(suite.platform.clock.now().getTime() + 1_000)],
    );
    expect(await info()).toMatchObject({ agreeStatus: 1 });
    suite.platform.clock.advance(1_000);
    expect(await info()).toMatchObject({ agreeStatus: 0 });
    await accept();
    expect(await info()).toMatchObject({ agreeStatus: 1 });
  });

  it('reads publications in their language, newest first', async () => {
    const titles = new Set<string>();
    for (const language of locales) {
      const all = await suite.client.call(member.appMediaList, {}, { language });
      const records = all.result?.records ?? [];
      expect(records).toHaveLength(10);
      const times = records.map(({ publishTime }) => publishTime);
      expect(times).toEqual([...times].sort((one, other) => other - one));
      const terms = await suite.client.call(member.appMediaList, { type: 'TERMS' }, { language });
      const [text] = terms.result?.records ?? [];
      expect(text?.content.split('\n\n')).toHaveLength(13);
      titles.add(text?.title ?? '');
    }
    expect(titles.size).toBe(locales.length);
  });

  it('does not see publications before their time', async () => {
    const { database } = suite.platform.services;
    const { id } = await database.one<{ id: bigint }>(
      "insert into published_text (kind, published_at) values ('ANNOUNCEMENT', $1) returning id",
      [new Date(suite.platform.clock.now().getTime() + 60_000)],
    );
    await database.execute("insert into published_text_translation values ($1, 'en-US', 'Soon', 'Soon')", [
      id,
    ]);
    const titles = async (language: string) =>
      (
        await suite.client.call(member.appMediaList, { type: 'ANNOUNCEMENT' }, { language })
      ).result?.records.map(({ title }) => title);
    expect(await titles('en-US')).not.toContain('Soon');
    suite.platform.clock.advance(60_000);
    expect((await titles('en-US'))?.[0]).toBe('Soon');
    // A text without a translation falls back to English.
    expect((await titles('ja-JP'))?.[0]).toBe('Soon');
  });

  it('finds the seven credits with their names', async () => {
    const { result } = await suite.client.call(member.coinList, {});
    expect(result?.records.map(({ coinName }) => coinName)).toEqual([
      'CASH_POINT',
      'BONUS_POINT',
      'ASSETS_POINT',
      'INSURANCE_POINT',
      'GMT',
      'USDT_POINT',
      'WITHDRAWAL_POINT',
    ]);
    for (const { cnName, shortName } of result?.records ?? []) {
      expect(cnName).not.toBe('');
      expect(shortName).toMatch(/^[A-Z]+$/);
    }
  });

  describe('changing a password', () => {
    const change = (data: object) => suite.client.callLoosely(member.updatePassWord, data, { token });
    const changeTransaction = (data: object) =>
      suite.client.callLoosely(member.updateTransactionPassword, data, { token });

    it('requires the current password; five wrong ones lock it, but not the sign-in', async () => {
      for (let attempt = 0; attempt < 4; attempt += 1) {
        const answer = await change({ oldPassword: 'Wrong12345', newPassword: 'Another2027' });
        expect(answer.message).toBe('The login password is wrong. Nothing was changed. Enter it again.');
      }
      expect((await change({ oldPassword: 'Wrong12345', newPassword: 'Another2027' })).message).toContain(
        'locked',
      );
      const login = await suite.client.call(session.login, { userName: 'aiko', password: testPassword });
      expect(login.code).toBe(20000);
      suite.platform.clock.advance(15 * 60_000);
    });

    it('rejects a password that is already used for the other purpose', async () => {
      expect((await change({ oldPassword: testPassword, newPassword: testPassword })).message).toContain(
        'already use',
      );
      const both = { loginPassword: testPassword, oldPassword: testTransactionPassword };
      expect((await changeTransaction({ ...both, newPassword: testTransactionPassword })).message).toContain(
        'already use',
      );
      expect((await changeTransaction({ ...both, newPassword: testPassword })).message).toContain(
        'must be different',
      );
      expect((await change({ oldPassword: testPassword, newPassword: 'weak' })).message).toContain(
        'New password needs 8 to 64',
      );
    });

    it('requires both current passwords for transactions, and keeps the session', async () => {
      const wrong = await changeTransaction({
        loginPassword: testPassword,
        oldPassword: 'Wrong12345',
        newPassword: 'Secret2027',
      });
      expect(wrong.message).toContain('transaction password is wrong');
      const changed = await changeTransaction({
        loginPassword: testPassword,
        oldPassword: testTransactionPassword,
        newPassword: 'Secret2027',
      });
      expect(changed.code).toBe(20000);
      const send = (transactionPassword: string, idempotencyKey: string) =>
        suite.client.call(
          transfer.makeOver,
          {
            idempotencyKey,
            coinName: 'CASH_POINT',
            amount: '1',
            toUserName: 'budi',
            remark: null,
            transactionPassword,
          },
          { token },
        );
      expect((await send(testTransactionPassword, 'after-the-change-1')).code).toBe(9001);
      expect((await send('Secret2027', 'after-the-change-2')).code).toBe(20000);
    });

    it('accepts any script, typed on any keyboard', async () => {
      const composed = 'Übergroß2027 日本';
      expect((await change({ oldPassword: testPassword, newPassword: composed })).code).toBe(20000);
      const login = await suite.client.call(session.login, {
        userName: 'aiko',
        password: composed.normalize('NFD'),
      });
      expect(login.code).toBe(20000);
    });
  });
});
