import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceTiles } from '../../design/ui/ChoiceTiles.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { ScreenSection } from '../../design/ui/ScreenSection.tsx';
import { Stack } from '../../design/ui/surface.tsx';
import { changeLocale } from '../../i18n/i18n.ts';
import { localeInfo, locales } from '../../i18n/locales.ts';
import { useLocale } from '../../i18n/useLocale.ts';

/** The five languages, each in its own name. */
export function LanguageSection() {
  const { t } = useTranslation(['settings', 'common']);
  const locale = useLocale();
  /** The language of the page, or that in which the member stayed on it. */
  const [settled, setSettled] = useState(locale);
  const isReloading = locale !== settled;
  useEffect(() => {
    if (!isReloading) return;
    // If something must not be lost, such as recovery codes, the browser asks first; a member who stays continues when
    // that is answered.
    const onLeaving = (event: BeforeUnloadEvent) =>
      setTimeout(() => {
        if (event.defaultPrevented) setSettled(locale);
      });
    window.addEventListener('beforeunload', onLeaving);
    return () => window.removeEventListener('beforeunload', onLeaving);
  }, [isReloading, locale]);
  return (
    <ScreenSection title={t('language.title')} hint={t('language.hint')}>
      <Stack>
        <ChoiceTiles
          label={t('common:language.label')}
          labelHidden
          value={locale}
          choices={locales.map((choice) => ({
            value: choice,
            label: localeInfo[choice].name,
            lang: localeInfo[choice].lang,
          }))}
          onChoose={(choice) => void changeLocale(choice)}
        />
        {isReloading && (
          <Notice tone="info" role="status">
            {t('language.reloading')}
          </Notice>
        )}
      </Stack>
    </ScreenSection>
  );
}
