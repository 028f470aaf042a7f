import forge from 'node-forge';
import { isPadded, type ClassicOptions } from './classic-options.ts';
import {
  tagBytes,
  withoutZeros,
  zerosAfter,
  type CipherInput,
  type ClassicPrimitives,
} from './classic-primitives.ts';

const binary = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'latin1');

const oaep = (md: forge.md.MessageDigest) => ({ md, mgf1: { md } });
const schemes = {
  'oaep-sha256': () => ['RSA-OAEP', oaep(forge.md.sha256.create())],
  'oaep-sha1': () => ['RSA-OAEP', oaep(forge.md.sha1.create())],
  pkcs1: () => ['RSAES-PKCS1-V1_5'],
} satisfies Record<ClassicOptions['wrap'], () => unknown>;

type Scheme = [forge.pki.rsa.EncryptionScheme];

const algorithms = {
  'aes-256-cbc': 'AES-CBC',
  'aes-256-ecb': 'AES-ECB',
  'aes-256-ctr': 'AES-CTR',
  'aes-256-gcm': 'AES-GCM',
} as const satisfies Record<ClassicOptions['cipher'], forge.cipher.Algorithm>;

const hasZeros = ({ cipher, padding }: CipherInput): boolean => isPadded({ cipher }) && padding === 'zero';

/** Finishes a text. forge accepts a padding function instead of PKCS#7, which its types omit. */
const finish = (
  cipher: { readonly finish: (pad?: () => boolean) => boolean },
  isUnpadded: boolean,
): boolean => cipher.finish(isUnpadded ? () => true : undefined);

/** A second, independent implementation in pure JavaScript. */
export const classicForge: ClassicPrimitives<forge.pki.rsa.PublicKey, forge.pki.rsa.PrivateKey> = {
  name: 'node-forge',
  randomBytes: (length) => bytesOf(forge.random.getBytesSync(length)),
  wrapKey: (key, wrap, bytes) => bytesOf(key.encrypt(binary(bytes), ...(schemes[wrap]() as Scheme))),
  unwrapKey: (key, wrap, wrapped) => bytesOf(key.decrypt(binary(wrapped), ...(schemes[wrap]() as Scheme))),
  encryption(input) {
    const cipher = forge.cipher.createCipher(algorithms[input.cipher], binary(input.key));
    cipher.start({ iv: binary(input.iv), tagLength: 8 * tagBytes });
    const addsZeros = hasZeros(input);
    let length = 0;
    return {
      update(bytes) {
        length += bytes.length;
        cipher.update(forge.util.createBuffer(binary(bytes)));
        return bytesOf(cipher.output.getBytes());
      },
      finish() {
        if (addsZeros) cipher.update(forge.util.createBuffer(binary(zerosAfter(length))));
        finish(cipher, addsZeros);
        const tag = input.cipher === 'aes-256-gcm' ? cipher.mode.tag.getBytes() : '';
        return bytesOf(cipher.output.getBytes() + tag);
      },
    };
  },
  decrypt({ ciphertext, ...input }) {
    const decipher = forge.cipher.createDecipher(algorithms[input.cipher], binary(input.key));
    const isGcm = input.cipher === 'aes-256-gcm';
    const text = isGcm ? ciphertext.subarray(0, -tagBytes) : ciphertext;
    const tag = forge.util.createBuffer(isGcm ? binary(ciphertext.subarray(-tagBytes)) : '');
    decipher.start({ iv: binary(input.iv), tagLength: 8 * tagBytes, tag });
    decipher.update(forge.util.createBuffer(binary(text)));
    const zeros = hasZeros(input);
    if (!finish(decipher, zeros)) throw new Error('The ciphertext is not whole.');
    const bytes = bytesOf(decipher.output.getBytes());
    return zeros ? withoutZeros(bytes) : bytes;
  },
};
