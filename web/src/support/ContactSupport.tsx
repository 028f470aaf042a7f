import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyImport, useLazyImport } from '../browser/lazyImport.ts';
import { asPortalError } from '../data/graphql/errors.ts';
import type { Reference } from './addresses.ts';

const loadLinks = lazyImport(() => import('./SupportLinks.tsx'), ['support']);

export interface ContactSupportProps {
  /** What the message is about; it is filled in. */
  about?: Reference | undefined;
  /** Shows every way to support instead of the first. */
  all?: boolean;
  /** Labels the link by its method, next to text that mentions support already. */
  named?: boolean;
  /** Wraps the links; not rendered without any. */
  around?: (links: ReactNode) => ReactNode;
}

/** A link to support for any text that mentions it; empty if the site has none, or until it is known. */
export function ContactSupport({ about, all = false, named = all, around }: ContactSupportProps) {
  const loaded = useLazyImport(loadLinks, true);
  return loaded === null ? null : <loaded.SupportLinks {...{ about, all, named, around }} />;
}

/**
 * A link to support about a failed request, with its ID. A refusal that needs support contains 'contact support'
 * itself.
 */
export function SupportForRequest({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const { requestId, needs } = asPortalError(error);
  return requestId === null ? null : (
    <ContactSupport about={{ label: t('states.requestId'), value: requestId }} named={needs === 'support'} />
  );
}
