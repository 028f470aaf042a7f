/** What is typed and chosen, and what may be wrong with it. */
import { isChineseNational, parseIdentityNumber, type IdentityProblem } from '@portal/schema/rules';

export type KycValues = Record<'identityNumber', string>;

/** What is wrong with a number; null where nothing is. */
export function getNumberProblem(typed: string, countryCode: string): IdentityProblem | null {
  const read = parseIdentityNumber(typed, countryCode);
  return read.kind === 'number' ? null : read.kind;
}

/** What the number is called in the texts. */
export const getDocument = (countryCode: string): 'card' | 'document' =>
  isChineseNational(countryCode) ? 'card' : 'document';
