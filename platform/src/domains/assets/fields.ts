import type { OwnFieldNames } from '../../messages/index.ts';

/** Names of the request fields that only this domain has, capitalised as at the start of a sentence. */
export const fields: OwnFieldNames<'assets'> = {
  month: {
    'en-US': 'Month',
    'zh-CN': '月份',
    'ja-JP': '月',
    'ko-KP': '월',
    'id-ID': 'Bulan',
  },
  text: {
    'en-US': 'Search',
    'zh-CN': '搜索内容',
    'ja-JP': '検索語',
    'ko-KP': '검색어',
    'id-ID': 'Pencarian',
  },
  matchingTypes: {
    'en-US': 'Record type',
    'zh-CN': '记录类型',
    'ja-JP': '履歴の種類',
    'ko-KP': '내역 종류',
    'id-ID': 'Jenis mutasi',
  },
  recordTypes: {
    'en-US': 'Record type',
    'zh-CN': '记录类型',
    'ja-JP': '履歴の種類',
    'ko-KP': '내역 종류',
    'id-ID': 'Jenis mutasi',
  },
  startDate: {
    'en-US': 'First day',
    'zh-CN': '开始日期',
    'ja-JP': '開始日',
    'ko-KP': '시작일',
    'id-ID': 'Tanggal awal',
  },
  endDate: {
    'en-US': 'Last day',
    'zh-CN': '结束日期',
    'ja-JP': '終了日',
    'ko-KP': '종료일',
    'id-ID': 'Tanggal akhir',
  },
};
