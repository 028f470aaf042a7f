import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { Overloaded } from '../kernel/semaphore.ts';
import { Passwords } from './passwords.ts';

it('returns a salted argon2id hash of the password', async () => {
  const passwords = new Passwords('members');
  const [one, other] = await Promise.all([passwords.hash('Portal2026'), passwords.hash('Portal2026')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
  expect(await passwords.verify(one, 'Portal2026')).toBe(true);
  expect(await passwords.verify(one, 'portal2026')).toBe(false);
});

it('fails for an unknown member at the same cost as any other check', async () => {
  const costs: string[] = [];
  const passwords = new Passwords('members', undefined, {
    hash,
    verify: (stored, ...rest) => {
      // Variant, version, memory, passes and lanes; what follows are the salt and the digest.
      costs.push(stored.toString().split('$').slice(1, 4).join(' '));
      return verify(stored, ...rest);
    },
  });
  const stored = await passwords.hash('Portal2026');
  expect(await passwords.verify(stored, 'Wrong12345')).toBe(false);
  expect(await passwords.verify(undefined, 'Wrong12345')).toBe(false);
  expect(await passwords.verify(undefined, 'a password of no member')).toBe(false);
  expect(costs).toEqual(Array(3).fill('argon2id v=19 m=19456,t=2,p=1'));
});

it('completes checks up to the queue limit and rejects the rest', async () => {
  const lengths: number[] = [];
  const passwords = new Passwords('visitors', (length) => lengths.push(length));
  const threads = Math.max(1, Math.floor(availableParallelism() / 2));
  const [accepted, more] = [51 * threads, 5];
  const results = await Promise.allSettled(
    Array.from({ length: accepted + more }, () => passwords.hash('Portal2026')),
  );
  const turnedAway = results.filter((result) => result.status === 'rejected');
  expect(turnedAway).toHaveLength(more);
  for (const { reason } of turnedAway) expect(reason).toBeInstanceOf(Overloaded);
  expect(Math.max(...lengths)).toBe(50 * threads);
  expect(lengths.at(-1)).toBe(0);
});

it('checks passwords of members without waiting for visitors', async () => {
  const held = Promise.withResolvers<undefined>();
  const visitors = new Passwords('visitors', undefined, {
    hash: async (...given) => {
      await held.promise;
      return hash(...given);
    },
    verify,
  });
  const members = new Passwords('members');
  let ended = 0;
  const flood = Array.from({ length: 40 }, () => visitors.hash('Portal2026').then(() => (ended += 1)));
  expect(await members.verify(await members.hash('Credits2026'), 'Credits2026')).toBe(true);
  expect(ended).toBe(0);
  held.resolve(undefined);
  await Promise.all(flood);
});
