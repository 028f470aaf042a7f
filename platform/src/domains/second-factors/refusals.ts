/** Refusals of second factor requests. */
import { defineRefusals } from '../../messages/index.ts';

export const refusals = defineRefusals({
  FACTOR_CODE_WRONG: {
    field: 'factorCode',
    'en-US': () => 'The code is wrong, or was used before. Nothing was changed. Enter the code shown now.',
    'zh-CN': () => '验证码错误或已使用过。未做任何更改，请输入当前显示的验证码。',
    'ja-JP': () =>
      '認証コードが違うか、すでに使われています。変更は行われていません。現在表示されているコードを入力してください。',
    'ko-KP': () =>
      '인증 코드가 올바르지 않거나 이미 사용되었습니다. 변경된 내용은 없습니다. 지금 표시된 코드를 입력하세요.',
    'id-ID': () =>
      'Kode salah atau sudah pernah dipakai. Tidak ada yang berubah. Masukkan kode yang tampil sekarang.',
  },
  RECOVERY_CODE_WRONG: {
    field: 'factorCode',
    'en-US': () =>
      'This recovery code is wrong, or was used before. Nothing was changed. Check it letter by letter, or enter another one.',
    'zh-CN': () => '恢复代码错误或已使用过。未做任何更改，请逐字核对，或输入另一个恢复代码。',
    'ja-JP': () =>
      'リカバリーコードが違うか、すでに使われています。変更は行われていません。1文字ずつ確認するか、別のリカバリーコードを入力してください。',
    'ko-KP': () =>
      '복구 코드가 올바르지 않거나 이미 사용되었습니다. 변경된 내용은 없습니다. 한 글자씩 확인하거나 다른 복구 코드를 입력하세요.',
    'id-ID': () =>
      'Kode pemulihan salah atau sudah pernah dipakai. Tidak ada yang berubah. Periksa huruf demi huruf, atau masukkan kode pemulihan lain.',
  },
  FACTOR_CODE_USED: {
    field: 'factorCode',
    'en-US': () =>
      'This code was used already. Nothing was changed. Wait for the next one, at most 30 seconds, and enter that.',
    'zh-CN': () => '此验证码已使用过。未做任何更改，请等待下一个验证码（最多 30 秒）后输入。',
    'ja-JP': () =>
      'この認証コードはすでに使われています。変更は行われていません。次のコードが表示されるまで最大30秒待ってから入力してください。',
    'ko-KP': () =>
      '이미 사용한 인증 코드입니다. 변경된 내용은 없습니다. 다음 코드가 나올 때까지 최대 30초 기다렸다가 입력하세요.',
    'id-ID': () =>
      'Kode ini sudah dipakai. Tidak ada yang berubah. Tunggu kode berikutnya, paling lama 30 detik, lalu masukkan.',
  },
  FACTOR_TRIES_USED_UP: {
    field: 'factorCode',
    'en-US': () =>
      'Too many wrong codes were entered today. Nothing was changed. Use a recovery code, or try again tomorrow (GMT+8).',
    'zh-CN': () => '今天验证码错误次数过多。未做任何更改，请使用恢复代码，或明天（GMT+8）再试。',
    'ja-JP': () =>
      '本日の認証コードの間違いが上限に達しました。変更は行われていません。リカバリーコードを使うか、明日（GMT+8）もう一度お試しください。',
    'ko-KP': () =>
      '오늘 인증 코드를 너무 많이 틀렸습니다. 변경된 내용은 없습니다. 복구 코드를 사용하거나 내일(GMT+8) 다시 시도하세요.',
    'id-ID': () =>
      'Terlalu banyak kode salah hari ini. Tidak ada yang berubah. Gunakan kode pemulihan, atau coba lagi besok (GMT+8).',
  },
  FACTOR_CODE_NEEDED: {
    field: 'factorCode',
    'en-US': () =>
      'You have two-step verification already, so this takes a code of it. Nothing was changed. Enter a code.',
    'zh-CN': () => '您已启用两步验证。未做任何更改，请输入验证码。',
    'ja-JP': () =>
      'すでに2段階認証が有効なため、認証コードが必要です。変更は行われていません。コードを入力してください。',
    'ko-KP': () =>
      '이미 2단계 인증을 사용하고 있어 인증 코드가 필요합니다. 변경된 내용은 없습니다. 코드를 입력하세요.',
    'id-ID': () =>
      'Verifikasi dua langkah sudah aktif, jadi kodenya diperlukan. Tidak ada yang berubah. Masukkan kode.',
  },
  FACTOR_MISSING: {
    'en-US': () =>
      'You have no two-step verification any more. Nothing was changed. Load the page again to see what applies.',
    'zh-CN': () => '您的账户未启用两步验证。未做任何更改，请重新加载页面查看当前设置。',
    'ja-JP': () =>
      '2段階認証は設定されていません。変更は行われていません。ページを再読み込みして現在の設定を確認してください。',
    'ko-KP': () =>
      '설정된 2단계 인증이 없습니다. 변경된 내용은 없습니다. 페이지를 새로고침하여 현재 설정을 확인하세요.',
    'id-ID': () =>
      'Verifikasi dua langkah tidak aktif lagi. Tidak ada yang berubah. Muat ulang halaman untuk melihat pengaturan saat ini.',
  },
  FACTOR_UNKNOWN: {
    field: 'id',
    'en-US': () => 'This has been removed already. Nothing was changed. Load the page again.',
    'zh-CN': () => '此验证方式已移除。未做任何更改，请重新加载页面。',
    'ja-JP': () => 'すでに削除されています。変更は行われていません。ページを再読み込みしてください。',
    'ko-KP': () => '이미 삭제되었습니다. 변경된 내용은 없습니다. 페이지를 새로고침하세요.',
    'id-ID': () => 'Ini sudah dihapus. Tidak ada yang berubah. Muat ulang halaman.',
  },
  FACTORS_FULL: {
    'en-US': ({ maximum }: { maximum: string }) =>
      `You can have at most ${maximum}. Nothing was changed. Remove one that you no longer use first.`,
    'zh-CN': ({ maximum }) => `最多可添加 ${maximum} 个。未做任何更改，请先移除不再使用的一个。`,
    'ja-JP': ({ maximum }) =>
      `追加できるのは${maximum}個までです。変更は行われていません。使わなくなったものを先に削除してください。`,
    'ko-KP': ({ maximum }) =>
      `최대 ${maximum}개까지 추가할 수 있습니다. 변경된 내용은 없습니다. 더 이상 쓰지 않는 것을 먼저 삭제하세요.`,
    'id-ID': ({ maximum }) =>
      `Paling banyak ${maximum}. Tidak ada yang berubah. Hapus dulu yang tidak dipakai lagi.`,
  },
  PASSKEY_WRONG: {
    'en-US': () =>
      'The passkey could not be confirmed. It may have been removed from the account. Nothing was changed. Try again, or use another way.',
    'zh-CN': () => '无法确认此通行密钥，它可能已从账户中移除。未做任何更改，请重试或使用其他方式。',
    'ja-JP': () =>
      'パスキーを確認できませんでした。アカウントから削除されている可能性があります。変更は行われていません。もう一度試すか、別の方法をご利用ください。',
    'ko-KP': () =>
      '패스키를 확인할 수 없습니다. 계정에서 삭제되었을 수 있습니다. 변경된 내용은 없습니다. 다시 시도하거나 다른 방법을 사용하세요.',
    'id-ID': () =>
      'Kunci sandi tidak dapat dikonfirmasi. Mungkin sudah dihapus dari akun. Tidak ada yang berubah. Coba lagi, atau gunakan cara lain.',
  },
  PASSKEY_OVER: {
    'en-US': () =>
      'The passkey took too long, or answered this already. Nothing was changed. Use the passkey again.',
    'zh-CN': () => '通行密钥验证已超时或已失效。未做任何更改，请再次使用通行密钥。',
    'ja-JP': () =>
      'パスキーの確認に時間がかかりすぎたか、この確認はすでに済んでいます。変更は行われていません。もう一度パスキーをお使いください。',
    'ko-KP': () =>
      '패스키 확인 시간이 지났거나 이미 사용되었습니다. 변경된 내용은 없습니다. 패스키를 다시 사용하세요.',
    'id-ID': () =>
      'Konfirmasi kunci sandi terlalu lama, atau sudah dipakai. Tidak ada yang berubah. Gunakan kunci sandi sekali lagi.',
  },
  PASSKEY_KNOWN: {
    'en-US': () => 'This passkey was added already. Nothing was changed.',
    'zh-CN': () => '此通行密钥已添加过。未做任何更改。',
    'ja-JP': () => 'このパスキーはすでに追加されています。変更は行われていません。',
    'ko-KP': () => '이미 추가된 패스키입니다. 변경된 내용은 없습니다.',
    'id-ID': () => 'Kunci sandi ini sudah ditambahkan. Tidak ada yang berubah.',
  },
  PASSKEYS_NOT_OFFERED: {
    'en-US': () => 'Passkeys cannot be used here. Nothing was changed. Use another way.',
    'zh-CN': () => '此处无法使用通行密钥。未做任何更改，请使用其他方式。',
    'ja-JP': () => 'ここではパスキーを使えません。変更は行われていません。別の方法をご利用ください。',
    'ko-KP': () => '여기서는 패스키를 사용할 수 없습니다. 변경된 내용은 없습니다. 다른 방법을 사용하세요.',
    'id-ID': () => 'Kunci sandi tidak dapat dipakai di sini. Tidak ada yang berubah. Gunakan cara lain.',
  },
  ENROLMENT_OVER: {
    'en-US': () =>
      'The QR code has expired or was used already. Nothing was changed. Begin again with a new one.',
    'zh-CN': () => '二维码已过期或已使用。未做任何更改，请重新开始并扫描新的二维码。',
    'ja-JP': () =>
      'QRコードの有効期限が切れたか、すでに使われています。変更は行われていません。新しいQRコードでやり直してください。',
    'ko-KP': () =>
      'QR 코드가 만료되었거나 이미 사용되었습니다. 변경된 내용은 없습니다. 새 QR 코드로 다시 시작하세요.',
    'id-ID': () =>
      'Kode QR sudah kedaluwarsa atau sudah dipakai. Tidak ada yang berubah. Mulai lagi dengan yang baru.',
  },
  TRANSACTION_PASSWORD_NEEDED: {
    field: 'transactionPassword',
    'en-US': () => 'The transaction password is needed for this. Nothing was changed. Enter it.',
    'zh-CN': () => '此操作需要交易密码。未做任何更改，请输入交易密码。',
    'ja-JP': () =>
      'この操作には取引パスワードが必要です。変更は行われていません。取引パスワードを入力してください。',
    'ko-KP': () => '이 작업에는 거래 비밀번호가 필요합니다. 변경된 내용은 없습니다. 입력하세요.',
    'id-ID': () => 'Kata sandi transaksi diperlukan untuk ini. Tidak ada yang berubah. Masukkan.',
  },
});
