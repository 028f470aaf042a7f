import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useOverview } from '../../data/overview/overview.tsx';
import { color, text, visuallyHidden } from '../../design/theme/css.ts';
import { below, breakpoints, layout, radius } from '../../design/theme/tokens.ts';
import { BrandMark } from '../../design/ui/BrandMark.tsx';
import { useIsDesktop } from '../../design/ui/useWidth.ts';
import { homePath } from '../../extension-points/paths.ts';
import { findCurrent, sideGroupsFor } from '../navigation.ts';
import { MenuButton } from './MenuButton.tsx';
import { preloadProps } from './preloadProps.ts';

const rail = `@media ${below.desktop}`;
const desktop = `@media (min-width: ${breakpoints.desktop}px)`;

const Side = styled('div')({
  backgroundColor: color.surface.card,
  borderInlineEnd: `1px solid ${color.line.soft}`,
});

const Menu = styled('nav')({
  position: 'sticky',
  top: 0,
  maxHeight: '100dvh',
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: '0 6px 16px',
  [desktop]: { padding: '0 12px 16px' },
});

const Brand = styled(Link)({
  ...text.dense,
  fontWeight: 600,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  height: layout.header,
  flexShrink: 0,
  color: color.ink.primary,
  textDecoration: 'none',
  '& span': { display: 'none' },
  [desktop]: { justifyContent: 'flex-start', padding: '0 8px', '& span': { display: 'block' } },
});

const RailButton = styled('div')({ display: 'grid', placeItems: 'center' });

const GroupTitle = styled('h2')({
  ...text.label,
  display: 'none',
  padding: '12px 12px 6px',
  color: color.ink.muted,
  [desktop]: { display: 'block' },
});

const Entry = styled(Link)({
  ...text.dense,
  display: 'grid',
  placeItems: 'center',
  height: 44,
  marginBottom: 4,
  borderRadius: radius.control,
  fontWeight: 500,
  color: color.ink.secondary,
  textDecoration: 'none',
  // A rail of 72 px has no room for words in five languages: they are read out, and shown as a tip.
  [rail]: { '& span': visuallyHidden },
  '&:hover': { backgroundColor: color.surface.inset, color: color.ink.primary },
  '&[aria-current]': { backgroundColor: color.accent.tint, color: color.accent.main },
  [desktop]: {
    gridTemplateColumns: '20px 1fr',
    justifyItems: 'start',
    gap: 12,
    height: 'auto',
    minHeight: 40,
    padding: '8px 12px',
  },
});

/** The menu on the left: with words from 1024 px; from 768 px a rail, whose button opens the drawer with the words. */
export function SideNavigation() {
  const { t } = useTranslation(['shell', 'common']);
  const groups = sideGroupsFor(useOverview()?.me ?? null);
  const listed = groups.flatMap(({ entries }) => entries);
  const { pathname } = useLocation();
  const isDesktop = useIsDesktop();
  return (
    <Side>
      <Menu aria-label={t('navigation.label')}>
        <Brand to={homePath} aria-label={t('common:product.name')}>
          <BrandMark />
          <span>{t('common:product.name')}</span>
        </Brand>
        {!isDesktop && (
          <RailButton>
            <MenuButton />
          </RailButton>
        )}
        {groups.map(({ group, entries }) => (
          <div key={group}>
            <GroupTitle>{t(`groups.${group}`)}</GroupTitle>
            {entries.map((entry) => (
              <Entry
                key={entry.path}
                to={entry.path}
                title={t(entry.title)}
                aria-current={findCurrent(pathname, listed, entry)}
                {...preloadProps(entry)}
              >
                <entry.icon />
                <span>{t(entry.title)}</span>
              </Entry>
            ))}
          </div>
        ))}
      </Menu>
    </Side>
  );
}
