/** A counting semaphore for requests, which leave the queue when their connection ends. */
import type { Socket } from 'node:net';
import { gatewayError } from '../errors.ts';
import { UploadRefused } from './upload-refused.ts';

/** How many requests may wait, and for how many ms; further ones are refused. */
const queue = { maxLength: 100, maxWaitMs: 20_000 };

/** Releases a place. */
export type Leave = () => void;

/**
 * Grants a number of places, first come, first served. A request that waits also leaves when its connection ends and
 * when it has waited too long. Neither a library's semaphore nor the platform's, which runs tasks that are never
 * abandoned, does that; and the gateway and the platform share only the contract.
 */
export class Semaphore {
  readonly #places: number;
  readonly #waiting = new Set<() => void>();
  #taken = 0;

  constructor(places: number) {
    this.#places = places;
  }

  /** Number of places in use. */
  get taken(): number {
    return this.#taken;
  }

  /**
   * Waits for a place. Rejects with SERVICE_UNAVAILABLE when the queue is full or the wait too long, and with
   * {@link UploadRefused} when the connection ends.
   */
  async enter(socket: Socket): Promise<Leave> {
    if (socket.destroyed) throw new UploadRefused('cut');
    if (this.#taken < this.#places) this.#taken += 1;
    else await this.#turn(socket);
    return () => {
      const [next] = this.#waiting;
      // the place goes to the request that has waited longest
      if (next === undefined) this.#taken -= 1;
      else next();
    };
  }

  /** Resolves when a place is handed over. */
  async #turn(socket: Socket): Promise<void> {
    if (this.#waiting.size >= queue.maxLength) throw gatewayError('SERVICE_UNAVAILABLE');
    await new Promise<void>((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(proceed);
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
      this.#waiting.add(proceed);
      socket.once('close', onClose);
    });
  }
}
