/** The platform's rules for a new password, each for itself. */
const passwordRuleNames = ['length', 'letter', 'digit'] as const;
type PasswordRuleName = (typeof passwordRuleNames)[number];

const hasLetter = (password: string) => /\p{L}/u.test(password);
/** The platform counts 0 to 9 only: a full-width digit is another character. */
const hasDigit = (password: string) => /[0-9]/.test(password);
/** In characters as a member counts them: an emoji is one. */
const lengthOf = (password: string) => Array.from(password).length;

/** Which of the rules what is typed so far meets. */
export function passwordRules(password: string): readonly { rule: PasswordRuleName; isMet: boolean }[] {
  const met: Record<PasswordRuleName, boolean> = {
    length: lengthOf(password) >= 8 && lengthOf(password) <= 64,
    letter: hasLetter(password),
    digit: hasDigit(password),
  };
  return passwordRuleNames.map((rule) => ({ rule, isMet: met[rule] }));
}

/** What is wrong with a new password, by the platform's rule; null when nothing is. */
export function passwordProblem(password: string): 'tooShort' | 'tooLong' | 'noLetter' | 'noDigit' | null {
  if (lengthOf(password) < 8) return 'tooShort';
  if (lengthOf(password) > 64) return 'tooLong';
  if (!hasLetter(password)) return 'noLetter';
  if (!hasDigit(password)) return 'noDigit';
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
