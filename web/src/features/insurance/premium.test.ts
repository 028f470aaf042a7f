import { expect, it } from 'vitest';
import { contractOf, standing } from './insurances.fixture.ts';
import { changeOf, chosenContract, insuredDays, toPremium, unlocksWithin } from './premium.ts';

const today = '2026-11-21';
const contract = contractOf({ unlocksAt: '2026-12-10T02:00:00.000Z' });
const draft = toPremium(contract, today);
if (draft === undefined) throw new Error('no premium');

it('a premium insures the six days after the one on which it is paid', () => {
  expect(insuredDays('2026-11-28')).toEqual(['2026-11-29', '2026-12-04']);
});

it.each([
  ['2026-11-27T15:59:59.999Z', true],
  ['2026-11-27T16:00:00.000Z', false],
])('a package that unlocks at %s unlocks before the six days are over: %s', (unlocksAt, isWithin) => {
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
  const now = (changes: object) => standing({ running: [{ ...contract, ...changes }] });
  expect(changeOf(draft, now({}), today)).toEqual({ kind: 'none' });
  expect(changeOf(draft, now({ nextPremium: '14.7' }), today)).toMatchObject({
    kind: 'terms',
    draft: { pays: '14.7' },
  });
  expect(changeOf(draft, now({}), '2026-11-22')).toMatchObject({
    kind: 'terms',
    draft: { day: '2026-11-22' },
  });
  expect(changeOf(draft, now({ nextPremium: null }), today)).toEqual({ kind: 'closed' });
  expect(changeOf(draft, standing(), today)).toEqual({ kind: 'closed' });
});
