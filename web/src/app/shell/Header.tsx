import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { EyeIcon, EyeOffIcon } from '../../design/icons/actions.tsx';
import { color, text } from '../../design/theme/css.ts';
import { below, layout } from '../../design/theme/tokens.ts';
import { useHideAmounts } from '../../design/ui/hiddenAmounts.tsx';
import { LanguageMenu } from '../../design/ui/LanguageMenu.tsx';
import { ThemeMenu } from '../../design/ui/ThemeMenu.tsx';
import { useIsPhone } from '../../design/ui/useWidth.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { MenuButton } from './MenuButton.tsx';
import { NoticesButton } from './NoticesButton.tsx';

const Bar = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 1000,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: layout.header,
  padding: '0 24px',
  backgroundColor: `color-mix(in srgb, ${color.surface.canvas} 92%, transparent)`,
  backdropFilter: 'blur(8px)',
  '& h1': {
    ...text.title,
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  [`@media ${below.tablet}`]: {
    gap: 0,
    padding: '0 8px 0 4px',
    '& h1': text.section,
  },
  // The narrowest phones keep room for the title of the screen.
  '@media (max-width: 359.98px)': {
    paddingInlineEnd: 4,
    '& h1': { ...text.body, fontWeight: text.section.fontWeight },
    '& > button': { width: 36 },
  },
});

/** The screen's title and the actions available on every screen. On a phone the rest is in the menu. */
export function Header({ title }: { title: string }) {
  const { t } = useTranslation();
  const [hidden, setHidden] = useHideAmounts();
  const isPhone = useIsPhone();
  const eye = hidden ? t('amounts.show') : t('amounts.hide');
  return (
    <Bar>
      {isPhone && <MenuButton />}
      <h1>{title}</h1>
      {!isPhone && <LanguageMenu />}
      {!isPhone && <ThemeMenu />}
      <IconButton aria-label={eye} title={eye} aria-pressed={hidden} onClick={() => setHidden(!hidden)}>
        {hidden ? <EyeOffIcon /> : <EyeIcon />}
      </IconButton>
      <NoticesButton />
      <AccountMenu />
    </Bar>
  );
}
