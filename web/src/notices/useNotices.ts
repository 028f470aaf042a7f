import { useMemo } from 'react';
import { usePanelQuery } from '../graphql/usePanelQuery.ts';
import type { Loaded } from '../lib/loaded.ts';
import { useLookAgain } from '../overview/useLookAgain.ts';
import { noticesOf, type Notice } from './notice.ts';
import { NoticesDocument } from './notices.generated.ts';

/** How often is looked for news while nothing else says that there might be some, in ms. */
const lookEvery = 60_000;

/** What there is to tell the member, newest first: looked at again when balances change, on return and each minute. */
export function useNotices(): Loaded<readonly Notice[]> {
  const loaded = usePanelQuery(NoticesDocument);
  useLookAgain(loaded.retry, lookEvery);
  const { data } = loaded;
  const notices = useMemo(() => (data === null ? null : noticesOf(data)), [data]);
  return { ...loaded, data: notices };
}
