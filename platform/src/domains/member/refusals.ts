/** Refusals of account and password requests. */
import { defineRefusals, type Formats } from '../../messages/index.ts';

export const refusals = defineRefusals({
  BANNED: {
    needs: 'support',
    'en-US': () => 'This account cannot sign in. Contact support.',
    'zh-CN': () => '此账户已被禁止登录，请联系客服。',
    'ja-JP': () => 'このアカウントではログインできません。サポートにお問い合わせください。',
    'ko-KP': () => '로그인할 수 없는 계정입니다. 고객센터에 문의하세요.',
    'id-ID': () => 'Akun ini tidak dapat digunakan untuk masuk. Hubungi layanan bantuan.',
  },
  CONFIRMED_OTHER: {
    field: 'transactionPassword',
    'en-US': () =>
      'What you confirmed is not what was sent, so nothing was changed. Check the details and confirm again.',
    'zh-CN': () => '确认的内容与提交的内容不一致。未做任何更改，请核对后重新确认。',
    'ja-JP': () =>
      '確認した内容と送信された内容が異なるため、変更は行われていません。内容を確かめて、もう一度確定してください。',
    'ko-KP': () =>
      '확인한 내용과 전송된 내용이 달라 변경된 내용이 없습니다. 내용을 확인한 후 다시 진행하세요.',
    'id-ID': () =>
      'Yang Anda konfirmasi berbeda dari yang dikirim, jadi tidak ada yang berubah. Periksa rinciannya, lalu konfirmasikan lagi.',
  },
  PROOF_NEEDED: {
    field: 'transactionPassword',
    needs: 'support',
    'en-US': () =>
      'Your two-step verification has to confirm this, and no confirmation that is still valid came with it. Nothing was changed. Confirm again. If no code is asked for here, contact support.',
    'zh-CN': () =>
      '此操作需要通过两步验证确认，但未收到有效的确认。未做任何更改，请重新确认；如果此处没有要求输入验证码，请联系客服。',
    'ja-JP': () =>
      'この操作には2段階認証による確認が必要です。変更は行われていません。もう一度確認してください。この画面でコードを求められない場合は、サポートにお問い合わせください。',
    'ko-KP': () =>
      '이 작업은 2단계 인증으로 확인해야 하지만 유효한 확인이 없습니다. 변경된 내용은 없습니다. 다시 확인하세요. 여기에서 코드를 요청하지 않으면 고객센터에 문의하세요.',
    'id-ID': () =>
      'Tindakan ini harus dikonfirmasi dengan verifikasi dua langkah Anda, dan tidak ada konfirmasi yang masih berlaku. Tidak ada yang berubah. Konfirmasikan lagi. Jika kode tidak diminta di sini, hubungi layanan bantuan.',
  },
  TERMS_CHANGED: {
    'en-US': () =>
      'The terms have changed. Nothing was accepted. Read the terms now in force, then accept them.',
    'zh-CN': () => '条款已更新，您的同意未生效。请阅读现行条款后再同意。',
    'ja-JP': () =>
      '利用規約が改定されました。同意は完了していません。現在の利用規約を読んでから同意してください。',
    'ko-KP': () => '약관이 바뀌었습니다. 동의는 저장되지 않았습니다. 현재 약관을 읽은 뒤 동의하세요.',
    'id-ID': () =>
      'Ketentuan telah berubah. Persetujuan belum tercatat. Baca ketentuan yang berlaku sekarang, lalu setujui.',
  },
  TERMS_NOT_ACCEPTED: {
    'en-US': () =>
      'You have not accepted the terms in force. Nothing was changed. Open “Terms”, accept them, and try again.',
    'zh-CN': () => '您尚未同意现行条款。未做任何更改。请打开“条款”页面，同意后重试。',
    'ja-JP': () =>
      '現在の利用規約にまだ同意されていません。変更は行われていません。「利用規約」を開いて同意してから、もう一度お試しください。',
    'ko-KP': () =>
      '현재 약관에 아직 동의하지 않았습니다. 변경된 내용은 없습니다. “약관”을 열어 동의한 뒤 다시 시도하세요.',
    'id-ID': () =>
      'Anda belum menyetujui ketentuan yang berlaku. Tidak ada yang berubah. Buka “Ketentuan”, setujui, lalu coba lagi.',
  },
  PASSWORDS_ALIKE: {
    field: ['transactionPassword', 'newPassword', 'password'],
    'en-US': () =>
      'The login password and the transaction password must be different. Nothing was changed. Choose another password.',
    'zh-CN': () => '登录密码与交易密码不能相同。未做任何更改，请换一个密码。',
    'ja-JP': () =>
      'ログインパスワードと取引パスワードは別のものにしてください。変更は行われていません。別のパスワードを入力してください。',
    'ko-KP': () =>
      '로그인 비밀번호와 거래 비밀번호는 서로 달라야 합니다. 변경된 내용은 없습니다. 다른 비밀번호를 선택하세요.',
    'id-ID': () =>
      'Kata sandi masuk dan kata sandi transaksi harus berbeda. Tidak ada yang berubah. Pilih kata sandi lain.',
  },
  OUTGOING_SUSPENDED: {
    'en-US': ({ until }: { until: string }, { instant }: Formats) =>
      `To protect your credits after a reset of the transaction password or a change of the email address, no credits can leave your account and no payout method can be added or changed until ${instant(until)}. Nothing was moved.`,
    'zh-CN': ({ until }, { instant }) =>
      `重设交易密码或更改邮箱后，为保护您的积分，${instant(until)} 之前积分不能转出账户，也不能添加或更改收款方式。积分没有变动。`,
    'ja-JP': ({ until }, { instant }) =>
      `取引パスワードの再設定後やメールアドレスの変更後は、クレジットを守るため、${instant(until)} まで、出金や送金などでクレジットをアカウントの外へ移すことと、出金先の追加・変更はできません。クレジットは移動していません。`,
    'ko-KP': ({ until }, { instant }) =>
      `거래 비밀번호를 새로 설정하거나 이메일 주소를 변경한 뒤에는 크레딧을 보호하기 위해 ${instant(until)}까지 크레딧을 계정 밖으로 보내거나 받는 곳을 추가·변경할 수 없습니다. 이동된 크레딧은 없습니다.`,
    'id-ID': ({ until }, { instant }) =>
      `Demi keamanan kredit Anda setelah kata sandi transaksi dibuat ulang atau alamat email diganti, kredit tidak dapat keluar dari akun Anda dan tujuan pembayaran tidak dapat ditambah atau diubah hingga ${instant(until)}. Tidak ada yang dipindahkan.`,
  },
  PASSWORD_UNCHANGED: {
    field: 'newPassword',
    'en-US': () => 'The new password is the one you already use. Nothing was changed. Choose another one.',
    'zh-CN': () => '新密码与当前密码相同。未做任何更改，请换一个密码。',
    'ja-JP': () =>
      '新しいパスワードが現在のものと同じです。変更は行われていません。別のパスワードを入力してください。',
    'ko-KP': () =>
      '새 비밀번호가 지금 사용하는 비밀번호와 같습니다. 변경된 내용은 없습니다. 다른 비밀번호를 선택하세요.',
    'id-ID': () =>
      'Kata sandi baru sama dengan yang sedang Anda pakai. Tidak ada yang berubah. Pilih kata sandi lain.',
  },
  PASSWORD_CHANGED_TOO_OFTEN: {
    'en-US': ({ until }: { until: string }, { instant }: Formats) =>
      `This password was changed five times within a day. Nothing was changed. It can be changed again after ${instant(until)}.`,
    'zh-CN': ({ until }, { instant }) =>
      `该密码在一天内已更改 5 次。未做任何更改，请在 ${instant(until)} 之后再试。`,
    'ja-JP': ({ until }, { instant }) =>
      `このパスワードは1日に5回変更されています。変更は行われていません。${instant(until)} 以降に変更できます。`,
    'ko-KP': ({ until }, { instant }) =>
      `이 비밀번호는 하루 동안 5번 변경되었습니다. 변경된 내용은 없습니다. ${instant(until)} 이후에 다시 변경할 수 있습니다.`,
    'id-ID': ({ until }, { instant }) =>
      `Kata sandi ini sudah diubah lima kali dalam sehari. Tidak ada yang berubah. Kata sandi dapat diubah lagi setelah ${instant(until)}.`,
  },
  CURRENT_PASSWORD_WRONG: {
    field: ['loginPassword', 'oldPassword', 'password'],
    'en-US': () => 'The login password is wrong. Nothing was changed. Enter it again.',
    'zh-CN': () => '登录密码错误。未做任何更改，请重新输入。',
    'ja-JP': () => 'ログインパスワードが違います。変更は行われていません。もう一度入力してください。',
    'ko-KP': () => '로그인 비밀번호가 올바르지 않습니다. 변경된 내용은 없습니다. 다시 입력하세요.',
    'id-ID': () => 'Kata sandi masuk salah. Tidak ada yang berubah. Masukkan lagi.',
  },
  TRANSACTION_PASSWORD_WRONG: {
    field: ['transactionPassword', 'oldPassword'],
    'en-US': () =>
      'The transaction password is wrong. Nothing was changed. After five wrong attempts it is locked for 15 minutes.',
    'zh-CN': () => '交易密码错误。未做任何更改。连续错误 5 次后将锁定 15 分钟。',
    'ja-JP': () => '取引パスワードが違います。変更は行われていません。5回間違えると15分間ロックされます。',
    'ko-KP': () =>
      '거래 비밀번호가 올바르지 않습니다. 변경된 내용은 없습니다. 5번 틀리면 15분 동안 잠깁니다.',
    'id-ID': () =>
      'Kata sandi transaksi salah. Tidak ada yang berubah. Setelah lima kali salah, kata sandi dikunci selama 15 menit.',
  },
});
