import { describe, expect, it } from 'vitest';
import type { WithdrawalStatus } from '../../generated/schema.ts';
import { progressOf, withdrawalStatuses } from './states.ts';
import { isGivenBack, isOver } from './states.ts';

const stepsTo = (...statuses: WithdrawalStatus[]) => ({
  status: statuses.at(-1) ?? 'PENDING_REVIEW',
  steps: statuses.map((status, i) => ({
    __typename: 'WithdrawalStep' as const,
    status,
    at: `2026-11-21T0${i}:00:00.000Z`,
    reason: null,
  })),
});

const shown = (...statuses: WithdrawalStatus[]) => {
  const { steps, current } = progressOf(stepsTo(...statuses));
  return { steps: steps.map(({ status, state }) => `${status} ${state}`), current };
};

describe('the progress of a withdrawal', () => {
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

  it('is complete when it is paid, even after it was missing', () => {
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

it('knows which states are final, and which return the credits', () => {
  expect(withdrawalStatuses.filter(isOver)).toEqual(['REJECTED', 'SUCCESS', 'FAILED', 'CANCELLED']);
  expect(withdrawalStatuses.filter(isGivenBack)).toEqual(['REJECTED', 'FAILED', 'CANCELLED']);
});
