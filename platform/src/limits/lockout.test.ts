import { beforeAll, beforeEach, expect, it } from 'vitest';
import { onEachPlatform } from '../../test/platforms.ts';
import { testTransactionPassword, type TestMember } from '../../test/testing.ts';
import { proveTransactionPassword } from '../domains/member/passwords.ts';

const minute = 60_000;
const hour = 60 * minute;

onEachPlatform('a password lockout', (suite) => {
  let members = 0;
  let member: TestMember;
  beforeAll(() => suite.platform.clock.advance(1));
  beforeEach(async () => {
    members += 1;
    member = await suite.platform.addMember(`m${members}`, { email: `m${members}@example.com` });
  });
  const prove = (password: string) =>
    proveTransactionPassword(suite.platform.services, member.id, password).then(
      () => 'right' as const,
      (error: unknown) => (error as { code?: string }).code ?? (error as Error).name,
    );
  const lockedUntil = async (): Promise<number> => {
    const row = await suite.platform.services.database.maybe<{ locked_until: Date | null }>(
      "select locked_until from lockout where scope = 'transaction' and subject = $1",
      [member.id.toString()],
    );
    return row?.locked_until?.getTime() ?? 0;
  };
  const now = () => suite.platform.clock.now().getTime();
  /** Guesses whenever the password is not locked, for this long and this often; returns how many were checked. */
  const guess = async (
    forMs: number,
    everyMs: number,
    between: () => Promise<void> = () => Promise.resolve(),
  ): Promise<number> => {
    const end = now() + forMs;
    let guesses = 0;
    while (now() < end) {
      if ((await lockedUntil()) <= now()) {
        await prove('Wrong12345');
        guesses += 1;
        await between();
      }
      suite.platform.clock.advance(everyMs);
    }
    return guesses;
  };

  it('doubles in length each time, up to a day', async () => {
    const held: number[] = [];
    for (let lock = 0; lock < 4; lock += 1) {
      for (let attempt = 0; attempt < 5; attempt += 1) await prove('Wrong12345');
      held.push((await lockedUntil()) - now());
      suite.platform.clock.advance((held.at(-1) ?? 0) + 1);
    }
    // The twentieth wrong attempt of a day locks the password until the day has passed.
    expect(held.slice(0, 3)).toEqual([15 * minute, 30 * minute, hour]);
    expect(held[3]).toBeGreaterThan(22 * hour);
    for (let lock = 0; lock < 4; lock += 1) {
      for (let attempt = 0; attempt < 5; attempt += 1) await prove('Wrong12345');
      held.push((await lockedUntil()) - now());
      suite.platform.clock.advance((held.at(-1) ?? 0) + 1);
    }
    expect(Math.max(...held)).toBeLessThanOrEqual(24 * hour);
  });

  it('starts again at 15 minutes after the right password', async () => {
    for (const expected of [15 * minute, 15 * minute]) {
      for (let attempt = 0; attempt < 5; attempt += 1) await prove('Wrong12345');
      expect((await lockedUntil()) - now()).toBe(expected);
      suite.platform.clock.advance(expected + 1);
      expect(await prove(testTransactionPassword)).toBe('right');
    }
  });

  it.each([
    ['as fast as possible', minute],
    ['four times in a quarter of an hour', 4 * minute],
  ])('allows at most 20 guesses a day to a caller who guesses %s', async (_, everyMs) => {
    expect(await guess(24 * hour, everyMs)).toBeLessThanOrEqual(20);
  });

  it('allows no more guesses while the member confirms in between', async () => {
    const guesses = await guess(24 * hour, 10 * minute, async () => {
      await prove(testTransactionPassword);
    });
    expect(guesses).toBe(20);
  });

  it('sends one email to the member per lockout', async () => {
    for (let attempt = 0; attempt < 8; attempt += 1) await prove('Wrong12345');
    const mails = (await suite.platform.sendMails()).filter(({ to }) => to === `m${members}@example.com`);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your transaction password is locked']);
  });
});
