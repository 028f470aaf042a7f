/** What members are mailed about the ways into their accounts. */
import { defineMails } from '../../mails/define-mails.ts';
import type { Formats } from '../../messages/index.ts';

interface EmailReplaced {
  readonly time: string;
  /** The new address, with its middle hidden. */
  readonly email: string;
  /** From when credits can be withdrawn. */
  readonly usable: string;
}

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
  EMAIL_REPLACED: {
    purpose: 'SECURITY',
    'en-US': ({ time, email, usable }: EmailReplaced, { instant }: Formats) => ({
      subject: 'The email address of your account was changed',
      paragraphs: [
        `Support changed the email address of your account to ${email} on ${instant(time)}.`,
        `No withdrawals can be made until ${instant(usable)}.`,
      ],
    }),
    'zh-CN': ({ time, email, usable }, { instant }) => ({
      subject: '您账户的邮箱已更改',
      paragraphs: [
        `客服已于 ${instant(time)} 将您账户的邮箱更改为 ${email}。`,
        `${instant(usable)} 之前无法提现。`,
      ],
    }),
    'ja-JP': ({ time, email, usable }, { instant }) => ({
      subject: 'アカウントのメールアドレスが変更されました',
      paragraphs: [
        `サポートが ${instant(time)} に、アカウントのメールアドレスを ${email} に変更しました。`,
        `${instant(usable)} までは出金できません。`,
      ],
    }),
    'ko-KP': ({ time, email, usable }, { instant }) => ({
      subject: '계정의 이메일 주소가 변경되었습니다',
      paragraphs: [
        `고객 지원에서 ${instant(time)}에 계정의 이메일 주소를 ${email}(으)로 변경했습니다.`,
        `${instant(usable)}까지는 출금할 수 없습니다.`,
      ],
    }),
    'id-ID': ({ time, email, usable }, { instant }) => ({
      subject: 'Alamat email akun Anda telah diubah',
      paragraphs: [
        `Dukungan mengubah alamat email akun Anda menjadi ${email} pada ${instant(time)}.`,
        `Penarikan tidak dapat dilakukan sampai ${instant(usable)}.`,
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
