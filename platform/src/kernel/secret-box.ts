import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** A secret in stored form. */
export interface SealedSecret {
  /** Identifies the key without revealing it. */
  readonly keyName: string;
  readonly sealed: Buffer;
}

const nameOf = (key: Buffer): string => createHash('sha256').update(key).digest('base64url').slice(0, 16);

/**
 * Encrypts secrets that the platform has to read again (AES-256-GCM). The keys are derived from the platform's private
 * key, so the database and its backups do not reveal the secrets.
 */
export class SecretBox {
  readonly #keys: ReadonlyMap<string, Buffer>;
  /** The name of the current key. */
  readonly keyName: string;

  /** The first key seals, all keys open. Default: a random key for this process only. */
  constructor(keys: readonly Buffer[] = [randomBytes(32)]) {
    this.#keys = new Map(keys.map((key) => [nameOf(key), key]));
    const [first] = this.#keys.keys();
    if (first === undefined) throw new Error('a secret box needs a key');
    this.keyName = first;
  }

  /** Names of all keys. */
  get keyNames(): readonly string[] {
    return [...this.#keys.keys()];
  }

  /** Seals a secret for `owner`; it opens only for the same owner. */
  seal(secret: Uint8Array, owner: string): SealedSecret {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, this.#keyOf(this.keyName), iv);
    cipher.setAAD(Buffer.from(owner));
    const text = Buffer.concat([cipher.update(secret), cipher.final()]);
    return { keyName: this.keyName, sealed: Buffer.concat([iv, cipher.getAuthTag(), text]) };
  }

  /** Opens a secret. Throws if its key is missing, or if it was changed or belongs to another owner. */
  open({ keyName, sealed }: SealedSecret, owner: string): Buffer {
    const decipher = createDecipheriv(algorithm, this.#keyOf(keyName), sealed.subarray(0, ivBytes));
    decipher.setAAD(Buffer.from(owner));
    decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
  }

  #keyOf(name: string): Buffer {
    const key = this.#keys.get(name);
    if (key === undefined) throw new Error('the key of a sealed secret is missing');
    return key;
  }
}
