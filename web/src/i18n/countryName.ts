import type { Locale } from './locales.ts';

const namers = new Map<Locale, Intl.DisplayNames>();

/** Localised country name: `ID` is `Indonesia`; an unknown code is returned as it is. */
export function countryName(code: string, locale: Locale): string {
  let namer = namers.get(locale);
  if (namer === undefined) {
    namer = new Intl.DisplayNames(locale, { type: 'region' });
    namers.set(locale, namer);
  }
  try {
    return namer.of(code) ?? code;
  } catch {
    // Not a valid region code: show it unchanged rather than crash.
    return code;
  }
}
