/** Stamps: a step is skipped when the files it depends on are unchanged since it last succeeded. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './steps.mjs';

const skipped = new Set(['node_modules', 'dist', 'coverage', '.git', '.data']);

function* filesOf(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!skipped.has(name)) yield* filesOf(join(path, name));
  }
}

/** One hash of the names and contents of all files below the given paths. */
function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesOf(join(root, path)))
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Makes `product` from the files below `paths`, unless it exists and was made from exactly these files.
 * @param {{ product: string, stamp: string, paths: string[] }} files paths from the root of the workspace
 * @param {() => Promise<void>} make
 */
export async function makeWhenChanged({ product, stamp, paths }, make) {
  const stampFile = join(root, stamp);
  const hash = hashOf(paths);
  const isCurrent =
    existsSync(join(root, product)) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;
  if (isCurrent) return;
  await make();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, hash);
}
