/** How many uploads a process takes at once, and which connections carry one. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Pace } from '../http/timeouts.ts';
import { gatewayError } from '../kernel/errors.ts';
import { Semaphore, type Release } from './semaphore.ts';

/** Maximum number of concurrent uploads of one address, including waiting ones. */
const maxPerAddress = 4;

/** Maximum number of uploads that are sent to the platform at once; each then takes about 40 MB of memory. */
const maxSending = 4;

/** The uploads of a process. Uploads without a slot wait unread. */
export class Uploads {
  /** The minimum rate at which they must arrive. */
  readonly pace: Pace;
  readonly #reading: Semaphore;
  readonly #sending = new Semaphore(maxSending);
  readonly #ofAddress = new Map<string, number>();
  readonly #sockets = new WeakSet<Socket>();

  /** @param atOnce maximum number of uploads that are being read or wait to be sent */
  constructor(atOnce: number, pace: Pace) {
    this.pace = pace;
    this.#reading = new Semaphore(atOnce);
  }

  /** Number of uploads that are being read or sent. */
  get inProgress(): number {
    return this.#reading.inUse;
  }

  /** Whether a connection carries an upload, which has its own minimum rate. */
  isSending(socket: Socket): boolean {
    return this.#sockets.has(socket);
  }

  /** Waits for a slot to read a request. Rejects when none is available, see {@link Semaphore.enter}. */
  async enter(request: IncomingMessage, address: string): Promise<Release> {
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
  async runWhenAdmitted<Result>(
    { socket }: IncomingMessage,
    address: string,
    work: () => Result,
  ): Promise<Awaited<Result>> {
    const leave = await this.#sending.enter(socket, address);
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
