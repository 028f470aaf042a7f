/**
 * The classic envelope with its default options: AES-256-CBC with a random IV before the ciphertext, and the key under
 * RSA-OAEP with SHA-256. The same format in the portal's documentation: docs/envelope.md.
 */
import { constants, createCipheriv, createDecipheriv, privateDecrypt, randomBytes } from 'node:crypto';

const ivBytes = 16;

/** Opens the body of an encrypted request: its data, and what the answer is encrypted with. Throws if it does not decrypt. */
export function open({ requestData, encrypted }, privateKey) {
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const key = privateDecrypt(
    { key: privateKey, padding, oaepHash: 'sha256' },
    Buffer.from(encrypted, 'base64'),
  );
  const bytes = Buffer.from(requestData, 'base64');
  const decipher = createDecipheriv('aes-256-cbc', key, bytes.subarray(0, ivBytes));
  const json = Buffer.concat([decipher.update(bytes.subarray(ivBytes)), decipher.final()]).toString('utf8');
  return { data: JSON.parse(json), sealing: { key } };
}

/** Encrypts the `data` of an answer. */
export function seal(result, { key }) {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  return Buffer.concat([iv, cipher.update(JSON.stringify(result), 'utf8'), cipher.final()]).toString(
    'base64',
  );
}
