/**
 * A withdrawal as its member sees it. Approval takes T+1 (GMT+8): it becomes visible when the next business day
 * begins.
 */
import type { WithdrawalStatus } from '@portal/schema/rest';
import { startOfBusinessDate } from '../../kernel/clock.ts';

interface Step {
  readonly status: WithdrawalStatus;
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly reason: string | null;
}

interface Withdrawal {
  /** The business day after the one on which it was placed. */
  readonly expected_date: string;
  readonly status: WithdrawalStatus;
  /** Oldest first. */
  readonly steps: readonly Step[];
}

/** The visible state and steps of a withdrawal. */
export interface MemberView {
  readonly status: WithdrawalStatus;
  readonly steps: readonly Step[];
}

/**
 * Returns the visible state and steps at an instant. An approval before the expected day becomes visible at the start
 * of that day, with that time. It never becomes visible if the withdrawal is cancelled before.
 */
export function toMemberView({ expected_date: expected, status, steps }: Withdrawal, now: Date): MemberView {
  const start = startOfBusinessDate(expected).getTime();
  const shown = steps.flatMap((step, index): readonly Step[] => {
    if (step.status !== 'APPROVED' || step.time >= start) return [step];
    const until = steps[index + 1]?.time ?? now.getTime();
    return until < start ? [] : [{ ...step, time: start }];
  });
  return { status: shown.at(-1)?.status ?? status, steps: shown };
}

/** SQL of the visible state of a withdrawal `o` on a business day. */
export const memberStatus = (day: string): string =>
  `case when o.status = 'APPROVED' and o.expected_date > ${day}::date then 'PENDING_REVIEW' else o.status end`;

/** SQL of when the decision by step `s` of a withdrawal `o` becomes visible. */
export const decisionShownAt = `case when s.status = 'APPROVED'
  then greatest(s.created_at, (o.expected_date::timestamp - interval '8 hours') at time zone 'UTC') else s.created_at end`;
