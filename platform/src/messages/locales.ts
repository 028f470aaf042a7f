import type { Locale } from '@portal/schema/locales';

/** The tag for `Intl`, which has no data for Korean in KP. */
export const intlTag = (locale: Locale): string => (locale === 'ko-KP' ? 'ko' : locale);
