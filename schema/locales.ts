/** The portal's languages (spec §9), and how one is chosen for a request. */

/** The five locales, in the order in which lists show them. The specification assigns Korean the region KP. */
export const locales = ['en-US', 'zh-CN', 'ja-JP', 'ko-KP', 'id-ID'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en-US';

const byLanguage = new Map<string, Locale>(locales.map((locale) => [locale.slice(0, 2), locale]));

/** The locale for a language tag, or undefined. The region is ignored: `zh-TW` and `zh` are `zh-CN`. */
export const matchLocale = (tag: string): Locale | undefined =>
  byLanguage.get(tag.toLowerCase().split('-', 1)[0] ?? '');

/** A header has few preferences in practice; the rest of a long one is ignored. */
const maxPreferences = 20;

function negotiate(header: string): Locale {
  const wanted = header.split(',', maxPreferences).flatMap((part) => {
    const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    const locale = matchLocale(tag);
    return locale !== undefined && weight > 0 ? [{ locale, weight }] : [];
  });
  return wanted.sort((one, other) => other.weight - one.weight)[0]?.locale ?? defaultLocale;
}

/** Browsers send few different headers, so each is parsed once. */
const negotiated = new Map<string, Locale>();
const maxNegotiated = 256;
const maxCachedLength = 256;

/** Chooses the locale for an `accept-language` header (RFC 9110 §12.5.4); English if it names none of the five. */
export function negotiateLocale(header: string | undefined): Locale {
  if (header === undefined) return defaultLocale;
  const cached = negotiated.get(header);
  if (cached !== undefined) return cached;
  const locale = negotiate(header);
  if (negotiated.size >= maxNegotiated) negotiated.clear();
  if (header.length <= maxCachedLength) negotiated.set(header, locale);
  return locale;
}
