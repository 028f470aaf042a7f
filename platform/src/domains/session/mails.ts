/** Emails about signing in, and the code for a forgotten password. */
import type { Locale } from '@portal/schema/locales';
import { defineMails, type MailText } from '../../mails/define-mails.ts';
import type { Formats } from '../../messages/index.ts';

interface CodeWords {
  readonly code: string;
  readonly minutes: string;
  /** The link that opens the portal with the code filled in; without it, the mail has only the code. */
  readonly link?: string | undefined;
}

interface EmailChanged {
  readonly time: string;
  /** The new address, with its middle hidden. */
  readonly email: string;
  /** When withdrawals and transfers to other members become possible again, if they are blocked. */
  readonly usable: string | undefined;
}

interface SupportCodeIssued {
  readonly time: string;
  /** When withdrawals and transfers to other members become possible again. */
  readonly usable: string;
}

interface Place {
  readonly time: string;
  /** The part of the address that members see. */
  readonly network: string;
  /** Browser and system, as reported by the browser. */
  readonly device: string;
}

/** How long a code is valid. */
const validity: Readonly<Record<Locale, (minutes: string) => string>> = {
  'en-US': (minutes) =>
    `It is valid for ${minutes} minutes and can be used once. Do not share it with anyone: we never ask for it.`,
  'zh-CN': (minutes) =>
    `验证码在 ${minutes} 分钟内有效，仅可使用一次。请勿告知他人，我们绝不会向您索要验证码。`,
  'ja-JP': (minutes) =>
    `有効期限は${minutes}分で、一度だけ使えます。誰にも教えないでください。当社からお尋ねすることはありません。`,
  'ko-KP': (minutes) =>
    `${minutes}분 동안 한 번만 사용할 수 있습니다. 누구에게도 알리지 마세요. 저희는 인증 코드를 묻지 않습니다.`,
  'id-ID': (minutes) =>
    `Kode berlaku selama ${minutes} menit dan hanya sekali pakai. Jangan berikan kepada siapa pun; kami tidak pernah memintanya.`,
};

/** The text of a mail with a code: its subject, what the code is for, what to do if the member did not request it. */
type CodeTexts = readonly [subject: string, purpose: string, unrequested: string, link?: string];

/** Returns the texts of a mail with a code. The link, if there is one, has its own paragraph. */
const codeMail = (texts: Readonly<Record<Locale, CodeTexts>>) => {
  const show =
    (locale: Locale) =>
    ({ code, minutes, link }: CodeWords): MailText => {
      const [subject, purpose, unrequested, opens] = texts[locale];
      const linked = opens === undefined || link === undefined ? [] : [opens, `    ${link}`];
      return {
        subject,
        paragraphs: [purpose, `    ${code}`, ...linked, validity[locale](minutes), unrequested],
      };
    };
  return {
    'en-US': show('en-US'),
    'zh-CN': show('zh-CN'),
    'ja-JP': show('ja-JP'),
    'ko-KP': show('ko-KP'),
    'id-ID': show('id-ID'),
  };
};

