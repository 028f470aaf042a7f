/** The texts that come with the platform: Markdown files in platform/content, one for each text and language. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultLocale, type Locale, locales } from '@portal/schema/locales';
import { mediaTypes } from '@portal/schema/rest';
import type { TextKind, Translation } from './publish.ts';

/** A text in all languages. */
export interface ContentText {
  /** Its folder and name, for example `announcement/welcome`. */
  readonly slug: string;
  readonly kind: TextKind;
  /** When its first version is published. */
  readonly publishedAt: Date;
  readonly translations: readonly Translation[];
}

const ownContent = fileURLToPath(new URL('../../../content/', import.meta.url));

/** `welcome.en-US.md` */
const fileName = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.([a-z]{2}-[A-Z]{2})\.md$/;

/** The date, which only the English file has, the title and the text. */
const fileContent = /^(?:---\npublished: (\S+)\n---\n+)?# (\S.*)\n\n(\S[^]*)$/;

/** The folder of a kind, which is also its name on the command line: `white-paper`. */
export const toFolder = (kind: TextKind): string => kind.toLowerCase().replaceAll('_', '-');

/**
 * Reads all texts, in the order of publication. Throws an error that names the file if a file is malformed or in the
 * wrong place, or if a text lacks a language.
 */
export async function readContent(folder = ownContent): Promise<ContentText[]> {
  const kinds = new Map(mediaTypes.map((kind) => [toFolder(kind), kind]));
  const texts: ContentText[] = [];
  for (const name of (await readdir(folder)).sort()) {
    const kind = kinds.get(name);
    if (kind === undefined)
      throw new Error(`platform/content/${name} is none of ${[...kinds.keys()].join(', ')}`);
    texts.push(...(await readKind(folder, name, kind)));
  }
  const order = (one: ContentText, other: ContentText): number =>
    one.publishedAt.getTime() - other.publishedAt.getTime() ||
    mediaTypes.indexOf(one.kind) - mediaTypes.indexOf(other.kind);
  return texts.sort(order);
}

async function readKind(folder: string, name: string, kind: TextKind): Promise<ContentText[]> {
  const texts = new Map<string, { publishedAt?: Date; translations: Translation[] }>();
  for (const file of (await readdir(join(folder, name))).sort()) {
    const path = `platform/content/${name}/${file}`;
    const [, slug = '', language] = fileName.exec(file) ?? [];
    const locale = locales.find((one) => one === language);
    if (locale === undefined) throw new Error(`${path}: the name is not <text>.<locale>.md`);
    const text = texts.get(slug) ?? { translations: [] };
    texts.set(slug, text);
    const { publishedAt, ...translation } = parseFile(
      path,
      locale,
      await readFile(join(folder, name, file), 'utf8'),
    );
    text.translations.push(translation);
    if (publishedAt !== undefined) text.publishedAt = publishedAt;
  }
  return [...texts].map(([slug, { publishedAt, translations }]) => {
    const missing = locales.filter((locale) => !translations.some((one) => one.locale === locale));
    if (missing.length > 0) throw new Error(`platform/content/${name}/${slug} lacks ${missing.join(', ')}`);
    if (publishedAt === undefined) throw new Error(`platform/content/${name}/${slug} lacks a date`);
    return { slug: `${name}/${slug}`, kind, publishedAt, translations };
  });
}

function parseFile(path: string, locale: Locale, file: string): Translation & { publishedAt?: Date } {
  const [, date, title, content] = fileContent.exec(file.replaceAll('\r\n', '\n')) ?? [];
  if (title === undefined || content === undefined)
    throw new Error(`${path}: expected '# <title>' and a text`);
  if ((locale === defaultLocale) !== (date !== undefined))
    throw new Error(`${path}: '---', 'published: <date>', '---' is in the ${defaultLocale} file only`);
  const publishedAt = new Date(date ?? 0);
  if (Number.isNaN(publishedAt.getTime())) throw new Error(`${path}: ${date ?? ''} is no date`);
  return { locale, title: title.trim(), content: content.trim(), ...(date !== undefined && { publishedAt }) };
}
