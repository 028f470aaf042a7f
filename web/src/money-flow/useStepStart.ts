import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { scrollWhenThere } from '../lib/scrollWhenThere.ts';
import { focusIfLost } from '../lib/useFocusNext.ts';
import type { FlowState } from './useMoneyFlow.ts';

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
 * Begins each new step at its top, but not the first one, and a form that the member comes back to from its review where
 * they left it. Other steps focus their heading; in a form that the member comes back to the focus goes before its fields,
 * to the first of `places` that is there, where it opens no keyboard of a phone and Enter sends nothing, unless the form
 * has put it beside what was refused.
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
    return scrollWhenThere(isBack ? left.current : 0);
  });
  useEffect(() => onStep(), [step]);
}
