import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { lazyImport } from '../../browser/lazyImport.ts';
import { usePopup } from '../../browser/usePopup.ts';
import { AccountIcon } from '../../design/icons/screens.tsx';

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
