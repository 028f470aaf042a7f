/** Deterministic random numbers by seed. Only for simulations. */
import { createHash } from 'node:crypto';

export class Random {
  #state: number;

  /** The values that distinguish this sequence: seed, day, member. */
  constructor(...of: readonly (string | number)[]) {
    this.#state = createHash('sha256').update(of.join()).digest().readUInt32LE();
  }

  /** A number from 0 inclusive to 1 exclusive (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** An integer from 0 inclusive to `end` exclusive. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  /** True with this probability. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** A random item; undefined if there is none. */
  pick<T>(from: readonly T[]): T | undefined {
    return from[this.below(from.length)];
  }

  /** The items in random order, in which larger weights tend to come earlier. */
  shuffle<T extends { readonly weight: number }>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, rank: this.next() ** (1 / item.weight) }))
      .sort((one, other) => other.rank - one.rank)
      .map(({ item }) => item);
  }

  /** Hexadecimal digits. */
  hex(digits: number): string {
    return Array.from({ length: digits }, () => this.below(16).toString(16)).join('');
  }
}
