/** Time limits for clients, because a slow client occupies a connection and memory that others could use. */

/** Limits on how long a client may take, in ms. */
export interface Timeouts {
  /** For the head of a request. */
  readonly headersMs: number;
  /** For a whole request, unless it carries files. */
  readonly requestMs: number;
  /** How often both limits are checked. */
  readonly checkMs: number;
  /** For a request with files. */
  readonly files: Pace;
}

/** A request with files may take `graceMs`, plus the time its bytes need at `bytesPerMs`. */
export interface Pace {
  readonly graceMs: number;
  readonly bytesPerMs: number;
  /** How often that is checked, in ms. */
  readonly checkMs: number;
}

/** The values in production; 25 bytes a millisecond are 200 kbit/s. */
export const defaultTimeouts: Timeouts = {
  headersMs: 10_000,
  requestMs: 15_000,
  checkMs: 2000,
  files: { graceMs: 15_000, bytesPerMs: 25, checkMs: 1000 },
};

/**
 * Watches how fast a request arrives.
 * @param received bytes so far
 * @param tooSlow called at every check while the request is too slow
 * @returns a function that stops the watch
 */
export function watchPace(
  { graceMs, bytesPerMs, checkMs }: Pace,
  received: () => number,
  tooSlow: () => void,
): () => void {
  const began = performance.now();
  const clock = setInterval(() => {
    if (performance.now() - began > graceMs + received() / bytesPerMs) tooSlow();
  }, checkMs);
  return () => clearInterval(clock);
}
