/** The repository's code, as text. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A file of the repository. */
export interface Source {
  /** From the root, with `/`. */
  readonly path: string;
  readonly code: string;
}

/** The files that match a pattern, from the root, sorted by path. */
export const sourcesOf = (pattern: string): Source[] =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, code: readFileSync(join(root, path), 'utf8') }));
