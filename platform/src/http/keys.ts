import { createPublicKey, hkdfSync, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateKeyPair, readPrivateKey, type EnvelopePrivateKey } from '@portal/schema/envelope';

const block = /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]+?-----END [A-Z ]*PRIVATE KEY-----/g;

/** Reads one private key from PEM, or two during key rotation, the current one first. */
export function readPrivateKeys(pem: string): readonly [EnvelopePrivateKey, ...EnvelopePrivateKey[]] {
  const [first, ...others] = (pem.match(block) ?? []).map(readPrivateKey);
  if (first === undefined) throw new Error('The PEM contains no private key.');
  return [first, ...others];
}

/** The public half of the current key as PEM, with the text before the private key, which marks a demonstration. */
export function exportPublicKey(privateKeyPem: string): string {
  const [{ key }] = readPrivateKeys(privateKeyPem);
  const remark = privateKeyPem.slice(0, privateKeyPem.indexOf('-----BEGIN'));
  return remark + createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
}

/** Derives a secret for one purpose from the platform's key. Processes with the same key derive the same secret. */
export const deriveKey = ({ key }: EnvelopePrivateKey, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key.export({ type: 'pkcs8', format: 'der' }), '', purpose, 32));

/**
 * Returns the private key of the demonstration key pair of a data folder, created at the first start. The gateway finds
 * the public key in `keys/platform-public.pem`.
 */
export async function demoKey(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'keys');
  const path = join(folder, 'platform-private.pem');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pem = (await readIfThere(path)) ?? (await makeKey(path));
  await publish(join(folder, 'platform-public.pem'), exportPublicKey(pem));
  return pem;
}

/** Writes atomically, so that readers never see a partial file. */
async function publish(path: string, pem: string): Promise<void> {
  if ((await readIfThere(path)) === pem) return;
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, pem);
  await rename(draft, path);
}

/** Creates a key file atomically. Two processes that start at once both get the key that was written first. */
async function makeKey(path: string): Promise<string> {
  const { privateKey } = await generateKeyPair({ demo: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, privateKey, { mode: 0o600 });
  try {
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  return readFile(path, 'utf8');
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
