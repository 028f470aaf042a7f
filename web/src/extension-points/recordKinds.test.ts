import { describe, expect, it } from 'vitest';
import { kindGroups, kindsOf, recordKinds } from './recordKinds.ts';

describe('the kinds of record', () => {
  it('number 43, each in one group', () => {
    expect(recordKinds).toHaveLength(43);
    expect(kindGroups.map((group) => kindsOf(group).length)).toEqual([9, 14, 11, 4, 2, 3]);
    expect(kindGroups.flatMap((group) => kindsOf(group))).toEqual(recordKinds);
  });
});
