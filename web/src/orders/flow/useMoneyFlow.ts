import { useRef, useState, useSyncExternalStore } from 'react';
import { asPortalError, type PortalError } from '../../data/graphql/errors.ts';
import { dismissErrors } from '../../data/graphql/report.ts';
import { session } from '../../data/session/session.ts';
import { portalNow } from '../../time/clock.ts';
import { forgetAttempt, storeAttempt, storedAttempt, type Attempt, type Flow } from './attempt.ts';
import { afterFailure, toUnknown, type FlowState } from './flowState.ts';

/**
 * Mutation options for moving credits: a lost answer is an unknown outcome, the flow shows what failed, and no
 * password or picture is cached.
 */
export const movesCredits = {
  context: { money: true, shownByScreen: true },
  fetchPolicy: 'no-cache',
} as const;

/**
 * The transaction password, or a function that returns a placeholder for it and calls `onConfirmed` once the order is
 * about to be sent.
 */
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
   * From the form to the review, or from a review to one with other figures. Ignored if the flow has moved on since
   * this render.
   * @param inputs the order's inputs that the form has fields for, which show their refusals
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

/** The step of the flow. An attempt that this tab has stored is restored as one of unknown outcome. */
function useFlowState<Draft, Order>(name: Flow) {
  const [isSending, setIsSending] = useState(false);
  const memberId = useSyncExternalStore(session.subscribe, session.memberId);
  const [state, setState] = useState<FlowState<Draft, Order>>(() => {
    const attempt = storedAttempt<Draft>(name);
    return attempt === null ? { step: 'edit', refusal: null } : toUnknown(attempt, null);
  });
  const [attemptOwner, setAttemptOwner] = useState(memberId);
  if (attemptOwner !== memberId) {
    setAttemptOwner(memberId);
    // The member is known only now and may have left an attempt in an earlier session.
    const attempt = storedAttempt<Draft>(name);
    const nothingSent = state.step === 'edit' || (state.step === 'review' && !isSending);
    if (attempt !== null && nothingSent) setState(toUnknown(attempt, null));
  }
  return { state, setState, isSending, setIsSending };
}

/** The requests of the flow, of which one runs at a time. */
function useFlowRequests<Draft, Order>(
  { name, send, onDone, onRefused, find }: MoneyFlowOptions<Draft, Order>,
  { state, setState, setIsSending }: ReturnType<typeof useFlowState<Draft, Order>>,
) {
  // A ref, because a second click can come before the next render.
  const isRunning = useRef(false);

  function finish(attempt: Attempt<Draft>, order: Order): void {
    forgetAttempt(name, attempt);
    setState({ step: 'result', draft: attempt.order, order });
    onDone(order, attempt.order);
  }

  async function attemptOnce(attempt: Attempt<Draft>, confirming: Confirming): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
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
      const { next, isRefused } = afterFailure(state, { attempt, error, ...progress });
      if (isRefused) forgetAttempt(name, attempt);
      setState(next);
      if (isRefused) onRefused?.(error);
    } finally {
      isRunning.current = false;
      setIsSending(false);
    }
  }

  async function lookUp(): Promise<boolean> {
    if (state.step !== 'unknown' || isRunning.current) return false;
    const { attempt } = state;
    isRunning.current = true;
    try {
      const order = await find(attempt.key);
      if (order !== null) finish(attempt, order);
      return order !== null;
    } finally {
      isRunning.current = false;
    }
  }
  return { attemptOnce, lookUp, isRunning };
}

/** State machine of every flow that moves credits: one key an order, one request at a time, no guessed outcome. */
export function useMoneyFlow<Draft, Order>(
  options: MoneyFlowOptions<Draft, Order>,
): MoneyFlowControl<Draft, Order> {
  const flow = useFlowState<Draft, Order>(options.name);
  const { state, setState, isSending } = flow;
  const { attemptOnce, lookUp, isRunning } = useFlowRequests(options, flow);
  return {
    state,
    isSending,
    review: (draft, inputs = state.step === 'review' ? state.inputs : none) => {
      const key = crypto.randomUUID();
      const opened = { step: 'review', draft, inputs, key, openedAt: portalNow(), problem: null } as const;
      setState((current) => (current === state ? opened : current));
    },
    change: () => {
      if (!isRunning.current) setState({ step: 'edit', refusal: null });
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
      if (isRunning.current) return;
      if (state.step === 'unknown') forgetAttempt(options.name, state.attempt);
      setState({ step: 'edit', refusal: null });
    },
  };
}
