/** How many uploads a process takes at once, and which connections carry one. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { gatewayError } from '../errors.ts';
import type { Pace } from '../http/timeouts.ts';
import { Semaphore, type Leave } from './semaphore.ts';

/** Maximum number of concurrent uploads of one address, those that wait included. */
const maxPerAddress = 4;

/** Maximum number of uploads that are sent to the platform at once; each then takes about 40 MB of memory. */
const maxHandedOn = 4;

/** The uploads of a process. Those without a place wait and are not read. */
export class Uploads {
  /** The minimum rate at which they must arrive. */
  readonly pace: Pace;
  readonly #reading: Semaphore;
  readonly #handedOn = new Semaphore(maxHandedOn);
  readonly #ofAddress = new Map<string, number>();
  readonly #sockets = new WeakSet<Socket>();

  /** @param atOnce maximum number of uploads that are being read or wait to be sent */
  constructor(atOnce: number, pace: Pace) {
    this.pace = pace;
    this.#reading = new Semaphore(atOnce);
  }

  /** Number of uploads that are being read or sent. */
  get underWay(): number {
    return this.#reading.taken;
  }

  /** Whether a connection carries an upload, which has its own minimum rate. */
  isSending(socket: Socket): boolean {
    return this.#sockets.has(socket);
  }

  /** Waits for a place to read a request. Rejects when none is available, see {@link Semaphore.enter}. */
  async enter(request: IncomingMessage, address: string): Promise<Leave> {
    const { socket } = request;
    const ofAddress = this.#ofAddress.get(address) ?? 0;
    if (ofAddress >= maxPerAddress) throw gatewayError('RATE_LIMITED', undefined, { retryAfterSeconds: 5 });
    this.#ofAddress.set(address, ofAddress + 1);
    this.#sockets.add(socket);
    request.once('close', () => this.#sockets.delete(socket));
    try {
      const leave = await this.#reading.enter(socket, address);
      return () => {
        this.#forget(address);
        leave();
      };
    } catch (error) {
      this.#forget(address);
      throw error;
    }
  }

  /** Runs the work for a request that has been read when its turn comes, unless its connection has ended. */
  async handOn<Result>(
    { socket }: IncomingMessage,
    address: string,
    work: () => Result,
  ): Promise<Awaited<Result>> {
    const leave = await this.#handedOn.enter(socket, address);
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
