import type { Locale } from '../../i18n/locales.ts';
import type { Member } from '../../overview/overview.tsx';

/** Name of a rank, with its language when that differs from the page's. */
export interface RankName {
  readonly name: string;
  readonly lang: 'en' | 'zh-CN';
}

/** Ranks have a Chinese name for Chinese readers, and an English one for all others. */
export function rankName(level: Member['level'], locale: Locale): RankName {
  return locale === 'zh-CN'
    ? { name: level.chineseName, lang: 'zh-CN' }
    : { name: level.englishName, lang: 'en' };
}

/** Level of members without a rank, shown as 'No grade' (spec §3). */
export const noGrade = -1;
