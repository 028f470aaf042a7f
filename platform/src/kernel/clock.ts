/** The time source of business code. SQL never calls now() for a business rule. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that moves only on request. */
export class VirtualClock implements Clock {
  #now: number;

  constructor(start: Date | string) {
    this.#now = new Date(start).getTime();
    if (Number.isNaN(this.#now)) throw new RangeError(`not an instant: ${String(start)}`);
  }

  now(): Date {
    return new Date(this.#now);
  }

  set(instant: Date | string): void {
    this.#now = new Date(instant).getTime();
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

/** The business day is in GMT+8 without daylight saving, so a fixed offset is exact. */
const offset = 8 * 60 * 60 * 1000;
/** Milliseconds in a day. */
export const dayMs = 24 * 60 * 60 * 1000;

/** The business day (`YYYY-MM-DD`, GMT+8) of an instant. */
export function businessDate(instant: Date): string {
  return new Date(instant.getTime() + offset).toISOString().slice(0, 10);
}

/** The first instant of a business day. */
export function startOfBusinessDate(date: string): Date {
  const midnight = new Date(`${date}T00:00:00.000Z`).getTime();
  if (
    !/^\d{4}-\d{2}-\d{2}$/.test(date) ||
    Number.isNaN(midnight) ||
    businessDate(new Date(midnight)) !== date
  ) {
    throw new RangeError(`not a date: ${date}`);
  }
  return new Date(midnight - offset);
}

/** The next 00:00 GMT+8, strictly after the instant. */
export function nextBusinessMidnight(instant: Date): Date {
  return new Date((Math.floor((instant.getTime() + offset) / dayMs) + 1) * dayMs - offset);
}
