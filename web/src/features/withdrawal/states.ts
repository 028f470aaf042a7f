import type { WithdrawalStatus } from '../../generated/schema.ts';
import type { Status } from '../../components/StatusChip.tsx';
import { dayAfter } from '../../lib/days.ts';
import { businessDay, startOfBusinessDay } from '../../lib/time.ts';
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

/** The state as it is shown: of other orders 'pending' means that they wait, of a withdrawal that the payer has it. */
export const shownStatus = (status: WithdrawalStatus): Status =>
  status === 'PENDING' ? 'HANDED_OVER' : status;

/** Final states without a payment. */
type GivenBack = 'REJECTED' | 'FAILED' | 'CANCELLED';

const givenBack = new Set<WithdrawalStatus>(['REJECTED', 'FAILED', 'CANCELLED'] satisfies GivenBack[]);

/** Whether it ended without a payment, so that the credits are available again. */
export const isGivenBack = (status: WithdrawalStatus): status is GivenBack => givenBack.has(status);

/** Whether the state is final. */
export const isOver = (status: WithdrawalStatus): status is GivenBack | 'SUCCESS' =>
  status === 'SUCCESS' || isGivenBack(status);

/** Whether its payment is still to come. */
export const isAwaited = (status: WithdrawalStatus): boolean => !isOver(status) && status !== 'NOT_RECEIVED';

/** When a withdrawal should have been paid, ISO 8601: the expected day is over. Null while no payment is to come. */
export const lateFrom = ({ status, expectedOn }: Pick<Withdrawal, 'status' | 'expectedOn'>): string | null =>
  isAwaited(status) ? startOfBusinessDay(dayAfter(expectedOn, 1)).toISOString() : null;

type Ended = Pick<Withdrawal, 'status' | 'createdAt'>;

/** Whether it came to nothing without the member's doing. */
const isRefused = ({ status }: Ended): boolean => status === 'REJECTED' || status === 'FAILED';

const isOf = (today: string, { createdAt }: Ended): boolean => businessDay(Date.parse(createdAt)) === today;

/** Whether it can be sent again now: one can be made a day, and one that came to nothing counts. */
export const canSendAgain = (withdrawal: Ended, today: string): boolean =>
  isRefused(withdrawal) && !isOf(today, withdrawal);

/** From when one that came to nothing today can be sent again; null for any other. */
export const sentAgainFrom = (withdrawal: Ended, today: string): Date | null =>
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
  /** When it was reached, ISO 8601; null when it is upcoming. */
  readonly at: string | null;
  readonly reason: string | null;
}

export interface Progress {
  readonly steps: readonly ProgressStep[];
  /** 1-based. */
  readonly current: number;
}

/** States still to come; one that is missing can only be paid next. */
function ahead(status: WithdrawalStatus): readonly WithdrawalStatus[] {
  if (isOver(status)) return [];
  if (status === 'NOT_RECEIVED') return ['SUCCESS'];
  return way.slice(way.indexOf(status) + 1);
}

/** The states reached so far, followed by the upcoming ones. */
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
