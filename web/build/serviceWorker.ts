import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const pathOf = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** What few PDFs need, each of them one or two: the list would be twice as long. */
const ofPdfs = /\.(?:bcmap|pfb)$|\/LICENSE/;

/** SHA-256 in base64, as `integrity` of a request has it. */
const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64');

/**
 * * Writes the service worker (`worker.js`), which keeps the page and the files of this build and checks the hash of
 * each before it serves it. Comes after every plugin that changes the code of a chunk.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const outputs = Object.values(bundle).map(
          (output) =>
            [output.fileName, hashOf(output.type === 'chunk' ? output.code : output.source)] as const,
        );
        const [, page] = outputs.find(([file]) => file === 'index.html') ?? [];
        if (page === undefined) throw new Error('The build has no index.html');
        const files = Object.fromEntries([
          ...outputs.filter(([file]) => file.startsWith('assets/') && !ofPdfs.test(file)),
          ['favicon.svg', hashOf(await readFile(pathOf('public/favicon.svg')))],
        ]);
        const release = JSON.stringify({ page, files });
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: `${await readFile(pathOf('build/worker.js'), 'utf8')}keep(${release});\n`,
        });
      },
    },
  };
}
