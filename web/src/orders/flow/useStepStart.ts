import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { scrollOnceRendered } from '../../browser/scrollOnceRendered.ts';
import { focusIfLost } from '../../browser/useFocusNext.ts';
import type { FlowState } from './flowState.ts';

type State = FlowState<unknown, unknown>;

/** How far the form was scrolled when the member left it, in px. */
function useLeftForm(step: State['step']): RefObject<number> {
  const left = useRef(0);
  // Before the next step is laid out, which may be too short to be scrolled as far.
  useLayoutEffect(() => {
    if (step !== 'edit') return;
    let offset = window.scrollY;
    const remember = () => {
      offset = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.removeEventListener('scroll', remember);
      left.current = offset;
    };
  }, [step]);
  return left;
}

/**
 * Scrolls each new step to its top, except the first one, and restores the scroll position of a form after its review.
 * Other steps focus their heading. A form that the member returns to focuses the first existing element of `places`,
 * before its fields, where no phone keyboard opens and Enter sends nothing, unless the form has focused a refused
 * field.
 */
export function useStepStart(state: State, ...places: RefObject<HTMLElement | null>[]): void {
  const { step } = state;
  const shown = useRef(step);
  const left = useLeftForm(step);
  const onStep = useEffectEvent(() => {
    if (shown.current === step) return undefined;
    const isBack = shown.current === 'review' && state.step === 'edit' && state.refusal === null;
    shown.current = step;
    const place = places.find(({ current }) => current !== null)?.current ?? null;
    if (step === 'edit') focusIfLost(place, { preventScroll: true });
    return scrollOnceRendered(isBack ? left.current : 0);
  });
  useEffect(() => onStep(), [step]);
}
