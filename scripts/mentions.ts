/** Which files of a folder mention one of some words, for tests that keep shared code free of the names of domains. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Files and text that are excluded from the search. */
interface Unsearched {
  /** Folders and files, as paths below the folder. */
  readonly paths: readonly string[];
  /** Text that holds a word in another sense, such as the header `transfer-encoding`. */
  readonly text?: RegExp;
}

/**
 * The TypeScript files below a folder that mention a word, within other words and in any case too, as paths with `/`.
 * @param folder absolute path
 */
export function filesThatMention(
  words: readonly string[],
  folder: string,
  { paths, text }: Unsearched,
): string[] {
  const pattern = new RegExp(words.join('|'), 'i');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => /\.tsx?$/.test(name))
    .filter((name) => !paths.some((path) => name === path || name.startsWith(`${path}/`)))
    .filter((name) => {
      const content = readFileSync(join(folder, name), 'utf8');
      return pattern.test(text === undefined ? content : content.replaceAll(text, ''));
    })
    .sort();
}
