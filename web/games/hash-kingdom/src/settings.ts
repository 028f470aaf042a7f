/** The member's language and theme, which the portal adds to the address: its own storage belongs to another origin. */
import { themeModeKey } from '../../../src/design/theme/mode.ts';
import { localeKey } from '../../../src/i18n/locales.ts';
import { keep } from './kept.ts';

/** Keeps the settings in the address in this origin's storage. Call before the address loses its token. */
export function keepSettings(): void {
  const given = new URLSearchParams(window.location.hash.slice(1));
  const [locale, theme] = [given.get('locale'), given.get('theme')];
  if (locale !== null) keep('sessionStorage', localeKey, locale);
  if (theme !== null) keep('localStorage', themeModeKey, theme);
}
