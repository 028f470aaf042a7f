/** Codes that members read and type: groups of four, whatever keyboard they are typed on. */

const groupEnds = /.{4}(?=.)/g;

/** `ACDE-FHJK-MNPR` of `ACDEFHJKMNPR`. */
export const inGroups = (code: string): string => code.replaceAll(groupEnds, '$&-');

/** A code as it is hashed: in capitals, without what separates its groups. */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
