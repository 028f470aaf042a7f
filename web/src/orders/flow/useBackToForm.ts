import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FlowState } from './flowState.ts';

interface Mark {
  /** Marks the history entry that a flow pushes on top of its form. */
  readonly behindForm: true;
}

const isMark = (state: unknown): state is Mark =>
  typeof state === 'object' && state !== null && 'behindForm' in state;

export interface BackHandlers {
  /** From the review back to the form. */
  change: () => void;
  /** From the result to an empty form. */
  startOver: () => void;
}

/**
 * Makes the browser's back button and the swipe gesture return from review and result to the form instead of leaving
 * the flow. An order that is being sent or has an unknown outcome stays on screen.
 */
export function useBackToForm(
  step: FlowState<unknown, unknown>['step'],
  isSending: boolean,
  handlers: BackHandlers,
): void {
  const location = useLocation();
  const navigate = useNavigate();
  const isBehind = isMark(location.state);

  const shown = useRef(step);

  const here = location.pathname + location.search;

  const onReview = useEffectEvent(() => {
    if (!isBehind) void navigate(here, { state: { behindForm: true } satisfies Mark });
  });
  const isReviewed = step === 'review' && !isSending;
  // Also when an order is refused: the entry may have been gone back from while it was being sent.
  useEffect(() => {
    if (isReviewed) onReview();
  }, [isReviewed]);

  const onStep = useEffectEvent(() => {
    if (step === 'edit' && isBehind) {
      // The form's own button was used: drop the pushed entry. After a reload there is none.
      void (shown.current === step ? navigate(here, { replace: true }) : navigate(-1));
    }
    shown.current = step;
  });
  useEffect(() => onStep(), [step]);

  const onPlace = useEffectEvent(() => {
    if (isBehind || isSending) return;
    if (step === 'review') handlers.change();
    if (step === 'result') handlers.startOver();
  });
  useEffect(() => onPlace(), [isBehind]);
}
