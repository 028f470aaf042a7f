import { expect, it } from 'vitest';

import { readMatchingCode, writeMatchingCode } from './matching-codes.ts';

it.each([
  ['as it is shown', '7K3M-Q9TX-2B4N-VH6R'],
  ['without dashes', '7K3MQ9TX2B4NVH6R'],
  ['in small letters, with spaces around and within', '  7k3m q9tx 2b4n vh6r '],
  ['with dashes of another kind', '7K3M–Q9TX—2B4N‑VH6R'],
])('reads a code typed %s', (_how, typed) => {
  expect(readMatchingCode(typed)).toBe('7K3MQ9TX2B4NVH6R');
});

it('takes letters that look like digits for them', () => {
  expect(readMatchingCode('OIL0-0000-0000-000o')).toBe('0110000000000000');
});

it.each(['', '7K3M-Q9TX-2B4N', '7K3M-Q9TX-2B4N-VH6R-7', '7K3M-Q9TX-2B4N-VH6U', '7K3M_Q9TX_2B4N_VH6R'])(
  'reads no code from %j',
  (typed) => {
    expect(readMatchingCode(typed)).toBeUndefined();
  },
);

it('writes groups of four, which it reads again', () => {
  const written = writeMatchingCode('7K3MQ9TX2B4NVH6R');
  expect(written).toBe('7K3M-Q9TX-2B4N-VH6R');
  expect(readMatchingCode(written)).toBe('7K3MQ9TX2B4NVH6R');
});
