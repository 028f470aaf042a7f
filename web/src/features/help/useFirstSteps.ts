import { use, useEffect, useState } from 'react';
import { requestAll } from '../../data/graphql/request.ts';
import { FirstSteps, type FirstStep, type StepState } from '../../extension-points/firstSteps.ts';

/** A step that members take, and whose progress can be requested. */
type MemberStep = FirstStep & Required<Pick<FirstStep, 'progress'>>;

const isMemberStep = (step: FirstStep): step is MemberStep => step.progress !== undefined;

/** The steps that apply to the member, each with its progress. Rejects if one cannot be loaded. */
async function loadSteps(steps: readonly MemberStep[]): Promise<Omit<MemberSteps, 'isLoading'>> {
  const loaded = await Promise.all(steps.map(({ progress }) => progress()));
  const answers = requestAll(
    loaded.map(({ default: { document } }) => document),
    { shownByScreen: true },
  );
  const data = await Promise.all(answers);
  const known = steps.flatMap((step, index) => {
    const state = loaded[index]?.default.toState(data[index]) ?? null;
    return state === null ? [] : [{ step, state }];
  });
  return { steps: known.map(({ step }) => step), states: known.map(({ state }) => state) };
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
  const [known, setKnown] = useState<MemberSteps>({ steps, states: null, isLoading: true });
  useEffect(() => {
    let isOpen = true;
    loadSteps(steps).then(
      (loaded) => isOpen && setKnown({ ...loaded, isLoading: false }),
      () => isOpen && setKnown({ steps, states: null, isLoading: false }),
    );
    return () => {
      isOpen = false;
    };
  }, [steps]);
  return known;
}
