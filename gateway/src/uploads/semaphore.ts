/** A counting semaphore for requests, which leave the queue when their connection ends. */
import type { Socket } from 'node:net';
import { gatewayError } from '../kernel/errors.ts';
import { UploadRefused } from './upload-refused.ts';

/** How many requests may wait, and for how many ms; further ones are refused. */
const queue = { maxLength: 100, maxWaitMs: 20_000 };

/** Releases a slot. */
export type Release = () => void;

/** A request that waits. */
interface Waiting {
  readonly party: string;
  readonly proceed: () => void;
}

/**
 * Grants a limited number of slots, at most a quarter of them to one party. Waiting requests are served in order,
 * parties with fewer slots first. A request leaves the queue when its connection ends or it has waited too long.
 */
export class Semaphore {
  readonly #places: number;
  readonly #share: number;
  readonly #waiting = new Set<Waiting>();
  /** Slots of each party. */
  readonly #held = new Map<string, number>();
  #inUse = 0;

  constructor(places: number) {
    this.#places = places;
    this.#share = Math.max(1, Math.floor(places / 4));
  }

  /** Number of slots in use. */
  get inUse(): number {
    return this.#inUse;
  }

  /**
   * Waits for a slot. Rejects with SERVICE_UNAVAILABLE when the queue is full or the wait too long, and with {@link
   * UploadRefused} when the connection ends.
   * @param party whose request it is
   */
  async enter(socket: Socket, party: string): Promise<Release> {
    if (socket.destroyed) throw new UploadRefused('cut');
    if (this.#inUse < this.#places && this.#heldBy(party) < this.#share) this.#take(party, 1);
    else await this.#turn(socket, party);
    return () => {
      this.#take(party, -1);
      this.#callNext();
    };
  }

  #heldBy(party: string): number {
    return this.#held.get(party) ?? 0;
  }

  #take(party: string, places: number): void {
    this.#inUse += places;
    const held = this.#heldBy(party) + places;
    if (held === 0) this.#held.delete(party);
    else this.#held.set(party, held);
  }

  /** Gives the free slot to the party with the fewest, then to the request that has waited longest. */
  #callNext(): void {
    let next: Waiting | undefined;
    for (const waiting of this.#waiting) {
      const held = this.#heldBy(waiting.party);
      if (held < (next === undefined ? this.#share : this.#heldBy(next.party))) next = waiting;
    }
    if (next === undefined) return;
    this.#take(next.party, 1);
    next.proceed();
  }

  /** Resolves when a slot is granted. */
  async #turn(socket: Socket, party: string): Promise<void> {
    if (this.#waiting.size >= queue.maxLength) throw gatewayError('SERVICE_UNAVAILABLE');
    await new Promise<void>((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(waiting);
        socket.off('close', onClose);
      };
      const proceed = (): void => {
        stop();
        resolve();
      };
      const onClose = (): void => {
        stop();
        reject(new UploadRefused('cut'));
      };
      const timer = setTimeout(() => {
        stop();
        reject(gatewayError('SERVICE_UNAVAILABLE'));
      }, queue.maxWaitMs);
      const waiting: Waiting = { party, proceed };
      this.#waiting.add(waiting);
      socket.once('close', onClose);
    });
  }
}
