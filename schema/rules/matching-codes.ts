/** PIN codes as members read and type them. */

/** Crockford's base 32: without I, L, O and U, so that codes can be read aloud and copied by hand. */
export const matchingCodeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Length of a code: 80 bits. */
export const matchingCodeLength = 16;

/** Maximum number of codes per purchase. */
export const maximumMatchingCodes = 20;

const misread: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };
const whole = new RegExp(`^[${matchingCodeAlphabet}]{${matchingCodeLength}}$`);

/**
 * Parses a typed or pasted code: in either case, with or without spaces and dashes, with look-alike letters read as
 * digits. Undefined if invalid.
 */
export function parseMatchingCode(typed: string): string | undefined {
  const read = typed
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .replaceAll(/[ILO]/g, (letter) => misread[letter] ?? letter);
  return whole.test(read) ? read : undefined;
}

/** Formats a code in groups of four: `7K3M-Q9TX-2B4N-VH6R`. */
export const formatMatchingCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');
