import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson, fingerprint, type Json } from './canonical-json.ts';

it('returns the same text for equal values', () => {
  expect(canonicalJson({ b: [1, null, true], a: { d: '"', c: undefined } })).toBe(
    '{"a":{"d":"\\""},"b":[1,null,true]}',
  );
  expect(fingerprint({ a: 1, b: 2 })).toEqual(fingerprint({ b: 2, a: 1 }));
  expect(fingerprint({ a: 1 })).toHaveLength(32);
});

it('returns different texts for different values', () => {
  const values: Json[] = [
    null,
    '',
    '1',
    1,
    [],
    {},
    [''],
    ['', ''],
    { a: '' },
    { a: null },
    ['1', '2'],
    ['2', '1'],
    '["1"]',
    ['1'],
  ];
  expect(new Set(values.map(canonicalJson)).size).toBe(values.length);
});

it('returns JSON that parses to the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value as Json))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

it.each([Number.NaN, Number.POSITIVE_INFINITY])('throws for %d', (value) => {
  expect(() => canonicalJson([value])).toThrow(TypeError);
});
