/** The platform's rules for new passwords. */
const passwordRuleNames = ['length', 'letter', 'digit'] as const;
type PasswordRuleName = (typeof passwordRuleNames)[number];

const hasLetter = (password: string) => /\p{L}/u.test(password);
/** ASCII digits only, as on the platform. */
const hasDigit = (password: string) => /[0-9]/.test(password);
/** In code points: an emoji counts once. */
const lengthOf = (password: string) => Array.from(password).length;

/** Every rule, and whether it is met so far. */
export function passwordRules(password: string): readonly { rule: PasswordRuleName; isMet: boolean }[] {
  const met: Record<PasswordRuleName, boolean> = {
    length: lengthOf(password) >= 8 && lengthOf(password) <= 64,
    letter: hasLetter(password),
    digit: hasDigit(password),
  };
  return passwordRuleNames.map((rule) => ({ rule, isMet: met[rule] }));
}

/** The first broken rule; null when valid. */
export function passwordProblem(password: string): 'tooShort' | 'tooLong' | 'noLetter' | 'noDigit' | null {
  if (lengthOf(password) < 8) return 'tooShort';
  if (lengthOf(password) > 64) return 'tooLong';
  if (!hasLetter(password)) return 'noLetter';
  if (!hasDigit(password)) return 'noDigit';
  return null;
}

export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong';

/** Commonly guessed sequences. */
const common = /password|passw0rd|qwerty|asdf|letmein|admin|welcome|iloveyou|abc123|1234|0000|1111/i;

/** A rough estimate: length counts most, then variety; common sequences lower it. */
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
