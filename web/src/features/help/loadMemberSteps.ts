import { lazyImport } from '../../browser/lazyImport.ts';

/** Loads the list of first steps: few members still need it. */
export const loadMemberSteps = lazyImport(() => import('./MemberSteps.tsx'), ['help']);
