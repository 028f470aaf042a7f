import type { OwnFieldNames } from '../../messages/index.ts';

/** Names of the request fields that only this domain has, capitalised as at the start of a sentence. */
export const fields: OwnFieldNames<'jackpot'> = {
  roundId: { 'en-US': 'Round', 'zh-CN': '轮次', 'ja-JP': 'ラウンド', 'ko-KP': '라운드', 'id-ID': 'Putaran' },
  entryPage: { 'en-US': 'Page', 'zh-CN': '页码', 'ja-JP': 'ページ', 'ko-KP': '페이지', 'id-ID': 'Halaman' },
  count: {
    'en-US': 'Number of entries',
    'zh-CN': '号码数量',
    'ja-JP': '口数',
    'ko-KP': '응모 수',
    'id-ID': 'Jumlah nomor',
  },
  word: {
    'en-US': 'Your word',
    'zh-CN': '自选文字',
    'ja-JP': '抽選に加える言葉',
    'ko-KP': '나만의 문구',
    'id-ID': 'Kata Anda',
  },
  winStatus: {
    'en-US': 'Result',
    'zh-CN': '开奖结果',
    'ja-JP': '抽選結果',
    'ko-KP': '추첨 결과',
    'id-ID': 'Hasil',
  },
};
