import { expect, it } from 'vitest';
import { native } from './native.ts';

it('never returns the same IV twice or changes a returned one', () => {
  const given = Array.from({ length: 5_000 }, () => native.randomBytes(12));
  const asGiven = given.map((iv) => Buffer.from(iv).toString('hex'));
  expect(new Set(asGiven).size).toBe(5_000);
  for (let next = 0; next < 5_000; next += 1) native.randomBytes(12);
  expect(given.map((iv) => Buffer.from(iv).toString('hex'))).toEqual(asGiven);
});

it.each([1, 12, 16, 17, 32, 5_000])('returns %i bytes on request', (length) => {
  expect(native.randomBytes(length)).toHaveLength(length);
});
