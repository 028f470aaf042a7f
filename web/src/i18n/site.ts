import { isLocale, type Locale } from './locales.ts';

/** Settings of the site, which the gateway writes into the page (`gateway/src/http/site-page.ts`). */
interface SiteSettings {
  /** The language of members who have chosen none; null: that of their browser. */
  readonly defaultLocale: Locale | null;
  /** Whether a new tab joins the session of an open one. */
  readonly sharesSession: boolean;
}

/** Reads the settings of the site; without any they are the defaults. */
export function readSiteSettings({ dataset }: Pick<HTMLElement, 'dataset'>): SiteSettings {
  const { defaultLocale, shareSession } = dataset;
  return {
    defaultLocale: isLocale(defaultLocale) ? defaultLocale : null,
    sharesSession: shareSession !== 'off',
  };
}
