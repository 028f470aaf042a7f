/** The platform's key pair for one run. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateKeyPair } from '@portal/schema/envelope';

/** Writes a new key pair into a folder, and resolves with its files. */
export async function writeKeys(
  folder: string,
): Promise<{ readonly publicKey: string; readonly privateKey: string }> {
  const files = { publicKey: join(folder, 'public.pem'), privateKey: join(folder, 'private.pem') };
  const pair = await generateKeyPair({ demo: false });
  await writeFile(files.privateKey, pair.privateKey, { mode: 0o600 });
  await writeFile(files.publicKey, pair.publicKey);
  return files;
}
