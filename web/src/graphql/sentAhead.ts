import type { Locale } from '../i18n/locales.ts';
import type { Operation } from './operation.ts';

/** What the page's head has asked (`web/head.js`), while the code was on its way that reads the answer. */
interface SentAhead {
  /** Of a document without variables. */
  readonly documentId: string;
  readonly token: string;
  readonly locale: string;
  /** In ms since 1970. */
  readonly sentAt: number;
  readonly answer: Promise<Response>;
}

declare global {
  var sentAhead: SentAhead | undefined;
}

/** How old the answer may be when it is asked for, in ms: as old as what the poll shows. */
const maxAge = 10_000;

/** The answer that the page's head has asked for, once; null where it has not, or for another session or language. */
export function takeSentAhead(
  { id }: Operation,
  token: string | null,
  locale: Locale,
): Pick<SentAhead, 'sentAt' | 'answer'> | null {
  const sent = globalThis.sentAhead;
  if (sent?.documentId !== id) return null;
  globalThis.sentAhead = undefined;
  const isGood = sent.token === token && sent.locale === locale && Date.now() - sent.sentAt < maxAge;
  return isGood ? sent : null;
}
