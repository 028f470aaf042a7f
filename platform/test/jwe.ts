import { constants, createCipheriv, publicEncrypt, randomBytes } from 'node:crypto';

const encode = (bytes: Uint8Array | string): string => Buffer.from(bytes as Uint8Array).toString('base64url');

/** Creates a JWE with any protected header and text that is otherwise valid. */
export function forgeJwe(publicKeyPem: string, header: object, text: string): string {
  const contentKey = randomBytes(32);
  const iv = randomBytes(12);
  const protectedHeader = encode(JSON.stringify(header));
  const cipher = createCipheriv('aes-256-gcm', contentKey, iv);
  cipher.setAAD(Buffer.from(protectedHeader, 'latin1'));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [
    protectedHeader,
    encode(wrapKey(publicKeyPem, contentKey)),
    encode(iv),
    encode(ciphertext),
    encode(cipher.getAuthTag()),
  ].join('.');
}

/** Wraps a content key for the platform. */
export const wrapKey = (publicKeyPem: string, contentKey: Uint8Array): Buffer =>
  publicEncrypt(
    { key: publicKeyPem, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    contentKey,
  );
