/** An order that waits for a decision of the operator. */
export interface PendingOrder {
  readonly id: bigint;
  readonly createdAt: Date;
  /** One line: who asks for what. */
  readonly summary: string;
}

/** A kind of order that is decided by the operator. The domain that has such orders brings one. */
export interface ReviewQueue {
  /** The part of a review's id before the colon: `claim` in `claim:12`. */
  readonly kind: string;
  pending(): Promise<readonly PendingOrder[]>;
  /** False when nothing with this id is pending. */
  approve(id: bigint): Promise<boolean>;
  /** False when nothing with this id is pending. */
  reject(id: bigint, reason: string): Promise<boolean>;
  /** The picture that was sent in with an order, decided or not, as WebP; undefined where there is none. */
  picture?(id: bigint): Promise<Uint8Array | undefined>;
}
