import type { OwnFieldNames } from '../../messages/index.ts';

/** Names of the request fields that only this domain has, capitalised as at the start of a sentence. */
export const fields: OwnFieldNames<'otc'> = {
  price: {
    'en-US': 'Price',
    'zh-CN': '单价',
    'ja-JP': '単価',
    'ko-KP': '단가',
    'id-ID': 'Harga',
  },
  scope: {
    'en-US': 'Which offers',
    'zh-CN': '挂单范围',
    'ja-JP': '出品の範囲',
    'ko-KP': '매물 범위',
    'id-ID': 'Cakupan penawaran',
  },
  orderBy: {
    'en-US': 'Sort order',
    'zh-CN': '排序方式',
    'ja-JP': '並び順',
    'ko-KP': '정렬 순서',
    'id-ID': 'Urutan',
  },
  minPrice: {
    'en-US': 'Lowest price',
    'zh-CN': '最低单价',
    'ja-JP': '単価の下限',
    'ko-KP': '최저 단가',
    'id-ID': 'Harga terendah',
  },
  maxPrice: {
    'en-US': 'Highest price',
    'zh-CN': '最高单价',
    'ja-JP': '単価の上限',
    'ko-KP': '최고 단가',
    'id-ID': 'Harga tertinggi',
  },
  minAmount: {
    'en-US': 'Smallest amount',
    'zh-CN': '最低数量',
    'ja-JP': '数量の下限',
    'ko-KP': '최소 수량',
    'id-ID': 'Jumlah terkecil',
  },
  maxAmount: {
    'en-US': 'Largest amount',
    'zh-CN': '最高数量',
    'ja-JP': '数量の上限',
    'ko-KP': '최대 수량',
    'id-ID': 'Jumlah terbesar',
  },
};
