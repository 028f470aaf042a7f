/** The mail with the code for setting a new login password. */
import type { Locale } from '../../messages/index.ts';

/** Its subject and plain text, in the language of the request. */
export const passwordCodeMail: Readonly<
  Record<
    Locale,
    (words: { readonly userName: string; readonly code: string; readonly minutes: number }) => {
      readonly subject: string;
      readonly text: string;
    }
  >
> = {
  'en-US': ({ userName, code, minutes }) => ({
    subject: 'Your code for a new login password',
    text: `Hello ${userName},

Your code for a new login password is

    ${code}

It is valid for ${minutes} minutes and can be used once. Do not share it with anyone: we never ask for it.

If you did not ask for it, you do not need to do anything. Your password stays the same.
`,
  }),
  'zh-CN': ({ userName, code, minutes }) => ({
    subject: '重设登录密码的验证码',
    text: `${userName}，您好：

您用于重设登录密码的验证码是

    ${code}

验证码在 ${minutes} 分钟内有效，仅可使用一次。请勿告知他人，我们绝不会向您索要验证码。

如果不是您本人操作，无需理会此邮件。您的密码不会改变。
`,
  }),
  'ja-JP': ({ userName, code, minutes }) => ({
    subject: 'ログインパスワード再設定の認証コード',
    text: `${userName} 様

ログインパスワードを再設定するための認証コードは次のとおりです。

    ${code}

有効期限は${minutes}分で、一度だけ使えます。誰にも教えないでください。当社からお尋ねすることはありません。

お心当たりのない場合は、何もする必要はありません。パスワードは変わりません。
`,
  }),
  'ko-KP': ({ userName, code, minutes }) => ({
    subject: '로그인 비밀번호 재설정 인증 코드',
    text: `${userName} 님, 안녕하세요.

로그인 비밀번호를 새로 설정하기 위한 인증 코드입니다.

    ${code}

${minutes}분 동안 한 번만 사용할 수 있습니다. 누구에게도 알리지 마세요. 저희는 인증 코드를 묻지 않습니다.

직접 요청하지 않았다면 아무것도 하지 않아도 됩니다. 비밀번호는 그대로 유지됩니다.
`,
  }),
  'id-ID': ({ userName, code, minutes }) => ({
    subject: 'Kode untuk kata sandi masuk yang baru',
    text: `Halo ${userName},

Kode untuk membuat kata sandi masuk yang baru adalah

    ${code}

Kode berlaku selama ${minutes} menit dan hanya sekali pakai. Jangan berikan kepada siapa pun; kami tidak pernah memintanya.

Jika bukan Anda yang memintanya, Anda tidak perlu melakukan apa pun. Kata sandi Anda tetap sama.
`,
  }),
};
