import { domains } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { runConfirmed } from '../../../test/commands.ts';
import { onEachPlatform } from '../../../test/platforms.ts';
import { testPassword, testTransactionPassword } from '../../../test/testing.ts';

const { member, session } = domains;
const minute = 60_000;
const hour = 60 * minute;

onEachPlatform('an email address', (suite) => {
  /** A member with a session, and their requests. */
  async function begin(userName: string, email?: string) {
    const added = await suite.platform.addMember(userName, email === undefined ? {} : { email });
    const token = await suite.platform.signIn(added);
    const call = suite.client;
    return {
      added,
      token,
      send: (address: string, transactionPassword = testTransactionPassword) =>
        call.call(session.sendEmailCodes, { email: address, transactionPassword }, { token }),
      change: (address: string, code: string, currentCode?: string) =>
        call.call(session.changeEmail, { email: address, code, currentCode }, { token }),
      shown: async () => (await call.call(member.userInfo, {}, { token })).result?.email,
    };
  }
  const mailsSince = async (mark: number) => (await suite.platform.sendMails()).slice(mark);
  const codesIn = (mails: Awaited<ReturnType<typeof mailsSince>>) =>
    Object.fromEntries(
      mails.map(({ to, text }) => [to, /[A-Z0-9]{4}(-[A-Z0-9]{4}){2}/.exec(text)?.[0] ?? '']),
    );
  /** Returns the mails sent while `work` runs. */
  async function mailed(work: () => Promise<unknown>) {
    const mark = (await suite.platform.sendMails()).length;
    await work();
    return mailsSince(mark);
  }

  it('changes with the codes from both, once, and blocks payouts and transfers for a day', async () => {
    const aiko = await begin('Aiko', 'old@example.com');
    const elsewhere = await suite.platform.signIn(aiko.added);
    expect((await aiko.send('new@example.com', 'Wrong12345')).refusal).toMatchObject({
      field: 'transactionPassword',
    });
    const codes = codesIn(await mailed(() => aiko.send('new@example.com')));
    expect(Object.keys(codes)).toEqual(['old@example.com', 'new@example.com']);
    const [ofNew = '', ofOld = ''] = [codes['new@example.com'], codes['old@example.com']];

    for (const [code, currentCode, field] of [
      [ofOld, ofNew, 'code'],
      [ofNew, ofNew, 'currentCode'],
      [ofNew, undefined, 'currentCode'],
      [ofOld, ofOld, 'code'],
    ] as const)
      expect((await aiko.change('new@example.com', code, currentCode)).refusal).toMatchObject({ field });
    // A code confirms only the address that received it.
    expect((await aiko.change('other@example.com', ofNew, ofOld)).refusal).toMatchObject({ field: 'code' });
    expect(await aiko.shown()).toBe('o***d@example.com');

    const now = suite.platform.clock.now().getTime();
    let changed: Awaited<ReturnType<typeof aiko.change>> | undefined;
    const told = await mailed(async () => {
      changed = await aiko.change('new@example.com', ofNew.toLowerCase(), ofOld);
    });
    expect(changed?.result).toEqual({ email: 'n***w@example.com', payoutsClosedUntil: now + 24 * hour });
    expect(told.map(({ to, subject }) => [to, subject])).toEqual([
      ['new@example.com', 'Your account has a new email address'],
      ['old@example.com', 'Your account has a new email address'],
    ]);
    expect(await aiko.shown()).toBe('n***w@example.com');
    expect(
      (await suite.client.call(member.userInfo, {}, { token: aiko.token })).result?.restrictions,
    ).toMatchObject([{ reason: 'SECURITY_CHANGE', until: now + 24 * hour }]);
    expect((await suite.client.call(member.userInfo, {}, { token: elsewhere })).code).toBe(87321);
    expect((await aiko.change('new@example.com', ofNew, ofOld)).refusal).toMatchObject({ field: 'email' });
    expect((await aiko.change('again@example.com', ofNew, ofOld)).refusal).toMatchObject({ field: 'code' });
  });

  it('needs only its own code to be added, without blocking payouts or transfers', async () => {
    const budi = await begin('Budi');
    const codes = codesIn(await mailed(() => budi.send('budi@example.com')));
    expect(Object.keys(codes)).toEqual(['budi@example.com']);
    const { result } = await budi.change('budi@example.com', codes['budi@example.com'] ?? '');
    expect(result).toEqual({ email: 'b***i@example.com', payoutsClosedUntil: null });
    expect(
      (await suite.client.call(member.userInfo, {}, { token: budi.token })).result?.restrictions,
    ).toEqual([]);
  });

  it('cannot be replaced by itself, in any case', async () => {
    const chen = await begin('Chen', 'chen@example.com');
    expect((await chen.send('CHEN@example.com')).refusal).toMatchObject({ field: 'email' });
    expect((await chen.send('chen at home')).refusal).toMatchObject({ field: 'email' });
  });

  it('can be requested once a minute, for any new address, with codes valid for ten minutes', async () => {
    const dewi = await begin('Dewi');
    const codes = codesIn(await mailed(() => dewi.send('dewi@example.com')));
    expect((await dewi.send('dewi@example.net')).message).toContain('ask again in 60 seconds');
    suite.platform.clock.advance(10 * minute);
    const { refusal } = await dewi.change('dewi@example.com', codes['dewi@example.com'] ?? '');
    expect(refusal).toMatchObject({ field: 'code' });
  });

  it('takes no code that was mailed to an address before the last', async () => {
    const eka = await begin('Eka', 'first@example.com');
    const early = codesIn(await mailed(() => eka.send('second@example.com')));
    await runConfirmed(suite.platform, ['member', 'email', 'eka', 'third@example.com', '--reason', 'Lost']);
    const { refusal } = await suite.client.call(
      session.changeEmail,
      {
        email: 'second@example.com',
        code: early['second@example.com'] ?? '',
        currentCode: early['first@example.com'],
      },
      { token: await suite.platform.signIn(eka.added) },
    );
    expect(refusal).toMatchObject({ field: 'code' });
  });

  it('changes once under many simultaneous requests', async () => {
    const fitri = await begin('Fitri', 'fitri@example.com');
    const codes = codesIn(await mailed(() => fitri.send('new-fitri@example.com')));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        fitri.change(
          'new-fitri@example.com',
          codes['new-fitri@example.com'] ?? '',
          codes['fitri@example.com'],
        ),
      ),
    );
    expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1);
  });

  it('ends codes mailed to the previous one when an operator replaces it', async () => {
    const gita = await begin('Gita', 'gita@example.com');
    const mails = await mailed(() =>
      suite.client.call(session.sendTransactionCode, { password: testPassword }, { token: gita.token }),
    );
    await runConfirmed(suite.platform, ['member', 'email', 'gita', 'new@example.com', '--reason', 'Lost']);
    const { refusal } = await suite.client.call(
      session.resetTransactionPassword,
      {
        password: testPassword,
        code: codesIn(mails)['gita@example.com'] ?? '',
        transactionPassword: 'Quiet-harbor7',
      },
      { token: await suite.platform.signIn(gita.added) },
    );
    expect(refusal).toMatchObject({ field: 'code' });
  });
});
