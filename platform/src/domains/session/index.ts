/** The public interface of signing in for other domains. */
export { completeSignIn } from './sign-in-step.ts';
