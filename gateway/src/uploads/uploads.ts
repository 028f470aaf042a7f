/** How many uploads a process takes at once, and which connections carry one. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { gatewayError } from '../errors.ts';
import type { Pace } from '../http/patience.ts';
import { Gate, type Leave } from './gate.ts';

/** Uploads of one address at once, so that it cannot take every place. */
const mostOfAddress = 4;

/** Uploads that are sealed or waited for at once: each is then held in memory several times over, about 40 MB. */
const mostHandedOn = 4;

/** The uploads of a process. Those that have no place yet wait unread. */
export class Uploads {
  /** How fast they are to arrive. */
  readonly pace: Pace;
  readonly #reading: Gate;
  readonly #handedOn = new Gate(mostHandedOn);
  readonly #ofAddress = new Map<string, number>();
  readonly #sockets = new WeakSet<Socket>();

  /** @param atOnce so many are read at once, or have been read and wait to be handed on */
  constructor(atOnce: number, pace: Pace) {
    this.pace = pace;
    this.#reading = new Gate(atOnce);
  }

  /** Uploads that are read or handed on. */
  get underWay(): number {
    return this.#reading.taken;
  }

  /** Whether a connection carries an upload, which keeps to a pace of its own. */
  isSending(socket: Socket): boolean {
    return this.#sockets.has(socket);
  }

  /** Waits for a place to read a request. Rejects where there is none to be had, see {@link Gate.enter}. */
  async enter(request: IncomingMessage, address: string): Promise<Leave> {
    const { socket } = request;
    const ofAddress = this.#ofAddress.get(address) ?? 0;
    if (ofAddress >= mostOfAddress) throw gatewayError('RATE_LIMITED', undefined, { retryAfterSeconds: 5 });
    this.#ofAddress.set(address, ofAddress + 1);
    this.#sockets.add(socket);
    request.once('close', () => this.#sockets.delete(socket));
    try {
      const leave = await this.#reading.enter(socket);
      return () => {
        this.#forget(address);
        leave();
      };
    } catch (error) {
      this.#forget(address);
      throw error;
    }
  }

  /** Does what is to be done with a request that was read, once it is its turn; not when its connection has ended. */
  async handOn<Result>({ socket }: IncomingMessage, work: () => Result): Promise<Awaited<Result>> {
    const leave = await this.#handedOn.enter(socket);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  #forget(address: string): void {
    const left = (this.#ofAddress.get(address) ?? 1) - 1;
    if (left === 0) this.#ofAddress.delete(address);
    else this.#ofAddress.set(address, left);
  }
}
