import { describe, expect, it } from 'vitest';
import { onOneDatabase } from '../../../test/databases.ts';
import {
  getApplyBlockingReason,
  getClaimBlockingReason,
  findPackage,
  formatPackage,
  listPackages,
} from './rules.ts';

const offered = { enabled: true, minimumLevel: 2 };
const able = { level: 2, running: false };
const approved = { status: 'APPROVED', claimed_at: null } as const;

describe('getApplyBlockingReason', () => {
  it('returns null from the minimum level on, and again after a rejection', () => {
    expect(getApplyBlockingReason(offered, undefined, able)).toBeNull();
    expect(getApplyBlockingReason(offered, { status: 'REJECTED', claimed_at: null }, able)).toBeNull();
    // A running free package does not prevent an application.
    expect(getApplyBlockingReason(offered, undefined, { ...able, running: true })).toBeNull();
  });

  it.each([
    ['PENDING', offered, { status: 'PENDING_REVIEW', claimed_at: null }, able],
    ['APPROVED', offered, approved, able],
    ['CLOSED', { ...offered, enabled: false }, undefined, able],
    ['LEVEL', offered, undefined, { ...able, level: 1 }],
  ] as const)('returns %s', (blockingReason, one, newest, member) => {
    expect(getApplyBlockingReason(one, newest, member)).toBe(blockingReason);
  });
});

describe('getClaimBlockingReason', () => {
  it('returns null for an approved application while no other free package runs', () => {
    expect(getClaimBlockingReason(offered, approved, able)).toBeNull();
  });

  it.each([
    ['NOT_APPLIED', undefined, able],
    ['NOT_APPROVED', { status: 'PENDING_REVIEW', claimed_at: null }, able],
    ['NOT_APPROVED', { status: 'REJECTED', claimed_at: null }, able],
    ['CLAIMED', { status: 'APPROVED', claimed_at: new Date() }, able],
    ['LEVEL', approved, { ...able, level: 1 }],
    ['RUNNING', approved, { ...able, running: true }],
  ] as const)('returns %s', (blockingReason, newest, member) => {
    expect(getClaimBlockingReason(offered, newest, member)).toBe(blockingReason);
  });
});

onOneDatabase('commitment packages', (test) => {
  it('load by id, and a closed one is marked in its line', async () => {
    const [first, second] = await listPackages(test.db);
    if (first === undefined || second === undefined) throw new Error('there are two packages at least');
    expect(await findPackage(test.db, second.id)).toEqual(second);
    expect(await findPackage(test.db, 999_999n)).toBeUndefined();
    expect(formatPackage(first)).not.toContain('closed');
    expect(formatPackage({ ...first, enabled: false })).toBe(
      `${formatPackage({ ...first, enabled: true })}  closed`,
    );
  });
});
