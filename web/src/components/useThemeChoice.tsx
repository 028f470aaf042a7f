import { useTranslation } from 'react-i18next';
import { useThemeMode } from '../theme/AppTheme.tsx';
import { themeModes, type ThemeMode } from '../theme/mode.ts';
import type { Choice } from './ChoiceMenu.tsx';
import { DeviceIcon, MoonIcon, SunIcon } from './icons/actions.tsx';

const icons: Readonly<Record<ThemeMode, typeof SunIcon>> = {
  system: DeviceIcon,
  light: SunIcon,
  dark: MoonIcon,
};

export interface ThemeChoice {
  mode: ThemeMode;
  setMode: (mode: ThemeMode) => void;
  choices: readonly Choice<ThemeMode>[];
  /** Of the mode in force. */
  icon: typeof SunIcon;
}

/** Light, dark, or as the device has it: what is in force, and what can be chosen. */
export function useThemeChoice(): ThemeChoice {
  const { t } = useTranslation();
  const { mode, setMode } = useThemeMode();
  const choices = themeModes.map((value) => {
    const IconOf = icons[value];
    return { value, label: t(`theme.${value}`), icon: <IconOf /> };
  });
  return { mode, setMode, choices, icon: icons[mode] };
}
