import { expect, it } from 'vitest';
import { locales } from '../i18n/locales.ts';

interface Texts {
  readonly again: string;
  readonly events: { readonly attention: Readonly<Record<string, string>> };
  readonly result: Readonly<Record<string, string>>;
}

const files = import.meta.glob<Texts>('../**/texts/??-??.json', { eager: true, import: 'default' });

it.each(
  locales.flatMap((locale) => [
    [locale, 'deposit', 'sendAgain'],
    [locale, 'withdrawal', 'withdrawAgain'],
  ]),
)('in %s a rejected %s is sent again in the same words wherever it is shown', (locale, feature, key) => {
  const texts = files[`./${feature}/texts/${locale}.json`];
  const words = [texts?.events.attention[key], texts?.result[key]];
  const inDetails = files[`../receipt/texts/${locale}.json`]?.again;
  expect(words).toEqual([inDetails, inDetails]);
});
