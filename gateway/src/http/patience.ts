/** How long clients may take: whoever sends slowly holds a connection, and memory, that others could use. */

/** Limits on how long a client may take, in ms. */
export interface Patience {
  /** For the head of a request. */
  readonly headersMs: number;
  /** For a whole request, unless it carries files. */
  readonly requestMs: number;
  /** How often both are looked at. */
  readonly checkMs: number;
  /** For a request with files. */
  readonly files: Pace;
}

/** A request with files may take `graceMs`, and as long as its bytes need at `bytesPerMs`. */
export interface Pace {
  readonly graceMs: number;
  readonly bytesPerMs: number;
  /** How often that is looked at, in ms. */
  readonly checkMs: number;
}

/** What holds in service: 25 bytes a millisecond are 200 kbit/s. */
export const usualPatience: Patience = {
  headersMs: 10_000,
  requestMs: 15_000,
  checkMs: 2000,
  files: { graceMs: 15_000, bytesPerMs: 25, checkMs: 1000 },
};

/**
 * Watches over the pace of a request from now on.
 * @param received bytes so far
 * @param tooSlow told again and again until the watch is stopped
 * @returns what stops it
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
