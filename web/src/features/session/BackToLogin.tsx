import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';

export function BackToLogin() {
  const { t } = useTranslation('session');
  return (
    <MuiLink component={Link} to={paths.login()}>
      {t('forgot.back')}
    </MuiLink>
  );
}
