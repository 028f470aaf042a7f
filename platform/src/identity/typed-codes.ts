/** Codes that members read and type, in groups of four characters. */

const groupEnds = /.{4}(?=.)/g;

/** Formats `ACDEFHJKMNPR` as `ACDE-FHJK-MNPR`. */
export const groupCode = (code: string): string => code.replaceAll(groupEnds, '$&-');

/** The form of a code that is hashed: upper case without separators. */
export const normalizeCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
