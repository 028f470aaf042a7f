/** What the platform says to members, in their language. */
import type { CreditType } from '@portal/schema/rest';

import type { Refusal, RefusalCode } from '../refusal.ts';
import type { Catalog, FieldName, Formats, RefusalWords } from './catalog.ts';
import { enUS } from './en-us.ts';
import { idID } from './id-id.ts';
import { jaJP } from './ja-jp.ts';
import { koKP } from './ko-kp.ts';
import { intlTag, locales, type Locale } from './locales.ts';
import { zhCN } from './zh-cn.ts';

export type { Catalog, FieldName } from './catalog.ts';
export { chooseLocale, defaultLocale, intlTag, locales, type Locale } from './locales.ts';
export { refuse, refuseField } from './refuse.ts';

/** All sentences, by language. */
export const catalogs: Readonly<Record<Locale, Catalog>> = {
  'en-US': enUS,
  'zh-CN': zhCN,
  'ja-JP': jaJP,
  'ko-KP': koKP,
  'id-ID': idID,
};

const formats = Object.fromEntries(
  locales.map((locale) => [locale, formatsOf(locale, catalogs[locale].coins)]),
) as Record<Locale, Formats>;

/** The sentence a member reads when a business rule said no. */
export function refusalMessage(refusal: Refusal, locale: Locale): string {
  const catalog = catalogs[locale];
  const { code, params } = refusal;
  if (code === 'FIELD_INVALID') {
    const { field, rule, bound } = params as unknown as RefusalWords['FIELD_INVALID'];
    const name = (catalog.fields as Partial<Record<FieldName, string>>)[field] ?? catalog.request;
    return catalog.rules[rule](name, bound ?? '');
  }
  return say(catalog, code, params as unknown as RefusalWords[typeof code], formats[locale]);
}

/** The parameters of a refusal are checked where it is made, so here code and words belong together. */
function say<Code extends Exclude<RefusalCode, 'FIELD_INVALID'>>(
  catalog: Catalog,
  code: Code,
  words: RefusalWords[Code],
  format: Formats,
): string {
  return catalog.refusals[code](words, format);
}

function formatsOf(locale: Locale, coins: Readonly<Record<CreditType, string>>): Formats {
  // One notation in every language, the one of the screens and of what a member types: 1,234.5.
  const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 8 });
  const instants = new Intl.DateTimeFormat(intlTag(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Etc/GMT-8',
  });
  return {
    // A string is formatted digit by digit; a number would round it first.
    amount: (decimal) => numbers.format(decimal as `${number}`),
    instant: (iso) => `${instants.format(new Date(iso))} GMT+8`,
    coin: (coin) => coins[coin],
  };
}
