/** Seals requests of the gateway for the platform's public key. */
import { randomUUID } from 'node:crypto';
import { encode, encodeInPieces, join } from './compact.ts';
import type { Encryption, EnvelopePrimitives } from './primitives.ts';
import { tokenHash, type AnswerKey, type RequestContext } from './request.ts';

/** Limits of a content key: reuse keeps RSA off the hot path, and a leaked key opens few messages. */
const contentKeyLimits = { ageMs: 60_000, messages: 65_536 };

/** A sealed request and the key for its answer. */
export interface SealedRequest extends AnswerKey {
  /** Compact JWE. */
  readonly requestData: string;
}

/** A text in chunks, and its total length in UTF-8 bytes. */
export interface TextInPieces {
  readonly bytes: number;
  readonly pieces: Iterable<string>;
}

/** A large sealed request and the key for its answer. */
export interface SealedInPieces extends AnswerKey {
  /** Compact JWE, generated on demand, so that the sender neither buffers nor waits for all of it. */
  readonly requestData: TextInPieces;
}

interface Epoch {
  readonly contentKey: Uint8Array;
  readonly encryptedKey: string;
  readonly until: number;
  messagesLeft: number;
}

/** Seals requests for one platform key. Reuses a content key for a minute or 65,536 messages, whichever ends first. */
export class RequestSealer<PublicKey> {
  readonly #primitives: EnvelopePrimitives<PublicKey, never>;
  readonly #key: { readonly kid: string; readonly key: PublicKey };
  readonly #now: () => number;
  #epoch: Epoch | undefined;
  /** The hash of the last token, cached because calls of a member often come together. */
  #hashed: { readonly token: string | undefined; readonly tkh: string | undefined } = {
    token: undefined,
    tkh: undefined,
  };

  constructor(
    primitives: EnvelopePrimitives<PublicKey, never>,
    key: { readonly kid: string; readonly key: PublicKey },
    now: () => number = Date.now,
  ) {
    this.#primitives = primitives;
    this.#key = key;
    this.#now = now;
  }

  /** Seals the JSON text of a request's data. */
  seal(place: RequestContext, json: string): SealedRequest {
    const { contentKey, encryptedKey } = this.#currentEpoch();
    const { jti, protectedHeader } = this.#head(place);
    const iv = this.#primitives.randomBytes(12);
    const { ciphertext, tag } = this.#primitives.encrypt({
      contentKey,
      iv,
      additionalData: Buffer.from(protectedHeader, 'latin1'),
      plaintext: Buffer.from(json),
    });
    return { requestData: join({ protectedHeader, encryptedKey, iv, ciphertext, tag }), jti, contentKey };
  }

  /** Seals a JSON text in chunks. The chunks are read once, while the sealed ones are consumed. */
  sealInPieces(place: RequestContext, { bytes, pieces }: TextInPieces): SealedInPieces {
    const { contentKey, encryptedKey } = this.#currentEpoch();
    const { jti, protectedHeader } = this.#head(place);
    const iv = this.#primitives.randomBytes(12);
    const additionalData = Buffer.from(protectedHeader, 'latin1');
    const encryption = this.#primitives.encryption({ contentKey, iv, additionalData });
    const head = `${protectedHeader}.${encryptedKey}.${encode(iv)}.`;
    const requestData = {
      bytes: head.length + encodedLength(bytes) + 1 + encodedLength(tagBytes),
      pieces: compactInPieces(head, encryption, pieces),
    };
    return { requestData, jti, contentKey };
  }

  #head(place: RequestContext): { jti: string; protectedHeader: string } {
    const jti = randomUUID();
    const { path, ip, time, token } = place;
    if (token !== this.#hashed.token) this.#hashed = { token, tkh: tokenHash(token) };
    // a visitor's header has no `tkh`: JSON omits undefined
    const { tkh } = this.#hashed;
    const header = { alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: this.#key.kid, path, ip, time, jti, tkh };
    return { jti, protectedHeader: encode(JSON.stringify(header)) };
  }

  #currentEpoch(): Epoch {
    const now = this.#now();
    let epoch = this.#epoch;
    // A clock set back must not extend a key's life, so an epoch also ends if it would last too long.
    if (
      epoch === undefined ||
      now >= epoch.until ||
      epoch.until - now > contentKeyLimits.ageMs ||
      epoch.messagesLeft === 0
    ) {
      const contentKey = this.#primitives.randomBytes(32);
      epoch = {
        contentKey,
        encryptedKey: encode(this.#primitives.wrapKey(this.#key.key, contentKey)),
        until: now + contentKeyLimits.ageMs,
        messagesLeft: contentKeyLimits.messages,
      };
      this.#epoch = epoch;
    }
    epoch.messagesLeft -= 1;
    return epoch;
  }
}

const tagBytes = 16;

/** Length of bytes as base64url without padding. */
const encodedLength = (bytes: number): number => Math.ceil((bytes * 4) / 3);

/** A compact JWE that encrypts its text on demand. `head` is everything before the ciphertext. */
function* compactInPieces(
  head: string,
  encryption: Encryption,
  text: Iterable<string>,
): Generator<string, void> {
  yield head;
  let tag = new Uint8Array();
  function* encrypted(): Generator<Uint8Array, void> {
    for (const piece of text) yield encryption.update(piece);
    const end = encryption.finish();
    yield end.rest;
    tag = Uint8Array.from(end.tag);
  }
  yield* encodeInPieces(encrypted(), 'base64url');
  yield `.${encode(tag)}`;
}
