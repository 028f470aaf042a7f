/** Refusals of P2P offers. Amounts and prices are exact decimals. */
import { defineRefusals, type Formats } from '../../messages/index.ts';

export const refusals = defineRefusals({
  OTC_CLOSED: {
    'en-US': () =>
      'P2P offers cannot be published or bought at the moment. Nothing was moved. You can still cancel your own offers.',
    'zh-CN': () => '目前不能发布或买入 P2P 挂单。积分没有变动，您仍可取消自己的挂单。',
    'ja-JP': () =>
      '現在、P2Pの出品と購入はご利用いただけません。クレジットは移動していません。ご自身の出品はキャンセルできます。',
    'ko-KP': () =>
      '지금은 P2P 매물을 게시하거나 구매할 수 없습니다. 이동된 크레딧은 없습니다. 게시한 매물은 취소할 수 있습니다.',
    'id-ID': () =>
      'Penawaran P2P saat ini tidak dapat ditayangkan atau dibeli. Tidak ada yang dipindahkan. Anda tetap dapat membatalkan penawaran sendiri.',
  },
  OTC_PRICE_BELOW: {
    field: 'price',
    'en-US': ({ minimum }: { minimum: string }, { amount, coin: name }: Formats) =>
      `The lowest price is ${amount(minimum)} ${name('CASH_POINT')}. Nothing was moved. Enter a higher price.`,
    'zh-CN': ({ minimum }, { amount, coin: name }) =>
      `最低单价为 ${amount(minimum)} ${name('CASH_POINT')}。积分没有变动，请输入较高的单价。`,
    'ja-JP': ({ minimum }, { amount, coin: name }) =>
      `単価の下限は ${amount(minimum)} ${name('CASH_POINT')}です。クレジットは移動していません。単価を上げてください。`,
    'ko-KP': ({ minimum }, { amount, coin: name }) =>
      `최저 단가는 ${name('CASH_POINT')} ${amount(minimum)}입니다. 이동된 크레딧은 없습니다. 더 높은 단가를 입력하세요.`,
    'id-ID': ({ minimum }, { amount, coin: name }) =>
      `Harga terendah adalah ${amount(minimum)} ${name('CASH_POINT')}. Tidak ada yang dipindahkan. Masukkan harga yang lebih tinggi.`,
  },
  OTC_PRICE_ABOVE: {
    field: 'price',
    'en-US': ({ maximum }: { maximum: string }, { amount, coin: name }: Formats) =>
      `The highest price is ${amount(maximum)} ${name('CASH_POINT')}. Nothing was moved. Enter a lower price.`,
    'zh-CN': ({ maximum }, { amount, coin: name }) =>
      `最高单价为 ${amount(maximum)} ${name('CASH_POINT')}。积分没有变动，请输入较低的单价。`,
    'ja-JP': ({ maximum }, { amount, coin: name }) =>
      `単価の上限は ${amount(maximum)} ${name('CASH_POINT')}です。クレジットは移動していません。単価を下げてください。`,
    'ko-KP': ({ maximum }, { amount, coin: name }) =>
      `최고 단가는 ${name('CASH_POINT')} ${amount(maximum)}입니다. 이동된 크레딧은 없습니다. 더 낮은 단가를 입력하세요.`,
    'id-ID': ({ maximum }, { amount, coin: name }) =>
      `Harga tertinggi adalah ${amount(maximum)} ${name('CASH_POINT')}. Tidak ada yang dipindahkan. Masukkan harga yang lebih rendah.`,
  },
  OTC_TOO_MANY: {
    'en-US': ({ maximum }: { maximum: string }) =>
      `You already have the maximum number of published offers: ${maximum}. Nothing was moved. Cancel one, or wait until one is bought.`,
    'zh-CN': ({ maximum }) =>
      `您已发布的挂单已达上限：${maximum} 个。积分没有变动，请取消其中一个，或等待其中一个成交。`,
    'ja-JP': ({ maximum }) =>
      `公開中の出品が上限（${maximum}件）に達しています。クレジットは移動していません。1件をキャンセルするか、購入されるまでお待ちください。`,
    'ko-KP': ({ maximum }) =>
      `게시할 수 있는 매물 수(${maximum}개)에 도달했습니다. 이동된 크레딧은 없습니다. 하나를 취소하거나 판매될 때까지 기다리세요.`,
    'id-ID': ({ maximum }) =>
      `Penawaran Anda yang tayang sudah maksimum: ${maximum}. Tidak ada yang dipindahkan. Batalkan satu, atau tunggu sampai ada yang dibeli.`,
  },
  OTC_FEE_CHANGED: {
    'en-US': ({ actualAmount }: { actualAmount: string }, { amount, coin: name }: Formats) =>
      `The fee has changed: for this offer you would now receive ${amount(actualAmount)} ${name('CASH_POINT')}. Nothing was moved. Check the amount and confirm again.`,
    'zh-CN': ({ actualAmount }, { amount, coin: name }) =>
      `手续费已变化：挂单成交后将到账 ${amount(actualAmount)} ${name('CASH_POINT')}。积分没有变动，请核对后再次确认。`,
    'ja-JP': ({ actualAmount }, { amount, coin: name }) =>
      `手数料が変わり、この出品の受取額は ${amount(actualAmount)} ${name('CASH_POINT')}になりました。クレジットは移動していません。確認して、もう一度確定してください。`,
    'ko-KP': ({ actualAmount }, { amount, coin: name }) =>
      `수수료가 바뀌어 이 매물로 받는 금액은 이제 ${name('CASH_POINT')} ${amount(actualAmount)}입니다. 이동된 크레딧은 없습니다. 확인하고 다시 확정하세요.`,
    'id-ID': ({ actualAmount }, { amount, coin: name }) =>
      `Biaya berubah: untuk penawaran ini sekarang Anda akan menerima ${amount(actualAmount)} ${name('CASH_POINT')}. Tidak ada yang dipindahkan. Periksa lalu konfirmasi lagi.`,
  },
  OTC_UNKNOWN: {
    'en-US': () => 'There is no such offer. Nothing was changed.',
    'zh-CN': () => '没有这个挂单。未做任何更改。',
    'ja-JP': () => 'この出品は見つかりません。変更は行われていません。',
    'ko-KP': () => '없는 매물입니다. 변경된 내용은 없습니다.',
    'id-ID': () => 'Penawaran ini tidak ada. Tidak ada yang berubah.',
  },
  OTC_OWN: {
    'en-US': () => 'This is your own offer. Nothing was moved. Choose another one.',
    'zh-CN': () => '这是您自己的挂单。积分没有变动，请选择其他挂单。',
    'ja-JP': () => 'ご自身の出品は購入できません。クレジットは移動していません。別の出品を選択してください。',
    'ko-KP': () => '직접 게시한 매물은 구매할 수 없습니다. 이동된 크레딧은 없습니다. 다른 매물을 선택하세요.',
    'id-ID': () => 'Ini penawaran Anda sendiri. Tidak ada yang dipindahkan. Pilih penawaran lain.',
  },
  OTC_SOLD: {
    'en-US': () => 'This offer has already been bought. Nothing was moved. Choose another one.',
    'zh-CN': () => '该挂单已成交。积分没有变动，请选择其他挂单。',
    'ja-JP': () =>
      'この出品はすでに購入されました。クレジットは移動していません。別の出品を選択してください。',
    'ko-KP': () => '이미 판매된 매물입니다. 이동된 크레딧은 없습니다. 다른 매물을 선택하세요.',
    'id-ID': () => 'Penawaran ini sudah dibeli. Tidak ada yang dipindahkan. Pilih penawaran lain.',
  },
  OTC_CANCELLED: {
    'en-US': () => 'Its seller has cancelled this offer. Nothing was moved. Choose another one.',
    'zh-CN': () => '卖方已取消该挂单。积分没有变动，请选择其他挂单。',
    'ja-JP': () =>
      'この出品は出品者がキャンセルしました。クレジットは移動していません。別の出品を選択してください。',
    'ko-KP': () => '판매자가 취소한 매물입니다. 이동된 크레딧은 없습니다. 다른 매물을 선택하세요.',
    'id-ID': () => 'Penawaran ini dibatalkan penjualnya. Tidak ada yang dipindahkan. Pilih penawaran lain.',
  },
  OTC_CHANGED: {
    'en-US': (
      { amount: offered, price }: { amount: string; price: string },
      { amount, coin: name }: Formats,
    ) =>
      `This offer is another than the one you were shown: ${amount(offered)} ${name('USDT_POINT')} at ${amount(price)} ${name('CASH_POINT')} each. Nothing was moved. Check it and confirm again.`,
    'zh-CN': ({ amount: offered, price }, { amount, coin: name }) =>
      `该挂单与您看到的不同：${amount(offered)} ${name('USDT_POINT')}，单价 ${amount(price)} ${name('CASH_POINT')}。积分没有变动，请核对后再次确认。`,
    'ja-JP': ({ amount: offered, price }, { amount, coin: name }) =>
      `この出品は表示された内容と異なります：${amount(offered)} ${name('USDT_POINT')}、単価 ${amount(price)} ${name('CASH_POINT')}。クレジットは移動していません。確認して、もう一度確定してください。`,
    'ko-KP': ({ amount: offered, price }, { amount, coin: name }) =>
      `표시된 내용과 다른 매물입니다: ${name('USDT_POINT')} ${amount(offered)}, 단가 ${name('CASH_POINT')} ${amount(price)}. 이동된 크레딧은 없습니다. 확인하고 다시 확정하세요.`,
    'id-ID': ({ amount: offered, price }, { amount, coin: name }) =>
      `Penawaran ini berbeda dari yang ditampilkan: ${amount(offered)} ${name('USDT_POINT')} dengan harga ${amount(price)} ${name('CASH_POINT')} per kredit. Tidak ada yang dipindahkan. Periksa lalu konfirmasi lagi.`,
  },
  OTC_SELLER_BANNED: {
    'en-US': () => 'This offer cannot be bought at the moment. Nothing was moved. Choose another one.',
    'zh-CN': () => '该挂单目前无法买入。积分没有变动，请选择其他挂单。',
    'ja-JP': () => 'この出品は現在購入できません。クレジットは移動していません。別の出品を選択してください。',
    'ko-KP': () => '지금은 구매할 수 없는 매물입니다. 이동된 크레딧은 없습니다. 다른 매물을 선택하세요.',
    'id-ID': () =>
      'Penawaran ini saat ini tidak dapat dibeli. Tidak ada yang dipindahkan. Pilih penawaran lain.',
  },
  OTC_ENDED: {
    'en-US': () => 'This offer has already been bought or cancelled. Nothing was changed.',
    'zh-CN': () => '该挂单已成交或已取消。未做任何更改。',
    'ja-JP': () => 'この出品はすでに購入されたか、キャンセルされています。変更は行われていません。',
    'ko-KP': () => '이미 판매되었거나 취소된 매물입니다. 변경된 내용은 없습니다.',
    'id-ID': () => 'Penawaran ini sudah dibeli atau sudah dibatalkan. Tidak ada yang berubah.',
  },
});
