import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useOverview } from '../../data/overview/overview.tsx';
import { SelectField } from '../../design/fields/SelectField.tsx';
import { CloseIcon } from '../../design/icons/actions.tsx';
import { LanguageIcon } from '../../design/icons/screens.tsx';
import { color, text } from '../../design/theme/css.ts';
import { layout, radius } from '../../design/theme/tokens.ts';
import { BrandMark } from '../../design/ui/BrandMark.tsx';
import { useThemeChoice } from '../../design/ui/useThemeChoice.tsx';
import { changeLocale } from '../../i18n/i18n.ts';
import { localeInfo, locales } from '../../i18n/locales.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { findCurrent, findEntry, sideGroupsFor } from '../navigation.ts';
import { preloadProps } from './preloadProps.ts';
import { useSiteEntries } from './useSiteEntries.ts';

const Head = styled('header')({
  ...text.dense,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flexShrink: 0,
  minHeight: layout.header,
  padding: '0 8px 0 16px',
  paddingTop: 'env(safe-area-inset-top)',
  fontWeight: 600,
  '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
});

const Menu = styled('nav')({
  flex: 1,
  overflowY: 'auto',
  padding: '0 8px 16px',
  '& h2': { ...text.label, padding: '12px 12px 6px', color: color.ink.muted },
});

const Entry = styled(Link)({
  ...text.dense,
  display: 'grid',
  gridTemplateColumns: '20px 1fr',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  padding: '8px 12px',
  borderRadius: radius.control,
  fontWeight: 500,
  color: color.ink.secondary,
  textDecoration: 'none',
  '&:hover': { backgroundColor: color.surface.inset, color: color.ink.primary },
  '&[aria-current]': { backgroundColor: color.accent.tint, color: color.accent.main },
  '&:focus-visible': { outlineOffset: -4 },
});

const Foot = styled('footer')({
  flexShrink: 0,
  display: 'grid',
  gap: 12,
  padding: 16,
  paddingBottom: 'max(16px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${color.line.soft}`,
});

const Start = styled('span')({ display: 'grid', marginInlineStart: 12, color: color.ink.secondary });

function LanguageField() {
  const { t } = useTranslation('common');
  return (
    <SelectField
      name="language"
      label={t('language.label')}
      start={
        <Start>
          <LanguageIcon />
        </Start>
      }
      value={useLocale()}
      options={locales.map((locale) => ({ value: locale, label: localeInfo[locale].name }))}
      empty={null}
      onChange={(locale) => {
        if (locale !== '') void changeLocale(locale);
      }}
    />
  );
}

function ThemeField() {
  const { t } = useTranslation('common');
  const { mode, setMode, choices, icon: ThemeIcon } = useThemeChoice();
  return (
    <SelectField
      name="theme"
      label={t('theme.label')}
      start={
        <Start>
          <ThemeIcon />
        </Start>
      }
      value={mode}
      options={choices}
      empty={null}
      onChange={(chosen) => {
        if (chosen !== '') setMode(chosen);
      }}
    />
  );
}

interface MenuDrawerProps {
  open: boolean;
  onClose: () => void;
  /** Closes the drawer when a link is followed. */
  onFollow: () => void;
}

/** The side menu of phones and tablets: every entry by group, and below them language and theme. */
export function MenuDrawer({ open, onClose, onFollow }: MenuDrawerProps) {
  const { t } = useTranslation(['shell', 'common']);
  const site = useSiteEntries();
  const groups = [
    ...sideGroupsFor(useOverview()?.me ?? null),
    ...(site.length > 0 ? [{ group: 'site' as const, entries: site }] : []),
  ];
  const listed = groups.flatMap(({ entries }) => entries);
  const { pathname } = useLocation();
  // A new screen takes the focus itself; closed in any other way, the menu gives it back to its button.
  const [isLeaving, setLeaving] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setLeaving(false);
  }
  return (
    <Drawer
      open={open}
      onClose={onClose}
      anchor="left"
      disableRestoreFocus={isLeaving}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('navigation.menu'),
          style: {
            width: 'min(304px, calc(100vw - 48px))',
            display: 'flex',
            flexDirection: 'column',
            paddingInlineStart: 'env(safe-area-inset-left)',
          },
        },
      }}
    >
      <Head>
        <BrandMark />
        <span>{t('common:product.name')}</span>
        <IconButton onClick={onClose} aria-label={t('common:actions.close')}>
          <CloseIcon />
        </IconButton>
      </Head>
      <Menu aria-label={t('navigation.menu')}>
        {groups.map(({ group, entries }) => (
          <div key={group}>
            <h2>{t(`groups.${group}`)}</h2>
            {entries.map((entry) => (
              <Entry
                key={entry.path}
                to={entry.path}
                onClick={() => {
                  setLeaving(findEntry(pathname)?.path !== entry.path);
                  onFollow();
                }}
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
      <Foot>
        <LanguageField />
        <ThemeField />
      </Foot>
    </Drawer>
  );
}
