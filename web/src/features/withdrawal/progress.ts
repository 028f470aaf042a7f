import type { WithdrawalStatus } from '../../generated/schema.ts';
import type { Withdrawal } from './order.ts';
import { isOver } from './states.ts';

/** Every state, in the order of the schema: what a filter offers. */
export const withdrawalStatuses = [
  'PENDING_REVIEW',
  'APPROVED',
  'REJECTED',
  'PAYABLE',
  'PENDING',
  'WITHDRAWING',
  'SUCCESS',
  'NOT_RECEIVED',
  'FAILED',
  'CANCELLED',
] as const satisfies readonly WithdrawalStatus[];

/** The way of a withdrawal that is paid without trouble. */
const way: readonly WithdrawalStatus[] = [
  'PENDING_REVIEW',
  'APPROVED',
  'PAYABLE',
  'PENDING',
  'WITHDRAWING',
  'SUCCESS',
];

export interface ProgressStep {
  readonly status: WithdrawalStatus;
  readonly state: 'done' | 'current' | 'upcoming' | 'failed';
  /** ISO 8601, when it came to it. */
  readonly at: string | null;
  readonly reason: string | null;
}

export interface Progress {
  readonly steps: readonly ProgressStep[];
  /** Counted from 1. */
  readonly current: number;
}

/** What still lies before a withdrawal if nothing goes wrong: one that has not arrived may only be paid after all. */
function ahead(status: WithdrawalStatus): readonly WithdrawalStatus[] {
  if (isOver(status)) return [];
  if (status === 'NOT_RECEIVED') return ['SUCCESS'];
  return way.slice(way.indexOf(status) + 1);
}

/** How far a withdrawal has come: every state it came to, and those that lie ahead. */
export function progressOf({ status, steps }: Pick<Withdrawal, 'status' | 'steps'>): Progress {
  const last = steps.length - 1;
  const reached = steps.map((step, i): ProgressStep => {
    const isEnd = i === last && isOver(step.status);
    return {
      ...step,
      state: i < last || step.status === 'SUCCESS' ? 'done' : isEnd ? 'failed' : 'current',
    };
  });
  const upcoming = ahead(status).map((next): ProgressStep => ({
    status: next,
    state: 'upcoming',
    at: null,
    reason: null,
  }));
  return { steps: [...reached, ...upcoming], current: steps.length };
}
