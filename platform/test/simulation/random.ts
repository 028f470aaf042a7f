/** Chance that is the same for the same seed. Never for amounts that matter outside of a simulation. */
import { createHash } from 'node:crypto';

export class Random {
  #state: number;

  /** Everything that tells this sequence from others: the seed, the day, the member. */
  constructor(...of: readonly (string | number)[]) {
    this.#state = createHash('sha256').update(of.join()).digest().readUInt32LE();
  }

  /** A number from 0 up to, and without, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 up to, and without, `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  /** True so often: 0.25 is one time in four. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** One of them; undefined where there is none. */
  pick<T>(from: readonly T[]): T | undefined {
    return from[this.below(from.length)];
  }

  /** All of them in an order by chance, in which one of a larger weight tends to come earlier. */
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
