import { defaultLocale, locales, matchLocale, type Locale } from '@portal/schema/locales';

export { defaultLocale, locales, type Locale };

/** sessionStorage key of the member's choice (spec §9). */
export const localeKey = 'locale';

/** Each language under its own name, and the `lang` that picks its glyphs and its voice. */
export const localeInfo: Record<Locale, { readonly name: string; readonly lang: string }> = {
  'en-US': { name: 'English', lang: 'en-US' },
  'zh-CN': { name: '简体中文', lang: 'zh-CN' },
  'ja-JP': { name: '日本語', lang: 'ja' },
  'ko-KP': { name: '한국어', lang: 'ko' },
  'id-ID': { name: 'Bahasa Indonesia', lang: 'id' },
};

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/**
 * What was chosen before, else the site's default, else the browser's first language if it is one of the five, else
 * English.
 */
export function chooseLocale(
  stored: string | null,
  browserLanguages: readonly string[],
  siteDefault: Locale | null = null,
): Locale {
  if (isLocale(stored)) return stored;
  if (siteDefault !== null) return siteDefault;
  const [first] = browserLanguages;
  return (first === undefined ? undefined : matchLocale(first)) ?? defaultLocale;
}

/**
 * The namespace and the locale of a file of texts: `features/terms/texts/ja-JP.json` has the texts of `terms` in
 * Japanese, and `records/texts/recordTypes/ja-JP.json` those of `recordTypes`.
 */
export function parseTextPath(path: string): readonly [namespace: string, locale: string] {
  const [, namespace = '', locale = ''] = /([^/]+)(?:\/texts)?\/([^/]+)\.json$/.exec(path) ?? [];
  return [namespace, locale];
}
