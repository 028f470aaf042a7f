import Skeleton from '@mui/material/Skeleton';
import { useLoadedWhen } from '../../lib/useLoaded.ts';
import type { HelpProps } from './Help.tsx';
import { withStates } from './statesParts.ts';

const fetchHelp = withStates(() => import('./Help.tsx').then((module) => module.Help));

/** What a state means and what to do now; its words come when they are needed. */
export function StateHelp(props: HelpProps) {
  const { part: Help } = useLoadedWhen(true, fetchHelp);
  return Help === null ? <Skeleton height={64} /> : <Help {...props} />;
}
