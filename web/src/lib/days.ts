/** Arithmetic of business days, written `2026-11-21`. A day of GMT+8 always has 24 hours. */

const dayMs = 86_400_000;
const msOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day so many days after another; before it when `count` is negative. */
export const dayAfter = (day: string, count: number): string =>
  new Date(msOf(day) + count * dayMs).toISOString().slice(0, 10);

/** How many days a span has, both ends included; none when it ends before it begins. */
export const countDays = (from: string, to: string): number =>
  Math.max(0, Math.round((msOf(to) - msOf(from)) / dayMs) + 1);

/** Every day of a span, both ends included, oldest first. */
export const daysBetween = (from: string, to: string): readonly string[] =>
  Array.from({ length: countDays(from, to) }, (_, i) => dayAfter(from, i));

/** The Monday of the week a day belongs to. */
export const mondayOf = (day: string): string => dayAfter(day, -((new Date(msOf(day)).getUTCDay() + 6) % 7));
