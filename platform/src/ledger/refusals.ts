/** Refusals of the ledger. */
import type { CreditType } from '@portal/schema/rest';
import { defineRefusals, type Formats } from '../messages/index.ts';

export const refusals = defineRefusals({
  INSUFFICIENT_BALANCE: {
    field: 'amount',
    'en-US': ({ coin }: { coin: CreditType; bucket: string }, { coin: name }: Formats) =>
      `You do not have enough ${name(coin)} for this. Nothing was moved. Enter a smaller amount.`,
    'zh-CN': ({ coin }, { coin: name }) => `您的${name(coin)}余额不足。积分没有变动，请输入较小的金额。`,
    'ja-JP': ({ coin }, { coin: name }) =>
      `${name(coin)}の残高が足りません。クレジットは移動していません。金額を減らしてください。`,
    'ko-KP': ({ coin }, { coin: name }) =>
      `${name(coin)} 잔액이 부족합니다. 이동된 크레딧은 없습니다. 더 적은 금액을 입력하세요.`,
    'id-ID': ({ coin }, { coin: name }) =>
      `Saldo ${name(coin)} Anda tidak cukup. Tidak ada yang dipindahkan. Masukkan jumlah yang lebih kecil.`,
  },
  AMOUNT_INVALID: {
    'en-US': (_words: { field: string }) =>
      'The amount is not valid. Nothing was moved. Enter another amount.',
    'zh-CN': () => '金额无效。积分没有变动，请重新输入金额。',
    'ja-JP': () => '金額が正しくありません。クレジットは移動していません。別の金額を入力してください。',
    'ko-KP': () => '금액이 올바르지 않습니다. 이동된 크레딧은 없습니다. 다른 금액을 입력하세요.',
    'id-ID': () => 'Jumlah tidak valid. Tidak ada yang dipindahkan. Masukkan jumlah lain.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    'en-US': () =>
      'This order was already sent with other details. Nothing was moved this time. Check your history, then start again.',
    'zh-CN': () => '该订单已以其他内容提交过。本次积分没有变动，请先查看记录，再重新发起。',
    'ja-JP': () =>
      'この手続きは別の内容ですでに送信されています。今回、クレジットは移動していません。履歴を確認してから、最初からやり直してください。',
    'ko-KP': () =>
      '이미 다른 내용으로 보낸 주문입니다. 이번에 이동된 크레딧은 없습니다. 내역을 확인한 뒤 다시 시작하세요.',
    'id-ID': () =>
      'Pesanan ini sudah pernah dikirim dengan isi yang berbeda. Kali ini tidak ada yang dipindahkan. Periksa riwayat Anda, lalu mulai lagi.',
  },
  IDEMPOTENCY_KEY_INVALID: {
    'en-US': (_words: { field: string }) =>
      'The idempotency key is not valid. Nothing was moved. Start again.',
    'zh-CN': () => '提交编号无效。积分没有变动，请重新发起。',
    'ja-JP': () =>
      '手続きの情報が正しくありません。クレジットは移動していません。最初からやり直してください。',
    'ko-KP': () => '멱등 키가 올바르지 않습니다. 이동된 크레딧은 없습니다. 다시 시작하세요.',
    'id-ID': () => 'Kunci idempotensi tidak valid. Tidak ada yang dipindahkan. Mulai lagi.',
  },
  ALREADY_REVERSED: {
    'en-US': () => 'This movement was already reversed. Nothing was changed.',
    'zh-CN': () => '这笔变动此前已冲正。未做任何更改。',
    'ja-JP': () => 'この取引はすでに取り消されています。変更は行われていません。',
    'ko-KP': () => '이미 되돌린 거래입니다. 변경된 내용은 없습니다.',
    'id-ID': () => 'Mutasi ini sudah dikoreksi. Tidak ada yang berubah.',
  },
  NOT_REVERSIBLE: {
    'en-US': () => 'This movement cannot be reversed. Nothing was changed.',
    'zh-CN': () => '这笔变动无法冲正。未做任何更改。',
    'ja-JP': () => 'この取引は取り消せません。変更は行われていません。',
    'ko-KP': () => '되돌릴 수 없는 거래입니다. 변경된 내용은 없습니다.',
    'id-ID': () => 'Mutasi ini tidak dapat dikoreksi. Tidak ada yang berubah.',
  },
  HOLD_ALREADY_CLOSED: {
    'en-US': () => 'This order was already decided. Nothing was changed.',
    'zh-CN': () => '该订单已处理完毕。未做任何更改。',
    'ja-JP': () => 'この手続きはすでに完了しています。変更は行われていません。',
    'ko-KP': () => '이미 처리된 주문입니다. 변경된 내용은 없습니다.',
    'id-ID': () => 'Pesanan ini sudah diputuskan. Tidak ada yang berubah.',
  },
  HOLD_AMOUNT_EXCEEDED: {
    'en-US': () => 'This is more than is still set aside for the order. Nothing was changed.',
    'zh-CN': () => '超出该订单剩余的冻结金额。未做任何更改。',
    'ja-JP': () => '手続きのために確保されている金額を超えています。変更は行われていません。',
    'ko-KP': () => '주문을 위해 동결된 금액을 초과합니다. 변경된 내용은 없습니다.',
    'id-ID': () => 'Jumlah ini melebihi yang disisihkan untuk pesanan. Tidak ada yang berubah.',
  },
  LEDGER_HALTED: {
    'en-US': () =>
      'Credits cannot be moved while we check our books. Nothing was changed and your balances are kept. Try again later.',
    'zh-CN': () => '我们正在核对账目，暂时无法变动积分。您的余额保持不变，请稍后再试。',
    'ja-JP': () =>
      '帳簿を確認しているため、現在クレジットを移動できません。残高は変わっていません。しばらくしてからもう一度お試しください。',
    'ko-KP': () =>
      '장부를 확인하는 중이라 지금은 크레딧을 이동할 수 없습니다. 변경된 내용은 없으며 잔액은 그대로입니다. 나중에 다시 시도하세요.',
    'id-ID': () =>
      'Kredit tidak dapat dipindahkan selama kami memeriksa pembukuan. Tidak ada yang berubah, dan saldo Anda tetap utuh. Coba lagi nanti.',
  },
});
