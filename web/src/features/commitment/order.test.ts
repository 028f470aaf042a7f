import { describe, expect, it } from 'vitest';
import {
  approvedPackage,
  claimedPackage,
  packageOf,
  pendingPackage,
  rejectedPackage,
} from './applications.fixture.ts';
import { getFreePackageChange, findOpenPackage, toFreePackageDraft, type Commitment } from './order.ts';

const summary = (...packages: Commitment[]) => ({ packages, levels: [] });

it.each([
  ['not applied for yet', true, packageOf()],
  ['applied for and rejected', true, rejectedPackage],
  ['applied for', false, pendingPackage],
  ['approved', false, approvedPackage],
  ['closed', false, packageOf({ applyBlockingReason: 'CLOSED' })],
])('finds a package that is %s for an application: %s', (_what, canChoose, commitment) => {
  expect(findOpenPackage(summary(commitment), '2')).toBe(canChoose ? commitment : null);
  expect(findOpenPackage(summary(commitment), '3')).toBeNull();
});

describe('a free package draft', () => {
  const draft = toFreePackageDraft(approvedPackage);
  if (draft === null) throw new Error('no application');

  it('contains the application and its package, or is null without one', () => {
    expect(draft).toMatchObject({ applicationId: '151', name: 'Builder', packageName: 'Bronze' });
    expect(toFreePackageDraft(packageOf())).toBeNull();
  });

  it.each([
    ['holds while nothing changes', approvedPackage, { kind: 'none' }],
    ['ends when the package was claimed elsewhere', claimedPackage, { kind: 'closed' }],
    [
      'ends when another one runs',
      { ...approvedPackage, claimBlockingReason: 'RUNNING' as const },
      { kind: 'closed' },
    ],
    [
      'is renewed when another package is given',
      { ...approvedPackage, packageName: 'Silver', amount: '500' },
      { kind: 'terms', draft: { ...draft, packageName: 'Silver', amount: '500' } },
    ],
    [
      'is renewed when it is given in another way',
      { ...approvedPackage, kind: 'TRIAL' as const },
      { kind: 'terms', draft: { ...draft, kind: 'TRIAL' } },
    ],
  ])('%s', (_what, now, change) => {
    expect(getFreePackageChange(draft, summary(now))).toEqual(change);
  });
});
