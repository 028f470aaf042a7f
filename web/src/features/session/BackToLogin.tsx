import { TextLink } from '../../components/TextLink.tsx';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';

export function BackToLogin() {
  const { t } = useTranslation('session');
  return <TextLink to={paths.login()}>{t('forgot.back')}</TextLink>;
}
