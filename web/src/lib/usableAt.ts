/** Things that can be used from a time on. */
import { portalNow } from './clock.ts';
import { useNow } from './useNow.ts';

/** `usableAt` is ISO 8601; null where it does not wait. */
export interface Waiting {
  readonly usableAt: string | null;
}

/** Whether it still waits; `now` in ms since 1970. */
export const isCooling = ({ usableAt }: Waiting, now: number): boolean =>
  usableAt !== null && Date.parse(usableAt) > now;

/** So long a clock goes on after the last of them can be used, so that the screen sees it pass. In ms. */
const afterwards = 5_000;

/** Portal time in ms since 1970, updated every second while one of them waits. */
export const useWaitingNow = (things: readonly Waiting[]): number =>
  useNow(things.some((thing) => isCooling(thing, portalNow() - afterwards)));
