/** Something that waits for a decision of the operator. */
export interface PendingReview {
  /** Unique among all kinds, e.g. `claim:12`. */
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
