import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExternalIcon } from '../design/icons/actions.tsx';
import { OuterLink } from '../design/ui/TextLink.tsx';
import { helpDeskUrl, mailtoUrl, type Reference } from './addresses.ts';
import { loadSupportMethods } from './supportMethods.ts';
import { useSupportMethods } from './useSupportMethods.ts';

export interface SupportLinksProps {
  about: Reference | undefined;
  /** Every way instead of the first. */
  all: boolean;
  /** Under the name of the way instead of what it is for. */
  named: boolean;
  /** Wraps the links; not rendered without any. */
  around: ((links: ReactNode) => ReactNode) | undefined;
}

/** Links to the site's support: the help desk, or else an e-mail. Empty if the site has neither. */
export function SupportLinks({ about, all, named, around = (links) => links }: SupportLinksProps) {
  const { t } = useTranslation(['support', 'common']);
  const { url, email } = useSupportMethods(loadSupportMethods);
  const line = about && `${about.label}: ${about.value}`;
  if (url === null && email === null) return null;
  return around(
    <>
      {url !== null && (
        <OuterLink href={helpDeskUrl(url, about)} target="_blank" rel="noopener noreferrer">
          {named ? t('desk') : t('contact')} <ExternalIcon size={14} label={t('common:actions.newTab')} />
        </OuterLink>
      )}
      {email !== null && (all || url === null) && (
        <OuterLink
          href={mailtoUrl(email, line ?? t('mail.subject'), [
            ...(line === undefined ? [] : [line, '']),
            t('mail.question'),
            '',
          ])}
        >
          {named ? t('write', { email }) : t('contact')}
        </OuterLink>
      )}
    </>,
  );
}
