import { describe, expect, it } from 'vitest';
import { chooseLocale, locales, parseTextPath, type Locale } from './locales.ts';

interface Texts {
  readonly [key: string]: string | Texts;
}

const files = import.meta.glob<{ default: Texts }>('../**/texts/**/??-??.json', { eager: true });
const allFiles = Object.keys(import.meta.glob('../**/texts/**/*'));
const handles = Object.keys(import.meta.glob('../features/*/feature.ts'));
/** By language, texts that may equal the English ones: names, codes and loanwords. */
const sameAsEnglish = import.meta.glob<Partial<Record<Locale, readonly string[]>>>(
  '../**/texts/**/sameAsEnglish.json',
  { eager: true, import: 'default' },
);

/** Texts by locale, then by `namespace:path.to.key`. */
const texts = new Map<string, Map<string, string>>(locales.map((locale) => [locale, new Map()]));

function collect(into: Map<string, string>, prefix: string, of: Texts): void {
  for (const [key, value] of Object.entries(of)) {
    if (typeof value === 'string') into.set(prefix + key, value);
    else collect(into, `${prefix}${key}.`, value);
  }
}

for (const [path, file] of Object.entries(files)) {
  const [namespace, locale] = parseTextPath(path);
  const into = texts.get(locale);
  if (into === undefined) throw new Error(`${locale} is none of the five locales`);
  if ([...into.keys()].some((key) => key.startsWith(`${namespace}:`)))
    throw new Error(`${path} has the texts of ${namespace} again`);
  collect(into, `${namespace}:`, file.default);
}

const of = (locale: Locale) => texts.get(locale) ?? new Map<string, string>();
const english = of('en-US');

/** Other languages have more plural forms than English. */
const stem = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');
const isPlural = (key: string) => stem(key) !== key;

function expectedKeys(locale: Locale): string[] {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const keys = [...english.keys()].flatMap((key) =>
    isPlural(key) ? forms.map((form) => `${stem(key)}_${form}`) : [key],
  );
  return [...new Set(keys)].sort();
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name).sort();

/** By namespace and language, what may read as in English. */
const exceptions = new Map(
  Object.entries(sameAsEnglish).map(([path, words]) => [parseTextPath(path)[0], words] as const),
);

/** What reads as in English, as `namespace:text`. */
const untranslated = (locale: Locale): readonly string[] => [
  ...new Set(
    [...of(locale)]
      .filter(([key, text]) => text === english.get(key) && /[A-Za-z]{2}/.test(text))
      .filter(([key]) => !/^(?:shell|notices):features\./.test(key))
      .map(([key, text]) => `${key.split(':')[0] ?? ''}:${text}`),
  ),
];

const others = locales.filter((locale) => locale !== 'en-US');

describe('the texts of every language', () => {
  it('uses only languages as file names, or what is read in English', () => {
    const names = [...locales, 'sameAsEnglish'].map((name) => `${name}.json`);
    expect(allFiles.filter((path) => !names.some((name) => path.endsWith(`/${name}`)))).toEqual([]);
  });

  it('belong to an existing feature', () => {
    const features = handles.map((path) => path.replace(/feature\.ts$/, 'texts/'));
    const ofFeatures = allFiles.filter((path) => path.startsWith('../features/'));
    expect(ofFeatures.filter((path) => !features.some((folder) => path.startsWith(folder)))).toEqual([]);
  });

  describe.each([
    ['the frame', 'frame', 'shell'],
    ['the bell and the dashboard', 'events', 'notices'],
  ])('for %s', (_where, part, namespace) => {
    it.each(locales)('keeps the texts of every feature in one place in %s', (locale) => {
      const words = [...of(locale)].filter(([key]) => key.split(':')[1]?.startsWith(`${part}.`));
      expect(words.length).toBeGreaterThan(0);
      for (const [key, text] of words)
        expect(of(locale).get(`${namespace}:features.${key.replace(`:${part}`, '')}`), key).toBe(text);
    });
  });

  it.each(locales)('contain all texts in %s and none left over', (locale) => {
    expect([...of(locale).keys()].sort()).toEqual(expectedKeys(locale));
  });

  it.each(others)('name the same placeholders in %s as in English', (locale) => {
    for (const [key, text] of of(locale)) {
      const source = english.get(key) ?? english.get(`${stem(key)}_other`) ?? '';
      expect(placeholders(text), `${locale} ${key}`).toEqual(placeholders(source));
    }
  });

  it.each(others)('translates all texts in %s', (locale) => {
    const allowed = [...exceptions].flatMap(([namespace, words]) =>
      (words[locale] ?? []).map((word) => `${namespace}:${word}`),
    );
    expect(untranslated(locale).toSorted()).toEqual(allowed.toSorted());
  });

  it.each(['zh-CN', 'ja-JP', 'ko-KP'] as const)('uses the script of %s', (locale) => {
    const script = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
    const foreign = [...of(locale)].filter(([, text]) => {
      const words = text.replaceAll(/\{\{\w+\}\}|GMT\+8|USDT|CSV|PIN|P2P/g, '');
      return /[A-Za-z]/.test(words) && !script.test(words);
    });
    expect(foreign).toEqual([]);
  });

  it.each(locales)('contain no empty text, outer space or exclamation mark in %s', (locale) => {
    for (const [key, text] of of(locale)) {
      expect(text.trim(), key).not.toBe('');
      expect(text, key).toBe(text.trim());
      // The one sentence the specification quotes with its mark.
      if (!text.startsWith('Your login information is invalid!')) expect(text, key).not.toMatch(/[!！]/);
    }
  });
});

describe('the language of a first visit', () => {
  it.each([
    ['ko-KP', ['ja-JP'], 'ko-KP'],
    [null, ['ja', 'en-US'], 'ja-JP'],
    [null, ['zh-TW'], 'zh-CN'],
    [null, ['id'], 'id-ID'],
    [null, ['fr-FR', 'ja-JP'], 'en-US'],
    [null, [], 'en-US'],
    ['tlh', ['de'], 'en-US'],
  ] as const)('stored %s, browser %j: %s', (stored, browser, locale) => {
    expect(chooseLocale(stored, browser)).toBe(locale);
  });

  it('uses the default language of the site unless one was chosen', () => {
    expect(chooseLocale(null, ['ja-JP'], 'zh-CN')).toBe('zh-CN');
    expect(chooseLocale('ko-KP', ['ja-JP'], 'zh-CN')).toBe('ko-KP');
  });
});
