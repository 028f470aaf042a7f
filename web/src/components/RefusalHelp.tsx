import { useTranslation } from 'react-i18next';
import { asPortalError } from '../graphql/errors.ts';
import { kycPath } from '../lib/paths.ts';
import { SupportForRequest } from '../support/ContactSupport.tsx';
import { TextLink } from './TextLink.tsx';

/** A link to what a refusal needs, to show beside its message: support, or identity verification. Otherwise nothing. */
export function RefusalHelp({ error }: { error: unknown }) {
  const { t } = useTranslation();
  switch (asPortalError(error).needs) {
    case 'support':
      return <SupportForRequest error={error} />;
    case 'identity':
      return <TextLink to={kycPath}>{t('states.toIdentity')}</TextLink>;
    default:
      return null;
  }
}
