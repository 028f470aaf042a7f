/** The operations of an implementation of the envelope; everything else is shared. */

/** RSA-OAEP-256 and AES-256-GCM only (RFC 7518 §4.3, §5.3). */
export interface EnvelopePrimitives<PublicKey, PrivateKey> {
  readonly name: string;
  randomBytes(length: number): Uint8Array;
  /** Encrypts a content key for the platform. */
  wrapKey(key: PublicKey, contentKey: Uint8Array): Uint8Array;
  /** Throws if the bytes were not wrapped for this key. */
  unwrapKey(key: PrivateKey, wrapped: Uint8Array): Uint8Array;
  encrypt(input: GcmInput & { plaintext: Uint8Array }): { ciphertext: Uint8Array; tag: Uint8Array };
  /** Starts to encrypt a text in chunks. */
  encryption(input: GcmInput): Encryption;
  /** Throws if any byte was changed. */
  decrypt(input: GcmInput & { ciphertext: Uint8Array; tag: Uint8Array }): Uint8Array;
}

/** The inputs of AES-256-GCM other than the text. */
export interface GcmInput {
  /** 32 bytes. */
  readonly contentKey: Uint8Array;
  /** 12 bytes, unique per content key. */
  readonly iv: Uint8Array;
  /** Authenticated, not encrypted: the encoded protected header. */
  readonly additionalData: Uint8Array;
}

/** A text that is encrypted in chunks. */
export interface Encryption {
  /** Encrypts the next chunk and returns the new ciphertext. */
  update(piece: string): Uint8Array;
  /** Ends the text and returns the rest of the ciphertext and the tag. */
  finish(): { rest: Uint8Array; tag: Uint8Array };
}
