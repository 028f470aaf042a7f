/**
 * The portal's time. A device's clock may be minutes or days off, while deadlines and business days follow the portal's
 * clock, which every answer states to the second.
 */

/** Range of the portal clock's offset from the device clock, in ms. */
interface Lead {
  readonly min: number;
  readonly max: number;
}

/** Resolution of the `Date` header, in ms. */
const second = 1000;

/** Estimates the offset of the portal's clock, more precisely with every answer. */
export class PortalClock {
  #lead: Lead = { min: 0, max: 0 };
  #isKnown = false;

  /** Portal time in ms since 1970; device time while the two may be equal. */
  readonly now = (): number => {
    const { min, max } = this.#lead;
    const agrees = min <= 0 && max >= 0;
    return Date.now() + (agrees ? 0 : Math.round((min + max) / 2));
  };

  /**
   * Takes an answer's `Date` header into account; null is ignored. The header was written between `sentAt` and
   * `receivedAt`, both in device time.
   */
  observe(date: string | null, sentAt: number, receivedAt: number): void {
    const named = Date.parse(date ?? '');
    if (Number.isNaN(named) || receivedAt < sentAt) return;
    const seen: Lead = { min: named - receivedAt, max: named + second - sentAt };
    const min = Math.max(seen.min, this.#lead.min);
    const max = Math.min(seen.max, this.#lead.max);
    // A range that contradicts the previous one means that the device clock was set.
    this.#lead = this.#isKnown && min <= max ? { min, max } : seen;
    this.#isKnown = true;
  }
}

export const portalClock = new PortalClock();

/** Portal time in ms since 1970. */
export const portalNow = portalClock.now;
