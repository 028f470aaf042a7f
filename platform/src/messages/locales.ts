/** The five languages of the portal (spec §9). The specification assigns Korean the region KP. */
export const locales = ['en-US', 'zh-CN', 'ja-JP', 'ko-KP', 'id-ID'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en-US';

const byLanguage = new Map<string, Locale>(
  locales.map((locale) => [locale.slice(0, locale.indexOf('-')), locale]),
);

/** The tag for `Intl`, which has no data for Korean in KP. */
export const intlTag = (locale: Locale): string => (locale === 'ko-KP' ? 'ko' : locale);

/**
 * Chooses the locale for an `accept-language` header (RFC 9110 §12.5.4): the first supported language by weight,
 * ignoring the region, so that `zh-TW` or `ko` match too. Default: English.
 */
export function chooseLocale(header: string | undefined): Locale {
  if (header === undefined) return defaultLocale;
  const wishes = header
    .slice(0, 256)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return {
        locale: byLanguage.get(tag.split('-', 1)[0] ?? ''),
        weight: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter((wish) => wish.weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return wishes.find((wish) => wish.locale !== undefined)?.locale ?? defaultLocale;
}
