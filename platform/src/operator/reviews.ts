import type { ReviewKind } from '@portal/schema/rest';
import { auditedRow, type AuditedRow } from './audited-row.ts';
import type { Decided } from './command.ts';

/** An order that waits for an operator's decision. */
export interface PendingOrder {
  readonly id: bigint;
  readonly createdAt: Date;
  /** One line: who requests what. */
  readonly summary: string;
}

/** The review queue of a kind of order, provided by its domain. */
export interface ReviewQueue {
  /** The part of a review's id before the colon: `claim` in `claim:12`. */
  readonly kind: ReviewKind;
  /** The table of the orders. */
  readonly table: string;
  /** SQL for `created_at` and `decided_at` of decided orders, newest first; default: these columns of the table. */
  readonly decided?: string;
  pending(): Promise<readonly PendingOrder[]>;
  /** Returns false if nothing with this id is pending. */
  approve(id: bigint): Promise<boolean>;
  /** Returns false if nothing with this id is pending. */
  reject(id: bigint, reason: string): Promise<boolean>;
  /** A picture of an order, decided or not, counted from 1, as WebP; undefined if there is none. */
  picture?(id: bigint, nth: number): Promise<Uint8Array | undefined>;
}

/** A pending order among those of all kinds. */
export interface PendingReview extends Omit<PendingOrder, 'id'> {
  /** The order's kind and id: `claim:12`. */
  readonly id: string;
}

/** Pending reviews of every kind. */
export class Reviews {
  readonly #queues: ReadonlyMap<string, ReviewQueue>;

  /** Queues by kind. */
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

  /** Returns false if nothing with this id is pending. */
  async approve(name: string): Promise<boolean> {
    const { queue, id } = this.#parse(name);
    return (await queue?.approve(id)) ?? false;
  }

  /** Returns false if nothing with this id is pending. */
  async reject(name: string, reason: string): Promise<boolean> {
    const { queue, id } = this.#parse(name);
    return (await queue?.reject(id, reason)) ?? false;
  }

  /** The row that a decision changes. */
  auditedRow(name: string): AuditedRow {
    const { queue, id } = this.#parse(name);
    return queue === undefined ? { sql: 'select where false', params: [] } : auditedRow(queue.table, { id });
  }

  /** The order of a review id; undefined if no queue has its kind. */
  parseOrder(name: string): Decided | undefined {
    const { queue, id } = this.#parse(name);
    return queue === undefined ? undefined : { table: queue.table, id };
  }

  /** A picture of an order, counted from 1; undefined if there is none. */
  async picture(name: string, nth = 1): Promise<Uint8Array | undefined> {
    const { queue, id } = this.#parse(name);
    return queue?.picture?.(id, nth);
  }

  #parse(name: string): { readonly queue: ReviewQueue | undefined; readonly id: bigint } {
    const [, kind = '', id = '0'] = /^(.+):([1-9]\d{0,17})$/.exec(name) ?? [];
    return { queue: this.#queues.get(kind), id: BigInt(id) };
  }
}
