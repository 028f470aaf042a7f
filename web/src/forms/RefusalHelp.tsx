import { useTranslation } from 'react-i18next';
import { asPortalError } from '../data/graphql/errors.ts';
import { TextLink } from '../design/ui/TextLink.tsx';
import { useRemedy, type Remedy } from '../extension-points/remedies.ts';
import { SupportForRequest } from '../support/ContactSupport.tsx';

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
