/** What members are mailed about two-step verification. */
import { defineMails } from '../../mails/define-mails.ts';
import type { Formats } from '../../messages/index.ts';
import type { FactorKind } from './factors.ts';

interface Changed {
  readonly time: string;
  /** The member's name for it. */
  readonly name: string;
}

export const mails = defineMails({
  FACTOR_ADDED: {
    purpose: 'SECURITY',
    'en-US': ({ time, name }: Changed, { instant }: Formats) => ({
      subject: 'Two-step verification was added',
      paragraphs: [
        `The authenticator app “${name}” was added to your account on ${instant(time)}. Every other device was signed out.`,
      ],
    }),
    'zh-CN': ({ time, name }, { instant }) => ({
      subject: '已添加两步验证方式',
      paragraphs: [`身份验证器应用“${name}”已于 ${instant(time)} 添加到您的账户。其他设备均已退出登录。`],
    }),
    'ja-JP': ({ time, name }, { instant }) => ({
      subject: '2段階認証が追加されました',
      paragraphs: [
        `認証アプリ「${name}」が ${instant(time)} にアカウントへ追加されました。ほかの端末からはログアウトしました。`,
      ],
    }),
    'ko-KP': ({ time, name }, { instant }) => ({
      subject: '2단계 인증이 추가되었습니다',
      paragraphs: [
        `${instant(time)}에 인증 앱이 계정에 추가되었습니다: “${name}”. 다른 모든 기기에서 로그아웃되었습니다.`,
      ],
    }),
    'id-ID': ({ time, name }, { instant }) => ({
      subject: 'Verifikasi dua langkah ditambahkan',
      paragraphs: [
        `Aplikasi autentikator “${name}” ditambahkan ke akun Anda pada ${instant(time)}. Semua perangkat lain telah dikeluarkan.`,
      ],
    }),
  },
  FACTOR_REMOVED: {
    purpose: 'SECURITY',
    'en-US': ({ time, name }: Changed, { instant }: Formats) => ({
      subject: 'Two-step verification was removed',
      paragraphs: [`The authenticator app “${name}” was removed from your account on ${instant(time)}.`],
    }),
    'zh-CN': ({ time, name }, { instant }) => ({
      subject: '已移除两步验证方式',
      paragraphs: [`身份验证器应用“${name}”已于 ${instant(time)} 从您的账户移除。`],
    }),
    'ja-JP': ({ time, name }, { instant }) => ({
      subject: '2段階認証が削除されました',
      paragraphs: [`認証アプリ「${name}」が ${instant(time)} にアカウントから削除されました。`],
    }),
    'ko-KP': ({ time, name }, { instant }) => ({
      subject: '2단계 인증이 삭제되었습니다',
      paragraphs: [`${instant(time)}에 인증 앱이 계정에서 삭제되었습니다: “${name}”.`],
    }),
    'id-ID': ({ time, name }, { instant }) => ({
      subject: 'Verifikasi dua langkah dihapus',
      paragraphs: [`Aplikasi autentikator “${name}” dihapus dari akun Anda pada ${instant(time)}.`],
    }),
  },
  PASSKEY_ADDED: {
    purpose: 'SECURITY',
    'en-US': ({ time, name }: Changed, { instant }: Formats) => ({
      subject: 'A passkey was added',
      paragraphs: [
        `The passkey “${name}” was added to your account on ${instant(time)}. It can sign in by itself. Every other device was signed out.`,
      ],
    }),
    'zh-CN': ({ time, name }, { instant }) => ({
      subject: '已添加通行密钥',
      paragraphs: [
        `通行密钥“${name}”已于 ${instant(time)} 添加到您的账户，可单独用于登录。其他设备均已退出登录。`,
      ],
    }),
    'ja-JP': ({ time, name }, { instant }) => ({
      subject: 'パスキーが追加されました',
      paragraphs: [
        `パスキー「${name}」が ${instant(time)} にアカウントへ追加されました。このパスキーだけでログインできます。ほかの端末からはログアウトしました。`,
      ],
    }),
    'ko-KP': ({ time, name }, { instant }) => ({
      subject: '패스키가 추가되었습니다',
      paragraphs: [
        `${instant(time)}에 패스키가 계정에 추가되었습니다: “${name}”. 이 패스키만으로 로그인할 수 있습니다. 다른 모든 기기에서 로그아웃되었습니다.`,
      ],
    }),
    'id-ID': ({ time, name }, { instant }) => ({
      subject: 'Kunci sandi ditambahkan',
      paragraphs: [
        `Kunci sandi “${name}” ditambahkan ke akun Anda pada ${instant(time)}. Kunci ini dapat dipakai untuk masuk tanpa kata sandi. Semua perangkat lain telah dikeluarkan.`,
      ],
    }),
  },
  PASSKEY_REMOVED: {
    purpose: 'SECURITY',
    'en-US': ({ time, name }: Changed, { instant }: Formats) => ({
      subject: 'A passkey was removed',
      paragraphs: [`The passkey “${name}” was removed from your account on ${instant(time)}.`],
    }),
    'zh-CN': ({ time, name }, { instant }) => ({
      subject: '已移除通行密钥',
      paragraphs: [`通行密钥“${name}”已于 ${instant(time)} 从您的账户移除。`],
    }),
    'ja-JP': ({ time, name }, { instant }) => ({
      subject: 'パスキーが削除されました',
      paragraphs: [`パスキー「${name}」が ${instant(time)} にアカウントから削除されました。`],
    }),
    'ko-KP': ({ time, name }, { instant }) => ({
      subject: '패스키가 삭제되었습니다',
      paragraphs: [`${instant(time)}에 패스키가 계정에서 삭제되었습니다: “${name}”.`],
    }),
    'id-ID': ({ time, name }, { instant }) => ({
      subject: 'Kunci sandi dihapus',
      paragraphs: [`Kunci sandi “${name}” dihapus dari akun Anda pada ${instant(time)}.`],
    }),
  },
});

/** What the member is mailed about a factor of this kind that was removed. */
export const removedMail = (kind: FactorKind, changed: Changed) =>
  kind === 'PASSKEY' ? mails.PASSKEY_REMOVED(changed) : mails.FACTOR_REMOVED(changed);
