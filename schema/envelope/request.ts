/** Values that bind a request to its context, and an answer to its request. */

/** Values that bind a request to its context; the same values are sent outside the envelope. */
export interface RequestPlace {
  readonly path: string;
  /** The member's address. */
  readonly ip: string;
  /** Milliseconds since the epoch. */
  readonly time: number;
}

/** The key and id that seal or open the answer to one request. */
export interface AnswerKey {
  /** The request's unique id. */
  readonly jti: string;
  readonly contentKey: Uint8Array;
}
