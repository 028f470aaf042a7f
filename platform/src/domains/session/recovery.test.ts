import { domains } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { runConfirmed } from '../../../test/commands.ts';
import { onOnePlatform } from '../../../test/platforms.ts';
import { listPauses } from '../../services/operation-guards.ts';

const { userInfo } = domains.member;

onOnePlatform('a member without access', (suite) => {
  const run = (...args: string[]) =>
    runConfirmed(suite.platform, ['member', ...args, '--reason', 'Seen in person']);
  const areClosed = async (memberId: bigint) => {
    const { services, clock } = suite.platform;
    return (await listPauses(services, services.database, memberId, clock.now())).length > 0;
  };
  const recorded = async () =>
    JSON.stringify(
      await suite.platform.services.database.query('select typed, before, after from operator_action'),
    );

  it('gets another email address from an operator, with mail to both and every session ended', async () => {
    const aiko = await suite.platform.addMember('Aiko', { email: 'old@example.com' });
    expect(await areClosed(aiko.id)).toBe(false);
    const tokens = await Promise.all([1, 2].map(() => suite.platform.signIn(aiko)));
    const answers = async () =>
      Promise.all(tokens.map(async (token) => (await suite.client.call(userInfo, {}, { token })).code));
    expect(await answers()).toEqual([20000, 20000]);
    const told = await run('email', 'aiko', 'new@example.com');
    expect(told).toMatchObject({
      exitCode: 0,
      text: expect.stringContaining('The address of Aiko is new@example.com.') as string,
    });
    const mails = await suite.platform.sendMails();
    expect(mails.map(({ to }) => to)).toEqual(['new@example.com', 'old@example.com']);
    expect(await answers()).toEqual([87321, 87321]);
    // Another person may have access to the old address by now.
    expect(mails[1]?.text).not.toContain('new@example.com');
    expect(await areClosed(aiko.id)).toBe(true);
    suite.platform.clock.advance(24 * 60 * 60_000);
    expect(await areClosed(aiko.id)).toBe(false);
    expect(await run('email', 'AIKO', 'NEW@example.com')).toEqual({
      exitCode: 1,
      text: 'NEW@example.com is the address of Aiko already.',
    });
    expect(await recorded()).toContain('old@example.com');
  });

  it('gets a transaction password from an operator, which is printed but not recorded', async () => {
    const budi = await suite.platform.addMember('Budi');
    const { text, exitCode } = await run('transaction-password', 'budi');
    expect(exitCode).toBe(0);
    const [password = ''] = /[A-Z]{4}-\d{4}-[A-Z\d]{5}/.exec(text) ?? [];
    const { transaction_password_hash: hash } = await suite.platform.services.database.one<{
      transaction_password_hash: string;
    }>('select transaction_password_hash from member where id = $1', [budi.id]);
    expect(await suite.platform.services.passwords.members.verify(hash, password)).toBe(true);
    expect(await areClosed(budi.id)).toBe(true);
    const written = (await recorded()) + JSON.stringify(await suite.platform.sendMails());
    expect(written).not.toContain(password);
    expect(written).not.toContain(hash);
    const again = await run('transaction-password', 'budi');
    expect(again.text).not.toContain(password);
  });

  describe('a recovery code from an operator', () => {
    const { login, forgotPassword } = domains.session;
    let names = 0;
    const newMember = async () => {
      const member = await suite.platform.addMember(`Chen${(names += 1)}`);
      await suite.platform.services.database.execute('update member set email = null where id = $1', [
        member.id,
      ]);
      return member;
    };
    const codeIn = (text: string) => /[A-Z\d]{4}-[A-Z\d]{4}-[A-Z\d]{4}/.exec(text)?.[0] ?? '';
    const password = 'Another2027';
    const reset = async (userName: string, code: string) =>
      (await suite.client.call(forgotPassword, { userName, code, password })).code;

    it('sets a new password once, and is not recorded', async () => {
      const { id, userName } = await newMember();
      const { text, exitCode } = await run('recovery-code', userName);
      const code = codeIn(text);
      expect([exitCode, code]).toEqual([0, expect.stringMatching(/^.{14}$/)]);
      expect(await areClosed(id)).toBe(true);
      expect(await recorded()).not.toContain(code);
      expect(await reset(userName, code.toLowerCase().replaceAll('-', ''))).toBe(20000);
      expect(await reset(userName, code)).toBe(9001);
      expect((await suite.client.call(login, { userName, password })).code).toBe(20000);
    });

    it('signs every device out at once', async () => {
      const member = await newMember();
      const token = await suite.platform.signIn(member);
      await run('recovery-code', member.userName);
      expect((await suite.client.call(userInfo, {}, { token })).code).toBe(87321);
    });

    it('ends after an hour, and with the next one', async () => {
      const { userName } = await newMember();
      const first = codeIn((await run('recovery-code', userName)).text);
      const second = codeIn((await run('recovery-code', userName)).text);
      expect(await reset(userName, first)).toBe(9001);
      suite.platform.clock.advance(60 * 60_000);
      expect(await reset(userName, second)).toBe(9001);
      const third = codeIn((await run('recovery-code', userName)).text);
      suite.platform.clock.advance(60 * 60_000 - 1);
      expect(await reset(userName, third)).toBe(20000);
    });

    it('can be issued three times a day', async () => {
      const { userName } = await newMember();
      for (let count = 0; count < 3; count += 1)
        expect((await run('recovery-code', userName)).exitCode).toBe(0);
      expect(await run('recovery-code', userName)).toEqual({
        exitCode: 1,
        text: `${userName} got 3 codes today already (GMT+8).`,
      });
      suite.platform.clock.advance(24 * 60 * 60_000);
      expect((await run('recovery-code', userName)).exitCode).toBe(0);
    });

    it('works for its member only', async () => {
      const [one, other] = [await newMember(), await newMember()];
      const code = codeIn((await run('recovery-code', one.userName)).text);
      expect(await reset(other.userName, code)).toBe(9001);
      expect(await reset(one.userName, code)).toBe(20000);
    });

    it('sends mail without the code to a member who has an address', async () => {
      const member = await suite.platform.addMember('Dewi', { email: 'dewi@example.com' });
      const code = codeIn((await run('recovery-code', member.userName)).text);
      const mail = (await suite.platform.sendMails()).at(-1);
      expect(mail).toMatchObject({
        to: 'dewi@example.com',
        subject: 'Support issued a code for a new login password',
      });
      expect(mail?.text).not.toContain(code);
    });

    it('does not admit a member whose account is closed', async () => {
      const { userName } = await newMember();
      const code = codeIn((await run('recovery-code', userName)).text);
      await run('ban', userName);
      expect(await reset(userName, code)).toBe(9001);
    });
  });

  it.each([
    [['email', 'nobody', 'a@example.com'], 1, 'There is no member nobody.'],
    [['email', 'budi', 'budi at home'], 2, 'Which email address?'],
    [['transaction-password', 'nobody'], 1, 'There is no member nobody.'],
    [['recovery-code', 'nobody'], 1, 'There is no member nobody.'],
  ] as const)('rejects %s', async (args, code, said) => {
    const { text, exitCode } = await run(...args);
    expect([exitCode, text]).toEqual([code, expect.stringContaining(said)]);
  });

  it('requires a reason', async () => {
    for (const args of [
      ['email', 'budi', 'a@example.com'],
      ['transaction-password', 'budi'],
      ['recovery-code', 'budi'],
    ])
      expect(await runConfirmed(suite.platform, ['member', ...args])).toMatchObject({ exitCode: 2 });
  });
});
