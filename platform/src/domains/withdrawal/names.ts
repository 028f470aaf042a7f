/** What operators call withdrawals, and those who make them. */

/** A withdrawal. */
export const nameOf = (id: bigint): string => `withdrawal:${id}`;

/** The id behind `withdrawal:12` or `12`; undefined for anything else. */
export function idOf(name: string): bigint | undefined {
  const digits = /^(?:withdrawal:)?([1-9]\d{0,17})$/.exec(name)?.[1];
  return digits === undefined ? undefined : BigInt(digits);
}

/** A member. Nobody pays one whose account was closed without having read that. */
export const ownerOf = ({ user_name: name, banned }: { user_name: string; banned: boolean }): string =>
  banned ? `${name} (account closed)` : name;
