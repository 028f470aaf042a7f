import { useTranslation } from 'react-i18next';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { useThemeChoice } from './useThemeChoice.tsx';

export function ThemeMenu() {
  const { t } = useTranslation();
  const { mode, setMode, choices, icon: Current } = useThemeChoice();
  return (
    <ChoiceMenu
      label={t('theme.label')}
      icon={<Current />}
      value={mode}
      choices={choices}
      onChoose={setMode}
    />
  );
}
