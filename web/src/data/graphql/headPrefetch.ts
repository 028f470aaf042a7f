import type { Locale } from '../../i18n/locales.ts';
import type { Operation } from './operation.ts';

/** What the page's head has asked (`web/build/head.js`), while the code was on its way that takes the answer. */
export interface HeadPrefetch {
  readonly token: string;
  readonly locale: string;
  /** In ms since 1970. */
  readonly sentAt: number;
  /** The answer's JSON, undefined where it is none, and the response that it came in, which other answers may share. */
  readonly answer: Promise<readonly [unknown, Response]>;
}

declare global {
  /** By the ids of documents, which have no variables. */
  var headPrefetch: Map<string, HeadPrefetch> | undefined;
}

/** How old the answer may be when it is asked for, in ms: as old as what the poll shows. */
const maxAge = 10_000;

/** The answer that the page's head has asked for, once; null where it has not, or for another session or language. */
export function takeHeadPrefetch(
  { id }: Operation,
  token: string | null,
  locale: Locale,
): HeadPrefetch | null {
  const sent = globalThis.headPrefetch?.get(id);
  if (sent === undefined) return null;
  globalThis.headPrefetch?.delete(id);
  const isGood = sent.token === token && sent.locale === locale && Date.now() - sent.sentAt < maxAge;
  return isGood ? sent : null;
}
