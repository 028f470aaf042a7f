import { expect, it } from 'vitest';

import { Overloaded } from './semaphore.ts';
import { Passwords } from './passwords.ts';

it('a hash is argon2id, salted, and of the password alone', async () => {
  const passwords = new Passwords();
  const [one, other] = await Promise.all([passwords.hash('Portal2026'), passwords.hash('Portal2026')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
  expect(await passwords.verify(one, 'Portal2026')).toBe(true);
  expect(await passwords.verify(one, 'portal2026')).toBe(false);
});

it('checking a password of an unknown member fails and takes as long as any other check', async () => {
  const passwords = new Passwords();
  const hash = await passwords.hash('Portal2026');
  const time = async (stored: string | undefined): Promise<number> => {
    const begun = performance.now();
    for (let round = 0; round < 5; round += 1)
      expect(await passwords.verify(stored, 'Wrong12345')).toBe(false);
    return performance.now() - begun;
  };
  await time(undefined);
  const [known, unknown] = [await time(hash), await time(undefined)];
  expect(unknown).toBeGreaterThan(known / 4);
  expect(await passwords.verify(undefined, 'nobody has this password')).toBe(false);
});

it('so many wait and no more; those who wait are served', async () => {
  const lengths: number[] = [];
  const passwords = new Passwords((length) => lengths.push(length));
  const results = await Promise.allSettled(Array.from({ length: 130 }, () => passwords.hash('Portal2026')));
  const turnedAway = results.filter((result) => result.status === 'rejected');
  expect(turnedAway.length).toBeGreaterThan(0);
  for (const { reason } of turnedAway) expect(reason).toBeInstanceOf(Overloaded);
  expect(results.length - turnedAway.length).toBeGreaterThanOrEqual(100);
  expect(Math.max(...lengths)).toBe(100);
  expect(lengths.at(-1)).toBe(0);
});
