import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { asPortalError } from '../graphql/errors.ts';
import { lazyImport, useLazyImport } from '../lib/lazyImport.ts';
import type { Reference } from './addresses.ts';

const loadLinks = lazyImport(() => import('./SupportLinks.tsx'), ['support']);

export interface ContactSupportProps {
  /** What the message is about; it is filled in. */
  about?: Reference | undefined;
  /** Shows every way to support instead of the first. */
  all?: boolean;
  /** Names the link by the way, beside words that say already whom to contact. */
  named?: boolean;
  /** What stands around the link, and is not there without one. */
  around?: (links: ReactNode) => ReactNode;
}

/** A link to support, for wherever a text names it; nothing where the site has none, or before it is known. */
export function ContactSupport({ about, all = false, named = all, around }: ContactSupportProps) {
  const loaded = useLazyImport(loadLinks, true);
  return loaded === null ? null : <loaded.SupportLinks {...{ about, all, named, around }} />;
}

/** A link to support about a failed request, with its ID. A refusal that needs support says 'contact support' itself. */
export function SupportForRequest({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const { requestId, needs } = asPortalError(error);
  return requestId === null ? null : (
    <ContactSupport about={{ label: t('states.requestId'), value: requestId }} named={needs === 'support'} />
  );
}

/** A link to support where a refusal says that only support can help. */
export function SupportIfNeeded({ error }: { error: unknown }) {
  return asPortalError(error).needs === 'support' && <SupportForRequest error={error} />;
}
