import { describe, expect, it } from 'vitest';
import { chooseLocale, locales, type Locale } from './locales.ts';

interface Texts {
  readonly [key: string]: string | Texts;
}

const files = import.meta.glob<{ default: Texts }>('./locales/*/*.json', { eager: true });

/** Texts by locale, then by `namespace:path.to.key`. */
const texts = new Map<string, Map<string, string>>(locales.map((locale) => [locale, new Map()]));

function collect(into: Map<string, string>, prefix: string, of: Texts): void {
  for (const [key, value] of Object.entries(of)) {
    if (typeof value === 'string') into.set(prefix + key, value);
    else collect(into, `${prefix}${key}.`, value);
  }
}

for (const [path, file] of Object.entries(files)) {
  const [, locale = '', namespace = ''] = /locales\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
  const into = texts.get(locale);
  if (into === undefined) throw new Error(`${locale} is none of the five locales`);
  collect(into, `${namespace}:`, file.default);
}

const of = (locale: Locale) => texts.get(locale) ?? new Map<string, string>();
const english = of('en-US');

/** What English says with one key, the others say with the forms their grammar has. */
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

/** Names, codes and loanwords that Indonesian writes as English does. */
const sameInIndonesian = new Set([
  'Transfer',
  'Transfer {{amount}}',
  'GMT+8',
  'Filter',
  'Status',
  'Total',
  'Bonus',
  'Premium',
  'P2P',
  'PIN',
  'Deposit',
  'Email',
  'Bank',
  'On-chain',
]);

const others = locales.filter((locale) => locale !== 'en-US');

describe('the texts of every language', () => {
  it.each(locales)('are complete in %s, and none is left over', (locale) => {
    expect([...of(locale).keys()].sort()).toEqual(expectedKeys(locale));
  });

  it.each(others)('name the same placeholders in %s as in English', (locale) => {
    for (const [key, text] of of(locale)) {
      const source = english.get(key) ?? english.get(`${stem(key)}_other`) ?? '';
      expect(placeholders(text), `${locale} ${key}`).toEqual(placeholders(source));
    }
  });

  it.each(others)('are translated in %s', (locale) => {
    const left = [...of(locale)].filter(
      ([key, text]) => text === english.get(key) && /[A-Za-z]{2}/.test(text) && !sameInIndonesian.has(text),
    );
    expect(left).toEqual([]);
  });

  it.each(['zh-CN', 'ja-JP', 'ko-KP'] as const)('are written in the script of %s', (locale) => {
    const script = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
    const foreign = [...of(locale)].filter(([, text]) => {
      const words = text.replaceAll(/\{\{\w+\}\}|GMT\+8|USDT|CSV|PIN|P2P/g, '');
      return /[A-Za-z]/.test(words) && !script.test(words);
    });
    expect(foreign).toEqual([]);
  });

  it.each(locales)('say everything in %s, and calmly', (locale) => {
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
});
