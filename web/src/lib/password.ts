/** What is wrong with a new password, by the platform's rule; null when nothing is. */
export function passwordProblem(password: string): 'tooShort' | 'tooLong' | 'noLetter' | 'noDigit' | null {
  if (password.length < 8) return 'tooShort';
  if (password.length > 64) return 'tooLong';
  if (!/\p{L}/u.test(password)) return 'noLetter';
  if (!/\p{Nd}/u.test(password)) return 'noDigit';
  return null;
}

export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong';

/** Sequences that everybody tries first. */
const common = /password|passw0rd|qwerty|asdf|letmein|admin|welcome|iloveyou|abc123|1234|0000|1111/i;

/** A rough word for how long a guesser needs: length counts most, variety next, the obvious takes away. */
export function passwordStrength(password: string): PasswordStrength {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const distinct = new Set(password).size;
  const score = Math.min(distinct, 16) + 2 * kinds - (common.test(password) ? 6 : 0);
  if (passwordProblem(password) !== null || score < 10) return 'weak';
  if (score < 15) return 'fair';
  return score < 20 ? 'good' : 'strong';
}
