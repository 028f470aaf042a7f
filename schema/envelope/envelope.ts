/** The two ends of an envelope. `jwe.ts` and `classic.ts` implement both. */
import type { TextInPieces } from './request-sealer.ts';
import type { RequestContext } from './request.ts';

/** The names of the envelopes in the configuration. */
export const envelopeNames = ['jwe', 'classic'] as const;
export type EnvelopeName = (typeof envelopeNames)[number];

/** The HTTP body of an encrypted request. */
export interface EncryptedRequest<Body> {
  readonly body: Body;
  /** Decrypts the `data` of the answer to this request; throws `EnvelopeRefused` on failure. */
  readonly open: (data: string) => string;
}

/** Encrypts requests and decrypts their answers. */
export interface GatewayEnvelope {
  /** @param json the endpoint's request data */
  seal(place: RequestContext, json: string): EncryptedRequest<string>;
  /** Like `seal`, for data too large to keep in memory. The chunks are read while the body is sent. */
  sealInPieces(place: RequestContext, json: TextInPieces): EncryptedRequest<TextInPieces>;
}

/** A decrypted request. */
export interface OpenedBody {
  readonly data: unknown;
  /** The member's address as sent by the gateway. */
  readonly ip: string;
  /** A UUID, the same for a repetition of the request. */
  readonly jti: string;
  /** Encrypts the JSON text of the answer's `data`. */
  seal(json: string): string;
}

/** Decrypts requests and encrypts their answers. */
export interface PlatformEnvelope {
  /**
   * Returns the request, or undefined if the body has the form of another envelope. Throws `EnvelopeRefused` if it does
   * not decrypt or was made for another call.
   */
  open(body: unknown, call: Pick<RequestContext, 'path' | 'token'>): OpenedBody | undefined;
}
