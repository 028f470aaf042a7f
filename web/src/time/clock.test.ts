import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PortalClock } from './clock.ts';

/** Device time, in ms since 1970. */
const device = Date.parse('2026-11-21T12:00:00.400Z');

/** Observes an answer that took `took` ms, from a portal whose clock is `lead` ms ahead. */
function answer(clock: PortalClock, lead: number, took: number, at = device): void {
  const written = at + took / 2 + lead;
  clock.observe(new Date(Math.floor(written / 1000) * 1000).toUTCString(), at, at + took);
}

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(device));

describe('the time of the portal', () => {
  it('uses the clock of the device before the first answer and while both agree', () => {
    const clock = new PortalClock();
    expect(clock.now()).toBe(device);
    answer(clock, 0, 80);
    answer(clock, 90, 3_000);
    expect(clock.now()).toBe(device);
    clock.observe(null, device, device + 5);
    clock.observe('no time', device, device + 5);
    expect(clock.now()).toBe(device);
  });

  it.each([300_000, -300_000, 86_400_000, -4_000])(
    'measures the portal time to a second with a clock %i ms off',
    (lead) => {
      const clock = new PortalClock();
      answer(clock, lead, 60);
      expect(Math.abs(clock.now() - (device + lead))).toBeLessThanOrEqual(600);
      // Answers at other fractions of a second narrow the range; slow ones do not widen it.
      for (const later of [130, 370, 610, 850, 990]) answer(clock, lead, 60, device + later);
      answer(clock, lead, 30_000);
      expect(Math.abs(clock.now() - (device + lead))).toBeLessThanOrEqual(200);
    },
  );

  it('follows a device clock that was set', () => {
    const clock = new PortalClock();
    answer(clock, 300_000, 60);
    answer(clock, 0, 60);
    expect(clock.now()).toBe(device);
  });
});
