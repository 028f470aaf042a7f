/** Letting so many do something at once, the others in the order they came. */
import type { Socket } from 'node:net';
import { gatewayError } from '../errors.ts';
import { UploadRefused } from './refused.ts';

/** So many wait, and so long in ms; others are told to come again. */
const queue = { length: 100, waitMs: 20_000 };

/** Gives a place back. */
export type Leave = () => void;

/** A gate with so many places behind it. */
export class Gate {
  readonly #places: number;
  readonly #waiting = new Set<() => void>();
  #taken = 0;

  constructor(places: number) {
    this.#places = places;
  }

  /** Places that are taken. */
  get taken(): number {
    return this.#taken;
  }

  /**
   * Waits for a place. Rejects with SERVICE_UNAVAILABLE where there is none to be had in time, and with
   * {@link UploadRefused} when the connection of whoever waits ends.
   */
  async enter(socket: Socket): Promise<Leave> {
    if (socket.destroyed) throw new UploadRefused('cut');
    if (this.#taken < this.#places) this.#taken += 1;
    else await this.#turn(socket);
    return () => {
      const [next] = this.#waiting;
      // a place that is given up goes to whoever waits longest
      if (next === undefined) this.#taken -= 1;
      else next();
    };
  }

  /** Resolves when a place is handed over. */
  async #turn(socket: Socket): Promise<void> {
    if (this.#waiting.size >= queue.length) throw gatewayError('SERVICE_UNAVAILABLE');
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
      }, queue.waitMs);
      this.#waiting.add(proceed);
      socket.once('close', onClose);
    });
  }
}
