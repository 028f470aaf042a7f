import { expect, it } from 'vitest';
import { onEachDatabase } from '../../test/databases.ts';
import { coins } from './coins.ts';
import { recordTypeByCode, recordTypeNames, recordTypes } from './record-types.ts';

it('maps the 43 record types by code and name', () => {
  expect(recordTypeNames).toHaveLength(43);
  expect(new Set(recordTypeNames.map((name) => recordTypes[name].code)).size).toBe(43);
  for (const name of recordTypeNames) expect(recordTypeByCode(recordTypes[name].code)).toBe(name);
  expect(() => recordTypeByCode(19)).toThrow('no record type has code 19');
});

onEachDatabase('coins', (test) => {
  it('match the ids in the database', async () => {
    const rows = await test.db.query<{ id: number; name: string }>('select id, name from coin');
    expect(Object.fromEntries(rows.map((row) => [row.name, row.id]))).toEqual(coins);
  });
});
