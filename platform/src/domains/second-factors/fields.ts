import type { OwnFieldNames } from '../../messages/index.ts';

/** Names of the request fields that only this domain has, capitalised as at the start of a sentence. */
export const fields: OwnFieldNames<'second-factors'> = {
  factorCode: {
    'en-US': 'Code',
    'zh-CN': '验证码',
    'ja-JP': '認証コード',
    'ko-KP': '인증 코드',
    'id-ID': 'Kode',
  },
  factorName: { 'en-US': 'Name', 'zh-CN': '名称', 'ja-JP': '名前', 'ko-KP': '이름', 'id-ID': 'Nama' },
  confirms: {
    'en-US': 'Confirmation by code',
    'zh-CN': '用验证码确认',
    'ja-JP': '認証コードによる確認',
    'ko-KP': '인증 코드로 확인',
    'id-ID': 'Konfirmasi dengan kode',
  },
  operation: {
    'en-US': 'What is confirmed',
    'zh-CN': '确认内容',
    'ja-JP': '確認する内容',
    'ko-KP': '확인할 내용',
    'id-ID': 'Yang dikonfirmasi',
  },
  answer: {
    'en-US': 'Passkey',
    'zh-CN': '通行密钥',
    'ja-JP': 'パスキー',
    'ko-KP': '패스키',
    'id-ID': 'Kunci sandi',
  },
  challenge: {
    'en-US': 'Sign-in',
    'zh-CN': '登录',
    'ja-JP': 'ログイン',
    'ko-KP': '로그인',
    'id-ID': 'Proses masuk',
  },
};
