import i18next from 'i18next';
import { useEffect } from 'react';
import type { CreditRecordType } from '../generated/schema.ts';
import { setCreditCode } from '../lib/credits.ts';
import { recordKinds } from '../lib/recordKinds.ts';
import { useCatalogQuery, type CatalogQuery } from './catalog.generated.ts';

/** Adopts the platform's names, of which the Chinese ones are for Chinese readers. Re-renders texts if any differs. */
function nameCredits(coins: CatalogQuery['coins']): void {
  let hasChanged = false;
  for (const { coin, chineseName, shortName } of coins) {
    if (setCreditCode(coin, shortName)) hasChanged = true;
    const key = `credits.${coin}` as const;
    if (i18next.language !== 'zh-CN' || i18next.t(key) === chineseName) continue;
    i18next.addResource('zh-CN', 'common', key, chineseName);
    hasChanged = true;
  }
  if (hasChanged) i18next.emit('creditsNamed');
}

/** Fetches the catalog, once a session. Until it is there, and when it cannot be had, the built-in one holds. */
export function useCatalog(): void {
  const { data } = useCatalogQuery({ context: { background: true } });
  const coins = data?.coins;
  useEffect(() => {
    if (coins !== undefined) nameCredits(coins);
  }, [coins]);
}

/** The kinds of record that the platform has, in the order of its list; the built-in ones while that is not known. */
export function useRecordKinds(): readonly CreditRecordType[] {
  const { data } = useCatalogQuery({ fetchPolicy: 'cache-only' });
  return data?.creditRecordTypes ?? recordKinds;
}
