import IconButton from '@mui/material/IconButton';
import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuIcon } from '../../components/icons/screens.tsx';
import { lazyImport, useLazyImport } from '../../lib/lazyImport.ts';
import { useCover } from '../../lib/useCover.ts';

const loadDrawer = lazyImport(() => import('./MenuDrawer.tsx'));

/** The button of a phone's header behind which the whole menu is. */
export function MenuButton() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const drawer = useLazyImport(loadDrawer, isOpen);
  const follow = () => setOpen(false);
  const close = useCover(isOpen, follow);
  return (
    <>
      <IconButton
        aria-label={t('navigation.open')}
        title={t('navigation.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen && drawer !== null}
        // Built in pieces: on a slow phone the press is answered before the whole menu is.
        onClick={() => startTransition(() => setOpen(true))}
      >
        <MenuIcon />
      </IconButton>
      {drawer !== null && <drawer.MenuDrawer open={isOpen} onClose={close} onFollow={follow} />}
    </>
  );
}
