import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PopupProps } from '../../browser/usePopup.ts';
import { useOverview } from '../../data/overview/overview.tsx';
import { logOut } from '../../data/session/logOut.ts';
import { LogOutIcon } from '../../design/icons/screens.tsx';
import { color, text } from '../../design/theme/css.ts';
import { PopupMenu } from '../../design/ui/PopupMenu.tsx';
import { useIsPhone } from '../../design/ui/useWidth.ts';
import type { NavigationEntry } from '../collectNavigation.ts';
import { entriesFor } from '../navigation.ts';
import { preloadProps } from './preloadProps.ts';
import { useSiteEntries } from './useSiteEntries.ts';

const Who = styled('li')({
  ...text.dense,
  padding: '8px 16px 10px',
  marginBottom: 6,
  borderBottom: `1px solid ${color.line.soft}`,
  '& strong': { display: 'block', fontWeight: 600 },
  '& small': { ...text.label, fontWeight: 400, color: color.ink.secondary },
});

const Title = styled('li')({
  ...text.label,
  padding: '10px 16px 4px',
  marginTop: 6,
  borderTop: `1px solid ${color.line.soft}`,
  color: color.ink.muted,
});

const Line = styled('li')({ margin: '6px 0', borderTop: `1px solid ${color.line.soft}` });

/** Who is signed in, what is theirs, and the way out. */
export function AccountMenuPopup({ onFollow, ...popup }: PopupProps) {
  const { t } = useTranslation(['shell', 'common']);
  const member = useOverview()?.me ?? null;
  const isPhone = useIsPhone();
  // What a phone has as a tab is not offered twice (spec §2: account information on wide screens only).
  const entries = entriesFor('header', member).filter(({ tab }) => !isPhone || tab === undefined);
  // A phone has them in the drawer.
  const site = useSiteEntries();
  const siteEntries = isPhone ? [] : site.filter((entry) => !entries.includes(entry));
  const toItem = (entry: NavigationEntry) => (
    <MenuItem key={entry.path} component={Link} to={entry.path} onClick={onFollow} {...preloadProps(entry)}>
      <entry.icon />
      {t(entry.headerTitle ?? entry.title)}
    </MenuItem>
  );
  return (
    <PopupMenu label={t('menu.account')} {...popup}>
      {member !== null && (
        <Who role="presentation">
          <strong>{member.userName}</strong>
          {member.maskedEmail !== null && <small>{member.maskedEmail}</small>}
        </Who>
      )}
      {entries.map(toItem)}
      {siteEntries.length > 0 && (
        <Title role="presentation" aria-hidden>
          {t('groups.site')}
        </Title>
      )}
      {siteEntries.map(toItem)}
      {siteEntries.length > 0 && <Line role="presentation" />}
      <MenuItem onClick={() => void logOut()}>
        <LogOutIcon />
        {t('menu.logOut')}
      </MenuItem>
    </PopupMenu>
  );
}
