/** Refusals after too many wrong passwords or calls. `until` is an ISO 8601 instant. */
import { defineRefusals, type Formats } from '../messages/index.ts';

export const refusals = defineRefusals({
  LOGIN_LOCKED: {
    field: ['loginPassword', 'oldPassword', 'password'],
    'en-US': ({ until }: { until: string }, { instant }: Formats) =>
      `The login password is locked after too many wrong attempts. Nothing was changed. Try again after ${instant(until)}.`,
    'zh-CN': ({ until }, { instant }) =>
      `登录密码错误次数过多，现已锁定。未做任何更改，请在 ${instant(until)} 之后再试。`,
    'ja-JP': ({ until }, { instant }) =>
      `ログインパスワードを何度も間違えたため、ロックされています。変更は行われていません。${instant(until)} 以降にもう一度お試しください。`,
    'ko-KP': ({ until }, { instant }) =>
      `로그인 비밀번호를 여러 번 틀려 잠겼습니다. 변경된 내용은 없습니다. ${instant(until)} 이후에 다시 시도하세요.`,
    'id-ID': ({ until }, { instant }) =>
      `Kata sandi masuk dikunci karena terlalu sering salah. Tidak ada yang berubah. Coba lagi setelah ${instant(until)}.`,
  },
  TOO_MANY_CALLS: {
    'en-US': ({ seconds }: { seconds: string }) =>
      `Too many requests. Nothing was changed. Try again in ${seconds} seconds.`,
    'zh-CN': ({ seconds }) => `请求过于频繁。未做任何更改，请在 ${seconds} 秒后再试。`,
    'ja-JP': ({ seconds }) =>
      `リクエストが多すぎます。変更は行われていません。${seconds}秒後にもう一度お試しください。`,
    'ko-KP': ({ seconds }) =>
      `요청이 너무 많습니다. 변경된 내용은 없습니다. ${seconds}초 후에 다시 시도하세요.`,
    'id-ID': ({ seconds }) =>
      `Terlalu banyak permintaan. Tidak ada yang berubah. Coba lagi dalam ${seconds} detik.`,
  },
  TRANSACTION_PASSWORD_LOCKED: {
    field: ['transactionPassword', 'oldPassword'],
    'en-US': ({ until }: { until: string }, { instant }: Formats) =>
      `The transaction password is locked after too many wrong attempts. Nothing was changed. Try again after ${instant(until)}.`,
    'zh-CN': ({ until }, { instant }) =>
      `交易密码错误次数过多，现已锁定。未做任何更改，请在 ${instant(until)} 之后再试。`,
    'ja-JP': ({ until }, { instant }) =>
      `取引パスワードを何度も間違えたため、ロックされています。変更は行われていません。${instant(until)} 以降にもう一度お試しください。`,
    'ko-KP': ({ until }, { instant }) =>
      `거래 비밀번호를 여러 번 틀려 잠겼습니다. 변경된 내용은 없습니다. ${instant(until)} 이후에 다시 시도하세요.`,
    'id-ID': ({ until }, { instant }) =>
      `Kata sandi transaksi dikunci karena terlalu sering salah. Tidak ada yang berubah. Coba lagi setelah ${instant(until)}.`,
  },
});
