import { useRequest } from '../../graphql/useRequest.ts';
import { useLoggedIn } from '../../session/useLoggedIn.ts';
import { FirstStepsDocument } from './help.generated.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { stepsDone } from './firstSteps.ts';
import { HelpBody } from './HelpBody.tsx';
import { VisitorFrame } from './VisitorFrame.tsx';

function MemberHelp() {
  const { data, error } = useRequest(FirstStepsDocument);
  const states = data && stepsDone(data);
  const isOver = states !== null && Object.values(states).every((state) => state === 'done');
  return (
    <HelpBody isReady={data !== null || error !== null}>
      {!isOver && <FirstSteps states={states} isVisitor={false} />}
    </HelpBody>
  );
}

const VisitorHelp = () => (
  <VisitorFrame>
    <HelpBody isReady>
      <FirstSteps states={null} isVisitor />
    </HelpBody>
  </VisitorFrame>
);

/** Help: for members within their frame, for visitors in one of its own. Neither needs the members' data client. */
export default function HelpScreen() {
  return useLoggedIn() ? <MemberHelp /> : <VisitorHelp />;
}
