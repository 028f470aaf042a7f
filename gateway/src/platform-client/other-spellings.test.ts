import { assets, decimal, epochMs, session } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toPlainDecimal } from './exact-json.ts';
import { normalizeResult } from './other-spellings.ts';

describe('toPlainDecimal', () => {
  it.each([
    ['12345678901.12345678', '12345678901.12345678'],
    ['1e-7', '0.0000001'],
    ['-1.5E3', '-1500'],
    ['0.10', '0.1'],
    ['007', '7'],
    ['-0.0', '0'],
    ['1e2', '100'],
    ['12.34e1', '123.4'],
  ])('writes %s as %s', (text, plain) => {
    expect(toPlainDecimal(text)).toBe(plain);
  });

  it.each(['', 'x', '1.', '.5', '0x10', 'NaN', '1e9999'])('refuses %j', (text) => {
    expect(toPlainDecimal(text)).toBeUndefined();
  });
});

const asset = '"coinName":"CASH_POINT","assetsFrozen":0,"assetsLocked":"0.00","holds":[]';
const readAssets = (json: string): unknown =>
  assets.assetsList.result.parse(normalizeResult(assets.assetsList.result, json));

describe('a result in other spellings', () => {
  it('keeps every digit of an amount that is a number', () => {
    const json = `{"records":[{${asset},"assetsAvailable":12345678901.12345678}]}`;
    expect(readAssets(json)).toMatchObject({ records: [{ assetsAvailable: '12345678901.12345678' }] });
  });

  it('does not round an amount with more places than credits have', () => {
    const json = `{"records":[{${asset},"assetsAvailable":0.123456789}]}`;
    expect(() => readAssets(json)).toThrow();
  });

  it('accepts a bare list and fields that are not in the contract', () => {
    expect(readAssets(`[{${asset},"assetsAvailable":"1","more":{"a":[1]}}]`)).toMatchObject({
      records: [{ assetsAvailable: '1', assetsFrozen: '0', assetsLocked: '0' }],
    });
  });

  it('treats a list without hasMore as the last page', () => {
    expect(normalizeResult(assets.assetsRecordList.result, '[]')).toEqual({ records: [], hasMore: false });
  });

  it.each([
    ['1795766400123', 1795766400123],
    ['"1795766400123"', 1795766400123],
    ['1795766400', 1795766400000],
    ['"2026-11-27T08:00:00Z"', Date.UTC(2026, 10, 27, 8)],
    ['"2026-11-27 16:00:00.5+08:00"', Date.UTC(2026, 10, 27, 8, 0, 0, 500)],
  ])('reads the time %s', (json, time) => {
    expect(normalizeResult(epochMs, json)).toBe(time);
  });

  it('does not guess the time zone of a time', () => {
    expect(epochMs.safeParse(normalizeResult(epochMs, '"2026-11-27 08:00:00"')).success).toBe(false);
  });

  it('reads ids as numbers and flags as texts or booleans', () => {
    const flag = z.union([z.literal(0), z.literal(1)]);
    const row = z.object({ id: z.string(), isOpen: flag, isNew: flag.nullable() });
    expect(normalizeResult(row, '{"id":12,"isOpen":"1","isNew":false}')).toEqual({
      id: '12',
      isOpen: 1,
      isNew: 0,
    });
    expect(normalizeResult(z.array(z.boolean()), '[1,"0",true]')).toEqual([true, false, true]);
  });

  it('reads the result of a plain call from its member', () => {
    const json = '{"code":20000,"data":[{"countryCode":"ID","name":"Indonesia"}]}';
    expect(normalizeResult(session.countryList.result, json, 'data')).toEqual({
      records: [{ countryCode: 'ID', name: 'Indonesia' }],
    });
  });

  it('finds an order in the answer of a money call', () => {
    const placedOrder = z.union([
      z.object({ id: z.string(), amount: decimal }),
      z.unknown().transform(() => null),
    ]);
    expect(placedOrder.parse(normalizeResult(placedOrder, '{"id":7,"amount":1.50}'))).toEqual({
      id: '7',
      amount: '1.5',
    });
    expect(placedOrder.parse(normalizeResult(placedOrder, '{"done":true}'))).toBeNull();
  });

  it('does not accept a list as an object', () => {
    expect(normalizeResult(z.object({}), '["x"]')).toEqual(['x']);
  });

  it('returns undefined for invalid JSON', () => {
    expect(normalizeResult(decimal, '{')).toBeUndefined();
  });
});
