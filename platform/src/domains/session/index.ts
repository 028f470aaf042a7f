/** The public interface of signing in for other domains. */
export { beginProvenSession } from './begin-proven-session.ts';
export { completeSignIn, findMemberOfStep } from './sign-in-step.ts';
