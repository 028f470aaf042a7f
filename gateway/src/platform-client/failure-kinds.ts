/** What a failed call of the platform is to the gateway itself: worth a second attempt, a warning, which label. */
import { platformCodes, type PlatformFailure } from '@portal/schema/errors';
import type { NoAnswer } from './transport.ts';

/** Reasons for which a second attempt would only add to the load. */
const neverAgain = new Set([
  'TOO_MANY_CALLS',
  'DEADLINE',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_DESTROYED',
  'UND_ERR_CLOSED',
]);

/** Whether nothing was sent, and a moment later it might be. */
export const mayBeRepeated = ({ kind, reason }: NoAnswer): boolean =>
  kind === 'unreachable' && !neverAgain.has(reason);

const knownAnswers: readonly number[] = Object.values(platformCodes);

/** A refusal, or the end of a session: the platform works as it should. */
export const isExpected = (failure: PlatformFailure): boolean =>
  (failure.kind === 'answer' && knownAnswers.includes(failure.code)) ||
  (failure.kind === 'status' && failure.status === 401);

/** Label of a failure in metrics: one of few. */
export function labelOf(failure: PlatformFailure): string {
  if (failure.kind === 'answer') return knownAnswers.includes(failure.code) ? String(failure.code) : 'other';
  return failure.kind === 'status' ? `http_${failure.status}` : failure.kind;
}
