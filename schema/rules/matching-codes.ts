/** PIN codes as members read and type them. */

/** Crockford's base 32: no I, L, O, U, so that a code read aloud or copied by hand stays itself. */
export const matchingCodeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters of a code: 80 bits. */
export const matchingCodeLength = 16;

/** The most codes of one purchase. */
export const maximumMatchingCodes = 20;

const misread: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };
const whole = new RegExp(`^[${matchingCodeAlphabet}]{${matchingCodeLength}}$`);

/**
 * A code from what was typed or pasted: in either case, with or without spaces and dashes, and with the letters that are
 * taken for digits. Undefined when it cannot be one.
 */
export function readMatchingCode(typed: string): string | undefined {
  const read = typed
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .replaceAll(/[ILO]/g, (letter) => misread[letter] ?? letter);
  return whole.test(read) ? read : undefined;
}

/** A code in groups of four: `7K3M-Q9TX-2B4N-VH6R`. */
export const writeMatchingCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');
