/** What members are mailed about their passwords. */
import { defineMails } from '../../mails/define-mails.ts';
import type { Formats } from '../../messages/index.ts';

export const mails = defineMails({
  LOGIN_PASSWORD_CHANGED: {
    purpose: 'SECURITY',
    'en-US': ({ time }: { time: string }, { instant }: Formats) => ({
      subject: 'Your login password was changed',
      paragraphs: [
        `The login password of your account was changed on ${instant(time)}. Every device was signed out.`,
      ],
    }),
    'zh-CN': ({ time }, { instant }) => ({
      subject: '您的登录密码已更改',
      paragraphs: [`您账户的登录密码已于 ${instant(time)} 更改。所有设备均已退出登录。`],
    }),
    'ja-JP': ({ time }, { instant }) => ({
      subject: 'ログインパスワードが変更されました',
      paragraphs: [
        `アカウントのログインパスワードが ${instant(time)} に変更されました。すべての端末からログアウトしました。`,
      ],
    }),
    'ko-KP': ({ time }, { instant }) => ({
      subject: '로그인 비밀번호가 변경되었습니다',
      paragraphs: [
        `계정의 로그인 비밀번호가 ${instant(time)}에 변경되었습니다. 모든 기기에서 로그아웃되었습니다.`,
      ],
    }),
    'id-ID': ({ time }, { instant }) => ({
      subject: 'Kata sandi masuk Anda telah diubah',
      paragraphs: [
        `Kata sandi masuk akun Anda diubah pada ${instant(time)}. Semua perangkat telah dikeluarkan.`,
      ],
    }),
  },
  TRANSACTION_PASSWORD_CHANGED: {
    purpose: 'SECURITY',
    'en-US': ({ time }: { time: string }, { instant }: Formats) => ({
      subject: 'Your transaction password was changed',
      paragraphs: [`The transaction password of your account was changed on ${instant(time)}.`],
    }),
    'zh-CN': ({ time }, { instant }) => ({
      subject: '您的交易密码已更改',
      paragraphs: [`您账户的交易密码已于 ${instant(time)} 更改。`],
    }),
    'ja-JP': ({ time }, { instant }) => ({
      subject: '取引パスワードが変更されました',
      paragraphs: [`アカウントの取引パスワードが ${instant(time)} に変更されました。`],
    }),
    'ko-KP': ({ time }, { instant }) => ({
      subject: '거래 비밀번호가 변경되었습니다',
      paragraphs: [`계정의 거래 비밀번호가 ${instant(time)}에 변경되었습니다.`],
    }),
    'id-ID': ({ time }, { instant }) => ({
      subject: 'Kata sandi transaksi Anda telah diubah',
      paragraphs: [`Kata sandi transaksi akun Anda diubah pada ${instant(time)}.`],
    }),
  },
});
