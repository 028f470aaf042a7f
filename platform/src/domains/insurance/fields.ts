import type { OwnFieldNames } from '../../messages/index.ts';

/** Names of the request fields that only this domain has, capitalised as at the start of a sentence. */
export const fields: OwnFieldNames<'insurance'> = {
  autoAddWarehouseStatus: {
    'en-US': 'Auto-compound',
    'zh-CN': '自动复投',
    'ja-JP': '自動複利',
    'ko-KP': '자동 복리',
    'id-ID': 'Majemuk otomatis',
  },
};
