import { createPublicKey, hkdfSync, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { generateKeyPair, readPrivateKey, type EnvelopePrivateKey } from '@portal/schema/envelope';

const block = /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]+?-----END [A-Z ]*PRIVATE KEY-----/g;

/** The private keys of a PEM file: one, or two while they change, the one in force first. */
export function readPrivateKeys(pem: string): readonly [EnvelopePrivateKey, ...EnvelopePrivateKey[]] {
  const [first, ...others] = (pem.match(block) ?? []).map(readPrivateKey);
  if (first === undefined) throw new Error('There is no private key in PEM here.');
  return [first, ...others];
}

/** The public half of the key in force as PEM, with whatever stands before the private key: a demonstration's mark. */
export function publicKeyOf(privateKeyPem: string): string {
  const [{ key }] = readPrivateKeys(privateKeyPem);
  const remark = privateKeyPem.slice(0, privateKeyPem.indexOf('-----BEGIN'));
  return remark + createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
}

/** A secret for one purpose, from the platform's own key: processes that share that one share this one. */
export const derivedKey = ({ key }: EnvelopePrivateKey, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key.export({ type: 'pkcs8', format: 'der' }), '', purpose, 32));

/**
 * The demonstration key pair of a data folder, made at the first start. The gateway finds the public key beside it,
 * in `keys/platform-public.pem`. Returns the private key.
 */
export async function demoKey(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'keys');
  const path = join(folder, 'platform-private.pem');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pem = (await readIfThere(path)) ?? (await makeKey(path));
  await publish(join(folder, 'platform-public.pem'), publicKeyOf(pem));
  return pem;
}

/** Written atomically, so that readers see the whole file, and a process that exits early leaves it unchanged. */
async function publish(path: string, pem: string): Promise<void> {
  if ((await readIfThere(path)) === pem) return;
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, pem);
  await rename(draft, path);
}

/** Creates a key file atomically; of two processes that start at once, both get the key that was written first. */
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
