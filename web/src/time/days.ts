/** Arithmetic on business days, written `2026-11-21`. Days in GMT+8 always have 24 hours. */

/** A business day, in milliseconds. */
export const dayMs = 86_400_000;
const msOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Adds days; subtracts when `count` is negative. */
export const dayAfter = (day: string, count: number): string =>
  new Date(msOf(day) + count * dayMs).toISOString().slice(0, 10);

/** Days from `from` to `to`, both included; 0 when reversed. */
export const countDays = (from: string, to: string): number =>
  Math.max(0, Math.round((msOf(to) - msOf(from)) / dayMs) + 1);

/** Every day from `from` to `to`, both included. */
export const daysBetween = (from: string, to: string): readonly string[] =>
  Array.from({ length: countDays(from, to) }, (_, i) => dayAfter(from, i));

/** Monday of the day's week. */
export const getMonday = (day: string): string => dayAfter(day, -((new Date(msOf(day)).getUTCDay() + 6) % 7));

/** How many of the `days` (24 hours each) before an instant (ISO 8601) are over, 0 to all of them. */
export function daysPassed(days: number, endsAt: string, now: number): number {
  const left = Math.ceil((Date.parse(endsAt) - now) / dayMs);
  return Math.max(0, Math.min(days, days - left));
}
