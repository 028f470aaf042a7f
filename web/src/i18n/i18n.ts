import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import {
  chooseLocale,
  defaultLocale,
  isLocale,
  localeInfo,
  localeKey,
  locales,
  parseTextPath,
  type Locale,
} from './locales.ts';
import type { Namespace } from './resources.ts';
import { readSiteSettings } from './site.ts';

/** One file per locale and namespace, next to the code that uses it, fetched when a screen first needs it. */
const files = new Map(
  Object.entries(import.meta.glob<{ default: ResourceKey }>('../**/texts/**/??-??.json')).map(
    ([path, load]) => [parseTextPath(path).join(), load],
  ),
);

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (locale, namespace, done) => {
    const load = files.get([namespace, locale].join());
    if (load === undefined) {
      done(new Error(`No texts ${namespace} in ${locale}`), false);
      return;
    }
    load().then(
      (file) => done(null, file.default),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    );
  },
};

/** How long the new language is seen before the page reloads in it (spec §9), in ms. */
export const localeReloadDelay = 1500;

/** The language in use. */
export const currentLocale = (): Locale => (isLocale(i18next.language) ? i18next.language : defaultLocale);

function markDocument(locale: string): void {
  if (isLocale(locale)) document.documentElement.lang = localeInfo[locale].lang;
}

/** Starts translation; `loadTexts` resolves once the texts of every screen are loaded. */
export async function startI18n(): Promise<void> {
  const { defaultLocale: siteDefault } = readSiteSettings(document.documentElement);
  i18next.on('languageChanged', markDocument);
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: chooseLocale(sessionStorage.getItem(localeKey), navigator.languages, siteDefault),
      supportedLngs: locales,
      // Every locale is complete (texts.test.ts), so another language never fills a gap.
      fallbackLng: false,
      load: 'currentOnly',
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
      // The platform may name credits otherwise than the texts do.
      react: { bindI18n: 'languageChanged creditsNamed' },
    });
}

/** Fetches the texts of a screen ahead of its first render; fails when they could not be had. */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  const missing = () =>
    namespaces.filter((namespace) => !i18next.hasResourceBundle(i18next.language, namespace));
  await i18next.loadNamespaces(missing());
  // What failed before is not asked for again by itself.
  if (missing().length > 0) await i18next.reloadResources([i18next.language], missing());
  if (missing().length > 0) throw new Error(`Texts could not be loaded: ${missing().join(', ')}`);
}

/** Applies a language at once; the page reloads in it shortly after, and drafts survive that (spec §9). */
export async function changeLocale(locale: Locale, reload = () => window.location.reload()): Promise<void> {
  if (locale === currentLocale()) return;
  sessionStorage.setItem(localeKey, locale);
  await i18next.changeLanguage(locale);
  setTimeout(reload, localeReloadDelay);
}
