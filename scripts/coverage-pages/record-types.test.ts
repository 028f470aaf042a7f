import { describe, expect, it } from 'vitest';

import { recordTypesPage, testsOf, typesPostedBy } from './record-types.ts';

describe('the record types of a flow', () => {
  it('are those that its code names behind recordType', () => {
    const code = `
      await post(operation, { recordType: isGiven ? 'adjustIn' : 'adjustOut', legs });
      const recordTypes = { UPGRADE: 'upgrade' } as const;
      const { code } = recordTypes.teamRebate;
      const legs = [{ account: house('fee'), coin }, { action: 'withdraw' }];`;
    expect([...typesPostedBy(code)].sort()).toEqual(['adjustIn', 'adjustOut', 'teamRebate', 'upgrade']);
  });

  it('are proved by the tests that expect a record of them', () => {
    const code = `
      it('takes a fine', async () => { expect(await records()).toBe('FINE -5 INSURANCE_POINT'); });
      it.each(['a', 'b'])("takes back %s's", () => { expect(type).toBe('recallPremium'); });
      it('fines no one', () => { expect(text).toBe('A fine is due, FINE or not'); });`;
    expect(testsOf(code, 'fine')).toEqual(['takes a fine']);
    expect(testsOf(code, 'recallPremium')).toEqual(["takes back %s's"]);
    expect(testsOf(code, 'claim')).toEqual([]);
  });
});

it('the page of record types has a row for each, with a flow and a test', async () => {
  const { text, missing } = await recordTypesPage();
  expect(missing).toEqual([]);
  expect(text.match(/^\| `[A-Z_]+`/gm)).toHaveLength(43);
  expect(text).toMatch(
    /`DEPOSIT` +\| Deposit +\| deposit +\| \[.+\]\(\.\.\/platform\/src\/domains\/deposit\/.+\.test\.ts\)/,
  );
});
