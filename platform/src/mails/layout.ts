/** The common layout of mails. */
import type { Locale } from '@portal/schema/locales';
import { formatReason, type Messages } from '../messages/index.ts';
import type { MailDraft, MailPurpose } from './define-mails.ts';

/** Which footer a mail has: for the kinds that members choose, or for security. */
type FooterKind = 'chosen' | 'security';

interface Words {
  /** The sender's display name. */
  readonly sender: string;
  readonly greeting: (userName: string) => string;
  /** What to do about an unrecognized security change, unless the mail has its own text. */
  readonly ifNotYou: string;
  /** Before the link to the help page, which lists how to contact support. */
  readonly support: string;
  readonly ends: Readonly<Record<FooterKind, string>>;
  readonly portal: string;
  /** Before the link to the order. */
  readonly order: string;
  readonly receipt: (number: string) => string;
}

const layouts: Readonly<Record<Locale, Words>> = {
  'en-US': {
    sender: 'Members’ portal',
    greeting: (userName) => `Hello ${userName},`,
    ifNotYou:
      'If this was not you, set a new login password at once with “Forgot your password?”, and contact support.',
    support: 'How to reach support:',
    ends: {
      chosen: 'You choose in the settings which emails you receive.',
      security: 'Emails about the security of your account are always sent.',
    },
    portal: 'Open the portal:',
    order: 'See the details in the portal:',
    receipt: (number) => `Receipt number: ${number}`,
  },
  'zh-CN': {
    sender: '会员中心',
    greeting: (userName) => `${userName}，您好：`,
    ifNotYou: '如非本人操作，请立即通过“忘记密码？”重设登录密码，并联系客服。',
    support: '客服联系方式：',
    ends: {
      chosen: '您可以在设置中选择接收哪些邮件。',
      security: '与账户安全有关的邮件始终会发送。',
    },
    portal: '打开会员中心：',
    order: '在会员中心查看详情：',
    receipt: (number) => `单号：${number}`,
  },
  'ja-JP': {
    sender: '会員ポータル',
    greeting: (userName) => `${userName} 様`,
    ifNotYou:
      'お心当たりのない場合は、すぐに「パスワードをお忘れですか？」からログインパスワードを再設定し、サポートにご連絡ください。',
    support: 'サポートへのお問い合わせ：',
    ends: {
      chosen: '受け取るメールの種類は、設定で選べます。',
      security: 'アカウントのセキュリティに関するメールは、必ずお送りしています。',
    },
    portal: '会員ポータルを開く：',
    order: '会員ポータルで詳細を見る：',
    receipt: (number) => `受付番号：${number}`,
  },
  'ko-KP': {
    sender: '회원 포털',
    greeting: (userName) => `${userName} 님, 안녕하세요.`,
    ifNotYou:
      '본인이 한 것이 아니라면 즉시 ‘비밀번호를 잊으셨나요?’에서 로그인 비밀번호를 새로 설정하고 고객센터에 문의하세요.',
    support: '고객센터 문의 방법:',
    ends: {
      chosen: '받을 이메일의 종류는 설정에서 선택할 수 있습니다.',
      security: '계정 보안에 관한 이메일은 항상 발송됩니다.',
    },
    portal: '회원 포털 열기:',
    order: '회원 포털에서 자세히 보기:',
    receipt: (number) => `접수 번호: ${number}`,
  },
  'id-ID': {
    sender: 'Portal anggota',
    greeting: (userName) => `Halo ${userName},`,
    ifNotYou:
      'Jika ini bukan Anda, segera buat kata sandi masuk yang baru melalui “Lupa kata sandi?”, dan hubungi layanan bantuan.',
    support: 'Cara menghubungi layanan bantuan:',
    ends: {
      chosen: 'Anda dapat memilih di pengaturan email apa saja yang Anda terima.',
      security: 'Email tentang keamanan akun Anda selalu dikirim.',
    },
    portal: 'Buka portal:',
    order: 'Lihat detailnya di portal:',
    receipt: (number) => `Nomor bukti: ${number}`,
  },
};

const getFooterKind = (purpose: MailPurpose): FooterKind | undefined => {
  if (purpose === 'CODE') return undefined;
  return purpose === 'SECURITY' ? 'security' : 'chosen';
};

/** What the layout needs in addition to the mail. */
interface Reader {
  readonly userName: string;
  readonly locale: Locale;
  /** The portal's URL; undefined: the mail has no link. */
  readonly portalUrl: string | undefined;
}

/** The portal's help page, also open to visitors. */
const helpPath = '/help';

/** The URL of a portal page; default: the start page. The part after `#` is not sent to a server. */
const linkTo = (portalUrl: string, path: string | undefined): string =>
  path === undefined ? `${portalUrl}/` : `${portalUrl}/#${path}`;

/** The path of a list with one order open. */
const pathOfOrder = (list: string, receipt: string): string =>
  `${list}${list.includes('?') ? '&' : '?'}${new URLSearchParams({ receipt }).toString()}`;

/** A link on a separate line. */
const linked = (words: string, link: string): string => `${words}\n\n    ${link}`;

/** The sender's display name in the language of the mail. */
export const getSenderName = (locale: Locale): string => layouts[locale].sender;

/** Renders the subject and text of a mail in the recipient's language. */
export function render(
  { definition: { texts, purpose, opens }, words }: MailDraft,
  { userName, locale, portalUrl }: Reader,
  messages: Messages,
): { readonly subject: string; readonly text: string } {
  const { greeting, support, ends, receipt, ...frame } = layouts[locale];
  const { reason, receipt: number } = words;
  const said = typeof reason === 'string' ? { ...words, reason: formatReason(reason, locale) } : words;
  // The constructor checked the parameters, so they match the mail.
  const {
    subject,
    paragraphs,
    ifNotYou = frame.ifNotYou,
  } = texts[locale](said as never, messages.getMailFormats(locale));
  const end = getFooterKind(purpose);
  const order = opens !== undefined && typeof number === 'string' ? pathOfOrder(opens, number) : undefined;
  // A thief may have requested the code, so this is a security matter too.
  const alarms = end === 'security' || (purpose === 'CODE' && opens !== undefined);
  const links =
    portalUrl === undefined || (end === undefined && !alarms)
      ? []
      : [
          ...(alarms ? [linked(support, linkTo(portalUrl, helpPath))] : []),
          linked(order === undefined ? frame.portal : frame.order, linkTo(portalUrl, order ?? opens)),
        ];
  const whole = [
    greeting(userName),
    ...paragraphs,
    ...(typeof number === 'string' ? [receipt(number)] : []),
    ...(end === 'security' ? [ifNotYou] : []),
    ...links,
    ...(end === undefined ? [] : [ends[end]]),
  ];
  return { subject, text: `${whole.join('\n\n')}\n` };
}
