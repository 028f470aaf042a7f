import type { OwnFieldNames } from '../../messages/index.ts';

/** Names of the request fields that only this domain has, capitalised as at the start of a sentence. */
export const fields: OwnFieldNames<'transfer'> = {
  remark: { 'en-US': 'Note', 'zh-CN': '备注', 'ja-JP': 'メモ', 'ko-KP': '메모', 'id-ID': 'Catatan' },
  direction: { 'en-US': 'Direction', 'zh-CN': '方向', 'ja-JP': '方向', 'ko-KP': '방향', 'id-ID': 'Arah' },
};
