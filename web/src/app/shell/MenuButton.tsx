import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuIcon } from '../../components/icons/screens.tsx';
import { useLoaded } from '../../lib/useLoaded.ts';

const fetchDrawer = () => import('./MenuDrawer.tsx').then((module) => module.MenuDrawer);

/** The button of a phone's header behind which the whole menu is. */
export function MenuButton() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const { part: MenuDrawer, load } = useLoaded(fetchDrawer);
  return (
    <>
      <IconButton
        aria-label={t('navigation.open')}
        title={t('navigation.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen && MenuDrawer !== null}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          setOpen(true);
          load();
        }}
      >
        <MenuIcon />
      </IconButton>
      {MenuDrawer !== null && <MenuDrawer open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
