import { useRef, useState, useSyncExternalStore } from 'react';
import { toast } from 'sonner';
import { asPortalError, type PortalError } from '../graphql/errors.ts';
import { portalNow } from '../lib/clock.ts';
import { session } from '../session/session.ts';
import { forgetAttempt, storeAttempt, storedAttempt, type Attempt, type Flow } from './attempt.ts';

/** Where a flow stands. */
export type FlowState<Order, Receipt> =
  /** The member fills in; `refusal` says why the last try moved nothing. */
  | { readonly step: 'edit'; readonly refusal: PortalError | null }
  /** The member checks figures that no longer change; `problem` says why the last try moved nothing. */
  | {
      readonly step: 'review';
      readonly order: Order;
      readonly openedAt: number;
      readonly problem: 'offline' | PortalError | null;
    }
  /** The order is done. */
  | { readonly step: 'result'; readonly order: Order; readonly receipt: Receipt }
  /** No answer: nobody knows yet. `answer` is what a later try of the same order was told. */
  | { readonly step: 'unknown'; readonly attempt: Attempt<Order>; readonly answer: PortalError | null };

/** What a flow sends beside its order. */
export interface Confirmation {
  readonly idempotencyKey: string;
  readonly transactionPassword: string;
}

export interface MoneyFlowOptions<Order, Receipt> {
  /** Names the flow in this tab's storage. */
  name: Flow;
  /** Sends the order once; failures are PortalErrors. */
  send: (order: Order, confirmation: Confirmation) => Promise<Receipt>;
  /** Credits moved: refresh what shows them, forget the draft. */
  onDone: (receipt: Receipt, order: Order) => void;
  /** A try was refused and moved nothing: refresh the rules and balances that may have been out of date. */
  onRefused?: (refusal: PortalError) => void;
  /** Looks for what became of an order whose answer was lost; null while there is no trace of it. */
  findReceipt?: (attempt: Attempt<Order>) => Promise<Receipt | null>;
}

export interface MoneyFlowControl<Order, Receipt> {
  state: FlowState<Order, Receipt>;
  isSending: boolean;
  review: (order: Order) => void;
  /** Back to the form, with what was entered. */
  change: () => void;
  confirm: (transactionPassword: string) => Promise<void>;
  /** The same order again, under the same key. */
  retry: (transactionPassword: string) => Promise<void>;
  /** Looks in the history for the order; true when it is found, and then it is done. Undefined where a flow cannot. */
  look: (() => Promise<boolean>) | undefined;
  /** The member has looked in the history, or wants another order. */
  startOver: () => void;
}

/** A field of the form was refused, so the form is where to go on; the password is typed in the review. */
const namesField = ({ field }: PortalError) => field !== null && !field.endsWith('transactionPassword');

/** Edit → review → result for whatever moves credits: one key an order, one try at a time, no guess of an outcome. */
export function useMoneyFlow<Order, Receipt>({
  name,
  send,
  onDone,
  onRefused,
  findReceipt,
}: MoneyFlowOptions<Order, Receipt>): MoneyFlowControl<Order, Receipt> {
  const [isSending, setIsSending] = useState(false);
  const memberId = useSyncExternalStore(session.subscribe, session.memberId);
  const [state, setState] = useState<FlowState<Order, Receipt>>(() => {
    const attempt = storedAttempt<Order>(name);
    return attempt === null ? { step: 'edit', refusal: null } : { step: 'unknown', attempt, answer: null };
  });
  const [askedFor, setAskedFor] = useState(memberId);
  if (askedFor !== memberId) {
    setAskedFor(memberId);
    // Who is signed in is known now, and an order of theirs is left over from a session before this one.
    const attempt = storedAttempt<Order>(name);
    const nothingSent = state.step === 'edit' || (state.step === 'review' && !isSending);
    if (attempt !== null && nothingSent) setState({ step: 'unknown', attempt, answer: null });
  }
  // Something is on its way. A state would let a second click through before the first has rendered.
  const sending = useRef(false);
  const key = useRef('');

  function finish(attempt: Attempt<Order>, receipt: Receipt): void {
    forgetAttempt(name, attempt);
    setState({ step: 'result', order: attempt.order, receipt });
    onDone(receipt, attempt.order);
  }

  /** Nothing moved. The figures stay for another try, which is another attempt, unless this one was never sent on. */
  function refuse(attempt: Attempt<Order>, refusal: PortalError): void {
    const { order } = attempt;
    forgetAttempt(name, attempt);
    if (refusal.code !== 'SERVICE_UNAVAILABLE') key.current = crypto.randomUUID();
    setState(
      namesField(refusal)
        ? { step: 'edit', refusal }
        : (current) => ({
            step: 'review',
            order,
            openedAt: current.step === 'review' ? current.openedAt : portalNow(),
            problem: refusal,
          }),
    );
    onRefused?.(refusal);
  }

  async function attemptOnce(attempt: Attempt<Order>, transactionPassword: string): Promise<void> {
    if (sending.current) return;
    const isRetry = state.step === 'unknown';
    sending.current = true;
    setIsSending(true);
    storeAttempt(name, attempt);
    // What the try before was told is over.
    toast.dismiss();
    try {
      const receipt = await send(attempt.order, { idempotencyKey: attempt.key, transactionPassword });
      finish(attempt, receipt);
    } catch (thrown) {
      const error = asPortalError(thrown);
      if (error.behaviour.mayHaveMoved) setState({ step: 'unknown', attempt, answer: null });
      // Refusing a second try says nothing of the first.
      else if (isRetry) setState({ step: 'unknown', attempt, answer: error });
      else refuse(attempt, error);
    } finally {
      sending.current = false;
      setIsSending(false);
    }
  }

  async function look(find: NonNullable<typeof findReceipt>): Promise<boolean> {
    if (state.step !== 'unknown' || sending.current) return false;
    const { attempt } = state;
    sending.current = true;
    try {
      const receipt = await find(attempt);
      if (receipt !== null) finish(attempt, receipt);
      return receipt !== null;
    } finally {
      sending.current = false;
    }
  }

  return {
    state,
    isSending,
    review: (order) => {
      key.current = crypto.randomUUID();
      setState({ step: 'review', order, openedAt: portalNow(), problem: null });
    },
    change: () => {
      if (!sending.current) setState({ step: 'edit', refusal: null });
    },
    confirm: async (transactionPassword) => {
      if (state.step !== 'review') return;
      if (!navigator.onLine) {
        toast.dismiss();
        setState({ ...state, problem: 'offline' });
        return;
      }
      const attempt = { key: key.current, order: state.order, sentAt: new Date(portalNow()).toISOString() };
      await attemptOnce(attempt, transactionPassword);
    },
    retry: async (transactionPassword) => {
      if (state.step === 'unknown') await attemptOnce(state.attempt, transactionPassword);
    },
    look: findReceipt === undefined ? undefined : () => look(findReceipt),
    startOver: () => {
      if (sending.current) return;
      if (state.step === 'unknown') forgetAttempt(name, state.attempt);
      setState({ step: 'edit', refusal: null });
    },
  };
}
