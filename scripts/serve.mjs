/** Runs the whole portal on the embedded platform with demo members; everything is installed and built already. */
import { join } from 'node:path';
import { startService, untilReady } from './services.mjs';
import { main, root } from './steps.mjs';

const env = process.env;
/** Only this machine reaches the portal, unless HOST says otherwise. */
const host = env.HOST || '127.0.0.1';
const port = env.PORT || '4000';
/** The game has a separate origin, so that its page cannot access the portal. */
const gamePort = env.GAME_PORT || '4003';
const adminPort = env.ADMIN_PORT || '4001';
const platformPort = env.PLATFORM_PORT || '4100';
const platformAdminPort = env.PLATFORM_ADMIN_PORT || '4101';
const dataDir = env.DATA_DIR || join(root, '.data');
const common = { NODE_ENV: env.NODE_ENV || 'development', LOG_LEVEL: env.LOG_LEVEL || 'warn' };

/** Starts the platform, then the gateway, and prints the addresses. */
export async function serve() {
  const begin = Date.now();
  process.stdout.write('▸ Starting the platform (embedded ledger, demo members) … ');
  startService('platform', ['platform/src/main.ts'], {
    ...common,
    HOST: '127.0.0.1',
    DEMO: env.DEMO || '1',
    DATA_DIR: dataDir,
    PLATFORM_PORT: platformPort,
    PLATFORM_ADMIN_PORT: platformAdminPort,
    // Links in mails and passkeys use this address.
    PORTAL_URL: env.PORTAL_URL || `http://localhost:${port}`,
  });
  await untilReady('platform', `http://127.0.0.1:${platformAdminPort}/readyz`);
  process.stdout.write(`${((Date.now() - begin) / 1000).toFixed(1)} s\n▸ Starting the gateway … `);
  const gatewayBegin = Date.now();
  startService('gateway', ['gateway/src/main.ts'], {
    ...common,
    HOST: host,
    PORT: port,
    GAME_PORT: gamePort,
    ADMIN_PORT: adminPort,
    PLATFORM_URL: env.PLATFORM_URL || `http://127.0.0.1:${platformPort}`,
    PLATFORM_PUBLIC_KEY_FILE: env.PLATFORM_PUBLIC_KEY_FILE || join(dataDir, 'keys', 'platform-public.pem'),
  });
  await untilReady('gateway', `http://127.0.0.1:${adminPort}/readyz`);
  process.stdout.write(`${((Date.now() - gatewayBegin) / 1000).toFixed(1)} s

  Portal      http://localhost:${port}${host === '127.0.0.1' ? '' : ` (listens on ${host})`}
  Game        http://localhost:${gamePort}/hash-kingdom/
  GraphiQL    http://localhost:${port}/graphql
  Operations  http://localhost:${adminPort}/readyz  http://localhost:${adminPort}/metrics

  Sign in as aiko or budi. Login password Portal2026, transaction password Credits2026.
  Data and mail lie in ${dataDir}. Ctrl+C ends everything.
`);
}

if (process.argv[1] === import.meta.filename) main(serve);
