import type { OwnFieldNames } from '../../messages/index.ts';

/** Names of the request fields that only this domain has, capitalised as at the start of a sentence. */
export const fields: OwnFieldNames<'insurance'> = {
  autoAddWarehouseStatus: {
    'en-US': 'Auto compound',
    'zh-CN': '自动复投',
    'ja-JP': '自動再投資',
    'ko-KP': '자동 재투자',
    'id-ID': 'Reinvestasi otomatis',
  },
  statuses: {
    'en-US': 'Status',
    'zh-CN': '状态',
    'ja-JP': '状態',
    'ko-KP': '상태',
    'id-ID': 'Status',
  },
};
