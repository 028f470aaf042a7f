import { useRef, useState, useSyncExternalStore } from 'react';
import { asPortalError, type PortalError } from '../graphql/errors.ts';
import { dismissErrors } from '../graphql/report.ts';
import { portalNow } from '../lib/clock.ts';
import { session } from '../session/session.ts';
import { forgetAttempt, storeAttempt, storedAttempt, type Attempt, type Flow } from './attempt.ts';

/** The step a flow is at. */
export type FlowState<Draft, Order> =
  /** `refusal` says why the last attempt moved nothing; the form has the field that it is about. */
  | { readonly step: 'edit'; readonly refusal: PortalError | null }
  /** The figures no longer change; `problem` says why the last attempt moved nothing. */
  | {
      readonly step: 'review';
      readonly draft: Draft;
      readonly openedAt: number;
      readonly problem: 'offline' | PortalError | null;
    }
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

/** The transaction password, or what goes in its place for an operation with this key. */
export type Confirming = string | ((idempotencyKey: string) => Promise<string>);

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
  /** Whether the form has a field for an input of the order, beside which its refusal stands. */
  hasField: (input: string) => boolean;
  /** Finds the order made with this key when its answer was lost; null when there is none. */
  find: (idempotencyKey: string) => Promise<Order | null>;
}

export interface MoneyFlowControl<Draft, Order> {
  state: FlowState<Draft, Order>;
  isSending: boolean;
  review: (draft: Draft) => void;
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

/** State machine of every flow that moves credits: one key an order, one request at a time, no guessed outcome. */
export function useMoneyFlow<Draft, Order>({
  name,
  send,
  onDone,
  onRefused,
  hasField,
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
  const key = useRef('');

  function finish(attempt: Attempt<Draft>, order: Order): void {
    forgetAttempt(name, attempt);
    setState({ step: 'result', draft: attempt.order, order });
    onDone(order, attempt.order);
  }

  /** Nothing moved. The figures stay for another attempt, with a new key unless this one never reached the platform. */
  function refuse(attempt: Attempt<Draft>, refusal: PortalError): void {
    const { order: draft } = attempt;
    forgetAttempt(name, attempt);
    if (refusal.code !== 'SERVICE_UNAVAILABLE') key.current = crypto.randomUUID();
    setState(
      refusal.input !== null && hasField(refusal.input)
        ? { step: 'edit', refusal }
        : (current) => ({
            step: 'review',
            draft,
            openedAt: current.step === 'review' ? current.openedAt : portalNow(),
            problem: refusal,
          }),
    );
    onRefused?.(refusal);
  }

  /** What goes in place of the transaction password. Undefined when that was refused: then nothing was sent, and the key stays. */
  async function confirmed(
    { key }: Attempt<Draft>,
    confirming: Exclude<Confirming, string>,
  ): Promise<string | undefined> {
    try {
      return await confirming(key);
    } catch (thrown) {
      const error = asPortalError(thrown);
      setState((current) => {
        if (current.step === 'review') return { ...current, problem: error };
        return current.step === 'unknown' ? { ...current, answer: error } : current;
      });
      return undefined;
    }
  }

  async function attemptOnce(attempt: Attempt<Draft>, confirming: Confirming): Promise<void> {
    if (sending.current) return;
    const isRetry = state.step === 'unknown';
    sending.current = true;
    setIsSending(true);
    dismissErrors();
    try {
      const transactionPassword =
        typeof confirming === 'string' ? confirming : await confirmed(attempt, confirming);
      if (transactionPassword === undefined) return;
      storeAttempt(name, attempt);
      const order = await send(attempt.order, { idempotencyKey: attempt.key, transactionPassword });
      finish(attempt, order);
    } catch (thrown) {
      const error = asPortalError(thrown);
      if (error.mayHaveMoved) setState({ step: 'unknown', attempt, answer: isRetry ? error : null });
      // A refused retry says nothing about the first attempt.
      else if (isRetry) setState({ step: 'unknown', attempt, answer: error });
      else refuse(attempt, error);
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
    review: (draft) => {
      key.current = crypto.randomUUID();
      setState({ step: 'review', draft, openedAt: portalNow(), problem: null });
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
      const attempt = { key: key.current, order: state.draft, sentAt: new Date(portalNow()).toISOString() };
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
