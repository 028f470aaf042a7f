import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type {} from 'vitest/config';

/** Text files that take in a part of each feature's texts under `features`. */
const collections = [
  { file: /\/src\/app\/texts\/shell\/[\w-]+\.json$/, part: 'frame' },
  { file: /\/src\/notices\/texts\/[\w-]+\.json$/, part: 'events' },
];

/**
 * Adds the `frame` part of each feature's texts (menu titles) to the texts of the shell, and the `events` part
 * (notices) to those of the notices: one file per language, so that neither fetches the rest of a feature's texts.
 */
export function collectTexts(): Plugin {
  return {
    name: 'collect-texts',
    enforce: 'pre',
    // A file that takes in others is not to be cached by its own content.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) =>
        collections.some(({ file }) => file.test(id)) ? false : undefined,
      );
    },
    load: {
      filter: { id: collections.map(({ file }) => file) },
      async handler(id) {
        const part = collections.find(({ file }) => file.test(id))?.part ?? '';
        const features: Record<string, unknown> = {};
        const root = fileURLToPath(new URL('../src/features', import.meta.url));
        for await (const path of glob(`*/texts/${basename(id)}`, { cwd: root })) {
          const file = join(root, path);
          this.addWatchFile(file);
          const texts = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
          const [feature = ''] = path.split('/');
          if (texts[part] !== undefined) features[feature] = texts[part];
        }
        return JSON.stringify({ ...(JSON.parse(await readFile(id, 'utf8')) as object), features });
      },
    },
  };
}
