/** Headers of an answer in the form that Node writes with the least work. */

/** Names and values of headers. */
export type Headers = Readonly<Record<string, string>>;

/** Joins the headers of every answer with those of one. Nearly all answers share a few objects, which are joined once. */
export class HeaderLines {
  readonly #always: Headers;
  readonly #known = new WeakMap<Headers, readonly string[]>();

  constructor(always: Headers) {
    this.#always = always;
  }

  /** Names and values alternately. An answer's own header replaces the one of the same name. */
  with(own: Headers): readonly string[] {
    let lines = this.#known.get(own);
    if (lines === undefined) {
      lines = Object.entries({ ...this.#always, ...own }).flat();
      this.#known.set(own, lines);
    }
    return lines;
  }
}
