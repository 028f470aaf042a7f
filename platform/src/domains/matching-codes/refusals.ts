/** Refusals of PIN codes. None of them includes a code. */
import { defineRefusals } from '../../messages/index.ts';

export const refusals = defineRefusals({
  PIN_CODE_UNKNOWN: {
    field: 'matchingCode',
    'en-US': () => 'You have no such PIN code. Nothing was moved. Check the code.',
    'zh-CN': () => '您没有这个 PIN 码。积分没有变动，请核对后再试。',
    'ja-JP': () => 'このPINコードは見つかりません。クレジットは移動していません。コードを確認してください。',
    'ko-KP': () => '회원님에게 없는 PIN 코드입니다. 이동된 크레딧은 없습니다. 코드를 확인하세요.',
    'id-ID': () => 'Kode PIN ini tidak ada pada akun Anda. Tidak ada yang dipindahkan. Periksa kodenya.',
  },
  PIN_CODE_USED: {
    field: 'matchingCode',
    'en-US': () =>
      'This PIN code can no longer be used. Nothing was moved. Your records show what became of it.',
    'zh-CN': () => '该 PIN 码已不能使用。积分没有变动，请在 PIN 码记录中查看详情。',
    'ja-JP': () =>
      'このPINコードはもう使えません。クレジットは移動していません。経過はPINコードの履歴で確認できます。',
    'ko-KP': () =>
      '더 이상 사용할 수 없는 PIN 코드입니다. 이동된 크레딧은 없습니다. PIN 코드 내역에서 확인하세요.',
    'id-ID': () =>
      'Kode PIN ini tidak dapat digunakan lagi. Tidak ada yang dipindahkan. Lihat riwayat kode PIN Anda.',
  },
  PIN_CODE_PACKAGE_CLOSED: {
    needs: 'support',
    'en-US': () =>
      'The package of this PIN code is not offered at the moment. Nothing was moved, and the code stays yours. Try again later, or ask support to return its price.',
    'zh-CN': () =>
      '该 PIN 码对应的套餐目前不提供。积分没有变动，PIN 码仍归您所有。请稍后再试，或联系客服退款。',
    'ja-JP': () =>
      'このPINコードのパッケージは現在取り扱っていません。クレジットは移動しておらず、コードはそのまま残っています。しばらくしてからもう一度試すか、サポートに返金をご依頼ください。',
    'ko-KP': () =>
      '이 PIN 코드의 패키지는 지금 제공되지 않습니다. 이동된 크레딧은 없으며 코드는 그대로 남아 있습니다. 나중에 다시 시도하거나 고객센터에 금액 반환을 요청하세요.',
    'id-ID': () =>
      'Paket dari kode PIN ini sedang tidak ditawarkan. Tidak ada yang dipindahkan dan kode tetap milik Anda. Coba lagi nanti, atau minta layanan bantuan mengembalikan harganya.',
  },
  PIN_CODE_PRICE_CHANGED: {
    needs: 'support',
    'en-US': ({ name }: { name: string }) =>
      `The price of ${name} has changed since this PIN code was bought. Nothing was moved, and the code stays yours. Ask support to return what it cost.`,
    'zh-CN': ({ name }) =>
      `自购买该 PIN 码以来，${name} 的价格已变化。积分没有变动，PIN 码仍归您所有。请联系客服退款。`,
    'ja-JP': ({ name }) =>
      `このPINコードの購入後に ${name} の価格が変わりました。クレジットは移動しておらず、コードはそのまま残っています。サポートに返金をご依頼ください。`,
    'ko-KP': ({ name }) =>
      `이 PIN 코드를 구매한 뒤 ${name} 패키지의 가격이 바뀌었습니다. 이동된 크레딧은 없으며 코드는 그대로 남아 있습니다. 고객센터에 금액 반환을 요청하세요.`,
    'id-ID': ({ name }) =>
      `Harga ${name} sudah berubah sejak kode PIN ini dibeli. Tidak ada yang dipindahkan dan kode tetap milik Anda. Minta layanan bantuan mengembalikan harganya.`,
  },
  PIN_CODE_RECIPIENT_CLOSED: {
    field: 'toUserName',
    'en-US': ({ userName }: { userName: string }) =>
      `${userName} cannot receive PIN codes. Nothing was moved. Enter another member.`,
    'zh-CN': ({ userName }) => `${userName} 无法接收 PIN 码。积分没有变动，请填写其他会员。`,
    'ja-JP': ({ userName }) =>
      `${userName} さんはPINコードを受け取れません。クレジットは移動していません。ほかの会員のユーザー名を入力してください。`,
    'ko-KP': ({ userName }) =>
      `${userName} 님은 PIN 코드를 받을 수 없습니다. 이동된 크레딧은 없습니다. 다른 회원을 입력하세요.`,
    'id-ID': ({ userName }) =>
      `${userName} tidak dapat menerima kode PIN. Tidak ada yang dipindahkan. Masukkan nama pengguna anggota lain.`,
  },
});
