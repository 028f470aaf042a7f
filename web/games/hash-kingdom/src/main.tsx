import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { colorSheets } from '../../../src/design/theme/css.ts';
import '../../../src/design/theme/fonts.css';
import { themeModeKey } from '../../../src/design/theme/mode.ts';
import { insertVariables } from '../../../src/design/theme/variables.ts';
import { chooseLocale, localeInfo, localeKey } from '../../../src/i18n/locales.ts';
import { getKept } from './kept.ts';
import { Ended, Kingdom } from './Kingdom.tsx';
import { open } from './open.ts';
import { keepSettings } from './settings.ts';
import { loadTexts } from './texts.ts';
import './kingdom.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

keepSettings();

// The colours of the portal, as a sheet that the page's policy allows: it forbids style elements.
const sheet = new CSSStyleSheet();
insertVariables(sheet, [colorSheets]);
document.adoptedStyleSheets = [sheet];
const mode = getKept('localStorage', themeModeKey);
const isDark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.setAttribute(isDark ? 'data-dark' : 'data-light', '');

const locale = chooseLocale(getKept('sessionStorage', localeKey), navigator.languages);
document.documentElement.lang = localeInfo[locale].lang;
const [texts, opened] = await Promise.all([loadTexts(locale), open(locale)]);
createRoot(root).render(
  <StrictMode>
    {'kingdom' in opened ? (
      <Kingdom opened={opened} texts={texts} locale={locale} />
    ) : (
      <Ended texts={texts} message={opened.message} />
    )}
  </StrictMode>,
);
