import forge from 'node-forge';
import type { EnvelopePrimitives } from './primitives.ts';

const binary = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const oaep = () => ({ md: forge.md.sha256.create(), mgf1: { md: forge.md.sha256.create() } });

/** A second, independent implementation in pure JavaScript, for cross-checks and peers without a native one. */
export const forged: EnvelopePrimitives<forge.pki.rsa.PublicKey, forge.pki.rsa.PrivateKey> = {
  name: 'node-forge',
  randomBytes: (length) => bytesOf(forge.random.getBytesSync(length)),
  wrapKey: (key, contentKey) => bytesOf(key.encrypt(binary(contentKey), 'RSA-OAEP', oaep())),
  unwrapKey: (key, wrapped) => bytesOf(key.decrypt(binary(wrapped), 'RSA-OAEP', oaep())),
  encrypt({ contentKey, iv, additionalData, plaintext }) {
    const cipher = forge.cipher.createCipher('AES-GCM', binary(contentKey));
    cipher.start({ iv: binary(iv), additionalData: binary(additionalData), tagLength: 128 });
    cipher.update(forge.util.createBuffer(binary(plaintext)));
    cipher.finish();
    return { ciphertext: bytesOf(cipher.output.getBytes()), tag: bytesOf(cipher.mode.tag.getBytes()) };
  },
  encryption(input) {
    // forge could encrypt in chunks too, but only in full blocks
    const pieces: string[] = [];
    return {
      update(piece) {
        pieces.push(piece);
        return Buffer.alloc(0);
      },
      finish() {
        const { ciphertext, tag } = forged.encrypt({ ...input, plaintext: Buffer.from(pieces.join('')) });
        return { rest: ciphertext, tag };
      },
    };
  },
  decrypt({ contentKey, iv, additionalData, ciphertext, tag }) {
    const decipher = forge.cipher.createDecipher('AES-GCM', binary(contentKey));
    decipher.start({
      iv: binary(iv),
      additionalData: binary(additionalData),
      tagLength: 128,
      tag: forge.util.createBuffer(binary(tag)),
    });
    decipher.update(forge.util.createBuffer(binary(ciphertext)));
    if (!decipher.finish()) throw new Error('The text was changed.');
    return bytesOf(decipher.output.getBytes());
  },
};
