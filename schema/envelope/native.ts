import {
  constants,
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
  randomFillSync,
  type KeyObject,
} from 'node:crypto';
import type { EnvelopePrimitives } from './primitives.ts';

const oaep = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };

const keyObjects = new WeakMap<Uint8Array, KeyObject>();

/** The key object of a content key, cached because it serves many messages. */
function keyObjectOf(contentKey: Uint8Array): KeyObject {
  let key = keyObjects.get(contentKey);
  if (key === undefined) {
    key = createSecretKey(contentKey);
    keyObjects.set(contentKey, key);
  }
  return key;
}

/** The longest IV. Keys are not taken from the pool, so that none is in memory before use. */
const maxPooled = 16;

const pool = Buffer.alloc(4096);
let used = pool.length;

/**
 * Returns random bytes. Bytes for IVs are cut from a block, because a system call for each costs more than encrypting a
 * poll's answer.
 */
function cutRandomBytes(length: number): Uint8Array {
  if (length > maxPooled) return randomBytes(length);
  if (used + length > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  // Copied, because the block is refilled while the bytes are in use.
  return Uint8Array.prototype.slice.call(pool, used, (used += length));
}

/**
 * The implementation that serves traffic. RSA keys are parsed once: parsing PEM for each call is eight times slower.
 * Content keys are converted to key objects: with raw bytes, each cipher operation is five times slower.
 */
export const native: EnvelopePrimitives<KeyObject, KeyObject> = {
  name: 'node:crypto',
  randomBytes: cutRandomBytes,
  wrapKey: (key, contentKey) => publicEncrypt({ key, ...oaep }, contentKey),
  unwrapKey: (key, wrapped) => privateDecrypt({ key, ...oaep }, wrapped),
  encrypt({ contentKey, iv, additionalData, plaintext }) {
    const cipher = createCipheriv('aes-256-gcm', keyObjectOf(contentKey), iv, { authTagLength: 16 });
    cipher.setAAD(additionalData);
    const head = cipher.update(plaintext);
    const tail = cipher.final();
    return { ciphertext: tail.length === 0 ? head : Buffer.concat([head, tail]), tag: cipher.getAuthTag() };
  },
  encryption({ contentKey, iv, additionalData }) {
    const cipher = createCipheriv('aes-256-gcm', keyObjectOf(contentKey), iv, { authTagLength: 16 });
    cipher.setAAD(additionalData);
    return {
      update: (piece) => cipher.update(piece, 'utf8'),
      finish() {
        return { rest: cipher.final(), tag: cipher.getAuthTag() };
      },
    };
  },
  decrypt({ contentKey, iv, additionalData, ciphertext, tag }) {
    const decipher = createDecipheriv('aes-256-gcm', keyObjectOf(contentKey), iv, { authTagLength: 16 });
    decipher.setAAD(additionalData);
    decipher.setAuthTag(tag);
    const head = decipher.update(ciphertext);
    const tail = decipher.final();
    return tail.length === 0 ? head : Buffer.concat([head, tail]);
  },
};
