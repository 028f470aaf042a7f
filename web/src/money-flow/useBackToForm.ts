import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FlowState } from './useMoneyFlow.ts';

interface Mark {
  /** This place of the history is behind the form of a flow. */
  readonly behindForm: true;
}

const isMark = (state: unknown): state is Mark =>
  typeof state === 'object' && state !== null && 'behindForm' in state;

export interface Ways {
  /** From the review back to the form. */
  change: () => void;
  /** From the result to a form for another order. */
  startOver: () => void;
}

/**
 * The browser's way back, and the gesture of a phone, lead from the review and from the result to the form, not out of
 * the flow. What is being sent, or has an unknown outcome, is left as it is.
 */
export function useBackToForm(
  step: FlowState<unknown, unknown>['step'],
  isSending: boolean,
  ways: Ways,
): void {
  const location = useLocation();
  const navigate = useNavigate();
  const isBehind = isMark(location.state);

  const shown = useRef(step);

  const onStep = useEffectEvent(() => {
    const here = location.pathname + location.search;
    if (step === 'review' && !isBehind) {
      void navigate(here, { state: { behindForm: true } satisfies Mark });
    } else if (step === 'edit' && isBehind) {
      // The form came back by its own button: its place in the history is the one before. After a reload it is here.
      void (shown.current === step ? navigate(here, { replace: true }) : navigate(-1));
    }
    shown.current = step;
  });
  useEffect(() => onStep(), [step]);

  const onPlace = useEffectEvent(() => {
    if (isBehind || isSending) return;
    if (step === 'review') ways.change();
    if (step === 'result') ways.startOver();
  });
  useEffect(() => onPlace(), [isBehind]);
}
