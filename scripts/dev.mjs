/** `npm run dev`: the portal with everything reloading on change: the web by Vite, the servers by node --watch. */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { install } from './prepare.mjs';
import { startService, untilReady } from './services.mjs';
import { main, root, show, toolEnvironment } from './steps.mjs';

const env = process.env;
const port = env.PORT || '4000';
const gatewayPort = '4002';
const dataDir = env.DATA_DIR || join(root, '.data');
const common = { NODE_ENV: 'development', LOG_LEVEL: env.LOG_LEVEL || 'info' };

/** Generates again when the SDL or one of the web's documents changes. */
function watchDocuments() {
  let timer;
  const generateSoon = (_event, name) => {
    if (!String(name).endsWith('.graphql')) return;
    clearTimeout(timer);
    timer = setTimeout(
      () => spawn('node', ['scripts/codegen.mjs'], { cwd: root, env: toolEnvironment(), stdio: 'inherit' }),
      100,
    );
  };
  watch(join(root, 'schema/graphql'), generateSoon);
  for (const folder of ['web/src', 'web/games']) watch(join(root, folder), { recursive: true }, generateSoon);
}

main(async () => {
  await install();
  if ((await show('node', ['scripts/codegen.mjs'])) !== 0)
    throw new Error('The code could not be generated.');
  startService('platform', ['--watch', 'platform/src/main.ts'], {
    ...common,
    DEMO: '1',
    DATA_DIR: dataDir,
    // Links in mails and passkeys use this address.
    PORTAL_URL: env.PORTAL_URL || `http://localhost:${port}`,
  });
  await untilReady('platform', 'http://127.0.0.1:4101/readyz');
  startService('gateway', ['--watch', 'gateway/src/main.ts'], {
    ...common,
    HOST: '127.0.0.1',
    PORT: gatewayPort,
    PLATFORM_PUBLIC_KEY_FILE: join(dataDir, 'keys', 'platform-public.pem'),
  });
  await untilReady('gateway', 'http://127.0.0.1:4001/readyz');
  watchDocuments();
  startService(
    'web server',
    [join(root, 'web/node_modules/vite/bin/vite.js'), 'web', '--port', port, '--strictPort'],
    {
      GATEWAY_URL: `http://127.0.0.1:${gatewayPort}`,
    },
  );
});
