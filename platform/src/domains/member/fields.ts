import type { OwnFieldNames } from '../../messages/index.ts';

/** Names of the request fields that only this domain has, capitalised as at the start of a sentence. */
export const fields: OwnFieldNames<'member'> = {
  oldPassword: {
    'en-US': 'Current password',
    'zh-CN': '当前密码',
    'ja-JP': '現在のパスワード',
    'ko-KP': '현재 비밀번호',
    'id-ID': 'Kata sandi saat ini',
  },
  newPassword: {
    'en-US': 'New password',
    'zh-CN': '新密码',
    'ja-JP': '新しいパスワード',
    'ko-KP': '새 비밀번호',
    'id-ID': 'Kata sandi baru',
  },
  agreeStatus: {
    'en-US': 'Consent',
    'zh-CN': '条款同意',
    'ja-JP': '規約への同意',
    'ko-KP': '약관 동의',
    'id-ID': 'Persetujuan',
  },
  termsId: {
    'en-US': 'Version of the terms',
    'zh-CN': '条款版本',
    'ja-JP': '利用規約の版',
    'ko-KP': '약관 버전',
    'id-ID': 'Versi ketentuan',
  },
  mailKind: {
    'en-US': 'Kind of email',
    'zh-CN': '邮件种类',
    'ja-JP': 'メールの種類',
    'ko-KP': '이메일 종류',
    'id-ID': 'Jenis email',
  },
  isWanted: {
    'en-US': 'Choice of the email',
    'zh-CN': '邮件接收选项',
    'ja-JP': 'メールの受け取りの選択',
    'ko-KP': '이메일 수신 선택',
    'id-ID': 'Pilihan email',
  },
  kycImages: {
    'en-US': 'Identity photos',
    'zh-CN': '证件照片',
    'ja-JP': '身分証の写真',
    'ko-KP': '신분증 사진',
    'id-ID': 'Foto identitas',
  },
};
