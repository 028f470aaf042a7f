/** The operations of an implementation of the classic envelope. */
import type { ClassicOptions } from './classic-options.ts';

/** Inputs of a cipher with its key and IV. */
export interface CipherInput extends Pick<ClassicOptions, 'cipher' | 'padding'> {
  /** 32 bytes. */
  readonly key: Uint8Array;
  /** As long as the cipher requires. */
  readonly iv: Uint8Array;
}

/** Encrypts bytes in chunks. */
export interface ClassicEncryption {
  /** Returns the new ciphertext. */
  update(bytes: Uint8Array): Uint8Array;
  /** Returns the rest of the ciphertext, followed by the tag for `gcm`. */
  finish(): Uint8Array;
}

/** AES-256 in four modes, and RSA with the paddings of RFC 8017. */
export interface ClassicPrimitives<PublicKey, PrivateKey> {
  readonly name: string;
  readonly randomBytes: (length: number) => Uint8Array;
  wrapKey(key: PublicKey, wrap: ClassicOptions['wrap'], bytes: Uint8Array): Uint8Array;
  /** Throws, or returns other bytes, if the key was wrapped for another key. */
  unwrapKey(key: PrivateKey, wrap: ClassicOptions['wrap'], wrapped: Uint8Array): Uint8Array;
  encryption(input: CipherInput): ClassicEncryption;
  /** Throws if the ciphertext is incomplete; only `gcm` detects every change. */
  decrypt(input: CipherInput & { readonly ciphertext: Uint8Array }): Uint8Array;
}

/** Block size of AES in bytes. */
export const blockBytes = 16;
/** Length of the `gcm` tag in bytes. */
export const tagBytes = 16;

/** Zero bytes up to the next full block. */
export const zerosAfter = (length: number): Uint8Array =>
  new Uint8Array((blockBytes - (length % blockBytes)) % blockBytes);

/** The bytes without trailing zeros. JSON never ends with one. */
export function withoutZeros(bytes: Uint8Array): Uint8Array {
  let { length } = bytes;
  while (length > 0 && bytes[length - 1] === 0) length -= 1;
  return bytes.subarray(0, length);
}
