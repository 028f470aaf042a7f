import { useTranslation } from 'react-i18next';
import { defaultLocale, isLocale, type Locale } from './locales.ts';

/** The language in use; renders again when it changes. */
export function useLocale(): Locale {
  const { i18n } = useTranslation();
  return isLocale(i18n.language) ? i18n.language : defaultLocale;
}
