import { useTranslation } from 'react-i18next';
import { asPortalError } from '../graphql/errors.ts';
import { useRemedy, type Remedy } from '../lib/remedies.ts';
import { SupportForRequest } from '../support/ContactSupport.tsx';
import { TextLink } from './TextLink.tsx';

export function RemedyLink({ remedy: { path, label } }: { remedy: Remedy }) {
  const { t } = useTranslation('shell');
  return <TextLink to={path}>{t(label)}</TextLink>;
}

/** A link to what a refusal needs: support, or a feature's screen. Otherwise empty. */
export function RefusalHelp({ error }: { error: unknown }) {
  const { needs } = asPortalError(error);
  const remedy = useRemedy(needs);
  if (needs === 'support') return <SupportForRequest error={error} />;
  return remedy === null ? null : <RemedyLink remedy={remedy} />;
}
