import type { OwnFieldNames } from '../../messages/index.ts';

/** Names of the request fields that only this domain has, capitalised as at the start of a sentence. */
export const fields: OwnFieldNames<'session'> = {
  userName: {
    'en-US': 'Username',
    'zh-CN': '用户名',
    'ja-JP': 'ユーザー名',
    'ko-KP': '사용자 이름',
    'id-ID': 'Nama pengguna',
  },
  password: {
    'en-US': 'Password',
    'zh-CN': '密码',
    'ja-JP': 'パスワード',
    'ko-KP': '비밀번호',
    'id-ID': 'Kata sandi',
  },
  sessionId: {
    'en-US': 'Session',
    'zh-CN': '登录会话',
    'ja-JP': 'ログイン中の端末',
    'ko-KP': '로그인 세션',
    'id-ID': 'Sesi',
  },
  countryCode: {
    'en-US': 'Country',
    'zh-CN': '国家或地区',
    'ja-JP': '国・地域',
    'ko-KP': '국가',
    'id-ID': 'Negara',
  },
  email: {
    'en-US': 'Email',
    'zh-CN': '电子邮箱',
    'ja-JP': 'メールアドレス',
    'ko-KP': '이메일',
    'id-ID': 'Email',
  },
  referralId: {
    'en-US': 'Referral ID',
    'zh-CN': '推荐 ID',
    'ja-JP': '紹介ID',
    'ko-KP': '추천 ID',
    'id-ID': 'ID referral',
  },
  captchaId: {
    'en-US': 'Characters in the picture',
    'zh-CN': '图形验证码',
    'ja-JP': '画像の文字',
    'ko-KP': '보안 문자',
    'id-ID': 'Karakter pada gambar',
  },
  captcha: {
    'en-US': 'Characters in the picture',
    'zh-CN': '图形验证码',
    'ja-JP': '画像の文字',
    'ko-KP': '보안 문자',
    'id-ID': 'Karakter pada gambar',
  },
  currentCode: {
    'en-US': 'Code from the current address',
    'zh-CN': '现有邮箱收到的验证码',
    'ja-JP': '現在のアドレスに届いた認証コード',
    'ko-KP': '현재 주소로 받은 인증 코드',
    'id-ID': 'Kode dari alamat saat ini',
  },
  code: { 'en-US': 'Code', 'zh-CN': '验证码', 'ja-JP': '認証コード', 'ko-KP': '인증 코드', 'id-ID': 'Kode' },
};
