import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('worker.js', import.meta.url));

/** The page, and what it shows before its code has started. */
const first = ['', 'favicon.svg'];

/** What few PDFs need, each of them one or two: the list would be twice as long. */
const ofPdfs = /\.(?:bcmap|pfb)$|\/LICENSE/;

/** Writes the service worker (`worker.js`), which keeps the files of this build whose names contain a hash of their content. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.keys(bundle).filter((file) => file.startsWith('assets/') && !ofPdfs.test(file));
        const release = JSON.stringify({ first, files: [...files, 'favicon.svg'].sort() });
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: `${await readFile(source, 'utf8')}keep(${release});\n`,
        });
      },
    },
  };
}
