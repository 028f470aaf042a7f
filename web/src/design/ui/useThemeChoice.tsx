import { useTranslation } from 'react-i18next';
import { DeviceIcon, MoonIcon, SunIcon } from '../icons/actions.tsx';
import { useThemeMode } from '../theme/AppTheme.tsx';
import { themeModes, type ThemeMode } from '../theme/mode.ts';
import type { Choice } from './ChoiceMenu.tsx';

const icons: Readonly<Record<ThemeMode, typeof SunIcon>> = {
  system: DeviceIcon,
  light: SunIcon,
  dark: MoonIcon,
};

export interface ThemeChoice {
  mode: ThemeMode;
  setMode: (mode: ThemeMode) => void;
  choices: readonly Choice<ThemeMode>[];
  /** Icon of the current mode. */
  icon: typeof SunIcon;
}

/** The current theme mode and its choices. */
export function useThemeChoice(): ThemeChoice {
  const { t } = useTranslation();
  const { mode, setMode } = useThemeMode();
  const choices = themeModes.map((value) => {
    const IconOf = icons[value];
    return { value, label: t(`theme.${value}`), icon: <IconOf /> };
  });
  return { mode, setMode, choices, icon: icons[mode] };
}
