import { expect, it } from 'vitest';
import { parseMatchingCode, formatMatchingCode } from './matching-codes.ts';

it.each([
  ['as it is shown', '7K3M-Q9TX-2B4N-VH6R'],
  ['without dashes', '7K3MQ9TX2B4NVH6R'],
  ['in small letters, with spaces around and within', '  7k3m q9tx 2b4n vh6r '],
  ['with dashes of another kind', '7K3M–Q9TX—2B4N‑VH6R'],
])('parses a code typed %s', (_how, typed) => {
  expect(parseMatchingCode(typed)).toBe('7K3MQ9TX2B4NVH6R');
});

it('reads letters that look like digits as digits', () => {
  expect(parseMatchingCode('OIL0-0000-0000-000o')).toBe('0110000000000000');
});

it.each(['', '7K3M-Q9TX-2B4N', '7K3M-Q9TX-2B4N-VH6R-7', '7K3M-Q9TX-2B4N-VH6U', '7K3M_Q9TX_2B4N_VH6R'])(
  'rejects %j',
  (typed) => {
    expect(parseMatchingCode(typed)).toBeUndefined();
  },
);

it('formats groups of four that parse back', () => {
  const written = formatMatchingCode('7K3MQ9TX2B4NVH6R');
  expect(written).toBe('7K3M-Q9TX-2B4N-VH6R');
  expect(parseMatchingCode(written)).toBe('7K3MQ9TX2B4NVH6R');
});
