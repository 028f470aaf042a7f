import { useTranslation } from 'react-i18next';
import { useLoggedIn } from '../../data/session/useLoggedIn.ts';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { homePath, loginPath } from '../../extension-points/paths.ts';
import { VisitorLink } from './VisitorLink.tsx';

/** Link out of the screen: to the portal for members who are signed in, who come by the link of the mail. */
export function BackToSignIn() {
  const { t } = useTranslation('session');
  if (useLoggedIn()) return <TextLink to={homePath}>{t('forgot.home')}</TextLink>;
  return <VisitorLink to={loginPath}>{t('forgot.back')}</VisitorLink>;
}
