/** Publishing a text in one or more languages from one file. */
import { defaultLocale, type Locale, locales } from '@portal/schema/locales';
import type { mediaTypes } from '@portal/schema/rest';
import type { Queryable, Transaction } from '../../database/database.ts';

/** The kinds of published texts. */
export type TextKind = (typeof mediaTypes)[number];

/** A text in one language. */
export interface Translation {
  readonly locale: Locale;
  readonly title: string;
  readonly content: string;
}

/** The texts of a file, or the error in a sentence for the operator. */
export type ReadFile = { readonly translations: readonly Translation[] } | { readonly problem: string };

/** The first line of a language: `# en-US Terms of use`. */
const heading = /^#[ \t]+([a-z]{2}-[A-Z]{2})[ \t]+(\S.*)$/;

/** Maximum characters of a text; the longest terms have about ten thousand. */
const maxLength = 100_000;

/** Reads a file in which each language starts with a line such as `# en-US Terms of use`. English is required. */
export function readTexts(file: string): ReadFile {
  const translations: { locale: Locale; title: string; lines: string[] }[] = [];
  for (const line of file.split(/\r?\n/)) {
    const [, name, title] = heading.exec(line) ?? [];
    if (name === undefined || title === undefined) {
      const last = translations.at(-1);
      if (last !== undefined) last.lines.push(line);
      else if (line.trim() !== '')
        return { problem: `The file does not begin with a line '# en-US <title>'.` };
      continue;
    }
    const locale = locales.find((one) => one === name);
    if (locale === undefined) return { problem: `${name} is none of ${locales.join(', ')}.` };
    if (translations.some((one) => one.locale === locale)) return { problem: `${name} is there twice.` };
    translations.push({ locale, title: title.trim(), lines: [] });
  }
  const read = translations.map(({ lines, ...one }) => ({ ...one, content: lines.join('\n').trim() }));
  const wrong = read.find(({ content }) => content === '' || content.length > maxLength);
  if (wrong !== undefined)
    return { problem: `The text in ${wrong.locale} is empty, or longer than ${maxLength} characters.` };
  // A member without their language reads English.
  if (!read.some(({ locale }) => locale === defaultLocale))
    return { problem: `There is no text in ${defaultLocale}, which is read where a language is missing.` };
  return { translations: read };
}

/**
 * Publishes a text immediately and returns its number. It replaces earlier texts if only one of its kind is in
 * force.
 */
export async function publishText(
  tx: Transaction,
  kind: TextKind,
  translations: readonly Translation[],
  now: Date,
): Promise<bigint> {
  const { id } = await tx.one<{ id: bigint }>(
    'insert into published_text (kind, published_at) values ($1, $2) returning id',
    [kind, now],
  );
  for (const { locale, title, content } of translations)
    await tx.execute(
      'insert into published_text_translation (published_text_id, locale, title, content) values ($1, $2, $3, $4)',
      [id, locale, title, content],
    );
  return id;
}

/**
 * Withdraws a text. Returns false if there is none or it cannot be withdrawn: members have accepted terms, so only
 * other terms replace them.
 */
export async function withdrawText(db: Queryable, id: bigint, now: Date): Promise<boolean> {
  const withdrawn = await db.execute(
    "update published_text set withdrawn_at = $2 where id = $1 and withdrawn_at is null and kind <> 'TERMS'",
    [id, now],
  );
  return withdrawn === 1;
}

/** A published text for the operator's list. */
export interface ListedText {
  readonly id: bigint;
  readonly kind: TextKind;
  readonly published_at: Date;
  readonly title: string;
  readonly languages: bigint;
}

/** Returns the newest texts that are not withdrawn, newest first. */
export const listTexts = (db: Queryable): Promise<ListedText[]> =>
  db.query<ListedText>(
    `select p.id, p.kind, p.published_at, t.title,
       (select count(*) from published_text_translation other where other.published_text_id = p.id) as languages
     from published_text p
     join published_text_translation t on t.published_text_id = p.id and t.locale = '${defaultLocale}'
     where p.withdrawn_at is null order by p.published_at desc, p.id desc limit 50`,
  );
