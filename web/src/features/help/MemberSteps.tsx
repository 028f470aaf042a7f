import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { FirstStepsList } from './FirstStepsList.tsx';
import { useFirstSteps } from './useFirstSteps.ts';

/** The member's first steps, on a screen other than the help. */
export function MemberSteps() {
  const { steps, states, isLoading } = useFirstSteps();
  return isLoading ? (
    <SkeletonRows count={steps.length} height={52} />
  ) : (
    <FirstStepsList steps={steps} states={states} />
  );
}
