import { useRef, useState, useSyncExternalStore } from 'react';
import { asPortalError, type PortalError } from '../graphql/errors.ts';
import { dismissErrors } from '../graphql/report.ts';
import { portalNow } from '../lib/clock.ts';
import { session } from '../session/session.ts';
import { forgetAttempt, storeAttempt, storedAttempt, type Attempt, type Flow } from './attempt.ts';

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
  /** `refusal` says why the last attempt moved nothing; the form has the field that it is about. */
  | { readonly step: 'edit'; readonly refusal: PortalError | null }
  | Reviewing<Draft>
  | { readonly step: 'result'; readonly draft: Draft; readonly order: Order }
  /** No answer came. `answer` is the refusal of a later retry of the same order. */
  | { readonly step: 'unknown'; readonly attempt: Attempt<Draft>; readonly answer: PortalError | null };

/**
 * Mutation options for moving credits: a lost answer is an unknown outcome, the flow shows what failed, and no password or
 * picture is cached.
 */
export const movesCredits = {
  context: { money: true, shownByScreen: true },
  fetchPolicy: 'no-cache',
} as const;

/** The transaction password, or what goes in its place and calls `onConfirmed` once the order is about to be sent. */
export type Confirming = string | ((onConfirmed: () => void) => string);

/** What a flow sends along with its order. */
export interface Confirmation {
  readonly idempotencyKey: string;
  readonly transactionPassword: string;
}

export interface MoneyFlowOptions<Draft, Order> {
  /** Key of the flow in this tab's storage. */
  name: Flow;
  /** Sends the order once; rejects with a PortalError. */
  send: (draft: Draft, confirmation: Confirmation) => Promise<Order>;
  /** Credits moved: refetch what shows them, clear the form. */
  onDone: (order: Order, draft: Draft) => void;
  /** An attempt was refused and moved nothing: refetch rules and balances, which may be stale. */
  onRefused?: (refusal: PortalError) => void;
  /** Finds the order made with this key when its answer was lost; null when there is none. */
  find: (idempotencyKey: string) => Promise<Order | null>;
}

export interface MoneyFlowControl<Draft, Order> {
  state: FlowState<Draft, Order>;
  isSending: boolean;
  /**
   * From the form to the review, or from a review to one with other figures. Comes to nothing where the flow has gone on
   * since it was rendered.
   * @param inputs the inputs of the order that the form has fields for, beside which their refusals stand
   */
  review: (draft: Draft, inputs?: ReadonlySet<string>) => void;
  /** Back to the form, which keeps its values. */
  change: () => void;
  confirm: (confirming: Confirming) => Promise<void>;
  /** Sends the same order again with the same key. */
  retry: (confirming: Confirming) => Promise<void>;
  /** Looks the order up; true when it is found, and then the flow is done. */
  lookUp: () => Promise<boolean>;
  /** Back to an empty form, forgetting an unknown outcome. */
  startOver: () => void;
}

const none: ReadonlySet<string> = new Set();

/** State machine of every flow that moves credits: one key an order, one request at a time, no guessed outcome. */
export function useMoneyFlow<Draft, Order>({
  name,
  send,
  onDone,
  onRefused,
  find,
}: MoneyFlowOptions<Draft, Order>): MoneyFlowControl<Draft, Order> {
  const [isSending, setIsSending] = useState(false);
  const memberId = useSyncExternalStore(session.subscribe, session.memberId);
  const [state, setState] = useState<FlowState<Draft, Order>>(() => {
    const attempt = storedAttempt<Draft>(name);
    return attempt === null ? { step: 'edit', refusal: null } : { step: 'unknown', attempt, answer: null };
  });
  const [askedFor, setAskedFor] = useState(memberId);
  if (askedFor !== memberId) {
    setAskedFor(memberId);
    // The member is known only now and may have left an attempt in an earlier session.
    const attempt = storedAttempt<Draft>(name);
    const nothingSent = state.step === 'edit' || (state.step === 'review' && !isSending);
    if (attempt !== null && nothingSent) setState({ step: 'unknown', attempt, answer: null });
  }
  // A ref, because a second click can come before the next render.
  const sending = useRef(false);

  function finish(attempt: Attempt<Draft>, order: Order): void {
    forgetAttempt(name, attempt);
    setState({ step: 'result', draft: attempt.order, order });
    onDone(order, attempt.order);
  }

  /** Nothing moved. The figures stay for another attempt, with a new key unless this one never reached the platform. */
  function refuse(reviewed: Reviewing<Draft>, attempt: Attempt<Draft>, refusal: PortalError): void {
    forgetAttempt(name, attempt);
    const key = refusal.code === 'SERVICE_UNAVAILABLE' ? attempt.key : crypto.randomUUID();
    const isOfForm = refusal.input !== null && reviewed.inputs.has(refusal.input);
    setState(isOfForm ? { step: 'edit', refusal } : { ...reviewed, key, problem: refusal });
    onRefused?.(refusal);
  }

  async function attemptOnce(attempt: Attempt<Draft>, confirming: Confirming): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setIsSending(true);
    dismissErrors();
    const progress = { isConfirmed: false };
    const onConfirmed = () => {
      progress.isConfirmed = true;
      storeAttempt(name, attempt);
    };
    try {
      if (typeof confirming === 'string') onConfirmed();
      const transactionPassword = typeof confirming === 'string' ? confirming : confirming(onConfirmed);
      const order = await send(attempt.order, { idempotencyKey: attempt.key, transactionPassword });
      finish(attempt, order);
    } catch (thrown) {
      const error = asPortalError(thrown);
      // A refused retry says nothing about the first attempt.
      if (state.step !== 'review') setState({ step: 'unknown', attempt, answer: error });
      // The proof was refused, so nothing was sent, and the key stays.
      else if (!progress.isConfirmed) setState({ ...state, problem: error });
      else if (error.mayHaveMoved) setState({ step: 'unknown', attempt, answer: null });
      else refuse(state, attempt, error);
    } finally {
      sending.current = false;
      setIsSending(false);
    }
  }

  async function lookUp(): Promise<boolean> {
    if (state.step !== 'unknown' || sending.current) return false;
    const { attempt } = state;
    sending.current = true;
    try {
      const order = await find(attempt.key);
      if (order !== null) finish(attempt, order);
      return order !== null;
    } finally {
      sending.current = false;
    }
  }

  return {
    state,
    isSending,
    review: (draft, inputs = state.step === 'review' ? state.inputs : none) => {
      const key = crypto.randomUUID();
      const opened = { step: 'review', draft, inputs, key, openedAt: portalNow(), problem: null } as const;
      setState((current) => (current === state ? opened : current));
    },
    change: () => {
      if (!sending.current) setState({ step: 'edit', refusal: null });
    },
    confirm: async (confirming) => {
      if (state.step !== 'review') return;
      if (!navigator.onLine) {
        dismissErrors();
        setState({ ...state, problem: 'offline' });
        return;
      }
      const { key, draft: order } = state;
      const attempt = { key, order, sentAt: new Date(portalNow()).toISOString() };
      await attemptOnce(attempt, confirming);
    },
    retry: async (confirming) => {
      if (state.step === 'unknown') await attemptOnce(state.attempt, confirming);
    },
    lookUp,
    startOver: () => {
      if (sending.current) return;
      if (state.step === 'unknown') forgetAttempt(name, state.attempt);
      setState({ step: 'edit', refusal: null });
    },
  };
}
