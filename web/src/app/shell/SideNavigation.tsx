import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { BrandMark } from '../../components/BrandMark.tsx';
import { useOverview } from '../../overview/overview.tsx';
import { paths } from '../../paths.ts';
import { color, text } from '../../theme/css.ts';
import { breakpoints, frame, radius } from '../../theme/tokens.ts';
import { entriesFor, groups, type NavigationEntry } from '../navigation.ts';

const desktop = `@media (min-width: ${breakpoints.desktop}px)`;

const Side = styled('div')({
  position: 'sticky',
  top: 0,
  height: '100dvh',
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: '0 6px 16px',
  backgroundColor: color.surface.card,
  borderInlineEnd: `1px solid ${color.line.soft}`,
  [desktop]: { padding: '0 12px 16px' },
});

const Brand = styled(NavLink)({
  ...text.dense,
  fontWeight: 600,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  height: frame.header,
  flexShrink: 0,
  color: color.ink.primary,
  textDecoration: 'none',
  '& span': { display: 'none' },
  [desktop]: { justifyContent: 'flex-start', padding: '0 8px', '& span': { display: 'block' } },
});

const GroupTitle = styled('h2')({
  ...text.label,
  display: 'none',
  padding: '12px 12px 6px',
  color: color.ink.muted,
  [desktop]: { display: 'block' },
});

const Entry = styled(NavLink)({
  ...text.label,
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  padding: '10px 2px',
  marginBottom: 2,
  borderRadius: radius.control,
  color: color.ink.secondary,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { backgroundColor: color.surface.inset, color: color.ink.primary },
  '&.active': { backgroundColor: color.accent.tint, color: color.accent.main },
  [desktop]: {
    ...text.dense,
    gridTemplateColumns: '20px 1fr',
    justifyItems: 'start',
    alignItems: 'center',
    gap: 12,
    padding: '10px 12px',
    fontWeight: 500,
    textAlign: 'start',
  },
});

/** A link of a menu; what it leads to is fetched while the pointer or the focus rests on it. */
export function preloadProps({ screen }: NavigationEntry) {
  return { onPointerEnter: screen.preload, onFocus: screen.preload };
}

/** The menu on the left: with words from 1024 px, a rail from 768. */
export function SideNavigation() {
  const { t } = useTranslation(['shell', 'common']);
  const entries = entriesFor('side', useOverview()?.me ?? null);
  return (
    <Side>
      <Brand to={paths.index()} aria-label={t('common:product.name')}>
        <BrandMark />
        <span>{t('common:product.name')}</span>
      </Brand>
      <nav aria-label={t('navigation.label')}>
        {groups.map((group) => {
          const ofGroup = entries.filter((entry) => entry.group === group);
          if (ofGroup.length === 0) return null;
          return (
            <div key={group}>
              <GroupTitle>{t(`groups.${group}`)}</GroupTitle>
              {ofGroup.map((entry) => (
                <Entry key={entry.path} to={entry.path} {...preloadProps(entry)}>
                  <entry.icon />
                  {t(entry.title)}
                </Entry>
              ))}
            </div>
          );
        })}
      </nav>
    </Side>
  );
}
