/** Requests from the gateway to the platform: sealed for the platform's public key, opened by its private key. */
import { randomUUID } from 'node:crypto';
import type { EnvelopePrimitives } from './primitives.ts';
import { decode, encode, join, parseHeader, parseJson, split } from './compact.ts';
import { EnvelopeRefused } from './refused.ts';

/** How long one content key may be kept and used: RSA leaves the hot path, and a leaked key opens little. */
const contentKeyLimits = { ageMs: 60_000, messages: 65_536 };

/** How far a request's time may lie from the platform's clock, in milliseconds. */
export const allowedSkewMs = 120_000;

/** What binds a request to its place: the same values travel outside the envelope. */
export interface RequestPlace {
  readonly path: string;
  /** The member's address. */
  readonly ip: string;
  /** Milliseconds since the epoch. */
  readonly time: number;
}

/** A request as it travels, and what its answer is opened with. */
export interface SealedRequest extends AnswerKey {
  /** Compact JWE. */
  readonly requestData: string;
}

/** What seals or opens the answer to one request. */
export interface AnswerKey {
  /** The request's unique id. */
  readonly jti: string;
  readonly contentKey: Uint8Array;
}

/** A request that was opened. */
export interface OpenedRequest extends AnswerKey {
  readonly data: unknown;
}

interface Epoch {
  readonly contentKey: Uint8Array;
  readonly encryptedKey: string;
  readonly until: number;
  messagesLeft: number;
}

/** Seals requests for one platform key. Keeps a content key for a minute or 65,536 messages, whichever ends first. */
export class RequestSealer<PublicKey> {
  readonly #primitives: EnvelopePrimitives<PublicKey, never>;
  readonly #key: { readonly kid: string; readonly key: PublicKey };
  readonly #now: () => number;
  #epoch: Epoch | undefined;

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
  seal(place: RequestPlace, json: string): SealedRequest {
    const { contentKey, encryptedKey } = this.#currentEpoch();
    const jti = randomUUID();
    const header = { alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: this.#key.kid, ...pick(place), jti };
    const protectedHeader = encode(JSON.stringify(header));
    const iv = this.#primitives.randomBytes(12);
    const { ciphertext, tag } = this.#primitives.encrypt({
      contentKey,
      iv,
      additionalData: Buffer.from(protectedHeader, 'latin1'),
      plaintext: Buffer.from(json),
    });
    return { requestData: join({ protectedHeader, encryptedKey, iv, ciphertext, tag }), jti, contentKey };
  }

  #currentEpoch(): Epoch {
    const now = this.#now();
    let epoch = this.#epoch;
    // A clock set back must not stretch a key's life, so an epoch also ends when it would last too long.
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

const pick = ({ path, ip, time }: RequestPlace): RequestPlace => ({ path, ip, time });

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const headerMembers = ['alg', 'enc', 'ip', 'jti', 'kid', 'path', 'time'].join();

/** Unwrapped content keys, so that one RSA operation serves many requests. */
export interface ContentKeyCache {
  get(encryptedKey: string): Uint8Array | undefined;
  set(encryptedKey: string, contentKey: Uint8Array): void;
}

/** Opens requests with the platform's private keys: the one in force and, while keys change, the one before. */
export class RequestOpener<PrivateKey> {
  readonly #primitives: EnvelopePrimitives<never, PrivateKey>;
  readonly #keys: ReadonlyMap<string, PrivateKey>;
  readonly #cache: ContentKeyCache;
  readonly #now: () => number;

  constructor(
    primitives: EnvelopePrimitives<never, PrivateKey>,
    keys: readonly { readonly kid: string; readonly key: PrivateKey }[],
    cache: ContentKeyCache,
    now: () => number = Date.now,
  ) {
    this.#primitives = primitives;
    this.#keys = new Map(keys.map(({ kid, key }) => [kid, key]));
    this.#cache = cache;
    this.#now = now;
  }

  /** Opens a request, or throws {@link EnvelopeRefused}, whatever is wrong with it. */
  open(requestData: string, place: RequestPlace): OpenedRequest {
    const jwe = split(requestData);
    const header = parseHeader(jwe.protectedHeader);
    const key = this.#keys.get(String(header['kid']));
    const { jti } = header;
    const isExpected =
      key !== undefined &&
      Object.keys(header).sort().join() === headerMembers &&
      header['alg'] === 'RSA-OAEP-256' &&
      header['enc'] === 'A256GCM' &&
      header['path'] === place.path &&
      header['ip'] === place.ip &&
      header['time'] === place.time &&
      Number.isSafeInteger(place.time) &&
      Math.abs(this.#now() - place.time) <= allowedSkewMs &&
      typeof jti === 'string' &&
      uuid.test(jti);
    if (!isExpected) throw new EnvelopeRefused();

    const cached = this.#cache.get(jwe.encryptedKey);
    const contentKey = cached ?? this.#unwrap(key, jwe.encryptedKey);
    let plaintext: Uint8Array;
    try {
      plaintext = this.#primitives.decrypt({
        contentKey,
        iv: jwe.iv,
        additionalData: Buffer.from(jwe.protectedHeader, 'latin1'),
        ciphertext: jwe.ciphertext,
        tag: jwe.tag,
      });
    } catch {
      throw new EnvelopeRefused();
    }
    // Only a key that opened a message is kept: garbage must not push good keys out of the cache.
    if (cached === undefined) this.#cache.set(jwe.encryptedKey, contentKey);
    return { data: parseJson(plaintext), jti, contentKey };
  }

  /** A key that cannot be unwrapped becomes a random one, so that both failures take one path (RFC 7516 §11.5). */
  #unwrap(key: PrivateKey, encryptedKey: string): Uint8Array {
    const wrapped = decode(encryptedKey);
    const substitute = this.#primitives.randomBytes(32);
    try {
      const contentKey = this.#primitives.unwrapKey(key, wrapped);
      return contentKey.length === 32 ? contentKey : substitute;
    } catch {
      return substitute;
    }
  }
}
