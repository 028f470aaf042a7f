/** What members are mailed about the ways into their accounts. */
import { defineMails } from '../../mails/define-mails.ts';
import type { Formats } from '../../messages/index.ts';

interface Changed {
  readonly time: string;
}

interface TransactionPasswordChanged extends Changed {
  /** From when credits can be withdrawn and sent to other members, where they cannot now. */
  readonly usable: string | undefined;
}

export const mails = defineMails({
  LOGIN_PASSWORD_CHANGED: {
    purpose: 'SECURITY',
    'en-US': ({ time }: Changed, { instant }: Formats) => ({
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
    opens: '/setting',
    'en-US': ({ time, usable }: TransactionPasswordChanged, { instant }: Formats) => ({
      subject: 'Your transaction password was changed',
      paragraphs: [
        `The transaction password of your account was changed on ${instant(time)}.`,
        ...(usable === undefined
          ? []
          : [`Nothing can be withdrawn or sent to other members until ${instant(usable)}.`]),
      ],
    }),
    'zh-CN': ({ time, usable }, { instant }) => ({
      subject: '您的交易密码已更改',
      paragraphs: [
        `您账户的交易密码已于 ${instant(time)} 更改。`,
        ...(usable === undefined ? [] : [`${instant(usable)} 之前不能提现，也不能转给其他会员。`]),
      ],
    }),
    'ja-JP': ({ time, usable }, { instant }) => ({
      subject: '取引パスワードが変更されました',
      paragraphs: [
        `アカウントの取引パスワードが ${instant(time)} に変更されました。`,
        ...(usable === undefined
          ? []
          : [`${instant(usable)} までは、出金も、ほかの会員への送金もできません。`]),
      ],
    }),
    'ko-KP': ({ time, usable }, { instant }) => ({
      subject: '거래 비밀번호가 변경되었습니다',
      paragraphs: [
        `계정의 거래 비밀번호가 ${instant(time)}에 변경되었습니다.`,
        ...(usable === undefined
          ? []
          : [`${instant(usable)}까지는 출금하거나 다른 회원에게 보낼 수 없습니다.`]),
      ],
    }),
    'id-ID': ({ time, usable }, { instant }) => ({
      subject: 'Kata sandi transaksi Anda telah diubah',
      paragraphs: [
        `Kata sandi transaksi akun Anda diubah pada ${instant(time)}.`,
        ...(usable === undefined
          ? []
          : [`Penarikan dan pengiriman ke anggota lain tidak dapat dilakukan sampai ${instant(usable)}.`]),
      ],
    }),
  },
});
