import { describe, expect, it } from 'vitest';
import type { WithdrawalStatus } from '../../generated/schema.ts';
import {
  canSendAgain,
  isReturned,
  isOver,
  getProgress,
  getResubmission,
  withdrawalStatuses,
} from './states.ts';

const stepsTo = (...statuses: WithdrawalStatus[]) => ({
  status: statuses.at(-1) ?? 'PENDING_REVIEW',
  expectedOn: '2026-11-22',
  steps: statuses.map((status, i) => ({
    __typename: 'WithdrawalStep' as const,
    status,
    at: `2026-11-21T0${i}:00:00.000Z`,
    reason: null,
  })),
});

const shown = (...statuses: WithdrawalStatus[]) => {
  const { steps, current } = getProgress(stepsTo(...statuses));
  return { steps: steps.map(({ status, state }) => `${status} ${state}`), current };
};

describe('a failed withdrawal', () => {
  // 00:30 of the 22nd in GMT+8.
  const createdAt = '2026-11-21T16:30:00.000Z';

  it.each(['REJECTED', 'FAILED'] as const)(
    'can be sent again once its business day is over: %s',
    (status) => {
      expect(canSendAgain({ status, createdAt, endedCounts: true }, '2026-11-22')).toBe(false);
      expect(getResubmission({ status, createdAt, endedCounts: true }, '2026-11-22')).toEqual(
        new Date('2026-11-22T16:00:00.000Z'),
      );
      expect(canSendAgain({ status, createdAt, endedCounts: true }, '2026-11-23')).toBe(true);
      expect(getResubmission({ status, createdAt, endedCounts: true }, '2026-11-23')).toBeNull();
    },
  );

  it.each(['CANCELLED', 'SUCCESS', 'PENDING_REVIEW'] as const)(
    'cannot be sent again in any other state: %s',
    (status) => {
      for (const today of ['2026-11-22', '2026-11-23']) {
        expect(canSendAgain({ status, createdAt, endedCounts: true }, today)).toBe(false);
        expect(getResubmission({ status, createdAt, endedCounts: true }, today)).toBeNull();
      }
    },
  );
});

describe('a withdrawal that does not count for its day', () => {
  const ended = { status: 'REJECTED', createdAt: '2026-11-21T16:30:00.000Z', endedCounts: false } as const;

  it('can be sent again on the same day', () => {
    expect(canSendAgain(ended, '2026-11-22')).toBe(true);
    expect(getResubmission(ended, '2026-11-22')).toBeNull();
  });
});

describe('the progress of a withdrawal', () => {
  it('shows the day of an expected approval', () => {
    const from = (...statuses: WithdrawalStatus[]) =>
      getProgress(stepsTo(...statuses)).steps.flatMap((one) => (one.from === undefined ? [] : [one]));
    expect(from('PENDING_REVIEW')).toMatchObject([{ status: 'APPROVED', from: '2026-11-22' }]);
    expect(from('PENDING_REVIEW', 'APPROVED')).toEqual([]);
    expect(from('PENDING_REVIEW', 'REJECTED')).toEqual([]);
  });

  it('shows the upcoming states', () => {
    expect(shown('PENDING_REVIEW')).toEqual({
      current: 1,
      steps: [
        'PENDING_REVIEW current',
        'APPROVED upcoming',
        'PAYABLE upcoming',
        'PENDING upcoming',
        'WITHDRAWING upcoming',
        'SUCCESS upcoming',
      ],
    });
    expect(shown('PENDING_REVIEW', 'APPROVED', 'PAYABLE').steps.slice(1, 4)).toEqual([
      'APPROVED done',
      'PAYABLE current',
      'PENDING upcoming',
    ]);
  });

  it('completes when the withdrawal is paid, even after it was missing', () => {
    const paid = ['PENDING_REVIEW', 'APPROVED', 'PAYABLE', 'PENDING', 'WITHDRAWING'] as const;
    expect(shown(...paid, 'SUCCESS')).toMatchObject({ current: 6 });
    expect(shown(...paid, 'SUCCESS').steps.at(-1)).toBe('SUCCESS done');
    expect(shown(...paid, 'NOT_RECEIVED').steps.slice(-2)).toEqual([
      'NOT_RECEIVED current',
      'SUCCESS upcoming',
    ]);
    expect(shown(...paid, 'NOT_RECEIVED', 'SUCCESS').steps).toHaveLength(7);
  });

  it.each(['REJECTED', 'CANCELLED'] as const)('ends with %s', (end) => {
    expect(shown('PENDING_REVIEW', end)).toEqual({
      current: 2,
      steps: ['PENDING_REVIEW done', `${end} failed`],
    });
  });
});

it('marks final states and those that return the credits', () => {
  expect(withdrawalStatuses.filter(isOver)).toEqual(['REJECTED', 'SUCCESS', 'FAILED', 'CANCELLED']);
  expect(withdrawalStatuses.filter(isReturned)).toEqual(['REJECTED', 'FAILED', 'CANCELLED']);
});
