/** Emails about two-step verification. */
import type { Locale } from '@portal/schema/locales';
import { defineMails } from '../../mails/define-mails.ts';
import type { Formats } from '../../messages/index.ts';
import type { FactorKind } from './factors.ts';

interface FactorEvent {
  readonly time: string;
}

interface FactorChange extends FactorEvent {
  /** The member's label of it. */
  readonly name: string;
}

interface CodeUsed extends FactorEvent {
  /** The number of remaining recovery codes. */
  readonly left: string;
}

/**
 * A member who did not add the factor cannot sign in to remove it, because signing in requires it; support removes
 * it. A new login password, which needs only access to the member's mail, ends the sessions of the one who added it.
 */
const askSupport: Readonly<Record<Locale, string>> = {
  'en-US':
    'If this was not you, contact support at once: only they can remove it for you. Also set a new login password with “Forgot your password?” on the sign-in page.',
  'zh-CN': '如非本人操作，请立即联系客服，由客服为您移除。同时请在登录页面通过“忘记密码？”设置新的登录密码。',
  'ja-JP':
    'お心当たりのない場合は、すぐにサポートにご連絡ください。サポートが削除します。あわせて、ログイン画面の「パスワードをお忘れですか？」から新しいログインパスワードを設定してください。',
  'ko-KP':
    '본인이 한 것이 아니라면 즉시 고객센터에 문의하여 삭제를 요청하세요. 또한 로그인 화면의 ‘비밀번호를 잊으셨나요?’에서 로그인 비밀번호를 새로 설정하세요.',
  'id-ID':
    'Jika ini bukan Anda, segera hubungi layanan bantuan agar mereka menghapusnya. Buat juga kata sandi masuk yang baru melalui “Lupa kata sandi?” di halaman masuk.',
};

