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
}

/** Everything that the operator decides. No domain of this build has such orders yet. */
export const createReviews = (): Reviews => new Reviews([]);

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

  #queueOf(id: string): ReviewQueue | undefined {
    return this.#queues.get(id.split(':', 1)[0] ?? '');
  }
}
