/** Classifies failed calls to the platform: whether to retry, whether to warn, and the label in metrics. */
import { platformCodes, type PlatformFailure } from '@portal/schema/errors';
import type { NoAnswer } from './transport.ts';

/** Reasons for which a retry would only add to the load. */
const neverAgain = new Set([
  'TOO_MANY_CALLS',
  'DEADLINE',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_DESTROYED',
  'UND_ERR_CLOSED',
]);

/** Whether no request was sent and a retry may succeed. */
export const mayBeRepeated = ({ kind, reason }: NoAnswer): boolean =>
  kind === 'unreachable' && !neverAgain.has(reason);

const knownAnswers: readonly number[] = Object.values(platformCodes);

/** A refusal, or the end of a session: the platform works normally. */
export const isExpected = (failure: PlatformFailure): boolean =>
  (failure.kind === 'answer' && knownAnswers.includes(failure.code)) ||
  (failure.kind === 'status' && failure.status === 401);

/** Label of a failure in metrics, from a small set. */
export function labelOf(failure: PlatformFailure): string {
  if (failure.kind === 'answer') return knownAnswers.includes(failure.code) ? String(failure.code) : 'other';
  return failure.kind === 'status' ? `http_${failure.status}` : failure.kind;
}
