/** What one of these screens tells the next: whose account is ready, whose password is set. */
export interface Arrival {
  readonly userName: string;
  readonly done: 'registered' | 'passwordReset';
}

/** Reads it back from a location's state, which anybody may have written. */
export function arrivalOf(state: unknown): Arrival | null {
  if (typeof state !== 'object' || state === null) return null;
  const { userName, done } = state as Partial<Arrival>;
  if (typeof userName !== 'string' || (done !== 'registered' && done !== 'passwordReset')) return null;
  return { userName, done };
}
