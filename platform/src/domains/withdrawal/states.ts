/** How far a withdrawal can come, and what that does to its credits. */
import { withdrawalStatuses, type WithdrawalStatus } from '@portal/schema/rest';

import type { HoldOutcome } from '../../ledger/holds.ts';

/** What each state can turn into. No state comes twice, so a step is taken once whoever asks for it again. */
export const transitions: Readonly<Record<WithdrawalStatus, readonly WithdrawalStatus[]>> = {
  PENDING_REVIEW: ['APPROVED', 'REJECTED', 'CANCELLED'],
  APPROVED: ['PAYABLE', 'CANCELLED'],
  PAYABLE: ['PENDING', 'CANCELLED'],
  PENDING: ['WITHDRAWING', 'FAILED', 'CANCELLED'],
  WITHDRAWING: ['SUCCESS', 'NOT_RECEIVED', 'FAILED'],
  NOT_RECEIVED: ['SUCCESS', 'FAILED'],
  REJECTED: [],
  SUCCESS: [],
  FAILED: [],
  CANCELLED: [],
};

/** The states that end a withdrawal, and with it the hold: settled pays it out, the others give it back. */
export const endings: Readonly<Partial<Record<WithdrawalStatus, HoldOutcome>>> = {
  REJECTED: 'rejected',
  SUCCESS: 'settled',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
};

/** The states that are no end. */
export const underWay: readonly WithdrawalStatus[] = withdrawalStatuses.filter(
  (status) => endings[status] === undefined,
);

/** The states that the member is told the reason of. */
export const explained: ReadonlySet<WithdrawalStatus> = new Set([
  'REJECTED',
  'NOT_RECEIVED',
  'FAILED',
  'CANCELLED',
]);
