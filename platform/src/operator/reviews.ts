import { byName } from '../domain.ts';
import { contributions } from '../domains/index.ts';
import type { Services } from '../services.ts';
import type { PendingReview, ReviewQueue } from './review-queue.ts';

/** All orders that the operator decides. */
export function createReviews(services: Services): Reviews {
  const queues = contributions(({ reviews }) => reviews && [reviews(services)]);
  return new Reviews([...byName('the review queue', queues, ({ kind }) => kind).values()]);
}

/** Pending reviews of every kind. */
export class Reviews {
  readonly #queues: ReadonlyMap<string, ReviewQueue>;

  constructor(queues: readonly ReviewQueue[]) {
    this.#queues = new Map(queues.map((queue) => [queue.kind, queue]));
  }

  /** Oldest first. */
  async pending(): Promise<PendingReview[]> {
    const all = await Promise.all([...this.#queues.values()].map((queue) => queue.pending()));
    return all.flat().sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  }

  async approve(id: string): Promise<boolean> {
    return (await this.#queueOf(id)?.approve(id)) ?? false;
  }

  async reject(id: string, reason: string): Promise<boolean> {
    return (await this.#queueOf(id)?.reject(id, reason)) ?? false;
  }

  async picture(id: string): Promise<Uint8Array | undefined> {
    return this.#queueOf(id)?.picture?.(id);
  }

  #queueOf(id: string): ReviewQueue | undefined {
    return this.#queues.get(id.split(':', 1)[0] ?? '');
  }
}
