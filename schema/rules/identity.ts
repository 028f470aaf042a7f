/** Identity numbers: how they are typed, checked and shown. */
import { isChineseNational } from './nationality.ts';

/** Fewest and most letters and digits of an identity number. */
export const minIdentityLength = 4;
export const maxIdentityLength = 30;

/** What may be wrong with an identity number. */
export type IdentityProblem =
  | 'empty'
  | 'characters'
  | 'tooShort'
  | 'tooLong'
  /** A resident identity card has 17 digits, and a digit or X behind them. */
  | 'card'
  /** One of the characters of a resident identity card is wrong. */
  | 'checkDigit';

/** An identity number as it is stored, in capital letters, or what is wrong with it. */
export type ReadIdentityNumber =
  { readonly kind: 'number'; readonly value: string } | { readonly kind: IdentityProblem };

/** Full-width letters and digits as narrow ones, without the spaces around them. */
export const trimIdentityNumber = (typed: string): string => typed.normalize('NFKC').trim();

/** Reads the identity number of a member of this nationality (ISO 3166-1 alpha-2). */
export function readIdentityNumber(typed: string, countryCode: string): ReadIdentityNumber {
  const text = trimIdentityNumber(typed);
  if (text === '') return { kind: 'empty' };
  if (!/^[0-9A-Za-z]*$/.test(text)) return { kind: 'characters' };
  if (isChineseNational(countryCode)) return readCardNumber(text.toUpperCase());
  if (text.length < minIdentityLength) return { kind: 'tooShort' };
  if (text.length > maxIdentityLength) return { kind: 'tooLong' };
  return { kind: 'number', value: text.toUpperCase() };
}

function readCardNumber(value: string): ReadIdentityNumber {
  if (!/^\d{17}[\dX]$/.test(value)) return { kind: 'card' };
  return value.at(-1) === checkCharacter(value) ? { kind: 'number', value } : { kind: 'checkDigit' };
}

/** The last character that the first 17 call for: ISO 7064 MOD 11-2, as GB 11643 has it. */
function checkCharacter(card: string): string {
  let sum = 0;
  for (const digit of card.slice(0, -1)) sum = ((sum + Number(digit)) * 2) % 11;
  const check = (12 - sum) % 11;
  return check === 10 ? 'X' : String(check);
}

/** The most characters that a masked number shows at either end. */
const maxShown = 2;

/** In place of the middle, whatever its length. */
const hidden = '••••';

/**
 * An identity number with its middle hidden, `11••••2X`: enough for members to recognise their own. At least half of it is
 * hidden. A number that is masked already stays as it is.
 */
export function maskIdentityNumber(number: string): string {
  if (number.includes(hidden)) return number;
  const shown = Math.min(maxShown, Math.floor(number.length / 4));
  return `${number.slice(0, shown)}${hidden}${shown === 0 ? '' : number.slice(-shown)}`;
}
