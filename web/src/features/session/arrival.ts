/** Passed to the sign-in screen after a registration or password reset. */
export interface Arrival {
  readonly userName: string;
  readonly done: 'registered' | 'passwordReset';
}

/** Parses a location's state, which is untrusted. */
export function arrivalOf(state: unknown): Arrival | null {
  if (typeof state !== 'object' || state === null) return null;
  const { userName, done } = state as Partial<Arrival>;
  if (typeof userName !== 'string' || (done !== 'registered' && done !== 'passwordReset')) return null;
  return { userName, done };
}
