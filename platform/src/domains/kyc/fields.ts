import type { OwnFieldNames } from '../../messages/index.ts';

/** Names of the request fields that only this domain has, capitalised as at the start of a sentence. */
export const fields: OwnFieldNames<'kyc'> = {
  identityNumber: {
    'en-US': 'Identity number',
    'zh-CN': '证件号码',
    'ja-JP': '身分証番号',
    'ko-KP': '신분증 번호',
    'id-ID': 'Nomor identitas',
  },
  frontImage: {
    'en-US': 'Photo of the front',
    'zh-CN': '证件正面照片',
    'ja-JP': '表面の写真',
    'ko-KP': '앞면 사진',
    'id-ID': 'Foto sisi depan',
  },
  backImage: {
    'en-US': 'Photo of the back',
    'zh-CN': '证件背面照片',
    'ja-JP': '裏面の写真',
    'ko-KP': '뒷면 사진',
    'id-ID': 'Foto sisi belakang',
  },
};
