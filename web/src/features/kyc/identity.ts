/** What is typed and chosen, and what may be wrong with it. */
import { isChineseNational, readIdentityNumber, type IdentityProblem } from '@portal/schema/rules';

export type IdentityValues = Record<'identityNumber', string>;

/** What is wrong with a number; null where nothing is. */
export function numberProblem(typed: string, countryCode: string): IdentityProblem | null {
  const read = readIdentityNumber(typed, countryCode);
  return read.kind === 'number' ? null : read.kind;
}

/** What the number is called in the texts. */
export const documentOf = (countryCode: string): 'card' | 'document' =>
  isChineseNational(countryCode) ? 'card' : 'document';
