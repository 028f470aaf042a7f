/** Publishes the texts that come with the platform, and their later versions, unless an operator has taken over. */
import { createHash } from 'node:crypto';
import type { Database, Transaction } from '../../database/database.ts';
import { readContent, type ContentText } from './content-files.ts';
import { publishText, type Translation } from './publish.ts';

/**
 * Publishes each text whose version was never loaded, and returns the slugs. The first version has the date of its
 * file; later ones are published `now`. A text that an operator has replaced, withdrawn or edited stays as it is. Safe to
 * call from several processes at once.
 */
export async function loadContent(db: Database, now: Date, folder?: string): Promise<string[]> {
  const texts = await readContent(folder);
  return db.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock(hashtextextended('published_content', 0))");
    const loaded: string[] = [];
    for (const text of texts) if (await load(tx, text, now)) loaded.push(text.slug);
    return loaded;
  });
}

/** The hash of a text, as `published_text_hash` in the database computes it. */
export function hashText(translations: readonly Translation[]): Buffer {
  const sorted = [...translations].sort((one, other) => (one.locale < other.locale ? -1 : 1));
  const parts = sorted.map(({ locale, title, content }) => `${locale}\n${title}\n${content}`);
  return createHash('sha256').update(parts.join('\n\n')).digest();
}

async function load(tx: Transaction, text: ContentText, now: Date): Promise<boolean> {
  const { slug, kind, translations } = text;
  const hash = hashText(translations);
  const versions = await tx.query<{ id: bigint; is_this: boolean }>(
    `select published_text_id as id, hash = $2 as is_this from published_content where slug = $1
     order by published_text_id desc`,
    [slug, hash],
  );
  // An older build must not publish its version again, so all versions count and not only the last.
  if (versions.some(({ is_this }) => is_this) || (await isTakenOver(tx, text, versions[0]?.id))) return false;
  const previous = versions[0]?.id;
  const id = await publishText(tx, kind, translations, previous === undefined ? text.publishedAt : now);
  await tx.execute('insert into published_content (published_text_id, slug, hash) values ($1, $2, $3)', [
    id,
    slug,
    hash,
  ]);
  // Of other kinds the newest text replaces the earlier ones, and a withdrawal restores them.
  if (kind === 'ANNOUNCEMENT' && previous !== undefined)
    await tx.execute('update published_text set withdrawn_at = $2 where id = $1', [previous, now]);
  return true;
}

/**
 * Whether an operator has published another text of the kind, or withdrawn or edited one that was loaded. Announcements
 * do not replace each other, so of these only the last version of the same text counts.
 */
async function isTakenOver(
  tx: Transaction,
  { kind }: ContentText,
  previous: bigint | undefined,
): Promise<boolean> {
  const row = await tx.maybe(
    `select from published_text p left join published_content c on c.published_text_id = p.id
     where case when $1 = 'ANNOUNCEMENT' then p.id = $2::bigint else p.kind = $1 end
       and (c.hash is null or p.withdrawn_at is not null or published_text_hash(p.id) is distinct from c.hash)
     limit 1`,
    [kind, previous ?? null],
  );
  return row !== undefined;
}
