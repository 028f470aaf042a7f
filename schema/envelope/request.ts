/** What a request from the gateway to the platform is bound to, and what its answer is. */

/** What binds a request to its place: the same values travel outside the envelope. */
export interface RequestPlace {
  readonly path: string;
  /** The member's address. */
  readonly ip: string;
  /** Milliseconds since the epoch. */
  readonly time: number;
}

/** What seals or opens the answer to one request. */
export interface AnswerKey {
  /** The request's unique id. */
  readonly jti: string;
  readonly contentKey: Uint8Array;
}
