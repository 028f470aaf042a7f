/** The words of the page: one small file a language, fetched before anything is shown. */
import { defaultLocale, type Locale } from '../../../src/i18n/locales.ts';
import type english from './texts/en-US.json';

export type Texts = typeof english;

const files = import.meta.glob<{ default: Texts }>('./texts/??-??.json');

/** The words in a language. */
export async function loadTexts(locale: Locale): Promise<Texts> {
  const load = files[`./texts/${locale}.json`] ?? files[`./texts/${defaultLocale}.json`];
  if (load === undefined) throw new Error('The build has no texts.');
  return (await load()).default;
}

/** A text with its `{{words}}` filled in. */
export const fill = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => words[name] ?? '');
