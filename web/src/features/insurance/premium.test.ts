import { expect, it } from 'vitest';
import { contractOf, summary } from './insurances.fixture.ts';
import { getPremiumChange, chosenContract, insuredDays, toPremium, unlocksWithin } from './premium.ts';

const today = '2026-11-21';
const contract = contractOf({ unlocksAt: '2026-12-10T02:00:00.000Z' });
const draft = toPremium(contract, today);
if (draft === undefined) throw new Error('no premium');

it('insures the six days after the day of payment', () => {
  expect(insuredDays('2026-11-28')).toEqual(['2026-11-29', '2026-12-04']);
});

it.each([
  ['2026-11-27T15:59:59.999Z', true],
  ['2026-11-27T16:00:00.000Z', false],
])('detects whether a package that unlocks at %s unlocks within the six days: %s', (unlocksAt, isWithin) => {
  expect(unlocksWithin({ ...draft, unlocksAt })).toBe(isWithin);
});

it('chooses the package named, else one that can be insured, else the newest, and no trial', () => {
  const trial = contractOf({ id: '1', kind: 'TRIAL' });
  const covered = contractOf({ id: '2', nextPremium: null });
  const open = contractOf({ id: '3' });
  expect(chosenContract([trial, covered, open], '2')).toBe(covered);
  expect(chosenContract([trial, covered, open], '1')).toBe(open);
  expect(chosenContract([trial, covered], '')).toBe(covered);
  expect(chosenContract([trial], '1')).toBeUndefined();
});

it('finds what has changed since the review opened', () => {
  const now = (changes: object) => summary({ running: [{ ...contract, ...changes }] });
  expect(getPremiumChange(draft, now({}), today)).toEqual({ kind: 'none' });
  expect(getPremiumChange(draft, now({ nextPremium: '14.7' }), today)).toMatchObject({
    kind: 'terms',
    draft: { pays: '14.7' },
  });
  expect(getPremiumChange(draft, now({}), '2026-11-22')).toMatchObject({
    kind: 'terms',
    draft: { day: '2026-11-22' },
  });
  expect(getPremiumChange(draft, now({ nextPremium: null }), today)).toEqual({ kind: 'closed' });
  expect(getPremiumChange(draft, summary(), today)).toEqual({ kind: 'closed' });
});
