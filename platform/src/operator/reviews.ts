import { byName } from '../domain.ts';
import { contributions } from '../domains/index.ts';
import type { Services } from '../services.ts';
import type { PendingOrder, ReviewQueue } from './review-queue.ts';

/** All orders that the operator decides. */
export function createReviews(services: Services): Reviews {
  const queues = contributions(({ reviews }) => reviews && [reviews(services)]);
  return new Reviews([...byName('the review queue', queues, ({ kind }) => kind).values()]);
}

/** An order that waits for a decision, among those of all kinds. */
export interface PendingReview extends Omit<PendingOrder, 'id'> {
  /** The order's kind and id: `claim:12`. */
  readonly id: string;
}

/** Pending reviews of every kind. */
export class Reviews {
  readonly #queues: ReadonlyMap<string, ReviewQueue>;

  constructor(queues: readonly ReviewQueue[]) {
    this.#queues = new Map(queues.map((queue) => [queue.kind, queue]));
  }

  /** Oldest first. */
  async pending(): Promise<PendingReview[]> {
    const all = await Promise.all(
      Array.from(this.#queues.values(), async (queue) =>
        (await queue.pending()).map((order) => ({ ...order, id: `${queue.kind}:${order.id}` })),
      ),
    );
    return all.flat().sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  }

  /** False when nothing with this id is pending. */
  async approve(name: string): Promise<boolean> {
    const { queue, id } = this.#parse(name);
    return (await queue?.approve(id)) ?? false;
  }

  /** False when nothing with this id is pending. */
  async reject(name: string, reason: string): Promise<boolean> {
    const { queue, id } = this.#parse(name);
    return (await queue?.reject(id, reason)) ?? false;
  }

  /** The picture that was sent in with an order; undefined where there is none. */
  async picture(name: string): Promise<Uint8Array | undefined> {
    const { queue, id } = this.#parse(name);
    return queue?.picture?.(id);
  }

  #parse(name: string): { readonly queue: ReviewQueue | undefined; readonly id: bigint } {
    const [, kind = '', id = '0'] = /^(.+):([1-9]\d{0,17})$/.exec(name) ?? [];
    return { queue: this.#queues.get(kind), id: BigInt(id) };
  }
}
