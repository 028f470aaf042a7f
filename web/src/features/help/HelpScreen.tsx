import { use } from 'react';
import { useLoggedIn } from '../../data/session/useLoggedIn.ts';
import { FirstSteps } from '../../extension-points/firstSteps.ts';
import { FirstStepsList } from './FirstStepsList.tsx';
import { HelpBody } from './HelpBody.tsx';
import { useFirstSteps } from './useFirstSteps.ts';
import { VisitorLayout } from './VisitorLayout.tsx';

function MemberHelp() {
  const { steps, states, isLoading } = useFirstSteps();
  const isDone = states?.every((state) => state === 'done') === true;
  return (
    <HelpBody isReady={!isLoading}>{!isDone && <FirstStepsList steps={steps} states={states} />}</HelpBody>
  );
}

const VisitorHelp = () => (
  <VisitorLayout>
    <HelpBody isReady>
      <FirstStepsList steps={use(FirstSteps)} states={null} />
    </HelpBody>
  </VisitorLayout>
);

/** Help: for members within the shell, for visitors in a separate layout. Neither needs the members' data client. */
export default function HelpScreen() {
  return useLoggedIn() ? <MemberHelp /> : <VisitorHelp />;
}
