import { useTranslation } from 'react-i18next';
import { changeLocale } from '../../i18n/i18n.ts';
import { localeInfo, locales } from '../../i18n/locales.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { LanguageIcon } from '../icons/screens.tsx';
import { ChoiceMenu } from './ChoiceMenu.tsx';

/** The five languages, each in its own name. */
export function LanguageMenu() {
  const { t } = useTranslation();
  return (
    <ChoiceMenu
      label={t('language.label')}
      icon={<LanguageIcon />}
      value={useLocale()}
      choices={locales.map((locale) => ({
        value: locale,
        label: localeInfo[locale].name,
        lang: localeInfo[locale].lang,
      }))}
      onChoose={(locale) => void changeLocale(locale)}
    />
  );
}
