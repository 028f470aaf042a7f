/** Refusals of conversions. Amounts are exact decimals. */
import type { CreditType } from '@portal/schema/rest';
import { defineRefusals, type Formats } from '../../messages/index.ts';

export const refusals = defineRefusals({
  CONVERT_PAIR_CLOSED: {
    'en-US': ({ from, to }: { from: CreditType; to: CreditType }, { coin: name }: Formats) =>
      `Converting ${name(from)} into ${name(to)} is not available at the moment. Nothing was moved. Choose another pair.`,
    'zh-CN': ({ from, to }, { coin: name }) =>
      `${name(from)}目前不能兑换为${name(to)}。积分没有变动，请选择其他组合。`,
    'ja-JP': ({ from, to }, { coin: name }) =>
      `${name(from)}から${name(to)}への交換は現在ご利用いただけません。クレジットは移動していません。別の組み合わせを選択してください。`,
    'ko-KP': ({ from, to }, { coin: name }) =>
      `지금은 이 조합으로 전환할 수 없습니다: ${name(from)} → ${name(to)}. 이동된 크레딧은 없습니다. 다른 조합을 선택하세요.`,
    'id-ID': ({ from, to }, { coin: name }) =>
      `Konversi ${name(from)} menjadi ${name(to)} saat ini tidak tersedia. Tidak ada yang dipindahkan. Pilih pasangan lain.`,
  },
  CONVERT_CHANGED: {
    'en-US': (
      { actualAmount, coin }: { actualAmount: string; coin: CreditType },
      { amount, coin: name }: Formats,
    ) =>
      `The rate or the fee has changed: you would now receive ${amount(actualAmount)} ${name(coin)}. Nothing was moved. Check the amount and confirm again.`,
    'zh-CN': ({ actualAmount, coin }, { amount, coin: name }) =>
      `汇率或手续费已变化：现在的到账金额为 ${amount(actualAmount)} ${name(coin)}。积分没有变动，请核对后再次确认。`,
    'ja-JP': ({ actualAmount, coin }, { amount, coin: name }) =>
      `レートまたは手数料が変わり、受取額は ${amount(actualAmount)} ${name(coin)}になりました。クレジットは移動していません。確認して、もう一度確定してください。`,
    'ko-KP': ({ actualAmount, coin }, { amount, coin: name }) =>
      `환율 또는 수수료가 바뀌어 이제 받는 금액은 ${name(coin)} ${amount(actualAmount)}입니다. 이동된 크레딧은 없습니다. 확인하고 다시 확정하세요.`,
    'id-ID': ({ actualAmount, coin }, { amount, coin: name }) =>
      `Kurs atau biaya berubah: sekarang Anda akan menerima ${amount(actualAmount)} ${name(coin)}. Tidak ada yang dipindahkan. Periksa lalu konfirmasi lagi.`,
  },
  CONVERT_UNKNOWN: {
    'en-US': () => 'You have no such conversion. Nothing was changed.',
    'zh-CN': () => '您没有这笔兑换。未做任何更改。',
    'ja-JP': () => 'この交換は見つかりません。変更は行われていません。',
    'ko-KP': () => '회원님의 전환 주문 중에 없는 주문입니다. 변경된 내용은 없습니다.',
    'id-ID': () => 'Pesanan konversi ini tidak ada pada akun Anda. Tidak ada yang berubah.',
  },
  CONVERT_ENDED: {
    'en-US': () => 'This order has already settled or was cancelled. Nothing was changed.',
    'zh-CN': () => '该兑换已完成或已取消。未做任何更改。',
    'ja-JP': () => 'この交換はすでに完了したか、キャンセルされています。変更は行われていません。',
    'ko-KP': () => '이미 완료되었거나 취소된 주문입니다. 변경된 내용은 없습니다.',
    'id-ID': () => 'Pesanan ini sudah selesai atau sudah dibatalkan. Tidak ada yang berubah.',
  },
});
