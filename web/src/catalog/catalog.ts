import i18next from 'i18next';
import { useEffect } from 'react';
import { recordKinds } from '../extension-points/recordKinds.ts';
import type { CreditRecordType, CreditType } from '../generated/schema.ts';
import type { Locale } from '../i18n/locales.ts';
import { useLocale } from '../i18n/useLocale.ts';
import { unitCodes } from '../money/credits.ts';
import { useCatalogQuery, type CatalogQuery } from './catalog.generated.ts';
import { useIsChineseNational } from './useIsChineseNational.ts';

/** What the texts call a credit, by language and credit. */
const ownNames = new Map<string, string>();

/**
 * Adopts the platform's names. Chinese names are used for Chinese readers, and are added to the names of the texts for
 * Chinese nationals (spec §6). Units are Chinese for Chinese readers; for others a short name applies only if it is
 * neither the specification's nor the wire's. Re-renders texts if any name differs.
 */
function nameCredits(coins: CatalogQuery['coins'], locale: Locale, isChinese: boolean): void {
  let hasChanged = false;
  const rename = (key: 'units' | 'credits', coin: CreditType, name: string): boolean => {
    if (i18next.t(`${key}.${coin}`, { lng: locale }) === name) return false;
    i18next.addResource(locale, 'common', `${key}.${coin}`, name);
    return true;
  };
  for (const { coin, chineseName, shortName } of coins) {
    const isOwnUnit = shortName !== unitCodes[coin] && shortName !== coin;
    const unit = locale === 'zh-CN' ? chineseName : isOwnUnit ? shortName : null;
    if (unit !== null && rename('units', coin, unit)) hasChanged = true;
    const shown = i18next.t(`credits.${coin}`, { lng: locale });
    const own = ownNames.get(`${locale} ${coin}`) ?? shown;
    ownNames.set(`${locale} ${coin}`, own);
    const beside = isChinese ? `${own} ${chineseName}` : own;
    if (rename('credits', coin, locale === 'zh-CN' ? chineseName : beside)) hasChanged = true;
  }
  if (hasChanged) i18next.emit('creditsNamed');
}

/** Fetches the catalog once a session. Until it is loaded, and if that fails, the built-in one applies. */
export function useCatalog(): void {
  const { data } = useCatalogQuery({ context: { background: true } });
  const coins = data?.coins;
  const locale = useLocale();
  const isChinese = useIsChineseNational();
  useEffect(() => {
    if (coins !== undefined) nameCredits(coins, locale, isChinese);
  }, [coins, locale, isChinese]);
}

/** The kinds of record that the platform has, in the order of its list; the built-in ones while that is not known. */
export function useRecordKinds(): readonly CreditRecordType[] {
  const { data } = useCatalogQuery({ fetchPolicy: 'cache-only' });
  return data?.creditRecordTypes ?? recordKinds;
}
