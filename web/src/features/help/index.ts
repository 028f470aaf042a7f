/** Questions and answers, the first steps, and the way to support. */
export { loadMemberSteps } from './loadMemberSteps.ts';
export { helpPath } from './paths.ts';
