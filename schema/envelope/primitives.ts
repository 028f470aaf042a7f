/** The operations that an implementation of the envelope must provide; all implementations share the rest. */

/** RSA-OAEP-256 and AES-256-GCM, and nothing else (RFC 7518 §4.3, §5.3). */
export interface EnvelopePrimitives<PublicKey, PrivateKey> {
  readonly name: string;
  randomBytes(length: number): Uint8Array;
  /** Encrypts a content key for the platform. */
  wrapKey(key: PublicKey, contentKey: Uint8Array): Uint8Array;
  /** Throws when the bytes were not wrapped for this key. */
  unwrapKey(key: PrivateKey, wrapped: Uint8Array): Uint8Array;
  encrypt(input: GcmInput & { plaintext: Uint8Array }): { ciphertext: Uint8Array; tag: Uint8Array };
  /** Begins to encrypt a text that comes in pieces. */
  encryption(input: GcmInput): Encryption;
  /** Throws when any byte was changed. */
  decrypt(input: GcmInput & { ciphertext: Uint8Array; tag: Uint8Array }): Uint8Array;
}

/** The inputs of AES-256-GCM besides the text. */
export interface GcmInput {
  /** 32 bytes. */
  readonly contentKey: Uint8Array;
  /** 12 bytes, never twice with one content key. */
  readonly iv: Uint8Array;
  /** Authenticated, not encrypted: the protected header as it is sent. */
  readonly additionalData: Uint8Array;
}

/** A text that is encrypted piece by piece. */
export interface Encryption {
  /** Takes the next piece; returns the ciphertext that is new since the last call. */
  update(piece: string): Uint8Array;
  /** Ends the text; returns the rest of the ciphertext and the tag. */
  finish(): { rest: Uint8Array; tag: Uint8Array };
}
