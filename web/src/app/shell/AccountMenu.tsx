import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { AccountIcon } from '../../components/icons/screens.tsx';
import { lazyImport } from '../../lib/lazyImport.ts';
import { usePopup } from '../../lib/usePopup.ts';

const loadPopup = lazyImport(() => import('./AccountMenuPopup.tsx'));

/** The button behind which the member's own things are. */
export function AccountMenu() {
  const { t } = useTranslation('shell');
  const { loaded, popup, button } = usePopup(loadPopup);
  return (
    <>
      <IconButton aria-label={t('menu.account')} title={t('menu.account')} {...button}>
        <AccountIcon />
      </IconButton>
      {loaded !== null && <loaded.AccountMenuPopup {...popup} />}
    </>
  );
}
