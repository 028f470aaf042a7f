/**
 * The portal's time. A device's clock may be minutes or days off, and what a member is promised (until when an order can
 * be cancelled, which day it is) holds by the clock of the portal: every answer says its time to the second.
 */

/** Between what and what the portal's clock is ahead of this device's, in ms. */
interface Lead {
  readonly least: number;
  readonly most: number;
}

/** Answers name whole seconds. In ms. */
const second = 1000;

/** How far the portal's clock is ahead of this device's, ever closer with every answer. */
export class PortalClock {
  #lead: Lead = { least: 0, most: 0 };
  #isKnown = false;

  /** The portal's time in ms since 1970, as well as it is known; the device's where that may well be the same. */
  readonly now = (): number => {
    const { least, most } = this.#lead;
    const agrees = least <= 0 && most >= 0;
    return Date.now() + (agrees ? 0 : Math.round((least + most) / 2));
  };

  /**
   * An answer came with its `Date`, null where it had none: it was written at some time between the two by this device's
   * clock, and within the second it names.
   */
  observe(date: string | null, sentAt: number, receivedAt: number): void {
    const named = Date.parse(date ?? '');
    if (Number.isNaN(named) || receivedAt < sentAt) return;
    const seen: Lead = { least: named - receivedAt, most: named + second - sentAt };
    const least = Math.max(seen.least, this.#lead.least);
    const most = Math.min(seen.most, this.#lead.most);
    // What contradicts the answers before is a clock that was set.
    this.#lead = this.#isKnown && least <= most ? { least, most } : seen;
    this.#isKnown = true;
  }
}

export const portalClock = new PortalClock();

/** The portal's time in ms since 1970. */
export const portalNow = portalClock.now;