export const mails = defineMails({
  PASSWORD_CODE: {
    purpose: 'CODE',
    ...codeMail({
      'en-US': [
        'Your code for a new login password',
        'Your code for a new login password is',
        'If you did not ask for it, you do not need to do anything. Your password stays the same.',
        'To set a new password, open this link:',
      ],
      'zh-CN': [
        '重设登录密码的验证码',
        '您用于重设登录密码的验证码是',
        '如果不是您本人操作，无需理会此邮件。您的密码不会改变。',
        '打开以下链接即可设置新密码：',
      ],
      'ja-JP': [
        'ログインパスワード再設定の認証コード',
        'ログインパスワードを再設定するための認証コードは次のとおりです。',
        'お心当たりのない場合は、何もする必要はありません。パスワードは変わりません。',
        '次のリンクを開くと、新しいパスワードを設定できます。',
      ],
      'ko-KP': [
        '로그인 비밀번호 재설정 인증 코드',
        '로그인 비밀번호를 새로 설정하기 위한 인증 코드입니다.',
        '직접 요청하지 않았다면 아무것도 하지 않아도 됩니다. 비밀번호는 그대로 유지됩니다.',
        '다음 링크를 열어 새 비밀번호를 설정하세요.',
      ],
      'id-ID': [
        'Kode untuk kata sandi masuk yang baru',
        'Kode untuk membuat kata sandi masuk yang baru adalah',
        'Jika bukan Anda yang memintanya, Anda tidak perlu melakukan apa pun. Kata sandi Anda tetap sama.',
        'Untuk membuat kata sandi baru, buka tautan ini:',
      ],
    }),
  },
  TRANSACTION_CODE: {
    purpose: 'CODE',
    opens: '/setting',
    ...codeMail({
      'en-US': [
        'Your code for a new transaction password',
        'Your code for a new transaction password is',
        'If you did not ask for it, someone knows your login password. Change it at once, and contact support.',
      ],
      'zh-CN': [
        '重设交易密码的验证码',
        '您用于重设交易密码的验证码是',
        '如果不是您本人操作，说明有人知道您的登录密码，请立即更改，并联系客服。',
      ],
      'ja-JP': [
        '取引パスワード再設定の認証コード',
        '取引パスワードを再設定するための認証コードは次のとおりです。',
        'お心当たりのない場合は、ログインパスワードがほかの人に知られています。すぐに変更し、サポートにご連絡ください。',
      ],
      'ko-KP': [
        '거래 비밀번호 재설정 인증 코드',
        '거래 비밀번호를 새로 설정하기 위한 인증 코드입니다.',
        '직접 요청하지 않았다면 다른 사람이 로그인 비밀번호를 알고 있는 것입니다. 즉시 변경하고 고객센터에 문의하세요.',
      ],
      'id-ID': [
        'Kode untuk kata sandi transaksi yang baru',
        'Kode untuk membuat kata sandi transaksi yang baru adalah',
        'Jika bukan Anda yang memintanya, seseorang mengetahui kata sandi masuk Anda. Segera ganti, dan hubungi layanan bantuan.',
      ],
    }),
  },
  NEW_EMAIL_CODE: {
    purpose: 'CODE',
    ...codeMail({
      'en-US': [
        'Your code to confirm this email address',
        'You want to use this email address for your account. Your code to confirm it is',
        'If you did not ask for it, you do not need to do anything. The address is used for nothing without the code.',
      ],
      'zh-CN': [
        '验证此邮箱的验证码',
        '您希望将此邮箱用于您的账户。验证码是',
        '如果不是您本人操作，无需理会此邮件。没有验证码，此邮箱不会被使用。',
      ],
      'ja-JP': [
        'メールアドレスを確認するための認証コード',
        'このメールアドレスをアカウントに登録するための認証コードは次のとおりです。',
        'お心当たりのない場合は、何もする必要はありません。コードが入力されない限り、このアドレスは使われません。',
      ],
      'ko-KP': [
        '이메일 주소 확인 인증 코드',
        '이 이메일 주소를 계정에 등록하기 위한 인증 코드입니다.',
        '직접 요청하지 않았다면 아무것도 하지 않아도 됩니다. 인증 코드가 입력되지 않으면 이 주소는 사용되지 않습니다.',
      ],
      'id-ID': [
        'Kode untuk mengonfirmasi alamat email ini',
        'Anda ingin memakai alamat email ini untuk akun Anda. Kode konfirmasinya adalah',
        'Jika bukan Anda yang memintanya, Anda tidak perlu melakukan apa pun. Tanpa kode itu, alamat ini tidak dipakai.',
      ],
    }),
  },
  CURRENT_EMAIL_CODE: {
    purpose: 'CODE',
    opens: '/setting',
    ...codeMail({
      'en-US': [
        'Your code to change your email address',
        'Your account is to have another email address. Your code to allow it is',
        'If you did not ask for it, someone knows your passwords. Change them at once, and contact support.',
      ],
      'zh-CN': [
        '更改邮箱的验证码',
        '您的账户即将更换邮箱。同意更换的验证码是',
        '如果不是您本人操作，说明有人知道您的密码，请立即更改，并联系客服。',
      ],
      'ja-JP': [
        'メールアドレス変更の認証コード',
        'アカウントのメールアドレスを変更するための認証コードは次のとおりです。',
        'お心当たりのない場合は、パスワードがほかの人に知られています。すぐに変更し、サポートにご連絡ください。',
      ],
      'ko-KP': [
        '이메일 주소 변경 인증 코드',
        '계정의 이메일 주소를 변경하기 위한 인증 코드입니다.',
        '직접 요청하지 않았다면 다른 사람이 비밀번호를 알고 있는 것입니다. 즉시 변경하고 고객센터에 문의하세요.',
      ],
      'id-ID': [
        'Kode untuk mengganti alamat email Anda',
        'Akun Anda akan memakai alamat email lain. Kode untuk mengizinkannya adalah',
        'Jika bukan Anda yang memintanya, seseorang mengetahui kata sandi Anda. Segera ganti, dan hubungi layanan bantuan.',
      ],
    }),
  },
  SUPPORT_CODE_ISSUED: {
    purpose: 'SECURITY',
    'en-US': ({ time, usable }: SupportCodeIssued, { instant }: Formats) => ({
      subject: 'Support issued a code for a new login password',
      paragraphs: [
        `On ${instant(time)} support issued a code with which a new login password can be set for your account. All devices were signed out.`,
        `Nothing can be withdrawn or sent to other members until ${instant(usable)}.`,
      ],
      ifNotYou: 'If you did not ask support for it, contact support at once.',
    }),
    'zh-CN': ({ time, usable }, { instant }) => ({
      subject: '客服已签发重设登录密码的验证码',
      paragraphs: [
        `客服已于 ${instant(time)} 签发验证码，可用于重设您账户的登录密码。所有设备均已退出登录。`,
        `${instant(usable)} 之前不能提现，也不能转给其他会员。`,
      ],
      ifNotYou: '如果不是您向客服申请的，请立即联系客服。',
    }),
    'ja-JP': ({ time, usable }, { instant }) => ({
      subject: 'サポートがログインパスワード再設定用のコードを発行しました',
      paragraphs: [
        `${instant(time)} に、サポートがログインパスワードを再設定するためのコードを発行しました。すべての端末でログアウトしました。`,
        `${instant(usable)} までは、出金も、ほかの会員への送金もできません。`,
      ],
      ifNotYou: 'サポートに依頼した覚えがない場合は、すぐにサポートへご連絡ください。',
    }),
    'ko-KP': ({ time, usable }, { instant }) => ({
      subject: '고객지원에서 로그인 비밀번호 재설정 코드를 발급했습니다',
      paragraphs: [
        `${instant(time)}에 고객지원에서 로그인 비밀번호를 새로 설정할 수 있는 코드를 발급했습니다. 모든 기기에서 로그아웃되었습니다.`,
        `${instant(usable)}까지 출금하거나 다른 회원에게 보낼 수 없습니다.`,
      ],
      ifNotYou: '고객지원에 요청하지 않았다면 바로 고객지원에 문의하세요.',
    }),
    'id-ID': ({ time, usable }, { instant }) => ({
      subject: 'Dukungan mengeluarkan kode untuk kata sandi masuk yang baru',
      paragraphs: [
        `Pada ${instant(time)} dukungan mengeluarkan kode untuk membuat kata sandi masuk yang baru bagi akun Anda. Semua perangkat telah dikeluarkan.`,
        `Tidak ada yang dapat ditarik atau dikirim ke anggota lain sampai ${instant(usable)}.`,
      ],
      ifNotYou: 'Jika bukan Anda yang memintanya kepada dukungan, segera hubungi dukungan.',
    }),
  },
  EMAIL_CHANGED: {
    purpose: 'SECURITY',
    'en-US': ({ time, email, usable }: EmailChanged, { instant }: Formats) => ({
      subject: 'Your account has a new email address',
      paragraphs: [
        `Since ${instant(time)} the email address of your account is ${email}.`,
        ...(usable === undefined
          ? []
          : [`Nothing can be withdrawn or sent to other members until ${instant(usable)}.`]),
      ],
      ifNotYou: 'If this was not you, contact support at once.',
    }),
    'zh-CN': ({ time, email, usable }, { instant }) => ({
      subject: '您的账户已设置新邮箱',
      paragraphs: [
        `自 ${instant(time)} 起，您账户的邮箱为 ${email}。`,
        ...(usable === undefined ? [] : [`${instant(usable)} 之前不能提现，也不能转给其他会员。`]),
      ],
      ifNotYou: '如非本人操作，请立即联系客服。',
    }),
    'ja-JP': ({ time, email, usable }, { instant }) => ({
      subject: 'アカウントのメールアドレスが新しくなりました',
      paragraphs: [
        `${instant(time)} から、アカウントのメールアドレスは ${email} です。`,
        ...(usable === undefined
          ? []
          : [`${instant(usable)} までは、出金も、ほかの会員への送金もできません。`]),
      ],
      ifNotYou: 'お心当たりのない場合は、すぐにサポートにご連絡ください。',
    }),
    'ko-KP': ({ time, email, usable }, { instant }) => ({
      subject: '계정의 이메일 주소가 새로 등록되었습니다',
      paragraphs: [
        `${instant(time)}부터 계정의 이메일 주소는 ${email}입니다.`,
        ...(usable === undefined
          ? []
          : [`${instant(usable)}까지는 출금하거나 다른 회원에게 보낼 수 없습니다.`]),
      ],
      ifNotYou: '본인이 한 것이 아니라면 즉시 고객센터에 문의하세요.',
    }),
    'id-ID': ({ time, email, usable }, { instant }) => ({
      subject: 'Akun Anda memiliki alamat email baru',
      paragraphs: [
        `Sejak ${instant(time)} alamat email akun Anda adalah ${email}.`,
        ...(usable === undefined
          ? []
          : [`Penarikan dan pengiriman ke anggota lain tidak dapat dilakukan sampai ${instant(usable)}.`]),
      ],
      ifNotYou: 'Jika ini bukan Anda, segera hubungi layanan bantuan.',
    }),
  },
  SIGNED_IN_ELSEWHERE: {
    purpose: 'SECURITY',
    opens: '/setting',
    'en-US': ({ time, network, device }: Place, { instant }: Formats) => ({
      subject: 'A sign-in from a new device',
      paragraphs: [
        'Your account was signed in to with a device or from a network that you have not used before.',
        `Time: ${instant(time)}\nDevice: ${device}\nNetwork: ${network}`,
      ],
    }),
    'zh-CN': ({ time, network, device }, { instant }) => ({
      subject: '您的账户在新设备上登录',
      paragraphs: [
        '您的账户刚刚在新的设备或网络上登录。',
        `时间：${instant(time)}\n设备：${device}\n网络：${network}`,
      ],
    }),
    'ja-JP': ({ time, network, device }, { instant }) => ({
      subject: '新しい端末からのログインがありました',
      paragraphs: [
        'これまで使われたことのない端末またはネットワークから、アカウントへのログインがありました。',
        `日時：${instant(time)}\n端末：${device}\nネットワーク：${network}`,
      ],
    }),
    'ko-KP': ({ time, network, device }, { instant }) => ({
      subject: '새 기기에서 로그인했습니다',
      paragraphs: [
        '이전에 사용한 적이 없는 기기 또는 네트워크에서 계정에 로그인했습니다.',
        `시각: ${instant(time)}\n기기: ${device}\n네트워크: ${network}`,
      ],
    }),
    'id-ID': ({ time, network, device }, { instant }) => ({
      subject: 'Ada yang masuk dari perangkat baru',
      paragraphs: [
        'Ada yang masuk ke akun Anda dari perangkat atau jaringan yang belum pernah Anda pakai.',
        `Waktu: ${instant(time)}\nPerangkat: ${device}\nJaringan: ${network}`,
      ],
    }),
  },
  SESSION_MISUSED: {
    purpose: 'SECURITY',
    opens: '/setting',
    'en-US': ({ time, network, device }: Place, { instant }: Formats) => ({
      subject: 'We ended a session to protect your account',
      paragraphs: [
        'A program in your browser tried to use your session, so we signed you out in all tabs of that browser. Check your browser extensions and remove those that you do not need, then change your login password.',
        `Time: ${instant(time)}\nDevice: ${device}\nNetwork: ${network}`,
      ],
    }),
    'zh-CN': ({ time, network, device }, { instant }) => ({
      subject: '为保护您的账户，我们已将一个浏览器退出登录',
      paragraphs: [
        '您浏览器中的其他程序试图使用您的登录状态，我们已将该浏览器的所有标签页退出登录。请检查并移除不需要的浏览器扩展程序，然后更改登录密码。',
        `时间：${instant(time)}\n设备：${device}\n网络：${network}`,
      ],
    }),
    'ja-JP': ({ time, network, device }, { instant }) => ({
      subject: 'アカウント保護のためログアウトしました',
      paragraphs: [
        'お使いのブラウザーのプログラムがお客様のログインを利用しようとしたため、そのブラウザーのすべてのタブでログアウトしました。拡張機能を確認して不要なものを削除し、ログインパスワードを変更してください。',
        `日時：${instant(time)}\n端末：${device}\nネットワーク：${network}`,
      ],
    }),
    'ko-KP': ({ time, network, device }, { instant }) => ({
      subject: '계정을 보호하기 위해 로그아웃했습니다',
      paragraphs: [
        '브라우저의 프로그램이 로그인 세션을 사용하려고 하여 해당 브라우저의 모든 탭에서 로그아웃했습니다. 확장 프로그램을 확인해 필요 없는 것을 삭제한 뒤 로그인 비밀번호를 변경하세요.',
        `시각: ${instant(time)}\n기기: ${device}\n네트워크: ${network}`,
      ],
    }),
    'id-ID': ({ time, network, device }, { instant }) => ({
      subject: 'Kami mengakhiri sesi untuk melindungi akun Anda',
      paragraphs: [
        'Sebuah program di peramban Anda mencoba memakai sesi Anda, jadi Anda kami keluarkan di semua tab peramban itu. Periksa ekstensi peramban dan hapus yang tidak diperlukan, lalu ganti kata sandi masuk Anda.',
        `Waktu: ${instant(time)}\nPerangkat: ${device}\nJaringan: ${network}`,
      ],
    }),
  },
});
