/** Values that bind a request to its context, and an answer to its request. */
import { hash } from 'node:crypto';

/** Values that bind a request to its context. They are also sent outside the envelope. */
export interface RequestContext {
  readonly path: string;
  /** The member's address. */
  readonly ip: string;
  /** Milliseconds since the epoch. */
  readonly time: number;
  /** The session's token, sent in a separate header; the envelope contains only its hash. Undefined for visitors. */
  readonly token?: string | undefined;
}

/** Hashes a token to bind a request to its session; undefined for a visitor. */
export const tokenHash = (token: string | undefined): string | undefined =>
  token === undefined || token === '' ? undefined : hash('sha256', token, 'base64url');

/** The key and id for the answer to one request. */
export interface AnswerKey {
  /** The request's unique id. */
  readonly jti: string;
  readonly contentKey: Uint8Array;
}
