/** The mail with the code for setting a new login password. */
import type { Locale } from '../../messages/index.ts';

/** The link in a paragraph of its own; nothing where there is none. */
const linked = (words: string, link: string | undefined): string =>
  link === undefined ? '' : `\n${words}\n\n    ${link}\n`;

/** Its subject and plain text, in the language of the request. */
export const passwordCodeMail: Readonly<
  Record<
    Locale,
    (words: {
      readonly userName: string;
      readonly code: string;
      readonly minutes: number;
      /** Opens the portal with the code filled in. */
      readonly link: string | undefined;
    }) => {
      readonly subject: string;
      readonly text: string;
    }
  >
> = {
  'en-US': ({ userName, code, minutes, link }) => ({
    subject: 'Your code for a new login password',
    text: `Hello ${userName},

Your code for a new login password is

    ${code}
${linked('To set a new password, open this link:', link)}
It is valid for ${minutes} minutes and can be used once. Do not share it with anyone: we never ask for it.

If you did not ask for it, you do not need to do anything. Your password stays the same.
`,
  }),
  'zh-CN': ({ userName, code, minutes, link }) => ({
    subject: '重设登录密码的验证码',
    text: `${userName}，您好：

您用于重设登录密码的验证码是

    ${code}
${linked('打开以下链接即可设置新密码：', link)}
验证码在 ${minutes} 分钟内有效，仅可使用一次。请勿告知他人，我们绝不会向您索要验证码。

如果不是您本人操作，无需理会此邮件。您的密码不会改变。
`,
  }),
  'ja-JP': ({ userName, code, minutes, link }) => ({
    subject: 'ログインパスワード再設定の認証コード',
    text: `${userName} 様

ログインパスワードを再設定するための認証コードは次のとおりです。

    ${code}
${linked('次のリンクを開くと、新しいパスワードを設定できます。', link)}
有効期限は${minutes}分で、一度だけ使えます。誰にも教えないでください。当社からお尋ねすることはありません。

お心当たりのない場合は、何もする必要はありません。パスワードは変わりません。
`,
  }),
  'ko-KP': ({ userName, code, minutes, link }) => ({
    subject: '로그인 비밀번호 재설정 인증 코드',
    text: `${userName} 님, 안녕하세요.

로그인 비밀번호를 새로 설정하기 위한 인증 코드입니다.

    ${code}
${linked('다음 링크를 열어 새 비밀번호를 설정하세요.', link)}
${minutes}분 동안 한 번만 사용할 수 있습니다. 누구에게도 알리지 마세요. 저희는 인증 코드를 묻지 않습니다.

직접 요청하지 않았다면 아무것도 하지 않아도 됩니다. 비밀번호는 그대로 유지됩니다.
`,
  }),
  'id-ID': ({ userName, code, minutes, link }) => ({
    subject: 'Kode untuk kata sandi masuk yang baru',
    text: `Halo ${userName},

Kode untuk membuat kata sandi masuk yang baru adalah

    ${code}
${linked('Untuk membuat kata sandi baru, buka tautan ini:', link)}
Kode berlaku selama ${minutes} menit dan hanya sekali pakai. Jangan berikan kepada siapa pun; kami tidak pernah memintanya.

Jika bukan Anda yang memintanya, Anda tidak perlu melakukan apa pun. Kata sandi Anda tetap sama.
`,
  }),
};
