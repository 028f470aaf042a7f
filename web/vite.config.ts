import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { adoptStyles } from './build/adoptStyles.ts';
import { chunkGroups } from './build/chunkGroups.ts';
import { collectTexts } from './build/collectTexts.ts';
import { compileHints } from './build/compileHints.ts';
import { hashKingdom } from './build/hashKingdom.ts';
import { precompress } from './build/precompress.ts';
import { routes } from './build/routes.ts';
import { serviceWorker } from './build/serviceWorker.ts';

/** The portal's build, and the test project `web` (jsdom). */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The routes live behind the hash, so relative addresses work wherever the build is served.
  base: './',
  plugins: [
    react(),
    collectTexts(),
    adoptStyles(),
    routes(),
    compileHints(),
    serviceWorker(),
    precompress(),
    hashKingdom(),
  ],
  build: {
    target: 'es2022',
    // Read by scripts/budgets.mjs, which weighs what each route loads.
    manifest: true,
    // A browser that needs the polyfill fetches the same files without it, only later.
    modulePreload: {
      polyfill: false,
      // The page's head preloads the files of its route, and later screens share what that has: looking for each file's
      // own keeps a slow phone busy.
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'html' ? dependencies : []),
    },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: {
    // `npm run dev` sets the gateway's address; the web server proxies it on the portal's port.
    proxy: { '/graphql': process.env.GATEWAY_URL ?? 'http://127.0.0.1:4002' },
  },
  test: {
    name: 'web',
    include: ['{src,games}/**/*.test.{ts,tsx}'],
    environment: './src/test/sharedJsdom.ts',
    setupFiles: ['./src/test/setup.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
    maxWorkers: 3,
    isolate: false,
    expect: { poll: { timeout: 20_000 } },
  },
});
