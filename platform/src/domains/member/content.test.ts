import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales } from '@portal/schema/locales';
import { domains } from '@portal/schema/rest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runConfirmed } from '../../../test/commands.ts';
import { onEachPlatform, onTwoPlatforms, type Suite } from '../../../test/platforms.ts';
import { readContent } from './content-files.ts';
import { hashText, loadContent } from './content.ts';

const content = join(import.meta.dirname, '../../../content');
const later = new Date('2026-11-21T04:00:00.000Z');

/** A copy of the content for a test, which may change it. */
function useContentCopy() {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-content-'));
    await cp(content, folder, { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true }));
  return {
    get folder() {
      return folder;
    },
    write: (file: string, text: string) => writeFile(join(folder, file), text),
    remove: (file: string) => rm(join(folder, file)),
    /** Adds a sentence to the English text. */
    async change(text: string, sentence: string) {
      const file = join(folder, `${text}.en-US.md`);
      await writeFile(file, `${await readFile(file, 'utf8')}\n${sentence}\n`);
    },
  };
}

describe('the content', () => {
  const copy = useContentCopy();

  it('contains every text in all languages', async () => {
    const texts = await readContent();
    expect(texts.map(({ slug }) => slug)).toEqual([
      'terms/terms',
      'announcement/welcome',
      'announcement/two-passwords',
      'announcement/business-day',
      'home/home',
      'overview/overview',
      'team/team',
      'roadmap/roadmap',
      'white-paper/white-paper',
      'help/help',
    ]);
    for (const { slug, translations } of texts)
      expect(translations.map(({ locale }) => locale).sort(), slug).toEqual([...locales].sort());
  });

  it('rejects a text that lacks a language', async () => {
    await copy.remove('help/help.ja-JP.md');
    await expect(readContent(copy.folder)).rejects.toThrow('platform/content/help/help lacks ja-JP');
  });

  it('rejects a text without its date', async () => {
    await copy.write('home/home.en-US.md', '# Welcome\n\nHello.\n');
    await expect(readContent(copy.folder)).rejects.toThrow('platform/content/home/home.en-US.md');
  });

  it.each([
    ['help/help.fr-FR.md', 'the name is not <text>.<locale>.md'],
    ['help/notes.txt', 'the name is not <text>.<locale>.md'],
    ['notes.md', 'is none of announcement, terms, help'],
    ['home/home.ja-JP.md', "expected '# <title>' and a text"],
  ])('is refused with a file %s that is no text', async (file, problem) => {
    await copy.write(file, 'A note.\n');
    await expect(readContent(copy.folder)).rejects.toThrow(problem);
  });

  it('ignores line ends of Windows', async () => {
    const file = join(copy.folder, 'terms/terms.zh-CN.md');
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('\n', '\r\n'));
    expect(await readContent(copy.folder)).toEqual(await readContent());
  });
});

/** Reads what members see, and runs commands as an operator. */
const createViewer = (suite: Suite) => ({
  titles: async (type: 'ANNOUNCEMENT' | 'HELP' | 'HOME' | 'ROADMAP' | 'TEAM' | 'TERMS') =>
    (await suite.client.call(domains.member.appMediaList, { type })).result?.records ?? [],
  publish: (kind: string, text = '# en-US Our own\n\nWritten by the operator.') =>
    runConfirmed(suite.platform, ['text', 'publish', kind, 'own.txt'], { osUser: 'root', input: text }),
  withdraw: (id: string) => runConfirmed(suite.platform, ['text', 'withdraw', id], { osUser: 'root' }),
});

