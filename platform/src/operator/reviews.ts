import { depositReviews } from '../domains/deposit/index.ts';
import { withdrawalReviews } from '../domains/withdrawal/reviews.ts';
import type { Services } from '../services.ts';

/** Something that waits for a decision of the operator. */
export interface PendingReview {
  /** Unique among all kinds, e.g. `withdrawal:12`. */
  readonly id: string;
  readonly createdAt: Date;
  /** One line: who asks for what. */
  readonly summary: string;
}

/** A kind of order that is decided by the operator. The domain that has such orders brings one. */
export interface ReviewQueue {
  /** The part of an id before the colon. */
  readonly kind: string;
  pending(): Promise<readonly PendingReview[]>;
  /** False when nothing with this id is pending. */
  approve(id: string): Promise<boolean>;
  /** False when nothing with this id is pending. */
  reject(id: string, reason: string): Promise<boolean>;
  /** The picture that was sent in with an order, decided or not, as WebP; undefined where there is none. */
  picture?(id: string): Promise<Uint8Array | undefined>;
}

/** Longest reason, in characters. */
export const longestReason = 200;

/** A reason as its member will read it: one line of plain text; undefined when it is longer than that may be. */
export function plainReason(text: string): string | undefined {
  const plain = text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return plain.length >= 1 && plain.length <= longestReason ? plain : undefined;
}

/** Everything that the operator decides: a domain with such orders adds the line of its queue. */
export const createReviews = (services: Services): Reviews =>
  new Reviews([depositReviews(services), withdrawalReviews(services)]);

/** All that waits for a decision, whatever its kind. */
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