export const mails = defineMails({
  FACTOR_ADDED: {
    purpose: 'SECURITY',
    opens: '/setting',
    'en-US': ({ time, name }: FactorChange, { instant }: Formats) => ({
      subject: 'Two-step verification was added',
      paragraphs: [
        `The authenticator app “${name}” was added to your account on ${instant(time)}. Every other device was signed out.`,
      ],
      ifNotYou: askSupport['en-US'],
    }),
    'zh-CN': ({ time, name }, { instant }) => ({
      subject: '已添加两步验证方式',
      paragraphs: [`身份验证器应用“${name}”已于 ${instant(time)} 添加到您的账户。其他设备均已退出登录。`],
      ifNotYou: askSupport['zh-CN'],
    }),
    'ja-JP': ({ time, name }, { instant }) => ({
      subject: '2段階認証が追加されました',
      paragraphs: [
        `認証アプリ「${name}」が ${instant(time)} にアカウントへ追加されました。ほかの端末ではログアウトしました。`,
      ],
      ifNotYou: askSupport['ja-JP'],
    }),
    'ko-KP': ({ time, name }, { instant }) => ({
      subject: '2단계 인증이 추가되었습니다',
      paragraphs: [
        `${instant(time)}에 인증 앱이 계정에 추가되었습니다: “${name}”. 다른 모든 기기에서 로그아웃되었습니다.`,
      ],
      ifNotYou: askSupport['ko-KP'],
    }),
    'id-ID': ({ time, name }, { instant }) => ({
      subject: 'Verifikasi dua langkah ditambahkan',
      paragraphs: [
        `Aplikasi autentikator “${name}” ditambahkan ke akun Anda pada ${instant(time)}. Semua perangkat lain telah dikeluarkan.`,
      ],
      ifNotYou: askSupport['id-ID'],
    }),
  },
  FACTOR_REMOVED: {
    purpose: 'SECURITY',
    opens: '/setting',
    'en-US': ({ time, name }: FactorChange, { instant }: Formats) => ({
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
    opens: '/setting',
    'en-US': ({ time, name }: FactorChange, { instant }: Formats) => ({
      subject: 'A passkey was added',
      paragraphs: [
        `The passkey “${name}” was added to your account on ${instant(time)}. It can sign in by itself. Every other device was signed out.`,
      ],
      ifNotYou: askSupport['en-US'],
    }),
    'zh-CN': ({ time, name }, { instant }) => ({
      subject: '已添加通行密钥',
      paragraphs: [
        `通行密钥“${name}”已于 ${instant(time)} 添加到您的账户，可单独用于登录。其他设备均已退出登录。`,
      ],
      ifNotYou: askSupport['zh-CN'],
    }),
    'ja-JP': ({ time, name }, { instant }) => ({
      subject: 'パスキーが追加されました',
      paragraphs: [
        `パスキー「${name}」が ${instant(time)} にアカウントへ追加されました。このパスキーだけでログインできます。ほかの端末ではログアウトしました。`,
      ],
      ifNotYou: askSupport['ja-JP'],
    }),
    'ko-KP': ({ time, name }, { instant }) => ({
      subject: '패스키가 추가되었습니다',
      paragraphs: [
        `${instant(time)}에 패스키가 계정에 추가되었습니다: “${name}”. 이 패스키만으로 로그인할 수 있습니다. 다른 모든 기기에서 로그아웃되었습니다.`,
      ],
      ifNotYou: askSupport['ko-KP'],
    }),
    'id-ID': ({ time, name }, { instant }) => ({
      subject: 'Kunci sandi ditambahkan',
      paragraphs: [
        `Kunci sandi “${name}” ditambahkan ke akun Anda pada ${instant(time)}. Kunci ini dapat dipakai untuk masuk tanpa kata sandi. Semua perangkat lain telah dikeluarkan.`,
      ],
      ifNotYou: askSupport['id-ID'],
    }),
  },
  PASSKEY_REMOVED: {
    purpose: 'SECURITY',
    opens: '/setting',
    'en-US': ({ time, name }: FactorChange, { instant }: Formats) => ({
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
  FACTOR_CONFIRMS: {
    purpose: 'SECURITY',
    opens: '/setting',
    'en-US': ({ time }: FactorEvent, { instant }: Formats) => ({
      subject: 'Operations are confirmed by code or passkey',
      paragraphs: [
        `Since ${instant(time)} transfers, withdrawals and other operations of your account take a code or a passkey in place of the transaction password.`,
      ],
    }),
    'zh-CN': ({ time }, { instant }) => ({
      subject: '操作改用验证码或通行密钥确认',
      paragraphs: [
        `自 ${instant(time)} 起，您账户的转账、提现等操作使用验证码或通行密钥确认，代替交易密码。`,
      ],
    }),
    'ja-JP': ({ time }, { instant }) => ({
      subject: '操作の確認方法がコードまたはパスキーに変わりました',
      paragraphs: [
        `${instant(time)} から、アカウントの送金や出金などの操作は、取引パスワードの代わりにコードまたはパスキーで確認します。`,
      ],
    }),
    'ko-KP': ({ time }, { instant }) => ({
      subject: '이제 코드 또는 패스키로 작업을 확인합니다',
      paragraphs: [
        `${instant(time)}부터 계정의 이체, 출금 등의 작업을 거래 비밀번호 대신 코드 또는 패스키로 확인합니다.`,
      ],
    }),
    'id-ID': ({ time }, { instant }) => ({
      subject: 'Tindakan dikonfirmasi dengan kode atau kunci sandi',
      paragraphs: [
        `Sejak ${instant(time)} transfer, penarikan, dan tindakan lain di akun Anda memerlukan kode atau kunci sandi sebagai pengganti kata sandi transaksi.`,
      ],
    }),
  },
  PASSWORD_CONFIRMS: {
    purpose: 'SECURITY',
    opens: '/setting',
    'en-US': ({ time }: FactorEvent, { instant }: Formats) => ({
      subject: 'Operations are confirmed by the transaction password',
      paragraphs: [
        `Since ${instant(time)} transfers, withdrawals and other operations of your account take the transaction password again, and no code or passkey.`,
      ],
    }),
    'zh-CN': ({ time }, { instant }) => ({
      subject: '操作改用交易密码确认',
      paragraphs: [
        `自 ${instant(time)} 起，您账户的转账、提现等操作重新使用交易密码确认，不再使用验证码或通行密钥。`,
      ],
    }),
    'ja-JP': ({ time }, { instant }) => ({
      subject: '操作の確認方法が取引パスワードに変わりました',
      paragraphs: [
        `${instant(time)} から、アカウントの送金や出金などの操作は、コードやパスキーではなく、再び取引パスワードで確認します。`,
      ],
    }),
    'ko-KP': ({ time }, { instant }) => ({
      subject: '이제 거래 비밀번호로 작업을 확인합니다',
      paragraphs: [
        `${instant(time)}부터 계정의 이체, 출금 등의 작업을 코드나 패스키가 아닌 거래 비밀번호로 다시 확인합니다.`,
      ],
    }),
    'id-ID': ({ time }, { instant }) => ({
      subject: 'Tindakan dikonfirmasi dengan kata sandi transaksi',
      paragraphs: [
        `Sejak ${instant(time)} transfer, penarikan, dan tindakan lain di akun Anda kembali memerlukan kata sandi transaksi, bukan kode atau kunci sandi.`,
      ],
    }),
  },
  RECOVERY_CODES_RENEWED: {
    purpose: 'SECURITY',
    opens: '/setting',
    'en-US': ({ time }: FactorEvent, { instant }: Formats) => ({
      subject: 'New recovery codes were made',
      paragraphs: [
        `New recovery codes were made for your account on ${instant(time)}. Those that there were before no longer work.`,
      ],
    }),
    'zh-CN': ({ time }, { instant }) => ({
      subject: '已生成新的恢复代码',
      paragraphs: [`您的账户已于 ${instant(time)} 生成新的恢复代码，原有的恢复代码已失效。`],
    }),
    'ja-JP': ({ time }, { instant }) => ({
      subject: '新しいリカバリーコードが作成されました',
      paragraphs: [
        `アカウントの新しいリカバリーコードが ${instant(time)} に作成されました。以前のリカバリーコードは使えなくなりました。`,
      ],
    }),
    'ko-KP': ({ time }, { instant }) => ({
      subject: '새 복구 코드를 만들었습니다',
      paragraphs: [
        `${instant(time)}에 계정의 새 복구 코드를 만들었습니다. 이전 복구 코드는 더 이상 사용할 수 없습니다.`,
      ],
    }),
    'id-ID': ({ time }, { instant }) => ({
      subject: 'Kode pemulihan baru dibuat',
      paragraphs: [
        `Kode pemulihan baru untuk akun Anda dibuat pada ${instant(time)}. Kode yang lama tidak berlaku lagi.`,
      ],
    }),
  },
  RECOVERY_CODE_USED: {
    purpose: 'SECURITY',
    opens: '/setting',
    'en-US': ({ time, left }: CodeUsed, { instant }: Formats) => ({
      subject: 'A sign-in with a recovery code',
      paragraphs: [
        `Your account was signed in to with your password and a recovery code on ${instant(time)}. Recovery codes left: ${left}.`,
      ],
    }),
    'zh-CN': ({ time, left }, { instant }) => ({
      subject: '有人使用恢复代码登录',
      paragraphs: [`您的账户已于 ${instant(time)} 通过密码和恢复代码登录。剩余恢复代码：${left} 个。`],
    }),
    'ja-JP': ({ time, left }, { instant }) => ({
      subject: 'リカバリーコードによるログインがありました',
      paragraphs: [
        `${instant(time)} に、パスワードとリカバリーコードでアカウントへのログインがありました。残りのリカバリーコード：${left}個。`,
      ],
    }),
    'ko-KP': ({ time, left }, { instant }) => ({
      subject: '복구 코드로 로그인했습니다',
      paragraphs: [
        `${instant(time)}에 비밀번호와 복구 코드로 계정에 로그인했습니다. 남은 복구 코드: ${left}개.`,
      ],
    }),
    'id-ID': ({ time, left }, { instant }) => ({
      subject: 'Ada yang masuk dengan kode pemulihan',
      paragraphs: [
        `Ada yang masuk ke akun Anda dengan kata sandi dan kode pemulihan pada ${instant(time)}. Sisa kode pemulihan: ${left}.`,
      ],
    }),
  },
});

/** Returns the mail about a removed factor of this kind. */
export const removedMail = (kind: FactorKind, changed: FactorChange) =>
  kind === 'PASSKEY' ? mails.PASSKEY_REMOVED(changed) : mails.FACTOR_REMOVED(changed);
