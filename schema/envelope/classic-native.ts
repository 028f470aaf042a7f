import {
  constants,
  createCipheriv,
  createDecipheriv,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
  type CipherGCM,
  type DecipherGCM,
  type KeyObject,
} from 'node:crypto';
import { isPadded, type ClassicOptions } from './classic-options.ts';
import { tagBytes, withoutZeros, zerosAfter, type ClassicPrimitives } from './classic-primitives.ts';

const paddings: Readonly<
  Record<ClassicOptions['wrap'], { readonly padding: number; readonly oaepHash?: string }>
> = {
  'oaep-sha256': { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
  'oaep-sha1': { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha1' },
  pkcs1: { padding: constants.RSA_PKCS1_PADDING },
};

/** The implementation that serves traffic. */
export const classicNative: ClassicPrimitives<KeyObject, KeyObject> = {
  name: 'node:crypto',
  randomBytes,
  wrapKey: (key, wrap, bytes) => publicEncrypt({ key, ...paddings[wrap] }, bytes),
  unwrapKey: (key, wrap, wrapped) => privateDecrypt({ key, ...paddings[wrap] }, wrapped),
  encryption({ cipher: name, padding, key, iv }) {
    const cipher = createCipheriv(name, key, iv.length === 0 ? null : iv);
    const addsZeros = isPadded({ cipher: name }) && padding === 'zero';
    if (addsZeros) cipher.setAutoPadding(false);
    let length = 0;
    return {
      update(bytes) {
        length += bytes.length;
        return cipher.update(bytes);
      },
      finish() {
        const zeros = addsZeros ? cipher.update(zerosAfter(length)) : new Uint8Array();
        const tail = cipher.final();
        const tag = name === 'aes-256-gcm' ? (cipher as CipherGCM).getAuthTag() : new Uint8Array();
        return Buffer.concat([zeros, tail, tag]);
      },
    };
  },
  decrypt({ cipher: name, padding, key, iv, ciphertext }) {
    const decipher = createDecipheriv(name, key, iv.length === 0 ? null : iv);
    const isGcm = name === 'aes-256-gcm';
    const text = isGcm ? ciphertext.subarray(0, -tagBytes) : ciphertext;
    if (isGcm) (decipher as DecipherGCM).setAuthTag(ciphertext.subarray(-tagBytes));
    const hasZeros = isPadded({ cipher: name }) && padding === 'zero';
    if (hasZeros) decipher.setAutoPadding(false);
    const bytes = Buffer.concat([decipher.update(text), decipher.final()]);
    return hasZeros ? withoutZeros(bytes) : bytes;
  },
};
