import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { AccountIcon } from '../../components/icons/screens.tsx';
import { usePopup } from '../../lib/usePopup.ts';

const fetchPopup = () => import('./AccountMenuPopup.tsx').then((module) => module.AccountMenuPopup);

/** The button behind which the member's own things are. */
export function AccountMenu() {
  const { t } = useTranslation('shell');
  const { Popup, popup, button } = usePopup(fetchPopup);
  return (
    <>
      <IconButton aria-label={t('menu.account')} title={t('menu.account')} {...button}>
        <AccountIcon />
      </IconButton>
      {Popup !== null && <Popup {...popup} />}
    </>
  );
}
