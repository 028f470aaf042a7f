import IconButton from '@mui/material/IconButton';
import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyImport, useLazyImport } from '../../browser/lazyImport.ts';
import { useOverlay } from '../../browser/useOverlay.ts';
import { MenuIcon } from '../../design/icons/screens.tsx';

const loadDrawer = lazyImport(() => import('./MenuDrawer.tsx'));

/** The button in a phone's header and on a tablet's rail that opens the whole menu. */
export function MenuButton() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const drawer = useLazyImport(loadDrawer, isOpen);
  const follow = () => setOpen(false);
  const close = useOverlay(isOpen, follow);
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
