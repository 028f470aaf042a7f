import type { Locale } from '../../../src/i18n/locales.ts';
import { helpDeskUrl, mailtoUrl } from '../../../src/support/addresses.ts';
import { PortalDocument } from '../../../src/support/portal.generated.ts';
import { useSupportMethods } from '../../../src/support/useSupportMethods.ts';
import { send } from './gateway.ts';
import type { Texts } from './texts.ts';

export interface SupportLinkProps {
  /** The round that is not as it must be. */
  roundKey: string;
  texts: Texts;
  locale: Locale;
}

/** A link to support with the round filled in; nothing where the site has none. */
export function SupportLink({ roundKey, texts, locale }: SupportLinkProps) {
  const ways = useSupportMethods(async () => (await send(PortalDocument, {}, locale)).portal.support);
  const about = { label: texts.check.round, value: roundKey };
  if (ways.url !== null)
    return (
      <a href={helpDeskUrl(ways.url, about)} target="_blank" rel="noopener noreferrer">
        {texts.check.support}
      </a>
    );
  if (ways.email === null) return null;
  const line = `${about.label}: ${about.value}`;
  return <a href={mailtoUrl(ways.email, line, [line, '', ''])}>{texts.check.support}</a>;
}
