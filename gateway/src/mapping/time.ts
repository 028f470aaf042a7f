/** Instants in the format of the SDL. */

const dayMs = 86_400_000;

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
