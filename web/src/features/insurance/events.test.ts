import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../test/portal.tsx';
import { urgentOf } from '../urgent.fixture.ts';
import type { InsuranceEventsQuery } from './events.generated.ts';
import source from './events.tsx';

beforeAll(() => startTexts('notices'));

/** Packages of a member; `now` of the fixture is 12:00 of the 21st. */
const answer = (...packages: readonly object[]) =>
  ({
    running: {
      edges: packages.map((changes, i) => ({
        node: {
          id: String(i),
          receiptNumber: `I-${i}`,
          kind: 'BOUGHT',
          status: 'LOCKED',
          name: 'Silver',
          amount: '500',
          createdAt: '2026-11-01T12:00:00.000Z',
          unlocksAt: '2026-12-21T12:00:00.000Z',
          nextPremium: null,
          ...changes,
        },
      })),
    },
  }) as InsuranceEventsQuery;

const linesOf = (data: InsuranceEventsQuery) =>
  urgentOf((context) => source.toEvents(data, context)).map(({ title }) => title);

it('reports nothing while a package is insured and locked for long', () => {
  expect(linesOf(answer({}, { unlocksAt: '2026-11-23T12:00:00.001Z' }))).toEqual([]);
});

it('reports an unpaid premium', () => {
  expect(linesOf(answer({ nextPremium: '15' }))).toEqual(['Silver has an unpaid premium']);
});

it('reports two days before that a package or trial ends', () => {
  const unlocksAt = '2026-11-23T12:00:00.000Z';
  expect(linesOf(answer({ unlocksAt }, { kind: 'TRIAL', name: 'Bronze', unlocksAt }))).toEqual([
    'Silver unlocks soon',
    'Your Bronze trial ends soon',
  ]);
});

it('reports an unlocked package and nothing about an ended trial', () => {
  const unlocksAt = '2026-11-21T12:00:00.000Z';
  const unlocked = { status: 'UNLOCKED', unlocksAt };
  expect(linesOf(answer(unlocked, { ...unlocked, kind: 'TRIAL' }))).toEqual(['Silver is unlocked']);
});
