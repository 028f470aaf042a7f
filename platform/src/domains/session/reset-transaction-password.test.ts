import { domains } from '@portal/schema/rest';
import { beforeAll, expect, it } from 'vitest';
import { onEachPlatform } from '../../../test/platforms.ts';
import { testPassword, testTransactionPassword } from '../../../test/testing.ts';
import type { SignedInMember } from '../../identity/admission.ts';
import { Outbox } from '../../mails/outbox.ts';
import { MailedCodes } from './mailed-codes.ts';
import { sendTransactionCode } from './reset-transaction-password.ts';

const { member, session, transfer, withdrawal } = domains;
const minute = 60_000;
const hour = 60 * minute;

onEachPlatform('a forgotten transaction password', (suite) => {
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    for (const name of ['aiko', 'budi', 'chen', 'dewi', 'eka'])
      tokens.set(
        name,
        await suite.platform.signIn(
          await suite.platform.addMember(name, {
            email: `${name}@example.com`,
            balances: { WITHDRAWAL_POINT: '500', CASH_POINT: '500' },
          }),
        ),
      );
    tokens.set('nomail', await suite.platform.signIn(await suite.platform.addMember('nomail')));
  });
  const tokenOf = (name: string) => ({ token: tokens.get(name) ?? '' });
  const send = (name: string, password = testPassword) =>
    suite.client.call(session.sendTransactionCode, { password }, tokenOf(name));
  const reset = (name: string, code: string, transactionPassword: string, password = testPassword) =>
    suite.client.call(
      session.resetTransactionPassword,
      { password, code, transactionPassword },
      tokenOf(name),
    );
  const codeFor = async (name: string): Promise<string> => {
    const mail = (await suite.platform.sendMails()).findLast(({ to }) => to === `${name}@example.com`);
    return /[A-Z0-9]{4}(-[A-Z0-9]{4}){2}/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  const change = (name: string, oldPassword: string) =>
    suite.client.call(
      member.updateTransactionPassword,
      { loginPassword: testPassword, oldPassword, newPassword: 'Yet-another2031' },
      tokenOf(name),
    );

  it('accepts a reset once, with the login password and the mailed code', async () => {
    expect((await send('aiko', 'Wrong12345')).refusal).toMatchObject({ field: 'password' });
    expect((await send('aiko')).result).toEqual({ expireSeconds: 600, retrySeconds: 60 });
    expect((await send('aiko')).message).toContain('ask again in 60 seconds');
    const code = await codeFor('aiko');
    expect((await reset('aiko', 'AAAA-AAAA-AAAA', 'Quiet-harbor7')).refusal).toMatchObject({ field: 'code' });
    expect((await reset('aiko', code, 'Quiet-harbor7', 'Wrong12345')).refusal).toMatchObject({
      field: 'password',
    });
    expect((await reset('aiko', code, testPassword)).refusal).toMatchObject({ field: 'transactionPassword' });
    const now = suite.platform.clock.now().getTime();
    expect((await reset('aiko', code, 'Quiet-harbor7')).result).toEqual({
      payoutsClosedUntil: now + 24 * hour,
    });
    expect((await reset('aiko', code, 'Quiet-harbor8')).message).toContain('code is wrong');
    expect((await change('aiko', 'Quiet-harbor7')).code).toBe(20000);
    expect((await suite.platform.sendMails()).map(({ subject }) => subject)).toContain(
      'Your transaction password was changed',
    );
  });

  it('accepts one of many simultaneous resets', async () => {
    await send('eka');
    const code = await codeFor('eka');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => reset('eka', code, `Quiet-harbor${index}`)),
    );
    expect(answers.filter((answer) => answer.code === 20000)).toHaveLength(1);
  });

  it('rejects a code of another member, and one for the login password', async () => {
    await send('budi');
    const code = await codeFor('budi');
    expect((await reset('chen', code, 'Quiet-harbor7')).message).toContain('code is wrong');
    const forgot = await suite.client.call(session.forgotPassword, {
      userName: 'budi',
      code,
      password: 'Quiet-harbor7',
    });
    expect(forgot.message).toContain('code is wrong');
  });

  it('blocks payouts and transfers to other members for 24 hours', async () => {
    const withdraw = (key: string) =>
      suite.client.call(
        withdrawal.withdrawal,
        {
          idempotencyKey: `withdraw-after-reset-${key}`,
          type: 'CHAIN',
          walletType: 'ERC20',
          walletAddressId: '999999',
          bankAccountId: null,
          amount: '100',
          adminFee: '0',
          transactionPassword: 'Quiet-harbor7',
        },
        tokenOf('chen'),
      );
    const transferTo = (toUserName: string, key: string, transactionPassword = 'Quiet-harbor7') =>
      suite.client.call(
        transfer.makeOver,
        {
          idempotencyKey: `transfer-after-reset-${key}`,
          coinName: 'CASH_POINT',
          amount: '100',
          toUserName,
          remark: null,
          transactionPassword,
        },
        tokenOf('chen'),
      );
    const restrictions = async () =>
      (await suite.client.call(member.userInfo, {}, tokenOf('chen'))).result?.restrictions;
    expect(await restrictions()).toEqual([]);
    await send('chen');
    const { result } = await reset('chen', await codeFor('chen'), 'Quiet-harbor7');
    expect(await restrictions()).toMatchObject([
      { reason: 'SECURITY_CHANGE', until: result?.payoutsClosedUntil },
    ]);
    // The previous one is no longer valid. The new one is, and confirms a withdrawal that is paused.
    expect((await transferTo('budi', '1', testTransactionPassword)).refusal).toMatchObject({
      field: 'transactionPassword',
    });
    suite.platform.clock.advance(24 * hour - 1);
    tokens.set('chen', await suite.platform.signIn({ id: await idOf('chen'), userName: 'chen' }));
    expect((await withdraw('1')).message).toContain('no credits can leave your account');
    expect((await transferTo('budi', '2')).message).toContain('no credits can leave your account');
    suite.platform.clock.advance(1);
    tokens.set('chen', await suite.platform.signIn({ id: await idOf('chen'), userName: 'chen' }));
    // The refusal is not stored under the order's key: the order is checked again, and now lacks only the wallet
    // address.
    const again = await withdraw('1');
    expect(again.code).toBe(9001);
    expect(again.message).not.toContain('no credits can leave');
    expect((await transferTo('budi', '3')).code).toBe(20000);
    expect(await restrictions()).toEqual([]);
  });
  const idOf = async (userName: string): Promise<bigint> =>
    (
      await suite.platform.services.database.one<{ id: bigint }>(
        'select id from member where user_name = $1',
        [userName],
      )
    ).id;

  it('gets unlocked by the reset', async () => {
    tokens.set('dewi', await suite.platform.signIn({ id: await idOf('dewi'), userName: 'dewi' }));
    for (let attempt = 0; attempt < 5; attempt += 1) await change('dewi', 'Wrong12345');
    expect((await change('dewi', testTransactionPassword)).message).toContain('locked');
    await send('dewi');
    await reset('dewi', await codeFor('dewi'), 'Quiet-harbor7');
    expect((await change('dewi', 'Quiet-harbor7')).code).toBe(20000);
  });

  it('cannot be reset without an email address', async () => {
    tokens.set('nomail', await suite.platform.signIn({ id: await idOf('nomail'), userName: 'nomail' }));
    const { message, refusal } = await send('nomail');
    expect(refusal).toMatchObject({ needs: 'support' });
    expect(message).toContain('your account has no email address');
  });

  it('cannot be reset if no mail is sent, and does not blame a missing address', async () => {
    const { clock, messages, portalUrl } = suite.platform.services;
    const outbox = new Outbox({ isOn: false, clock, messages, portalUrl });
    const services = { ...suite.platform.services, outbox };
    const aiko = { id: await idOf('aiko'), userName: 'aiko' } as SignedInMember;
    const refused = sendTransactionCode(
      services,
      new MailedCodes(services),
      aiko,
      { password: testPassword },
      { locale: 'en-US', ip: '203.0.113.7' },
    );
    await expect(refused).rejects.toMatchObject({ code: 'NO_MAIL_SENT' });
  });
});
