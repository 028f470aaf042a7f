/**
 * The JWE envelope: compact serialization, RSA-OAEP-256 and A256GCM. Its protected header binds a request to its path,
 * address, time and token. The format is described in docs/envelope.md.
 */
import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHash,
  privateDecrypt,
  randomBytes,
} from 'node:crypto';

const maxAgeMs = 120_000;
const bytesOf = (text) => Buffer.from(text, 'base64url');

/** Opens the body of an encrypted request: its data, and what the answer is encrypted with. Throws if it is not intact. */
export function open({ requestData, ip, time }, privateKey, { path, token }) {
  const [head, wrapped, iv, ciphertext, tag] = requestData.split('.');
  const header = JSON.parse(bytesOf(head).toString('utf8'));
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const key = privateDecrypt({ key: privateKey, padding, oaepHash: 'sha256' }, bytesOf(wrapped));
  const decipher = createDecipheriv('aes-256-gcm', key, bytesOf(iv), { authTagLength: 16 });
  decipher.setAAD(Buffer.from(head)).setAuthTag(bytesOf(tag));
  const json = Buffer.concat([decipher.update(bytesOf(ciphertext)), decipher.final()]).toString('utf8');
  const tokenHash = token === undefined ? undefined : createHash('sha256').update(token).digest('base64url');
  const isBound =
    header.path === path && header.ip === ip && header.time === time && header.tkh === tokenHash;
  if (!isBound || Math.abs(Date.now() - time) > maxAgeMs)
    throw new SyntaxError('the request is not for this call');
  return { data: JSON.parse(json), sealing: { key, jti: header.jti } };
}

/** Encrypts the `data` of an answer. */
export function seal(result, { key, jti }) {
  const head = Buffer.from(JSON.stringify({ alg: 'dir', enc: 'A256GCM', jti })).toString('base64url');
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(head));
  const ciphertext = Buffer.concat([cipher.update(JSON.stringify(result), 'utf8'), cipher.final()]);
  const [ivText, text, tag] = [iv, ciphertext, cipher.getAuthTag()].map((bytes) =>
    bytes.toString('base64url'),
  );
  return `${head}..${ivText}.${text}.${tag}`;
}
