/** Emails about access to members' accounts. */
import { defineMails } from '../../mails/define-mails.ts';
import type { Formats } from '../../messages/index.ts';

interface PasswordChange {
  readonly time: string;
}

interface TransactionPasswordChanged extends PasswordChange {
  /** When withdrawals and transfers to other members become possible again, if they are blocked. */
  readonly usable: string | undefined;
}

interface Locked {
  /** When the lock ends. */
  readonly usable: string;
}

export const mails = defineMails({
  LOGIN_PASSWORD_CHANGED: {
    purpose: 'SECURITY',
    'en-US': ({ time }: PasswordChange, { instant }: Formats) => ({
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
        `アカウントのログインパスワードが ${instant(time)} に変更されました。すべての端末でログアウトしました。`,
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
  LOGIN_PASSWORD_LOCKED: {
    purpose: 'SECURITY',
    opens: '/setting',
    'en-US': ({ usable }: Locked, { instant }: Formats) => ({
      subject: 'Your login password is locked',
      paragraphs: [
        `Someone who is signed in to your account entered a wrong login password too many times. Nothing that asks for it can be changed until ${instant(usable)}.`,
        'Signing in still works.',
      ],
    }),
    'zh-CN': ({ usable }, { instant }) => ({
      subject: '您的登录密码已锁定',
      paragraphs: [
        `有人在已登录您账户的设备上多次输入了错误的登录密码。${instant(usable)} 之前，需要该密码的设置无法更改。`,
        '登录不受影响。',
      ],
    }),
    'ja-JP': ({ usable }, { instant }) => ({
      subject: 'ログインパスワードがロックされました',
      paragraphs: [
        `お客様のアカウントにログインしている端末で、ログインパスワードが何度も間違って入力されました。${instant(usable)} までは、このパスワードが必要な変更はできません。`,
        'ログインはこれまでどおりできます。',
      ],
    }),
    'ko-KP': ({ usable }, { instant }) => ({
      subject: '로그인 비밀번호가 잠겼습니다',
      paragraphs: [
        `회원님의 계정에 로그인한 기기에서 로그인 비밀번호가 여러 번 잘못 입력되었습니다. ${instant(usable)}까지는 이 비밀번호가 필요한 변경을 할 수 없습니다.`,
        '로그인은 계속할 수 있습니다.',
      ],
    }),
    'id-ID': ({ usable }, { instant }) => ({
      subject: 'Kata sandi masuk Anda dikunci',
      paragraphs: [
        `Seseorang yang sudah masuk ke akun Anda terlalu sering salah mengetik kata sandi masuk. Perubahan yang memerlukan kata sandi itu tidak dapat dilakukan sampai ${instant(usable)}.`,
        'Anda tetap dapat masuk seperti biasa.',
      ],
    }),
  },
  TRANSACTION_PASSWORD_LOCKED: {
    purpose: 'SECURITY',
    opens: '/setting',
    'en-US': ({ usable }: Locked, { instant }: Formats) => ({
      subject: 'Your transaction password is locked',
      paragraphs: [
        `Someone who is signed in to your account entered a wrong transaction password too many times. Nothing can be confirmed with it until ${instant(usable)}.`,
        'Each further lock holds longer.',
      ],
    }),
    'zh-CN': ({ usable }, { instant }) => ({
      subject: '您的交易密码已锁定',
      paragraphs: [
        `有人在已登录您账户的设备上多次输入了错误的交易密码。${instant(usable)} 之前，无法使用该密码确认任何操作。`,
        '此后每次锁定的时间都会更长。',
      ],
    }),
    'ja-JP': ({ usable }, { instant }) => ({
      subject: '取引パスワードがロックされました',
      paragraphs: [
        `お客様のアカウントにログインしている端末で、取引パスワードが何度も間違って入力されました。${instant(usable)} までは、このパスワードで操作を確認できません。`,
        '次にロックされると、ロックの時間はさらに長くなります。',
      ],
    }),
    'ko-KP': ({ usable }, { instant }) => ({
      subject: '거래 비밀번호가 잠겼습니다',
      paragraphs: [
        `회원님의 계정에 로그인한 기기에서 거래 비밀번호가 여러 번 잘못 입력되었습니다. ${instant(usable)}까지는 이 비밀번호로 아무것도 확인할 수 없습니다.`,
        '다시 잠기면 더 오래 잠깁니다.',
      ],
    }),
    'id-ID': ({ usable }, { instant }) => ({
      subject: 'Kata sandi transaksi Anda dikunci',
      paragraphs: [
        `Seseorang yang sudah masuk ke akun Anda terlalu sering salah mengetik kata sandi transaksi. Tidak ada yang dapat dikonfirmasi dengannya sampai ${instant(usable)}.`,
        'Setiap penguncian berikutnya berlangsung lebih lama.',
      ],
    }),
  },
});
