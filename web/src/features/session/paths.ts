import { withQuery } from '../../extension-points/paths.ts';

/** `ref` is the id of the member who invites. */
export const registerPath = (query: { ref?: string } = {}) => withQuery('/register', query);

export const forgotPath = '/forgot';

/** Passed to the sign-in screen after a registration or password reset. */
export interface LoginState {
  readonly userName: string;
  readonly done: 'registered' | 'passwordReset';
}

/** Parses a location's state, which is untrusted. */
export function parseLoginState(state: unknown): LoginState | null {
  if (typeof state !== 'object' || state === null) return null;
  const { userName, done } = state as Partial<LoginState>;
  if (typeof userName !== 'string' || (done !== 'registered' && done !== 'passwordReset')) return null;
  return { userName, done };
}
