import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useOverview } from '../../data/overview/overview.tsx';
import { color, text } from '../../design/theme/css.ts';
import { layout } from '../../design/theme/tokens.ts';
import { findCurrent, tabsFor } from '../navigation.ts';
import { preloadProps } from './preloadProps.ts';

const Bar = styled('nav')({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 1100,
  display: 'grid',
  gridAutoFlow: 'column',
  // As wide as its longest word at least, also in languages that break anywhere.
  gridAutoColumns: 'minmax(min-content, 1fr)',
  paddingBottom: 'env(safe-area-inset-bottom)',
  backgroundColor: color.surface.card,
  borderTop: `1px solid ${color.line.soft}`,
});

const Tab = styled(Link)({
  ...text.label,
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 4,
  minHeight: layout.bottomTabs,
  padding: '6px 2px',
  color: color.ink.secondary,
  textAlign: 'center',
  textDecoration: 'none',
  wordBreak: 'keep-all',
  overflowWrap: 'break-word',
  '&[aria-current]': { color: color.accent.main },
  '&[aria-current]::before': {
    content: '""',
    position: 'absolute',
    insetInline: '30%',
    top: 0,
    height: 2,
    borderRadius: 2,
    backgroundColor: color.accent.main,
  },
  '&:focus-visible': { outlineOffset: -4 },
});

/** The menu of a phone: at most four, their names always visible. */
export function BottomTabs() {
  const { t } = useTranslation(['shell', 'common']);
  const entries = tabsFor(useOverview()?.me ?? null);
  const { pathname } = useLocation();
  return (
    <Bar aria-label={t('navigation.label')}>
      {entries.map((entry) => (
        <Tab
          key={entry.path}
          to={entry.path}
          aria-current={findCurrent(pathname, entries, entry)}
          {...preloadProps(entry)}
        >
          <entry.icon size={22} />
          {t(entry.title)}
        </Tab>
      ))}
    </Bar>
  );
}
