/** Values that bind a request to its context, and an answer to its request. */
import { hash } from 'node:crypto';

/** Values that bind a request to its context; the same values are sent outside the envelope. */
export interface RequestPlace {
  readonly path: string;
  /** The member's address. */
  readonly ip: string;
  /** Milliseconds since the epoch. */
  readonly time: number;
  /** The session's token, sent as a header of its own; only its hash is in the envelope. Visitors have none. */
  readonly token?: string | undefined;
}

/** The hash of a token that binds a request to its session; undefined for a visitor. */
export const tokenHash = (token: string | undefined): string | undefined =>
  token === undefined || token === '' ? undefined : hash('sha256', token, 'base64url');

/** The key and id that seal or open the answer to one request. */
export interface AnswerKey {
  /** The request's unique id. */
  readonly jti: string;
  readonly contentKey: Uint8Array;
}
