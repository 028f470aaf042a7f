import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeyPair, isDemoKey, readPublicKey } from '@portal/schema/envelope';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoKey, exportPublicKey, readPrivateKeys } from './keys.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('creates one demonstration key pair even for concurrent starts, with a private file mode', async () => {
  const [first, second] = await Promise.all([demoKey(folder), demoKey(folder)]);
  expect(second).toBe(first);
  expect(await demoKey(folder)).toBe(first);
  const publicPem = await readFile(join(folder, 'keys', 'platform-public.pem'), 'utf8');
  expect(readPublicKey(publicPem).kid).toBe(readPrivateKeys(first)[0].kid);
  expect([isDemoKey(first), isDemoKey(publicPem)]).toEqual([true, true]);
  expect((await stat(join(folder, 'keys', 'platform-private.pem'))).mode & 0o777).toBe(0o600);
});

it('rewrites the public key file only if it is wrong', async () => {
  const path = join(folder, 'keys', 'platform-public.pem');
  await demoKey(folder);
  const { ino } = await stat(path);
  const publicPem = await readFile(path, 'utf8');
  await demoKey(folder);
  expect((await stat(path)).ino).toBe(ino);
  await writeFile(path, '');
  await demoKey(folder);
  expect(await readFile(path, 'utf8')).toBe(publicPem);
  expect((await readdir(join(folder, 'keys'))).sort()).toEqual([
    'platform-private.pem',
    'platform-public.pem',
  ]);
});

it('reads the current and the previous key from one file', async () => {
  const [now, before] = await Promise.all([
    generateKeyPair({ demo: false }),
    generateKeyPair({ demo: false }),
  ]);
  const keys = readPrivateKeys(`${now.privateKey}\n${before.privateKey}`);
  expect(keys.map(({ kid }) => kid)).toEqual([
    readPublicKey(now.publicKey).kid,
    readPublicKey(before.publicKey).kid,
  ]);
  expect(readPublicKey(exportPublicKey(`${now.privateKey}${before.privateKey}`)).kid).toBe(keys[0].kid);
  expect(isDemoKey(exportPublicKey(now.privateKey))).toBe(false);
});
