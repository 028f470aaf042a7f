/** Refusals of withdrawals. Amounts are exact decimals, `until` is an ISO 8601 instant. */
import type { CreditType } from '@portal/schema/rest';
import { defineRefusals, type Formats } from '../../messages/index.ts';

export const refusals = defineRefusals({
  WITHDRAWAL_TODAY: {
    'en-US': ({ until }: { until: string }, { instant }: Formats) =>
      `You can withdraw once a day. Nothing was moved. The next withdrawal is possible from ${instant(until)}.`,
    'zh-CN': ({ until }, { instant }) =>
      `每天只能提现一次。积分没有变动，下次可提现时间为 ${instant(until)}。`,
    'ja-JP': ({ until }, { instant }) =>
      `出金は1日1回です。クレジットは移動していません。次の出金は ${instant(until)} 以降にできます。`,
    'ko-KP': ({ until }, { instant }) =>
      `출금은 하루에 한 번 할 수 있습니다. 이동된 크레딧은 없습니다. 다음 출금은 ${instant(until)}부터 가능합니다.`,
    'id-ID': ({ until }, { instant }) =>
      `Penarikan dapat dilakukan sekali sehari. Tidak ada yang dipindahkan. Penarikan berikutnya bisa mulai ${instant(until)}.`,
  },
  WITHDRAWAL_CLOSED: {
    'en-US': () =>
      'This way to withdraw is not available at the moment. Nothing was moved. Choose another way.',
    'zh-CN': () => '该提现方式目前不可用。积分没有变动，请选择其他方式。',
    'ja-JP': () =>
      'この方法の出金は現在受け付けていません。クレジットは移動していません。別の方法を選択してください。',
    'ko-KP': () => '지금은 이 방법으로 출금할 수 없습니다. 이동된 크레딧은 없습니다. 다른 방법을 선택하세요.',
    'id-ID': () => 'Cara penarikan ini sedang tidak tersedia. Tidak ada yang dipindahkan. Pilih cara lain.',
  },
  WITHDRAWAL_FEE_CHANGED: {
    'en-US': ({ fee, coin }: { fee: string; coin: CreditType }, { amount, coin: name }: Formats) =>
      `The fee has changed to ${amount(fee)} ${name(coin)}. Nothing was moved. Check what you receive and confirm again.`,
    'zh-CN': ({ fee, coin }, { amount, coin: name }) =>
      `手续费已变为 ${amount(fee)} ${name(coin)}。积分没有变动，请核对到账金额后再次确认。`,
    'ja-JP': ({ fee, coin }, { amount, coin: name }) =>
      `手数料が ${amount(fee)} ${name(coin)}に変わりました。クレジットは移動していません。受取額を確認し、もう一度確定してください。`,
    'ko-KP': ({ fee, coin }, { amount, coin: name }) =>
      `수수료가 바뀌었습니다: ${name(coin)} ${amount(fee)}. 이동된 크레딧은 없습니다. 받는 금액을 확인하고 다시 확정하세요.`,
    'id-ID': ({ fee, coin }, { amount, coin: name }) =>
      `Biaya berubah menjadi ${amount(fee)} ${name(coin)}. Tidak ada yang dipindahkan. Periksa jumlah yang Anda terima lalu konfirmasi lagi.`,
  },
  WITHDRAWAL_NOTHING_LEFT: {
    field: 'amount',
    'en-US': () => 'Nothing would be left after the fee. Nothing was moved. Enter a larger amount.',
    'zh-CN': () => '金额不足以支付手续费。积分没有变动，请输入更大的金额。',
    'ja-JP': () =>
      '手数料を差し引くと、受取額が0になります。クレジットは移動していません。金額を増やしてください。',
    'ko-KP': () => '수수료를 빼면 남는 금액이 없습니다. 이동된 크레딧은 없습니다. 더 큰 금액을 입력하세요.',
    'id-ID': () =>
      'Setelah dipotong biaya tidak ada yang tersisa. Tidak ada yang dipindahkan. Masukkan jumlah yang lebih besar.',
  },
  WALLET_ADDRESS_MISSING: {
    field: 'walletAddressId',
    'en-US': () => 'Please bind a wallet address first. Nothing was moved.',
    'zh-CN': () => '请先绑定钱包地址。积分没有变动。',
    'ja-JP': () => '先にウォレットアドレスを登録してください。クレジットは移動していません。',
    'ko-KP': () => '먼저 지갑 주소를 등록하세요. 이동된 크레딧은 없습니다.',
    'id-ID': () => 'Tambahkan alamat dompet terlebih dahulu. Tidak ada yang dipindahkan.',
  },
  WALLET_ADDRESS_NETWORK: {
    field: 'walletAddressId',
    'en-US': ({ network }: { network: string }) =>
      `The wallet address you chose is not a ${network} address. Nothing was moved. Choose another address.`,
    'zh-CN': ({ network }) => `您选择的不是 ${network} 地址。积分没有变动，请选择其他地址。`,
    'ja-JP': ({ network }) =>
      `選択したウォレットアドレスは ${network} のものではありません。クレジットは移動していません。別のアドレスを選択してください。`,
    'ko-KP': ({ network }) =>
      `선택한 지갑 주소는 ${network} 주소가 아닙니다. 이동된 크레딧은 없습니다. 다른 주소를 선택하세요.`,
    'id-ID': ({ network }) =>
      `Alamat dompet yang Anda pilih bukan alamat ${network}. Tidak ada yang dipindahkan. Pilih alamat lain.`,
  },
  WALLET_ADDRESS_UNPAYABLE: {
    field: 'walletAddressId',
    'en-US': () =>
      'Whatever is sent to this wallet address is lost. Nothing was moved. Choose an address of your own wallet.',
    'zh-CN': () => '转入该钱包地址的资产会丢失。积分没有变动，请选择您自己钱包的地址。',
    'ja-JP': () =>
      'このウォレットアドレスに送ったものは失われます。クレジットは移動していません。ご自身のウォレットのアドレスを選択してください。',
    'ko-KP': () =>
      '이 지갑 주소로 보낸 자산은 되찾을 수 없습니다. 이동된 크레딧은 없습니다. 본인 지갑의 주소를 선택하세요.',
    'id-ID': () =>
      'Kiriman ke alamat dompet ini akan hilang. Tidak ada yang dipindahkan. Pilih alamat dompet Anda sendiri.',
  },
  PAYOUT_METHOD_COOLING: {
    field: ['walletAddressId', 'bankAccountId'],
    'en-US': ({ until }: { until: string }, { instant }: Formats) =>
      `This payout method was added or changed recently. Nothing was moved. It can be paid to from ${instant(until)}.`,
    'zh-CN': ({ until }, { instant }) =>
      `该收款方式刚刚添加或更改。积分没有变动，${instant(until)} 起可用于提现。`,
    'ja-JP': ({ until }, { instant }) =>
      `この出金先は追加または変更されたばかりです。クレジットは移動していません。${instant(until)} 以降に出金できます。`,
    'ko-KP': ({ until }, { instant }) =>
      `최근에 추가되거나 변경된 출금처입니다. 이동된 크레딧은 없습니다. ${instant(until)}부터 출금할 수 있습니다.`,
    'id-ID': ({ until }, { instant }) =>
      `Tujuan penarikan ini baru saja ditambahkan atau diubah. Tidak ada yang dipindahkan. Tujuan ini dapat dibayar mulai ${instant(until)}.`,
  },
  BANK_ACCOUNT_MISSING: {
    field: 'bankAccountId',
    'en-US': () => 'Please add a bank account first. Nothing was moved.',
    'zh-CN': () => '请先添加银行账户。积分没有变动。',
    'ja-JP': () => '先に銀行口座を登録してください。クレジットは移動していません。',
    'ko-KP': () => '먼저 은행 계좌를 등록하세요. 이동된 크레딧은 없습니다.',
    'id-ID': () => 'Tambahkan rekening bank terlebih dahulu. Tidak ada yang dipindahkan.',
  },
  WITHDRAWAL_UNKNOWN: {
    'en-US': () => 'You have no such withdrawal. Nothing was changed.',
    'zh-CN': () => '您没有这笔提现。未做任何更改。',
    'ja-JP': () => 'この出金は見つかりません。変更は行われていません。',
    'ko-KP': () => '회원님의 출금 중에 없는 건입니다. 변경된 내용은 없습니다.',
    'id-ID': () => 'Penarikan ini tidak ada pada akun Anda. Tidak ada yang berubah.',
  },
  WITHDRAWAL_DECIDED: {
    'en-US': () => 'This withdrawal can no longer be cancelled: its review has ended. Nothing was changed.',
    'zh-CN': () => '该提现的审核已结束，无法再取消。未做任何更改。',
    'ja-JP': () => 'この出金は審査が終わったため、キャンセルできません。変更は行われていません。',
    'ko-KP': () => '심사가 끝나 더 이상 취소할 수 없는 출금입니다. 변경된 내용은 없습니다.',
    'id-ID': () =>
      'Penarikan ini tidak dapat dibatalkan lagi karena peninjauannya sudah selesai. Tidak ada yang berubah.',
  },
});
