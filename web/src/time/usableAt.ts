/** Things that can be used from a time on. */
import { portalNow } from './clock.ts';
import { useNow } from './useNow.ts';

/** `usableAt` is ISO 8601; null where it does not wait. */
export interface Cooling {
  readonly usableAt: string | null;
}

/** Whether it still waits; `now` in ms since 1970. */
export const isCooling = ({ usableAt }: Cooling, now: number): boolean =>
  usableAt !== null && Date.parse(usableAt) > now;

/** How long the clock keeps running after the last of them becomes usable, so that the screen updates. In ms. */
const extraTime = 5_000;

/** Portal time in ms since 1970, updated every second while one of them waits. */
export const useCoolingClock = (things: readonly Cooling[]): number =>
  useNow(things.some((thing) => isCooling(thing, portalNow() - extraTime)));
