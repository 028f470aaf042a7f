/** Refusals of entrust packages. Amounts are exact decimals. */
import { defineRefusals, type Formats } from '../../messages/index.ts';

export const refusals = defineRefusals({
  ENTRUST_CLOSED: {
    'en-US': () => 'This package is not available at the moment. Nothing was moved. Choose another package.',
    'zh-CN': () => '该套餐目前无法购买。积分没有变动，请选择其他套餐。',
    'ja-JP': () =>
      'このパッケージは現在ご利用いただけません。クレジットは移動していません。別のパッケージを選択してください。',
    'ko-KP': () => '지금은 이용할 수 없는 패키지입니다. 이동된 크레딧은 없습니다. 다른 패키지를 선택하세요.',
    'id-ID': () => 'Paket ini saat ini tidak tersedia. Tidak ada yang dipindahkan. Pilih paket lain.',
  },
  ENTRUST_CHANGED: {
    'en-US': (
      // The daily profit in per cent.
      { amount, days, percent }: { amount: string; days: string; percent: string },
      { amount: format }: Formats,
    ) =>
      `The terms have changed: you would now pay ${format(amount)} for a term of ${days} days with a daily profit of ${percent} %. Nothing was moved. Check the terms and confirm again.`,
    'zh-CN': ({ amount, days, percent }, { amount: format }) =>
      `套餐条款已变化：现在需支付 ${format(amount)}，期限 ${days} 天，每日收益率 ${percent} %。积分没有变动，请核对后再次确认。`,
    'ja-JP': ({ amount, days, percent }, { amount: format }) =>
      `条件が変わり、お支払額は ${format(amount)}、期間は${days}日、1日あたりの収益率は ${percent}% になりました。クレジットは移動していません。確認して、もう一度確定してください。`,
    'ko-KP': ({ amount, days, percent }, { amount: format }) =>
      `조건이 바뀌었습니다. 이제 지불할 금액은 ${format(amount)}, 기간은 ${days}일, 일일 수익률은 ${percent} %입니다. 이동된 크레딧은 없습니다. 확인하고 다시 확정하세요.`,
    'id-ID': ({ amount, days, percent }, { amount: format }) =>
      `Ketentuan berubah: sekarang Anda akan membayar ${format(amount)} untuk jangka waktu ${days} hari dengan keuntungan harian ${percent} %. Tidak ada yang dipindahkan. Periksa lalu konfirmasi lagi.`,
  },
  ENTRUST_MAXIMUM: {
    'en-US': ({ maximum }: { maximum: string }) =>
      `You already have the maximum number of this package: ${maximum}. Nothing was moved. Choose another package, or redeem one first.`,
    'zh-CN': ({ maximum }) =>
      `您持有的该套餐已达购买上限：${maximum} 份。积分没有变动，请选择其他套餐，或先赎回一份。`,
    'ja-JP': ({ maximum }) =>
      `このパッケージは保有できる上限（${maximum}件）に達しています。クレジットは移動していません。別のパッケージを選ぶか、先に1件を解約してください。`,
    'ko-KP': ({ maximum }) =>
      `이 패키지의 최대 구매 수(${maximum}개)에 도달했습니다. 이동된 크레딧은 없습니다. 다른 패키지를 선택하거나 먼저 하나를 해지하세요.`,
    'id-ID': ({ maximum }) =>
      `Anda sudah memiliki jumlah maksimum paket ini: ${maximum}. Tidak ada yang dipindahkan. Pilih paket lain, atau cairkan satu terlebih dahulu.`,
  },
  ENTRUST_NOT_NEXT: {
    'en-US': () =>
      'A package can only be upgraded to the next larger one. Nothing was moved. Reload and choose again.',
    'zh-CN': () => '套餐只能升级到下一档更大的套餐。积分没有变动，请刷新后重新选择。',
    'ja-JP': () =>
      'アップグレードできるのは、次に大きいパッケージだけです。クレジットは移動していません。再読み込みして選び直してください。',
    'ko-KP': () =>
      '패키지는 바로 다음 단계로만 업그레이드할 수 있습니다. 이동된 크레딧은 없습니다. 새로 고친 뒤 다시 선택하세요.',
    'id-ID': () =>
      'Paket hanya dapat dinaikkan ke paket lebih besar berikutnya. Tidak ada yang dipindahkan. Muat ulang lalu pilih lagi.',
  },
  ENTRUST_UNKNOWN: {
    'en-US': () => 'You have no such package. Nothing was changed.',
    'zh-CN': () => '您没有这份托管套餐。未做任何更改。',
    'ja-JP': () => 'このパッケージは見つかりません。変更は行われていません。',
    'ko-KP': () => '회원님에게 없는 패키지입니다. 변경된 내용은 없습니다.',
    'id-ID': () => 'Paket ini tidak ada pada akun Anda. Tidak ada yang berubah.',
  },
  ENTRUST_ENDED: {
    'en-US': () => 'This package was already redeemed or upgraded. Nothing was changed.',
    'zh-CN': () => '该套餐已赎回或已升级。未做任何更改。',
    'ja-JP': () => 'このパッケージはすでに解約またはアップグレードされています。変更は行われていません。',
    'ko-KP': () => '이미 해지되었거나 업그레이드된 패키지입니다. 변경된 내용은 없습니다.',
    'id-ID': () => 'Paket ini sudah dicairkan atau dinaikkan. Tidak ada yang berubah.',
  },
  ENTRUST_NOT_OPEN: {
    'en-US': ({ since, until }: { since: string; until: string }, { instant }: Formats) =>
      `This package can only be redeemed within 24 hours after its term: from ${instant(since)} to ${instant(until)}. Nothing was moved. Otherwise it renews itself.`,
    'zh-CN': ({ since, until }, { instant }) =>
      `该套餐只能在到期后 24 小时内赎回：${instant(since)} 至 ${instant(until)}。积分没有变动，逾期未赎回将自动续期。`,
    'ja-JP': ({ since, until }, { instant }) =>
      `このパッケージを解約できるのは、満期から 24時間以内（${instant(since)}〜${instant(until)}）だけです。クレジットは移動していません。解約しない場合は自動更新されます。`,
    'ko-KP': ({ since, until }, { instant }) =>
      `이 패키지는 만기 후 24시간 이내에만 해지할 수 있습니다: ${instant(since)} ~ ${instant(until)}. 이동된 크레딧은 없습니다. 해지하지 않으면 자동으로 갱신됩니다.`,
    'id-ID': ({ since, until }, { instant }) =>
      `Paket ini hanya dapat dicairkan dalam 24 jam setelah jatuh tempo: dari ${instant(since)} sampai ${instant(until)}. Tidak ada yang dipindahkan. Jika tidak, paket diperpanjang otomatis.`,
  },
});
