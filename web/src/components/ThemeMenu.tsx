import { useTranslation } from 'react-i18next';
import { useThemeMode } from '../theme/AppTheme.tsx';
import { themeModes, type ThemeMode } from '../theme/mode.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { DeviceIcon, MoonIcon, SunIcon } from './icons/actions.tsx';

const icons: Readonly<Record<ThemeMode, typeof SunIcon>> = {
  system: DeviceIcon,
  light: SunIcon,
  dark: MoonIcon,
};

/** Light, dark, or as the device has it. */
export function ThemeMenu() {
  const { t } = useTranslation();
  const { mode, setMode } = useThemeMode();
  const Current = icons[mode];
  return (
    <ChoiceMenu
      label={t('theme.label')}
      icon={<Current />}
      value={mode}
      choices={themeModes.map((choice) => {
        const IconOf = icons[choice];
        return { value: choice, label: t(`theme.${choice}`), icon: <IconOf /> };
      })}
      onChoose={setMode}
    />
  );
}
