import type { OwnFieldNames } from '../../messages/index.ts';

/** Names of the request fields that only this domain has, capitalised as at the start of a sentence. */
export const fields: OwnFieldNames<'trusteeship'> = {
  termDays: {
    'en-US': 'Term',
    'zh-CN': '期限',
    'ja-JP': '期間',
    'ko-KP': '기간',
    'id-ID': 'Jangka waktu',
  },
  dailyRatio: {
    'en-US': 'Daily profit',
    'zh-CN': '每日收益率',
    'ja-JP': '1日あたりの収益率',
    'ko-KP': '일일 수익률',
    'id-ID': 'Keuntungan harian',
  },
  autoAddStatus: {
    'en-US': 'Auto-add',
    'zh-CN': '自动复投',
    'ja-JP': '自動再投資',
    'ko-KP': '자동 재투자',
    'id-ID': 'Reinvestasi otomatis',
  },
};
