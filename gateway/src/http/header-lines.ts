/** Response headers in the form that Node writes with the least work. */

/** Names and values of headers. */
export type Headers = Readonly<Record<string, string>>;

/**
 * Joins the common headers with those of one response. Nearly all responses share a few objects, which are joined once.
 */
export class HeaderLines {
  readonly #always: Headers;
  readonly #known = new WeakMap<Headers, readonly string[]>();

  constructor(always: Headers) {
    this.#always = always;
  }

  /** Names and values alternately. A header of the response replaces a common one of the same name. */
  with(own: Headers): readonly string[] {
    let lines = this.#known.get(own);
    if (lines === undefined) {
      lines = Object.entries({ ...this.#always, ...own }).flat();
      this.#known.set(own, lines);
    }
    return lines;
  }
}
