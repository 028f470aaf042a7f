/** Identity numbers: parsing, checking and masking. */
import { isChineseNational } from './nationality.ts';

/** Minimum and maximum length of an identity number. */
export const minIdentityLength = 4;
export const maxIdentityLength = 30;

/** Problems of an identity number. */
export type IdentityProblem =
  | 'empty'
  | 'characters'
  | 'tooShort'
  | 'tooLong'
  /** A resident identity card number is 17 digits followed by a digit or X. */
  | 'card'
  /** A character of a resident identity card number is wrong. */
  | 'checkDigit';

/** An identity number in stored form, in capital letters, or its problem. */
export type ParsedIdentityNumber =
  { readonly kind: 'number'; readonly value: string } | { readonly kind: IdentityProblem };

/** Converts full-width characters and trims spaces. */
export const trimIdentityNumber = (typed: string): string => typed.normalize('NFKC').trim();

/** Parses the identity number of a member of this nationality (ISO 3166-1 alpha-2). */
export function parseIdentityNumber(typed: string, countryCode: string): ParsedIdentityNumber {
  const text = trimIdentityNumber(typed);
  if (text === '') return { kind: 'empty' };
  if (!/^[0-9A-Za-z]*$/.test(text)) return { kind: 'characters' };
  if (isChineseNational(countryCode)) return readCardNumber(text.toUpperCase());
  if (text.length < minIdentityLength) return { kind: 'tooShort' };
  if (text.length > maxIdentityLength) return { kind: 'tooLong' };
  return { kind: 'number', value: text.toUpperCase() };
}

function readCardNumber(value: string): ParsedIdentityNumber {
  if (!/^\d{17}[\dX]$/.test(value)) return { kind: 'card' };
  return value.at(-1) === checkCharacter(value) ? { kind: 'number', value } : { kind: 'checkDigit' };
}

/** The check character of the first 17 digits: ISO 7064 MOD 11-2, as in GB 11643. */
function checkCharacter(card: string): string {
  let sum = 0;
  for (const digit of card.slice(0, -1)) sum = ((sum + Number(digit)) * 2) % 11;
  const check = (12 - sum) % 11;
  return check === 10 ? 'X' : String(check);
}

/** Maximum characters shown at either end of a masked number. */
const maxShown = 2;

/** Replaces the middle, regardless of its length. */
const hidden = '••••';

/**
 * Masks an identity number, `11••••2X`, so that members recognize their own. Hides at least half of it. A masked number
 * is returned unchanged.
 */
export function maskIdentityNumber(number: string): string {
  if (number.includes(hidden)) return number;
  const shown = Math.min(maxShown, Math.floor(number.length / 4));
  return `${number.slice(0, shown)}${hidden}${shown === 0 ? '' : number.slice(-shown)}`;
}
