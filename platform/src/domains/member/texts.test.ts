import { domains, sitePages } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { runConfirmed } from '../../../test/commands.ts';
import { onOnePlatform } from '../../../test/platforms.ts';
import { readTexts } from './publish.ts';

const { member } = domains;

describe('a file of texts', () => {
  it('includes one text in each language, with its title', () => {
    expect(readTexts('\n# en-US Next \n\nOne.\n\n## not a title\n\n# ja-JP 今後\r\n二。\r\n')).toEqual({
      translations: [
        { locale: 'en-US', title: 'Next', content: 'One.\n\n## not a title' },
        { locale: 'ja-JP', title: '今後', content: '二。' },
      ],
    });
  });

  it.each([
    ['', 'There is no text in en-US'],
    ['Next\n\nOne.', 'The file does not begin with a line'],
    ['# ja-JP 今後\n\n一。', 'There is no text in en-US'],
    ['# en-US Next\n\n# ja-JP 今後\n\n一。', 'The text in en-US is empty'],
    ['# en-US Next\n\nOne.\n# en-US Next\n\nTwo.', 'en-US is there twice'],
    ['# fr-FR Suite\n\nUn.', 'fr-FR is none of'],
    [`# en-US Next\n\n${'x'.repeat(100_001)}`, 'longer than 100000'],
  ])('returns a mistake in words: %j', (file, problem) => {
    expect(readTexts(file)).toEqual({ problem: expect.stringContaining(problem) as string });
  });
});

onOnePlatform('the pages of the site menu', (suite) => {
  const media = async (type: (typeof sitePages)[number], language = 'en-US') =>
    (await suite.client.call(member.appMediaList, { type }, { language })).result?.records ?? [];
  const run = async (argv: string[], input?: string) =>
    runConfirmed(suite.platform, argv, { osUser: 'root', ...(input !== undefined && { input }) });

  it.each(sitePages)('include %s from the start, in every language', async (kind) => {
    const titles = await Promise.all(
      ['en-US', 'zh-CN', 'ja-JP', 'ko-KP', 'id-ID'].map(async (language) => {
        const [page] = await media(kind, language);
        expect(page?.content.length).toBeGreaterThan(120);
        return page?.title;
      }),
    );
    expect(new Set(titles).size).toBe(5);
  });

  it('include help with the same questions in every language, each with its address', async () => {
    const namesIn = async (language: string) => {
      const { result } = await suite.client.call(member.appMediaList, { type: 'HELP' }, { language });
      return [...(result?.records[0]?.content ?? '').matchAll(/^\S.*[?？] \{#([a-z-]+)\}$/gm)].map(
        ([, name]) => name,
      );
    };
    const names = await namesIn('en-US');
    expect(names.length).toBeGreaterThanOrEqual(15);
    expect(new Set(names).size).toBe(names.length);
    for (const language of ['zh-CN', 'ja-JP', 'ko-KP', 'id-ID'])
      expect(await namesIn(language)).toEqual(names);
  });

  it('fall back to English if the operator published no translation', async () => {
    const file = '# en-US What is next\n\nPlain text <b>as it is</b>.\n\n# ja-JP 今後の予定\n\n本文。';
    const { text, exitCode } = await run(['text', 'publish', 'roadmap', 'roadmap.txt'], file);
    expect([exitCode, text]).toEqual([
      0,
      expect.stringMatching(/^Published as text \d+, in en-US, ja-JP\.$/),
    ]);
    expect((await media('ROADMAP'))[0]).toMatchObject({
      title: 'What is next',
      content: 'Plain text <b>as it is</b>.',
    });
    expect((await media('ROADMAP', 'ja-JP'))[0]?.title).toBe('今後の予定');
    expect((await media('ROADMAP', 'ko-KP'))[0]?.title).toBe('What is next');
    expect((await run(['text', 'list'])).text).toContain('ROADMAP');
  });

  it('fall back to the previous version when withdrawn, then to none; terms cannot be withdrawn', async () => {
    const newest = async () => (await media('ROADMAP'))[0]?.id ?? 'none';
    const published = await newest();
    expect((await run(['text', 'withdraw', published])).exitCode).toBe(0);
    expect((await run(['text', 'withdraw', published])).exitCode).toBe(1);
    const first = await newest();
    expect(first).not.toBe(published);
    await run(['text', 'withdraw', first]);
    expect(await newest()).toBe('none');
    const { result } = await suite.client.call(member.appMediaList, { type: 'TERMS' });
    expect((await run(['text', 'withdraw', result?.records[0]?.id ?? ''])).exitCode).toBe(1);
  });

  it('reject an invalid file and an unknown kind', async () => {
    expect(await run(['text', 'publish', 'home', 'home.txt'], 'Home')).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('Nothing was published') as string,
    });
    expect((await run(['text', 'publish', 'news', 'home.txt'], '# en-US a\n\nb')).exitCode).toBe(2);
  });
});
