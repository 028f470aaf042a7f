import type { Locale } from '../../i18n/locales.ts';
import type { Member } from '../../overview/overview.tsx';

/** The name of a rank, and the language it is written in where that is not the member's. */
export interface RankName {
  readonly name: string;
  readonly lang: 'en' | 'zh-CN';
}

/** Ranks have names in two languages: Chinese is for readers of Chinese, English for everybody else. */
export function rankName(level: Member['level'], locale: Locale): RankName {
  return locale === 'zh-CN'
    ? { name: level.chineseName, lang: 'zh-CN' }
    : { name: level.englishName, lang: 'en' };
}

/** The level of members without a rank; where a level is shown they have 'No grade' (spec §3). */
export const noGrade = -1;
