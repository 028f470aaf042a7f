import type { OwnFieldNames } from '../../messages/index.ts';

/** Names of the request fields that only this domain has, capitalised as at the start of a sentence. */
export const fields: OwnFieldNames<'matching-codes'> = {
  quantity: {
    'en-US': 'Number of codes',
    'zh-CN': '数量',
    'ja-JP': '購入個数',
    'ko-KP': '코드 수',
    'id-ID': 'Jumlah kode',
  },
  matchingCode: {
    'en-US': 'PIN code',
    'zh-CN': 'PIN 码',
    'ja-JP': 'PINコード',
    'ko-KP': 'PIN 코드',
    'id-ID': 'Kode PIN',
  },
};
