import { TextLink } from '../../components/TextLink.tsx';
import { useTranslation } from 'react-i18next';
import { loginPath } from '../../lib/paths.ts';

export function BackToLogin() {
  const { t } = useTranslation('session');
  return <TextLink to={loginPath}>{t('forgot.back')}</TextLink>;
}
