/** Security mails, which members cannot turn off, and which others' actions trigger. */
import { domains } from '@portal/schema/rest';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { runConfirmed } from '../../test/commands.ts';
import { onOnePlatform } from '../../test/platforms.ts';
import { testCaptcha, testPassword, testTransactionPassword, type TestMember } from '../../test/testing.ts';
import { Outbox } from '../mails/outbox.ts';
import { isKnownNetwork } from './session/known-networks.ts';

const { member, payout, session, transfer } = domains;
const transactionPassword = testTransactionPassword;

onOnePlatform('the mail of a member', (suite) => {
  let aiko: TestMember;
  let budi: TestMember;
  let token: string;
  beforeAll(async () => {
    aiko = await suite.platform.addMember('aiko', {
      email: 'aiko@example.com',
      balances: { CASH_POINT: '100' },
    });
    budi = await suite.platform.addMember('budi', {
      email: 'budi@example.com',
      balances: { CASH_POINT: '50' },
    });
    token = await suite.platform.signIn(aiko);
    for (const mailKind of ['ORDERS', 'CREDITS_RECEIVED'] as const)
      await suite.client.call(member.setMailPreference, { mailKind, isWanted: false }, { token });
  });
  /** Returns the subjects of the mails to an address since the test began. */
  let before = 0;
  beforeEach(async () => {
    before = (await suite.platform.sendMails()).length;
  });
  const mailed = async (to = 'aiko@example.com') =>
    (await suite.platform.sendMails())
      .slice(before)
      .filter((mail) => mail.to === to)
      .map(({ subject, text }) => ({ subject, text }));
  const login = (
    userName: string,
    ip: string,
    password = testPassword,
    userAgent?: string,
    language?: string,
  ) =>
    suite.client.call(
      session.login,
      { userName, password },
      { ip, headers: { 'user-agent': userAgent }, ...(language !== undefined && { language }) },
    );

  it('reports a sign-in from a new network once, without the full address', async () => {
    await login('aiko', '203.0.113.77');
    await login('aiko', '203.0.113.77');
    await login('aiko', '198.51.100.9', 'Wrong12345');
    const mails = await mailed();
    expect(mails.map(({ subject }) => subject)).toEqual(['A sign-in from a new device']);
    expect(mails[0]?.text).toContain('Network: 203.0.113.0/24');
    expect(mails[0]?.text).not.toContain('203.0.113.77');
  });

  it('reports each new device in a known network once', async () => {
    const ip = '203.0.113.200';
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
    const safari =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
    for (const userAgent of [firefox, safari, firefox, safari])
      await login('aiko', ip, testPassword, userAgent);
    // A newer version of a browser is the same device.
    await login('aiko', ip, testPassword, firefox.replaceAll('145.0', '146.0'));
    // A wrong password makes no device known.
    const edge = 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36 Edg/142.0';
    await login('aiko', ip, 'Wrong12345', edge);
    const found = async () => (await mailed()).map(({ text }) => /Device: (.+)/.exec(text)?.[1]);
    expect(await found()).toEqual(['Firefox, Linux', 'Safari, iPhone']);
    await login('aiko', ip, testPassword, edge);
    expect(await found()).toEqual(['Firefox, Linux', 'Safari, iPhone', 'Edge, Windows']);
  });

  it('does not report a new device where the member has just registered', async () => {
    const { result } = await suite.client.call(session.captchaImage, {});
    const form = {
      userName: 'newcomer',
      password: testPassword,
      transactionPassword,
      countryCode: 'JP',
      email: 'newcomer@example.com',
      referralId: null,
      captchaId: result?.captchaId ?? '',
      captcha: testCaptcha,
    };
    const ip = '192.0.2.8';
    expect((await suite.client.call(session.userRegister, form, { ip, language: 'ja-JP' })).code).toBe(20000);
    await login('newcomer', ip);
    expect(await mailed('newcomer@example.com')).toEqual([]);
    await login('newcomer', '198.51.100.8');
    const [mail] = await mailed('newcomer@example.com');
    expect(mail?.subject).toBe('新しい端末からのログインがありました');
  });

  it('reports the first device that signs in where the password was reset, although the place is trusted', async () => {
    const { id } = await suite.platform.addMember('eka', { email: 'eka@example.com' });
    const ip = '192.0.2.60';
    await login('eka', '198.51.100.60', 'Wrong12345');
    const { result } = await suite.client.call(session.captchaImage, {});
    const asked = { userName: 'eka', captchaId: result?.captchaId ?? '', captcha: testCaptcha };
    await suite.client.call(session.noLoginSend, asked, { ip });
    const [mail] = await mailed('eka@example.com');
    const code = /[A-Z0-9]{4}(-[A-Z0-9]{4}){2}/.exec(mail?.text ?? '')?.[0] ?? '';
    const password = 'Another2041';
    const reset = await suite.client.call(
      session.forgotPassword,
      { userName: 'eka', code, password },
      { ip },
    );
    expect(reset.code).toBe(20000);
    const networks = suite.platform.services.fingerprints.networks(ip);
    expect(await isKnownNetwork(suite.platform.services.database, id, networks)).toBe(true);
    for (let time = 0; time < 2; time += 1) expect((await login('eka', ip, password)).code).toBe(20000);
    expect((await mailed('eka@example.com')).map(({ subject }) => subject)).toEqual([
      'Your code for a new login password',
      'Your login password was changed',
      'A sign-in from a new device',
    ]);
  });

  it('reports the first sign-in in its language, and a later one in the language known by then', async () => {
    await suite.platform.addMember('dewi', { email: 'dewi@example.com' });
    await login('dewi', '203.0.113.31', testPassword, undefined, 'id-ID');
    await login('dewi', '198.51.100.31', testPassword, undefined, 'ko-KP');
    const mails = await mailed('dewi@example.com');
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Ada yang masuk dari perangkat baru',
      'Ada yang masuk dari perangkat baru',
    ]);
  });

  it('reports a new or changed payout method by the last digits of its number', async () => {
    const account = {
      bankName: 'BCA',
      accountName: 'Aiko',
      accountNumber: '1234567890',
      transactionPassword,
    };
    const { result } = await suite.client.call(payout.addBankAccount, account, { token });
    const id = result?.id ?? '';
    await suite.client.call(payout.updateBankAccount, { id, ...account }, { token });
    await suite.client.call(
      payout.updateBankAccount,
      { id, ...account, accountNumber: '9876543210' },
      { token },
    );
    const mails = await mailed();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A bank account was added for withdrawals',
      'A bank account for withdrawals was changed',
    ]);
    expect(mails[0]?.text).toContain('ending in 7890');
    expect(mails[1]?.text).toContain('ending in 3210');
    expect(mails.map(({ text }) => text).join()).not.toMatch(/1234567890|9876543210/);
  });

  it('reports changed passwords, and nothing if none changed', async () => {
    await suite.client.call(
      member.updateTransactionPassword,
      { loginPassword: testPassword, oldPassword: 'Wrong12345', newPassword: 'Another2031' },
      { token },
    );
    expect(await mailed()).toEqual([]);
    await suite.client.call(
      member.updateTransactionPassword,
      { loginPassword: testPassword, oldPassword: transactionPassword, newPassword: 'Another2031' },
      { token },
    );
    await suite.client.call(
      member.updatePassWord,
      { oldPassword: testPassword, newPassword: 'Another2032' },
      { token },
    );
    const mails = await mailed();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your transaction password was changed',
      'Your login password was changed',
    ]);
    expect(mails.map(({ text }) => text).join()).not.toMatch(/Another|Portal2026|Credits2026/);
  });

  it('reports credits from a member, once per transfer, unless turned off', async () => {
    const from = await suite.platform.signIn(budi);
    const send = (toUserName: string, key: string, amount = '2.5') =>
      suite.client.call(
        transfer.makeOver,
        {
          idempotencyKey: `mailed-transfer-${key}`,
          coinName: 'CASH_POINT',
          amount,
          toUserName,
          remark: null,
          transactionPassword,
        },
        { token: from },
      );
    await suite.platform.addMember('chen', { email: 'chen@example.com' });
    await send('chen', '1');
    await send('chen', '1');
    await send('chen', '2', '9999');
    await send('aiko', '3');
    const mails = await mailed('chen@example.com');
    expect(mails.map(({ subject }) => subject)).toEqual(['budi transferred credits to you']);
    expect(mails[0]?.text).toMatch(/budi transferred 2\.50 cash credits to you\.\n\nReceipt number: \S+/);
    expect(await mailed()).toEqual([]);
  });

  it('reports decisions in the transaction of the decision', async () => {
    const { database } = suite.platform.services;
    const asked = await database.one<{ id: bigint }>(
      `insert into commitment_application (member_id, commitment_id, receipt_number, statement, status, created_at)
       select $1, min(id), 'C1', 'I will', 'PENDING_REVIEW', $2 from commitment_package returning id`,
      [budi.id, suite.platform.clock.now()],
    );
    const { reviews } = suite.platform;
    expect(await reviews.reject(`commitment:${asked.id}`, 'Too short')).toBe(true);
    expect(await reviews.reject(`commitment:${asked.id}`, 'Too short')).toBe(false);
    const mails = await mailed('budi@example.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toMatch(/^Your application for .+ was rejected$/);
    expect(mails[0]?.text).toContain('The reason: Too short');
  });

  it('prompts a warning to the operator if none could be written, and only then', async () => {
    await suite.platform.addMember('edo', { email: 'edo@example.com' });
    await suite.platform.addMember('fay');
    const { services } = suite.platform;
    const { clock, messages } = services;
    const outbox = new Outbox({ isOn: false, clock, messages, portalUrl: undefined });
    const warned = async (line: string, to: typeof services = { ...services, outbox }) =>
      (await runConfirmed({ ...suite.platform, services: to }, line.split(' '))).warning;
    const address = (user: string, email: string) => `member email ${user} ${email} --reason Test`;
    expect(await warned(address('edo', 'edo2@example.com'))).toContain('SMTP_URL is not set');
    // Nothing changed, the change sends no mail, or the member has no address.
    expect(await warned(address('edo', 'edo2@example.com'))).toBeUndefined();
    expect(await warned('member ban edo --reason Test')).toBeUndefined();
    expect(await warned('member transaction-password fay --reason Test')).toBeUndefined();
    expect(await mailed('edo2@example.com')).toEqual([]);
    expect(await warned(address('edo', 'edo3@example.com'), services)).toBeUndefined();
    expect((await mailed('edo3@example.com')).map(({ subject }) => subject)).toEqual([
      'Your account has a new email address',
    ]);
  });
});
