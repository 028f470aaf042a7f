import type { OwnFieldNames } from '../../messages/index.ts';

/** Names of the request fields that only this domain has, capitalised as at the start of a sentence. */
export const fields: OwnFieldNames<'claims'> = {
  tradeId: {
    'en-US': 'Trade',
    'zh-CN': '交易',
    'ja-JP': 'トレード',
    'ko-KP': '거래',
    'id-ID': 'Transaksi',
  },
  screenshot: {
    'en-US': 'Screenshot',
    'zh-CN': '截图',
    'ja-JP': 'スクリーンショット',
    'ko-KP': '화면 캡처',
    'id-ID': 'Tangkapan layar',
  },
  buyInsuranceIds: {
    'en-US': 'Rounds',
    'zh-CN': '轮次',
    'ja-JP': 'ラウンド',
    'ko-KP': '라운드',
    'id-ID': 'Putaran',
  },
};
