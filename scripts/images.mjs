/**
 * `npm run images`: builds the three images, starts each as production would, uses it and stops it, and writes its list of
 * packages and its provenance. Needs root on Linux.
 */
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './free-ports.ts';
import { buildImage, prepareBase, removeReplaced } from './image-build.mjs';
import { describeImage } from './image-provenance.mjs';
import { openImage } from './image-run.mjs';
import { main, root } from './steps.mjs';

const { Client } = createRequire(join(root, 'platform', 'package.json'))('pg');
const serverUrl = process.env.TEST_DATABASE_URL || 'postgresql://root@127.0.0.1:5432/test';

async function onServer(sql) {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Opens images for the work and describes them, then ends what it left running and removes the containers. */
async function withImages(built, work) {
  const images = [];
  const started = [];
  try {
    for (const one of built) {
      const opened = await openImage(one.image);
      images.push(opened);
      describeImage(one, opened.folder);
    }
    const starts = images.map(({ start }) => (...args) => {
      started.push(start(...args));
      return started.at(-1);
    });
    await work(...starts);
  } finally {
    await Promise.all(started.map((container) => container.kill()));
    for (const { remove } of images) await remove();
  }
}

/** A demo member signs in at the demonstration. */
const tryDemo = (demo) =>
  withImages([demo], async (start) => {
    const [port, adminPort, platformPort, platformAdminPort] = await freePorts(4);
    const container = start(
      {
        PORT: port,
        ADMIN_PORT: adminPort,
        PLATFORM_PORT: platformPort,
        PLATFORM_ADMIN_PORT: platformAdminPort,
      },
      { data: true },
    );
    await container.ready(`http://127.0.0.1:${adminPort}/readyz`);
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: 'mutation { login(input: { userName: "aiko", password: "Portal2026" }) { token } }',
      }),
    });
    const { data, errors } = await answer.json();
    if (!data?.login?.token) throw new Error(`The demo refused a demo member: ${JSON.stringify(errors)}`);
    const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } });
    if (!page.ok) throw new Error(`The demo answered ${page.status} for the portal's page.`);
    await container.stop();
  });

/** The gateway in front of the platform with a separate database, both in production. */
async function tryProduction(gateway, platform) {
  const database = `portal_images_${randomUUID().replaceAll('-', '')}`;
  const secrets = mkdtempSync(join(tmpdir(), 'portal-images-'));
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  await onServer(`create database ${database}`);
  try {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });
    writeFileSync(join(secrets, 'private.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
    writeFileSync(join(secrets, 'public.pem'), publicKey.export({ type: 'spki', format: 'pem' }));
    chmodSync(secrets, 0o755);
    await withImages([platform, gateway], (startPlatform, startGateway) =>
      runProduction(startPlatform, startGateway, url.href, secrets),
    );
  } finally {
    rmSync(secrets, { recursive: true });
    await onServer(`drop database ${database} with (force)`);
  }
}

async function runProduction(startPlatform, startGateway, databaseUrl, secrets) {
  const [port, adminPort, platformPort, platformAdminPort] = await freePorts(4);
  const env = { DATABASE_URL: databaseUrl };
  await startPlatform(env, { args: ['node', 'platform/src/cli/main.ts', 'migrate'] }).succeeded();
  const platform = startPlatform(
    {
      ...env,
      PLATFORM_PORT: platformPort,
      PLATFORM_ADMIN_PORT: platformAdminPort,
      PLATFORM_PRIVATE_KEY_FILE: '/mnt/private.pem',
    },
    { secrets },
  );
  await platform.ready(`http://127.0.0.1:${platformAdminPort}/readyz`);
  const gateway = startGateway(
    {
      PORT: port,
      ADMIN_PORT: adminPort,
      PLATFORM_URL: `http://127.0.0.1:${platformPort}`,
      PLATFORM_PUBLIC_KEY_FILE: '/mnt/public.pem',
    },
    { secrets },
  );
  await gateway.ready(`http://127.0.0.1:${adminPort}/readyz`);
  await gateway.stop();
  await platform.stop();
}

main(async () => {
  await prepareBase();
  const platform = await buildImage('platform');
  // The web app is built once for both.
  await buildImage('web');
  const gateway = await buildImage('gateway', ['web']);
  const demo = await buildImage('demo', ['web']);
  await tryProduction(gateway, platform);
  console.log('▸ The gateway and the platform became ready and stopped cleanly');
  await tryDemo(demo);
  console.log('▸ The demo became ready, signed a member in and stopped cleanly');
  await removeReplaced();
  console.log('▸ Lists of packages (CycloneDX) and provenance are in dist/images/');
});
