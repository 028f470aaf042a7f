import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AccountIcon, LogOutIcon } from '../../components/icons/navigation.tsx';
import { useIsPhone } from '../../lib/useWidth.ts';
import { useOverview } from '../../overview/overview.tsx';
import { logOut } from '../../session/logOut.ts';
import { color, text } from '../../theme/css.ts';
import { entriesFor } from '../navigation.ts';
import { preloadProps } from './SideNavigation.tsx';

const Who = styled('li')({
  ...text.dense,
  padding: '8px 16px 10px',
  marginBottom: 6,
  borderBottom: `1px solid ${color.line.soft}`,
  '& strong': { display: 'block', fontWeight: 600 },
  '& small': { ...text.label, fontWeight: 400, color: color.ink.secondary },
});

/** Who is signed in, what is theirs, and the way out. */
export function AccountMenu() {
  const { t } = useTranslation('shell');
  const id = useId();
  const member = useOverview()?.me ?? null;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const isPhone = useIsPhone();
  // What a phone has as a tab is not offered twice (spec §2: account information on wide screens only).
  const entries = entriesFor('header', member).filter(({ places }) => !isPhone || !places.includes('tab'));
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={t('menu.account')}
        title={t('menu.account')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AccountIcon />
      </IconButton>
      <Menu
        id={id}
        open={isOpen}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-label': t('menu.account') } }}
      >
        {member !== null && (
          <Who role="presentation">
            <strong>{member.userName}</strong>
            {member.maskedEmail !== null && <small>{member.maskedEmail}</small>}
          </Who>
        )}
        {entries.map((entry) => (
          <MenuItem
            key={entry.path}
            component={Link}
            to={entry.path}
            onClick={close}
            {...preloadProps(entry)}
          >
            <entry.icon />
            {t(entry.headerTitle ?? entry.title)}
          </MenuItem>
        ))}
        <MenuItem onClick={() => void logOut()}>
          <LogOutIcon />
          {t('menu.logOut')}
        </MenuItem>
      </Menu>
    </>
  );
}
