import { use, useEffect, useState } from 'react';
import { requestAll } from '../../data/graphql/request.ts';
import { FirstSteps, type FirstStep, type StepState } from '../../extension-points/firstSteps.ts';

/** A step that members take, and whose progress can be requested. */
type MemberStep = FirstStep & Required<Pick<FirstStep, 'progress'>>;

const isMemberStep = (step: FirstStep): step is MemberStep => step.progress !== undefined;

/** The progress with each step. Rejects if one cannot be loaded. */
async function loadStates(steps: readonly MemberStep[]): Promise<readonly StepState[]> {
  const loaded = await Promise.all(steps.map(({ progress }) => progress()));
  const answers = requestAll(
    loaded.map(({ default: { document } }) => document),
    { shownByScreen: true },
  );
  const data = await Promise.all(answers);
  return loaded.map(({ default: { toState } }, index) => toState(data[index]));
}

export interface MemberSteps {
  readonly steps: readonly FirstStep[];
  /** In the order of the steps; null while they load, and if they could not be loaded. */
  readonly states: readonly StepState[] | null;
  readonly isLoading: boolean;
}

/** A member's first steps and the progress with each. */
export function useFirstSteps(): MemberSteps {
  const all = use(FirstSteps);
  const [steps] = useState(() => all.filter(isMemberStep));
  const [states, setStates] = useState<readonly StepState[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isOpen = true;
    loadStates(steps).then(
      (loaded) => isOpen && setStates(loaded),
      () => isOpen && setStates('failed'),
    );
    return () => {
      isOpen = false;
    };
  }, [steps]);
  return { steps, states: typeof states === 'string' ? null : states, isLoading: states === 'loading' };
}