onEachPlatform('loaded content', (suite) => {
  const copy = useContentCopy();
  const viewer = createViewer(suite);
  const load = (folder?: string) => loadContent(suite.platform.services.database, later, folder);

  it('gets the dates of its files', async () => {
    const texts = await readContent();
    const rows = await suite.platform.services.database.query(
      `select c.slug, p.kind, p.published_at as "publishedAt", c.hash, published_text_hash(p.id) as stored
       from published_text p join published_content c on c.published_text_id = p.id order by p.id`,
    );
    expect(rows).toEqual(
      texts.map(({ slug, kind, publishedAt, translations }) => {
        const hash = hashText(translations);
        return { slug, kind, publishedAt, hash, stored: hash };
      }),
    );
  });

  it('publishes nothing the second time', async () => {
    expect(await load()).toEqual([]);
  });

  it('publishes a changed file as a new version and never the earlier one again', async () => {
    await copy.change('terms/terms', '14. One more.');
    expect(await load(copy.folder)).toEqual(['terms/terms']);
    expect(await load(copy.folder)).toEqual([]);
    const [newest, first] = await viewer.titles('TERMS');
    expect(newest?.content).toMatch(/14\. One more\.$/);
    expect(newest?.publishTime).toBe(later.getTime());
    expect(first?.content).not.toContain('14. One more.');
    // A build with the earlier text.
    expect(await load()).toEqual([]);
    expect((await viewer.titles('TERMS'))[0]).toEqual(newest);
  });

  it('replaces an announcement by its new version', async () => {
    const before = await viewer.titles('ANNOUNCEMENT');
    await copy.change('announcement/welcome', 'And more.');
    expect(await load(copy.folder)).toContain('announcement/welcome');
    const now = await viewer.titles('ANNOUNCEMENT');
    expect(now).toHaveLength(before.length);
    expect(now[0]?.content).toMatch(/And more\.$/);
  });

  it('leaves a text alone that an operator has replaced', async () => {
    await viewer.publish('roadmap');
    await copy.change('roadmap/roadmap', 'And more.');
    expect(await load(copy.folder)).not.toContain('roadmap/roadmap');
    expect((await viewer.titles('ROADMAP'))[0]?.title).toBe('Our own');
  });

  it('leaves a text alone that an operator has withdrawn', async () => {
    const [page] = await viewer.titles('TEAM');
    expect(await viewer.withdraw(page?.id ?? '')).toMatchObject({ exitCode: 0 });
    await copy.change('team/team', 'And more.');
    expect(await load(copy.folder)).not.toContain('team/team');
    expect(await viewer.titles('TEAM')).toEqual([]);
  });

  it('leaves an announcement alone that an operator has withdrawn, and updates others', async () => {
    const announcements = await viewer.titles('ANNOUNCEMENT');
    const withdrawn = announcements.find(({ title }) => title === 'Two passwords protect your credits');
    await viewer.withdraw(withdrawn?.id ?? '');
    await viewer.publish('announcement');
    await copy.change('announcement/two-passwords', 'And more.');
    await copy.change('announcement/business-day', 'And more.');
    const loaded = await load(copy.folder);
    expect(loaded).toContain('announcement/business-day');
    expect(loaded).not.toContain('announcement/two-passwords');
  });

  it('leaves a text alone that was edited in the database', async () => {
    await suite.platform.services.database.execute(
      `update published_text_translation t set title = 'Edited' from published_text p
       where p.id = t.published_text_id and p.kind = 'HOME' and t.locale = 'en-US'`,
    );
    await copy.change('home/home', 'And more.');
    expect(await load(copy.folder)).not.toContain('home/home');
    expect((await viewer.titles('HOME')).map(({ title }) => title)).toEqual(['Edited']);
  });

  it('leaves a kind alone whose first text is an operator’s', async () => {
    const { database } = suite.platform.services;
    await viewer.publish('help', '# en-US Our own\n\nHow?\n\nSo.');
    await database.execute("delete from published_content where slug = 'help/help'");
    expect(await load()).not.toContain('help/help');
    expect((await viewer.titles('HELP'))[0]?.title).toBe('Our own');
  });
});

onTwoPlatforms('content that two processes load at once', (suites) => {
  const copy = useContentCopy();

  it('publishes each text once', async () => {
    await copy.change('help/help', 'And more.');
    const loaded = await Promise.all(
      suites.map(({ platform }) => loadContent(platform.services.database, later, copy.folder)),
    );
    expect(loaded.flat()).toEqual(['help/help']);
    const help = await createViewer(suites[0]).titles('HELP');
    expect(help).toHaveLength(2);
  });
});
