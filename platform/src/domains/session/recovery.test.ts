import { domains } from '@portal/schema/rest';
import { expect, it } from 'vitest';

import { onOnePlatform } from '../../../test/platforms.ts';
import { runConfirmed } from '../../../test/commands.ts';
import { payoutsClosedUntil } from '../member/index.ts';

const { userInfo } = domains.member;

onOnePlatform('a member who has lost the way in', (suite) => {
  const run = (...args: string[]) =>
    runConfirmed(suite.platform, ['member', ...args, '--reason', 'Seen in person']);
  const areClosed = async (memberId: bigint) =>
    (await payoutsClosedUntil(suite.platform.services.database, memberId, suite.platform.clock.now())) !==
    null;
  const recorded = async () =>
    JSON.stringify(
      await suite.platform.services.database.query('select typed, before, after from operator_action'),
    );

  it('gets another email address from an operator, of which both addresses are told, and which ends every session', async () => {
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
    // The old address may be in the hands of another by now.
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

  it('gets a transaction password from an operator, which is printed and recorded nowhere', async () => {
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

  it.each([
    [['email', 'nobody', 'a@example.com'], 1, 'There is no member nobody.'],
    [['email', 'budi', 'budi at home'], 2, 'Which email address?'],
    [['transaction-password', 'nobody'], 1, 'There is no member nobody.'],
  ] as const)('is not %s', async (args, code, said) => {
    const { text, exitCode } = await run(...args);
    expect([exitCode, text]).toEqual([code, expect.stringContaining(said)]);
  });

  it('is not helped without a reason', async () => {
    for (const args of [
      ['email', 'budi', 'a@example.com'],
      ['transaction-password', 'budi'],
    ])
      expect(await runConfirmed(suite.platform, ['member', ...args])).toMatchObject({ exitCode: 2 });
  });
});
