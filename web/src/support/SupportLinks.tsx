import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExternalIcon } from '../components/icons/actions.tsx';
import { OuterLink } from '../components/TextLink.tsx';
import { deskAddress, mailAddress, type Reference } from './addresses.ts';
import { useWays } from './useWays.ts';
import { askForWays } from './ways.ts';

export interface SupportLinksProps {
  about: Reference | undefined;
  /** Every way instead of the first. */
  all: boolean;
  /** Under the name of the way instead of what it is for. */
  named: boolean;
  /** What stands around the links, and is not there without one. */
  around: ((links: ReactNode) => ReactNode) | undefined;
}

/** Links to the site's support: to its help desk, or else a begun e-mail. Nothing where the site has neither. */
export function SupportLinks({ about, all, named, around = (links) => links }: SupportLinksProps) {
  const { t } = useTranslation(['support', 'common']);
  const { url, email } = useWays(askForWays);
  const line = about && `${about.label}: ${about.value}`;
  if (url === null && email === null) return null;
  return around(
    <>
      {url !== null && (
        <OuterLink href={deskAddress(url, about)} target="_blank" rel="noopener noreferrer">
          {named ? t('desk') : t('contact')} <ExternalIcon size={14} label={t('common:actions.newTab')} />
        </OuterLink>
      )}
      {email !== null && (all || url === null) && (
        <OuterLink
          href={mailAddress(email, line ?? t('mail.subject'), [
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
