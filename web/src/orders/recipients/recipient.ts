/** A recipient of credits, as far as known. */
export interface Recipient {
  /** As registered where it was looked up, else as typed. */
  readonly userName: string;
  /** Business day of joining; null where it was not looked up. */
  readonly memberSince: string | null;
  /** Whether the platform was to look the name up and could not: a limit, or no connection. */
  readonly lookUpFailed?: boolean;
}

/** Whether two user names are the same member's. */
export const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** What can be found wrong with a typed name without asking the platform; null when nothing is. */
export function recipientProblem(
  typed: string,
  ownName: string | null,
): 'required' | 'spaces' | 'self' | null {
  const to = typed.trim();
  if (to === '') return 'required';
  if (/\s/.test(to)) return 'spaces';
  return ownName !== null && isSameName(to, ownName) ? 'self' : null;
}
