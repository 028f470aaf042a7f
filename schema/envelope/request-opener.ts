/** Opens the gateway's requests with the platform's private key. */
import { decode, parseHeader, parseJson, split } from './compact.ts';
import type { EnvelopePrimitives } from './primitives.ts';
import { EnvelopeRefused } from './refused.ts';
import { tokenHash, type AnswerKey, type RequestContext } from './request.ts';

/** Maximum difference between a request's time and the platform's clock, in milliseconds. */
export const allowedSkewMs = 120_000;

/** A decrypted request. */
export interface OpenedRequest extends AnswerKey {
  readonly data: unknown;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const visitorMembers = ['alg', 'enc', 'ip', 'jti', 'kid', 'path', 'time'].join();
const memberMembers = `${visitorMembers},tkh`;

/** Cache of unwrapped content keys, so that one RSA operation serves many requests. */
export interface ContentKeyCache {
  get(encryptedKey: string): Uint8Array | undefined;
  set(encryptedKey: string, contentKey: Uint8Array): void;
}

/** Opens requests with the platform's private keys: the current one and, during key rotation, the previous one. */
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

  /** Opens a request; throws {@link EnvelopeRefused} for any fault. */
  open(requestData: string, place: RequestContext): OpenedRequest {
    const jwe = split(requestData);
    const header = parseHeader(jwe.protectedHeader);
    const key = this.#keys.get(String(header['kid']));
    const { jti } = header;
    const tkh = tokenHash(place.token);
    const isExpected =
      key !== undefined &&
      Object.keys(header).sort().join() === (tkh === undefined ? visitorMembers : memberMembers) &&
      header['tkh'] === tkh &&
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
    // Only a key that opened a message is cached, so that garbage cannot evict good keys.
    if (cached === undefined) this.#cache.set(jwe.encryptedKey, contentKey);
    return { data: parseJson(plaintext), jti, contentKey };
  }

  /**
   * Replaces a key that cannot be unwrapped by a random one, so that both failures take the same path (RFC 7516 §11.5).
   */
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
