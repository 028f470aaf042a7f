import type { Locale } from '@portal/schema/locales';
import type { Catalog } from './catalog.ts';
import { enUS } from './en-us.ts';
import { idID } from './id-id.ts';
import { jaJP } from './ja-jp.ts';
import { koKP } from './ko-kp.ts';
import { zhCN } from './zh-cn.ts';

/** The shared messages by language. */
export const catalogs: Readonly<Record<Locale, Catalog>> = {
  'en-US': enUS,
  'zh-CN': zhCN,
  'ja-JP': jaJP,
  'ko-KP': koKP,
  'id-ID': idID,
};
