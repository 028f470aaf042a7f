/** Refusals of insurance packages and premiums. `until` is an ISO 8601 instant. */
import type { CreditType } from '@portal/schema/rest';
import { defineRefusals, type Formats } from '../../messages/index.ts';

export const refusals = defineRefusals({
  TRANSFER_CLOSED: {
    'en-US': ({ until }: { until: string }, { instant }: Formats) =>
      `Transfers are closed for you until ${instant(until)} because you redeemed an insurance package. Nothing was moved.`,
    'zh-CN': ({ until }, { instant }) => `您已赎回保险套餐，转账关闭至 ${instant(until)}。积分没有变动。`,
    'ja-JP': ({ until }, { instant }) =>
      `保険パッケージの解約により、${instant(until)} まで送金できません。クレジットは移動していません。`,
    'ko-KP': ({ until }, { instant }) =>
      `보험 패키지를 해지하여 ${instant(until)}까지 이체할 수 없습니다. 이동된 크레딧은 없습니다.`,
    'id-ID': ({ until }, { instant }) =>
      `Transfer ditutup bagi Anda sampai ${instant(until)} karena Anda mencairkan paket asuransi. Tidak ada yang dipindahkan.`,
  },
  INSURANCE_PACKAGE_CLOSED: {
    'en-US': () => 'This package is not offered at the moment. Nothing was moved. Choose another package.',
    'zh-CN': () => '该套餐目前无法购买。积分没有变动，请选择其他套餐。',
    'ja-JP': () =>
      'このパッケージは現在取り扱っていません。クレジットは移動していません。別のパッケージを選択してください。',
    'ko-KP': () => '지금은 제공되지 않는 패키지입니다. 이동된 크레딧은 없습니다. 다른 패키지를 선택하세요.',
    'id-ID': () => 'Paket ini sedang tidak ditawarkan. Tidak ada yang dipindahkan. Pilih paket lain.',
  },
  INSURANCE_PURCHASES_EXHAUSTED: {
    'en-US': ({ name, maximum }: { name: string; maximum: string }) =>
      `You have bought ${name} the maximum number of times (${maximum}). Nothing was moved. Choose another package.`,
    'zh-CN': ({ name, maximum }) =>
      `您购买 ${name} 的次数已达上限（${maximum} 次）。积分没有变动，请选择其他套餐。`,
    'ja-JP': ({ name, maximum }) =>
      `${name} の購入回数が上限（${maximum}回）に達しています。クレジットは移動していません。別のパッケージを選択してください。`,
    'ko-KP': ({ name, maximum }) =>
      `${name} 패키지의 최대 구매 횟수(${maximum}회)에 도달했습니다. 이동된 크레딧은 없습니다. 다른 패키지를 선택하세요.`,
    'id-ID': ({ name, maximum }) =>
      `Anda sudah membeli ${name} sebanyak batas maksimum (${maximum} kali). Tidak ada yang dipindahkan. Pilih paket lain.`,
  },
  INSURANCE_CHANGED: {
    'en-US': (
      { amount: value, coin }: { amount: string; coin: CreditType },
      { amount, coin: name }: Formats,
    ) =>
      `The amount has changed: it is now ${amount(value)} ${name(coin)}. Nothing was moved. Check the amount and confirm again.`,
    'zh-CN': ({ amount: value, coin }, { amount, coin: name }) =>
      `金额已变化：现在为 ${amount(value)} ${name(coin)}。积分没有变动，请核对后再次确认。`,
    'ja-JP': ({ amount: value, coin }, { amount, coin: name }) =>
      `金額が変わり、現在は ${amount(value)} ${name(coin)}です。クレジットは移動していません。確認して、もう一度確定してください。`,
    'ko-KP': ({ amount: value, coin }, { amount, coin: name }) =>
      `금액이 바뀌어 현재 ${name(coin)} ${amount(value)}입니다. 이동된 크레딧은 없습니다. 확인하고 다시 확정하세요.`,
    'id-ID': ({ amount: value, coin }, { amount, coin: name }) =>
      `Jumlahnya berubah: sekarang ${amount(value)} ${name(coin)}. Tidak ada yang dipindahkan. Periksa lalu konfirmasi lagi.`,
  },
  INSURANCE_UNKNOWN: {
    'en-US': () => 'You have no such insurance package. Nothing was changed.',
    'zh-CN': () => '您没有这个保险套餐。未做任何更改。',
    'ja-JP': () => 'この保険パッケージは見つかりません。変更は行われていません。',
    'ko-KP': () => '회원님에게 없는 보험 패키지입니다. 변경된 내용은 없습니다.',
    'id-ID': () => 'Paket asuransi ini tidak ada pada akun Anda. Tidak ada yang berubah.',
  },
  INSURANCE_ENDED: {
    'en-US': () => 'This package has ended. Nothing was changed.',
    'zh-CN': () => '该套餐已终止。未做任何更改。',
    'ja-JP': () => 'このパッケージはすでに終了しています。変更は行われていません。',
    'ko-KP': () => '이미 종료된 패키지입니다. 변경된 내용은 없습니다.',
    'id-ID': () => 'Paket ini sudah berakhir. Tidak ada yang berubah.',
  },
  INSURANCE_TRIAL: {
    'en-US': () =>
      'A trial package runs by itself until its contract is over; its profits are yours. Nothing was changed.',
    'zh-CN': () => '体验套餐会自动运行至合约到期，收益归您所有。未做任何更改。',
    'ja-JP': () =>
      '体験パッケージは契約満了まで自動で運用され、利益はお客様のものになります。変更は行われていません。',
    'ko-KP': () =>
      '체험 패키지는 계약이 끝날 때까지 자동으로 운용되며 수익은 회원님의 것입니다. 변경된 내용은 없습니다.',
    'id-ID': () =>
      'Paket uji coba berjalan sendiri sampai kontraknya selesai; keuntungannya milik Anda. Tidak ada yang berubah.',
  },
  INSURANCE_LOCKED: {
    'en-US': ({ until }: { until: string }, { instant }: Formats) =>
      `This package is locked until ${instant(until)}. Nothing was moved. Redeem it after that.`,
    'zh-CN': ({ until }, { instant }) => `该套餐锁定至 ${instant(until)}。积分没有变动，请在此之后赎回。`,
    'ja-JP': ({ until }, { instant }) =>
      `このパッケージは ${instant(until)} までロックされています。クレジットは移動していません。それ以降に解約してください。`,
    'ko-KP': ({ until }, { instant }) =>
      `이 패키지는 ${instant(until)}까지 잠겨 있습니다. 이동된 크레딧은 없습니다. 그 후에 해지하세요.`,
    'id-ID': ({ until }, { instant }) =>
      `Paket ini terkunci sampai ${instant(until)}. Tidak ada yang dipindahkan. Cairkan setelah itu.`,
  },
  INSURANCE_UNLOCKED: {
    'en-US': () =>
      'The contract of this package is over, so nothing can be added. Nothing was moved. Upgrade it or redeem it.',
    'zh-CN': () => '该套餐的合约已到期，无法追加。积分没有变动，请升级或赎回。',
    'ja-JP': () =>
      'このパッケージの契約は満了しているため、追加できません。クレジットは移動していません。アップグレードするか解約してください。',
    'ko-KP': () =>
      '이 패키지의 계약이 끝나 추가할 수 없습니다. 이동된 크레딧은 없습니다. 업그레이드하거나 해지하세요.',
    'id-ID': () =>
      'Kontrak paket ini sudah selesai, sehingga tidak dapat ditambah. Tidak ada yang dipindahkan. Tingkatkan atau cairkan paketnya.',
  },
  INSURANCE_NOT_LARGER: {
    'en-US': ({ name }: { name: string }) =>
      `An upgrade needs a package with a higher price than ${name}. Nothing was moved. Choose a larger package.`,
    'zh-CN': ({ name }) => `升级须选择价格高于 ${name} 的套餐。积分没有变动，请选择更大的套餐。`,
    'ja-JP': ({ name }) =>
      `アップグレードには ${name} より価格の高いパッケージが必要です。クレジットは移動していません。より大きなパッケージを選択してください。`,
    'ko-KP': ({ name }) =>
      `업그레이드하려면 ${name}보다 가격이 높은 패키지여야 합니다. 이동된 크레딧은 없습니다. 더 큰 패키지를 선택하세요.`,
    'id-ID': ({ name }) =>
      `Peningkatan memerlukan paket yang harganya di atas ${name}. Tidak ada yang dipindahkan. Pilih paket yang lebih besar.`,
  },
  INSURANCE_NOTHING_LOST: {
    'en-US': () =>
      'Losses have taken nothing from this package, so there is nothing to refill. Nothing was moved.',
    'zh-CN': () => '该套餐没有亏损，无需补足。积分没有变动。',
    'ja-JP': () => 'このパッケージに損失はなく、補充は不要です。クレジットは移動していません。',
    'ko-KP': () => '이 패키지에는 손실이 없어 보충할 것이 없습니다. 이동된 크레딧은 없습니다.',
    'id-ID': () =>
      'Paket ini tidak berkurang karena kerugian, jadi tidak ada yang perlu diisi ulang. Tidak ada yang dipindahkan.',
  },
  INSURANCE_TRADE_DUE: {
    'en-US': () =>
      'The result of the last day is being posted to this package. Nothing was moved. Try again in a minute.',
    'zh-CN': () => '正在为该套餐结算前一日的结果。积分没有变动，请一分钟后重试。',
    'ja-JP': () =>
      'このパッケージに前日の結果を反映しています。クレジットは移動していません。1分後にもう一度お試しください。',
    'ko-KP': () =>
      '이 패키지에 전날의 결과를 반영하고 있습니다. 이동된 크레딧은 없습니다. 1분 후에 다시 시도하세요.',
    'id-ID': () =>
      'Hasil hari sebelumnya sedang dibukukan ke paket ini. Tidak ada yang dipindahkan. Coba lagi dalam satu menit.',
  },
  PREMIUM_MAXIMUM: {
    'en-US': () => 'Premium purchase over the maximum number of purchases. Nothing was moved.',
    'zh-CN': () => '保费购买次数已达上限。积分没有变动。',
    'ja-JP': () => '保険料の購入回数が上限を超えています。クレジットは移動していません。',
    'ko-KP': () => '보험료 구매가 최대 구매 횟수를 초과했습니다. 이동된 크레딧은 없습니다.',
    'id-ID': () => 'Pembelian premi melebihi jumlah pembelian maksimum. Tidak ada yang dipindahkan.',
  },
  PREMIUM_ROUND_OPEN: {
    'en-US': () =>
      'The six trades of the first premium are not over yet. Nothing was moved. The second premium can be paid after them.',
    'zh-CN': () => '第一期保费的六笔交易尚未结束。积分没有变动，请在结束后支付第二期保费。',
    'ja-JP': () =>
      '1回目の保険料の6回のトレードがまだ終わっていません。クレジットは移動していません。2回目の保険料はその後に支払えます。',
    'ko-KP': () =>
      '첫 번째 보험료의 거래 6회가 아직 끝나지 않았습니다. 이동된 크레딧은 없습니다. 두 번째 보험료는 그 후에 납부할 수 있습니다.',
    'id-ID': () =>
      'Enam transaksi dari premi pertama belum selesai. Tidak ada yang dipindahkan. Premi kedua dapat dibayar setelah itu.',
  },
  PREMIUM_ROUND_LOST: {
    'en-US': () =>
      'The second premium opens only after the first round profits, and the sum of its six trades is not above 0. Nothing was moved.',
    'zh-CN': () => '第一期保费的六笔交易合计盈利，才能支付第二期。该套餐的合计未盈利。积分没有变动。',
    'ja-JP': () =>
      '2回目の保険料を支払えるのは、1回目のラウンドが利益になった場合だけです。6回のトレードの合計は0を超えませんでした。クレジットは移動していません。',
    'ko-KP': () =>
      '두 번째 보험료는 첫 라운드에서 수익이 나야 납부할 수 있으나 거래 6회의 합계가 0을 넘지 않습니다. 이동된 크레딧은 없습니다.',
    'id-ID': () =>
      'Premi kedua hanya dibuka setelah putaran pertama untung, sedangkan jumlah enam transaksinya tidak di atas 0. Tidak ada yang dipindahkan.',
  },
  PREMIUM_UNLOCKED: {
    'en-US': () =>
      'Premiums insure the trades of locked packages, and the contract of this one is over. Nothing was moved.',
    'zh-CN': () => '只有锁定中的套餐可以承保，该套餐的合约已到期。积分没有变动。',
    'ja-JP': () =>
      '保険の対象になるのは、ロック中のパッケージのトレードだけです。このパッケージの契約は満了しています。クレジットは移動していません。',
    'ko-KP': () =>
      '보험료는 잠긴 패키지의 거래만 보장하며 이 패키지의 계약은 끝났습니다. 이동된 크레딧은 없습니다.',
    'id-ID': () =>
      'Premi mengasuransikan transaksi paket yang terkunci, sedangkan kontrak paket ini sudah selesai. Tidak ada yang dipindahkan.',
  },
});
