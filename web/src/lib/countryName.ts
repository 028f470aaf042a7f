import type { Locale } from '../i18n/locales.ts';

const namers = new Map<Locale, Intl.DisplayNames>();

/** The name of a country in the member's language: `ID` is `Indonesia`; a code nobody knows stays a code. */
export function countryName(code: string, locale: Locale): string {
  let namer = namers.get(locale);
  if (namer === undefined) {
    namer = new Intl.DisplayNames(locale, { type: 'region' });
    namers.set(locale, namer);
  }
  try {
    return namer.of(code) ?? code;
  } catch {
    // Not of the shape of a code: better shown as it is than a screen that breaks.
    return code;
  }
}
