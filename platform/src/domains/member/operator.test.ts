import { domains } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { runConfirmed } from '../../../test/commands.ts';
import { onOnePlatform } from '../../../test/platforms.ts';
import { testUse } from '../../../test/testing.ts';

onOnePlatform('the areas of a member', (suite) => {
  const run = (...args: string[]) => runConfirmed(suite.platform, ['member', 'flag', ...args]);

  it('open and close one by one, effective at the next poll of an open session', async () => {
    const aiko = await suite.platform.addMember('Aiko');
    const token = await suite.platform.signIn(aiko);
    const areas = async () => {
      const { result } = await suite.client.call(domains.member.userInfo, {}, { token });
      return [result?.commitmentPackageStatus, result?.otcStatus, result?.matchingCodeStatus];
    };
    expect(await areas()).toEqual([0, 0, 0]);
    expect(await run('aiko', 'otc', 'on')).toEqual({ text: 'otc is on for Aiko.', exitCode: 0 });
    expect(await areas()).toEqual([0, 1, 0]);
    expect(await run('AIKO', 'matching-codes', 'on')).toMatchObject({ exitCode: 0 });
    expect(await run('aiko', 'commitment', 'on')).toMatchObject({ exitCode: 0 });
    expect(await run('aiko', 'otc', 'on')).toMatchObject({ exitCode: 0 });
    expect(await areas()).toEqual([1, 1, 1]);
    expect(await run('aiko', 'otc', 'off')).toEqual({ text: 'otc is off for Aiko.', exitCode: 0 });
    expect(await areas()).toEqual([1, 0, 1]);
    expect(await suite.platform.services.sessions.authenticate(token, testUse)).toMatchObject({
      member: { flags: new Set(['commitment', 'matchingCodes']) },
    });
  });

  it('cannot be changed for a member that does not exist', async () => {
    expect(await run('nobody', 'otc', 'on')).toEqual({ text: 'There is no member nobody.', exitCode: 1 });
    for (const [args, said] of [
      [['aiko', 'p2p', 'on'], 'Which area? Give one of commitment, otc, matching-codes.'],
      [['aiko', 'otc', 'yes'], 'On or off?'],
      [['aiko', 'otc'], 'On or off?'],
      [[], 'Which member? Give the user name.'],
    ] as const) {
      const { text, exitCode } = await run(...args);
      expect(exitCode).toBe(2);
      expect(text).toContain(said);
    }
  });
});
