import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { precompress } from './precompress.ts';

const pathOf = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));

/**
 * Builds the page of Hash Kingdom after the portal, into a separate folder: an independent app that shares no chunk
 * with the portal.
 */
export function hashKingdom(): Plugin {
  return {
    name: 'hash-kingdom',
    apply: 'build',
    async closeBundle() {
      await build({
        configFile: false,
        root: pathOf('games/hash-kingdom'),
        base: './',
        publicDir: false,
        logLevel: 'warn',
        plugins: [react(), precompress()],
        build: {
          outDir: pathOf('dist/hash-kingdom'),
          emptyOutDir: true,
          target: 'es2022',
          modulePreload: { polyfill: false },
          assetsInlineLimit: 0,
        },
      });
    },
  };
}
