/** The public interface of signing in for other domains. */
export { beginProvedSession } from './begin-proved-session.ts';
export { completeSignIn, memberOfStep } from './sign-in-step.ts';
