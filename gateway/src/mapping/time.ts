/** Instants in the format of the SDL. */

/** Milliseconds of a day. */
export const dayMs = 86_400_000;

/** How far the business day (GMT+8) is ahead of UTC. */
const businessOffsetMs = 8 * 3_600_000;

/** The last instant that a Date can be, and as far before the epoch the first. */
const maxEpochMs = 8.64e15;

/** Dates by the number of the day: formatting one costs more than all else in an instant. */
const dates = new Map<number, string>();
const maxDates = 4096;

function dateOf(day: number): string {
  let date = dates.get(day);
  if (date === undefined) {
    date = new Date(day * dayMs).toISOString().slice(0, -'00:00:00.000Z'.length);
    if (dates.size >= maxDates) dates.clear();
    dates.set(day, date);
  }
  return date;
}

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : String(value));

/** {@link toIso}, or null for a time that the platform did not return. */
export const toIsoOrNull = (epochMs: number | null): string | null =>
  epochMs === null ? null : toIso(epochMs);

/** The platform's milliseconds as ISO 8601 in UTC. Throws a RangeError for what is no instant. */
export function toIso(epochMs: number): string {
  if (!(Math.abs(epochMs) <= maxEpochMs)) throw new RangeError('The platform sent an invalid instant.');
  const whole = Math.trunc(epochMs);
  const day = Math.floor(whole / dayMs);
  const date = dateOf(day);
  const ofDay = whole - day * dayMs;
  const seconds = Math.floor(ofDay / 1000);
  const minutes = Math.floor(seconds / 60);
  const ms = String(ofDay % 1000).padStart(3, '0');
  return `${date}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}.${ms}Z`;
}

/** The business day (GMT+8) of an instant in milliseconds, as `2026-11-21`. */
export const businessDayOf = (epochMs: number): string => toIso(epochMs + businessOffsetMs).slice(0, 10);
