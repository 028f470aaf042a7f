import { describe, expect, it } from 'vitest';
import { readDocument } from './readDocument.ts';

const heading = (text: string) => ({ kind: 'heading', text });
const paragraph = (text: string) => ({ kind: 'paragraph', text });
const list = (...items: string[]) => ({ kind: 'list', items });

describe('readDocument', () => {
  it('parses a short separate line before more text as a heading', () => {
    expect(readDocument('1. Your account\n\nYou hold one account.\n\nThe end.')).toEqual([
      heading('1. Your account'),
      paragraph('You hold one account.'),
      paragraph('The end.'),
    ]);
  });

  it.each([
    ['ends like a sentence', 'Read this.'],
    ['ends like a sentence in Chinese', '请阅读以下内容。'],
    ['ends like a sentence behind a quote', 'He said “no.”'],
    ['announces a list', 'These are the credits:'],
    ['is too long', 'a '.repeat(41).trim()],
    ['is two lines', 'First line\nSecond line'],
  ])('takes it for a paragraph where it %s', (_why, text) => {
    expect(readDocument(`${text}\n\nMore.`)[0]).toEqual(paragraph(text));
  });

  it('reads the last line as a paragraph, since a heading needs a text', () => {
    expect(readDocument('Thank you')).toEqual([paragraph('Thank you')]);
  });

  it('reads headings of Chinese, Japanese and Korean texts', () => {
    expect(
      readDocument(
        '第1条（アカウント）\n\n会員は1つのアカウントを保有します。\n\n제2조 (크레딧)\n\n크레딧은 단위입니다.',
      ).filter(({ kind }) => kind === 'heading'),
    ).toEqual([heading('第1条（アカウント）'), heading('제2조 (크레딧)')]);
  });

  it('reads numbered titles at the start of paragraphs as headings', () => {
    expect(
      readDocument(
        '1. Scope. These terms govern your use. Read them.\n\n2. Your account. You hold one.\n\n3. 適用範囲。本規約は適用されます。',
      ),
    ).toEqual([
      heading('1. Scope'),
      paragraph('These terms govern your use. Read them.'),
      heading('2. Your account'),
      paragraph('You hold one.'),
      heading('3. 適用範囲'),
      paragraph('本規約は適用されます。'),
    ]);
  });

  it.each([
    ['are not numbered through', '1. One thing. It is so.\n\n3. Another. It is so too.'],
    ['stand alone', '2026. A year. It passed.'],
    [
      'are sentences',
      `1. ${'This goes on and on '.repeat(5)}. Yes.\n\n2. ${'So does this one here '.repeat(5)}. Yes.`,
    ],
  ])('leaves numbers alone that %s', (_why, text) => {
    expect(readDocument(text).map(({ kind }) => kind)).not.toContain('heading');
  });

  it('reads bulleted lines as a list, dropping only the bullets', () => {
    expect(
      readDocument('Three kinds:\n- cash\n• reward\n・現金\n\n(a) letters stay\n(b) as they are'),
    ).toEqual([
      paragraph('Three kinds:'),
      list('cash', 'reward', '現金'),
      list('(a) letters stay', '(b) as they are'),
    ]);
  });

  it('leaves negative numbers and ranges alone', () => {
    expect(readDocument('From 1 - 5 days.\nUp to -5 % a year.')).toEqual([
      paragraph('From 1 - 5 days.\nUp to -5 % a year.'),
    ]);
  });

  it('accepts CRLF, and blank lines with spaces', () => {
    expect(readDocument('Credits\r\n\r\nOne.\r\n \t\r\nTwo.\r\n')).toEqual([
      heading('Credits'),
      paragraph('One.'),
      paragraph('Two.'),
    ]);
  });

  it('returns nothing for an empty text', () => {
    expect(readDocument('')).toEqual([]);
    expect(readDocument(' \n\n \n')).toEqual([]);
  });

  it('keeps every word of a long text', () => {
    const words = Array.from({ length: 10_000 }, (_, i) => `Word${i} of a paragraph that goes on.`);
    const read = readDocument(words.join('\n\n'));
    expect(read).toEqual(words.map(paragraph));
  });
});
