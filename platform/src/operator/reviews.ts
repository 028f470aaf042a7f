import type { ReviewKind } from '@portal/schema/rest';

import type { Decided } from './command.ts';
import { rowOf, type Subject } from './subject.ts';

/** An order that waits for a decision of the operator. */
export interface PendingOrder {
  readonly id: bigint;
  readonly createdAt: Date;
  /** One line: who asks for what. */
  readonly summary: string;
}

/** `decided` of a queue whose table has when each order was sent in and decided. */
export const decidedIn = (table: string): string =>
  `select created_at, decided_at from ${table} where decided_at is not null order by id desc`;

/** A kind of order that is decided by the operator. The domain that has such orders brings one. */
export interface ReviewQueue {
  /** The part of a review's id before the colon: `claim` in `claim:12`. */
  readonly kind: ReviewKind;
  /** The table of the orders. */
  readonly table: string;
  /**
   * SQL of `created_at` and `decided_at` of the orders that an operator decided, the latest order first; default: how long
   * reviews take is not told.
   */
  readonly decided?: string;
  pending(): Promise<readonly PendingOrder[]>;
  /** False when nothing with this id is pending. */
  approve(id: bigint): Promise<boolean>;
  /** False when nothing with this id is pending. */
  reject(id: bigint, reason: string): Promise<boolean>;
  /** A picture that was sent in with an order, decided or not, counted from 1, as WebP; undefined where there is none. */
  picture?(id: bigint, nth: number): Promise<Uint8Array | undefined>;
}

/** An order that waits for a decision, among those of all kinds. */
export interface PendingReview extends Omit<PendingOrder, 'id'> {
  /** The order's kind and id: `claim:12`. */
  readonly id: string;
}

/** Pending reviews of every kind. */
export class Reviews {
  readonly #queues: ReadonlyMap<string, ReviewQueue>;

  /** Queues by their kind. */
  constructor(queues: ReadonlyMap<string, ReviewQueue>) {
    this.#queues = queues;
  }

  /** The queues of all kinds. */
  get queues(): Iterable<ReviewQueue> {
    return this.#queues.values();
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

  /** The row that a decision changes. */
  subject(name: string): Subject {
    const { queue, id } = this.#parse(name);
    return queue === undefined ? { sql: 'select where false', params: [] } : rowOf(queue.table, { id });
  }

  /** The order that a review is of; undefined where no queue has its kind. */
  orderOf(name: string): Decided | undefined {
    const { queue, id } = this.#parse(name);
    return queue === undefined ? undefined : { table: queue.table, id };
  }

  /** A picture that was sent in with an order, counted from 1; undefined where there is none. */
  async picture(name: string, nth = 1): Promise<Uint8Array | undefined> {
    const { queue, id } = this.#parse(name);
    return queue?.picture?.(id, nth);
  }

  #parse(name: string): { readonly queue: ReviewQueue | undefined; readonly id: bigint } {
    const [, kind = '', id = '0'] = /^(.+):([1-9]\d{0,17})$/.exec(name) ?? [];
    return { queue: this.#queues.get(kind), id: BigInt(id) };
  }
}
