import type { PortalError } from '../../data/graphql/errors.ts';
import type { Attempt } from './attempt.ts';

interface Reviewing<Draft> {
  readonly step: 'review';
  /** The figures no longer change. */
  readonly draft: Draft;
  /** The inputs of the order that the form has fields for; it is not the only one that its step may have. */
  readonly inputs: ReadonlySet<string>;
  /** The idempotency key of the next attempt. */
  readonly key: string;
  readonly openedAt: number;
  /** Why the last attempt moved nothing. */
  readonly problem: 'offline' | PortalError | null;
}

/** The step a flow is at. */
export type FlowState<Draft, Order> =
  /** `refusal`: why the last attempt moved nothing; one of the form's fields shows it. */
  | { readonly step: 'edit'; readonly refusal: PortalError | null }
  | Reviewing<Draft>
  | { readonly step: 'result'; readonly draft: Draft; readonly order: Order }
  /**
   * The outcome is not known. `cause` is the error of the attempt, null after a reload; `answer` is that of a later
   * retry of the same order.
   */
  | {
      readonly step: 'unknown';
      readonly attempt: Attempt<Draft>;
      readonly cause: PortalError | null;
      readonly answer: PortalError | null;
    };

/** The state of an attempt whose outcome is not known. */
export const toUnknown = <Draft>(attempt: Attempt<Draft>, cause: PortalError | null) =>
  ({ step: 'unknown', attempt, cause, answer: null }) as const;

/**
 * Nothing moved. The figures stay for another attempt, with a new key unless this one never reached the platform; the
 * form shows the refusal of one of its fields.
 */
function toRefused<Draft>(
  reviewed: Reviewing<Draft>,
  attempt: Attempt<Draft>,
  refusal: PortalError,
): FlowState<Draft, never> {
  const key = refusal.code === 'SERVICE_UNAVAILABLE' ? attempt.key : crypto.randomUUID();
  const isOfForm = refusal.input !== null && reviewed.inputs.has(refusal.input);
  return isOfForm ? { step: 'edit', refusal } : { ...reviewed, key, problem: refusal };
}

/** An attempt that failed. */
interface FailedAttempt<Draft> {
  readonly attempt: Attempt<Draft>;
  readonly error: PortalError;
  /** Whether the order was about to be sent. */
  readonly isConfirmed: boolean;
}

/** The state after a failed attempt, and whether the platform refused it, so that nothing moved. */
export function afterFailure<Draft, Order>(
  state: FlowState<Draft, Order>,
  { attempt, error, isConfirmed }: FailedAttempt<Draft>,
): { readonly next: FlowState<Draft, Order>; readonly isRefused: boolean } {
  // A refused retry proves nothing about the first attempt.
  if (state.step === 'unknown') return { next: { ...state, attempt, answer: error }, isRefused: false };
  if (state.step !== 'review') return { next: toUnknown(attempt, error), isRefused: false };
  // The proof was refused, so nothing was sent, and the key stays.
  if (!isConfirmed) return { next: { ...state, problem: error }, isRefused: false };
  if (error.mayHaveMoved) return { next: toUnknown(attempt, error), isRefused: false };
  return { next: toRefused(state, attempt, error), isRefused: true };
}
