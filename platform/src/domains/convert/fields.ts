import type { OwnFieldNames } from '../../messages/index.ts';

/** Names of the request fields that only this domain has, capitalised as at the start of a sentence. */
export const fields: OwnFieldNames<'convert'> = {
  fromCoin: {
    'en-US': 'Credit you give',
    'zh-CN': '兑出积分',
    'ja-JP': '交換元のクレジット',
    'ko-KP': '전환할 크레딧',
    'id-ID': 'Kredit asal',
  },
  toCoin: {
    'en-US': 'Credit you receive',
    'zh-CN': '兑入积分',
    'ja-JP': '交換先のクレジット',
    'ko-KP': '받을 크레딧',
    'id-ID': 'Kredit tujuan',
  },
};
