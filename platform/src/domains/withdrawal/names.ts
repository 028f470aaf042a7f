/** What operators call a withdrawal. */
export const nameOf = (id: bigint): string => `withdrawal:${id}`;

/** The id behind `withdrawal:12` or `12`; undefined for anything else. */
export function idOf(name: string): bigint | undefined {
  const digits = /^(?:withdrawal:)?([1-9]\d{0,17})$/.exec(name)?.[1];
  return digits === undefined ? undefined : BigInt(digits);
}
