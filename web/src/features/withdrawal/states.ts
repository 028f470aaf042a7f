import type { WithdrawalStatus } from '../../generated/schema.ts';
import { dayAfter } from '../../time/days.ts';
import { businessDay, startOfBusinessDay } from '../../time/time.ts';
import type { Withdrawal } from './order.ts';

/** In the order of the schema. */
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

/** Final states without a payment. */
type ReturnedStatus = 'REJECTED' | 'FAILED' | 'CANCELLED';

const returned = new Set<WithdrawalStatus>(['REJECTED', 'FAILED', 'CANCELLED'] satisfies ReturnedStatus[]);

/** Whether it ended without a payment, so that the credits are available again. */
export const isReturned = (status: WithdrawalStatus): status is ReturnedStatus => returned.has(status);

/** Whether the state is final. */
export const isOver = (status: WithdrawalStatus): status is ReturnedStatus | 'SUCCESS' =>
  status === 'SUCCESS' || isReturned(status);

/** Whether its payment is still to come. */
export const isPending = (status: WithdrawalStatus): boolean => !isOver(status) && status !== 'NOT_RECEIVED';

/** When a withdrawal should have been paid, ISO 8601: the expected day is over. Null while no payment is to come. */
export const lateFrom = ({ status, expectedOn }: Pick<Withdrawal, 'status' | 'expectedOn'>): string | null =>
  isPending(status) && expectedOn !== null ? startOfBusinessDay(dayAfter(expectedOn, 1)).toISOString() : null;

type Ended = Pick<Withdrawal, 'status' | 'createdAt' | 'endedCounts'>;

/** Whether it came to nothing without the member's doing. */
const isRefused = ({ status }: Ended): boolean => status === 'REJECTED' || status === 'FAILED';

/** Whether it uses up that business day. */
const isOf = (today: string, { createdAt, endedCounts }: Ended): boolean =>
  endedCounts && businessDay(Date.parse(createdAt)) === today;

/** Whether it can be sent again now: one can be made a day. */
export const canSendAgain = (withdrawal: Ended, today: string): boolean =>
  isRefused(withdrawal) && !isOf(today, withdrawal);

/** From when one that came to nothing today, and counts, can be sent again; null for any other. */
export const getResubmission = (withdrawal: Ended, today: string): Date | null =>
  isRefused(withdrawal) && isOf(today, withdrawal) ? startOfBusinessDay(dayAfter(today, 1)) : null;

/** States of a withdrawal that is paid without trouble. */
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
  /** When it was reached, ISO 8601; null when it is upcoming, and where the platform does not return it. */
  readonly at: string | null;
  readonly reason: string | null;
  /** The business day on which an upcoming state is reached at the earliest, where that is known. */
  readonly from?: string;
}

export interface Progress {
  readonly steps: readonly ProgressStep[];
  /** 1-based. */
  readonly current: number;
}

/** States still to come; one that is missing can only be paid next. */
function listUpcoming(status: WithdrawalStatus): readonly WithdrawalStatus[] {
  if (isOver(status)) return [];
  if (status === 'NOT_RECEIVED') return ['SUCCESS'];
  return way.slice(way.indexOf(status) + 1);
}

/** The states reached so far, followed by the upcoming ones. */
export function getProgress({
  status,
  steps,
  expectedOn,
}: Pick<Withdrawal, 'status' | 'steps' | 'expectedOn'>): Progress {
  const known = steps.length > 0 ? steps : [{ status, at: null, reason: null }];
  const last = known.length - 1;
  const reached = known.map((step, i): ProgressStep => {
    const isEnd = i === last && isOver(step.status);
    return {
      ...step,
      state: i < last || step.status === 'SUCCESS' ? 'done' : isEnd ? 'failed' : 'current',
    };
  });
  const upcoming = listUpcoming(status).map((next): ProgressStep => ({
    status: next,
    state: 'upcoming',
    at: null,
    reason: null,
    ...(next === 'APPROVED' && expectedOn !== null && { from: expectedOn }),
  }));
  return { steps: [...reached, ...upcoming], current: known.length };
}
