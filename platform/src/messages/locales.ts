/** The five languages of the portal (spec §9). Korean carries the region the specification gives it. */
export const locales = ['en-US', 'zh-CN', 'ja-JP', 'ko-KP', 'id-ID'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en-US';

const byLanguage = new Map<string, Locale>(
  locales.map((locale) => [locale.slice(0, locale.indexOf('-')), locale]),
);

/** The tag `Intl` knows best: it has no data of its own for Korean as written in KP. */
export const intlTag = (locale: Locale): string => (locale === 'ko-KP' ? 'ko' : locale);

/**
 * The language an `accept-language` header asks for (RFC 9110 §12.5.4): the first of ours in the order of its
 * weights, by language alone, so that `zh-TW` or `ko` find one too. English where none fits.
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
