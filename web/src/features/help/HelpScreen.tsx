import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoggedIn } from '../../data/session/useLoggedIn.ts';
import { Card, SectionTitle, Stack } from '../../design/ui/surface.tsx';
import { FirstSteps } from '../../extension-points/firstSteps.ts';
import { FirstStepsList, type FirstStepsListProps } from './FirstStepsList.tsx';
import { HelpBody } from './HelpBody.tsx';
import { useFirstSteps } from './useFirstSteps.ts';
import { VisitorLayout } from './VisitorLayout.tsx';

/** The steps as a card. */
function StepsCard(props: FirstStepsListProps) {
  const { t } = useTranslation('help');
  return (
    <Card aria-labelledby="first-steps">
      <Stack>
        <SectionTitle id="first-steps">{t('steps.title')}</SectionTitle>
        <FirstStepsList {...props} />
      </Stack>
    </Card>
  );
}

function MemberHelp() {
  const { steps, states, isLoading } = useFirstSteps();
  const isDone = states?.every((state) => state === 'done') === true;
  return <HelpBody isReady={!isLoading}>{!isDone && <StepsCard steps={steps} states={states} />}</HelpBody>;
}

const VisitorHelp = () => (
  <VisitorLayout>
    <HelpBody isReady>
      <StepsCard steps={use(FirstSteps)} states={null} />
    </HelpBody>
  </VisitorLayout>
);

/** Help: for members within the shell, for visitors in a separate layout. Neither needs the members' data client. */
export default function HelpScreen() {
  return useLoggedIn() ? <MemberHelp /> : <VisitorHelp />;
}
