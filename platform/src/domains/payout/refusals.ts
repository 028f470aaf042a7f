/** Refusals of bank accounts and wallet addresses. */
import { defineRefusals } from '../../messages/index.ts';

export const refusals = defineRefusals({
  ADDRESS_UNOWNED: {
    field: ['walletAddress', 'bscAddress'],
    'en-US': () =>
      'No one holds the key to this wallet address, so whatever is sent there is lost. Nothing was saved. Enter an address of your own wallet.',
    'zh-CN': () => '该钱包地址无人持有，转入的资产会丢失。未保存任何内容，请填写您自己钱包的地址。',
    'ja-JP': () =>
      'このウォレットアドレスの鍵は誰も持っておらず、送ったものは失われます。登録されていません。ご自身のウォレットのアドレスを入力してください。',
    'ko-KP': () =>
      '이 지갑 주소의 키를 가진 사람이 없어 보낸 자산을 잃게 됩니다. 등록된 것은 없습니다. 본인 지갑의 주소를 입력하세요.',
    'id-ID': () =>
      'Tidak ada yang memegang kunci alamat dompet ini, sehingga kiriman ke sana akan hilang. Tidak ada yang disimpan. Masukkan alamat dompet Anda sendiri.',
  },
  ADDRESS_TOKEN: {
    field: ['walletAddress', 'bscAddress'],
    'en-US': () =>
      'This wallet address is the contract of a token, which keeps what is sent to it. Nothing was saved. Enter an address of your own wallet.',
    'zh-CN': () => '该钱包地址是代币的合约，转入的资产无法取回。未保存任何内容，请填写您自己钱包的地址。',
    'ja-JP': () =>
      'このウォレットアドレスはトークンのコントラクトで、送ったものは戻りません。登録されていません。ご自身のウォレットのアドレスを入力してください。',
    'ko-KP': () =>
      '이 지갑 주소는 토큰 계약의 주소이며 보낸 자산을 돌려받을 수 없습니다. 등록된 것은 없습니다. 본인 지갑의 주소를 입력하세요.',
    'id-ID': () =>
      'Alamat dompet ini adalah kontrak token, yang menahan kiriman ke sana. Tidak ada yang disimpan. Masukkan alamat dompet Anda sendiri.',
  },
  ADDRESS_CONTRACT: {
    field: ['walletAddress', 'bscAddress'],
    'en-US': () =>
      'This address belongs to a smart contract. Nothing was saved. We cannot pay to contracts. Enter an address of your own wallet.',
    'zh-CN': () => '该地址是智能合约，不能用于提现。未保存任何内容，请填写您自己钱包的地址。',
    'ja-JP': () =>
      'このアドレスはスマートコントラクトのものです。登録されていません。コントラクトには払い出せません。ご自身のウォレットのアドレスを入力してください。',
    'ko-KP': () =>
      '스마트 컨트랙트의 주소입니다. 등록된 것은 없습니다. 컨트랙트에는 지급할 수 없으니 본인 지갑의 주소를 입력하세요.',
    'id-ID': () =>
      'Alamat ini milik kontrak pintar. Tidak ada yang disimpan. Kami tidak dapat membayar ke kontrak. Masukkan alamat dompet Anda sendiri.',
  },
  ADDRESS_UNCHECKED: {
    field: ['walletAddress', 'bscAddress'],
    'en-US': ({ network }: { network: string }) =>
      `We could not check this address on ${network} just now. Nothing was saved. Try again in a moment.`,
    'zh-CN': ({ network }) => `暂时无法在 ${network} 上核查该地址。未保存任何内容，请稍后再试。`,
    'ja-JP': ({ network }) =>
      `現在、${network} でこのアドレスを確認できません。登録されていません。しばらくしてからもう一度お試しください。`,
    'ko-KP': ({ network }) =>
      `지금은 ${network}에서 이 주소를 확인할 수 없습니다. 등록된 것은 없습니다. 잠시 후 다시 시도하세요.`,
    'id-ID': ({ network }) =>
      `Alamat ini belum dapat diperiksa di ${network}. Tidak ada yang disimpan. Coba lagi sebentar lagi.`,
  },
  ADDRESS_LOOKS_LIKE: {
    field: 'walletAddress',
    'en-US': ({ saved }: { saved: string }) =>
      `This address begins and ends like your saved address ${saved} but is a different one. Nothing was saved. Compare every character, then confirm.`,
    'zh-CN': ({ saved }) =>
      `该地址的首尾与您已保存的地址 ${saved} 相似，但并不相同。未保存任何内容，请逐个字符核对后再确认。`,
    'ja-JP': ({ saved }) =>
      `このアドレスは、登録済みのアドレス ${saved} と先頭と末尾が同じですが、別のものです。登録されていません。すべての文字を見比べてから確定してください。`,
    'ko-KP': ({ saved }) =>
      `등록된 주소(${saved})와 앞뒤가 같지만 다른 주소입니다. 등록된 것은 없습니다. 모든 글자를 비교한 뒤 확정하세요.`,
    'id-ID': ({ saved }) =>
      `Alamat ini berawal dan berakhir seperti alamat ${saved} yang Anda simpan, tetapi berbeda. Tidak ada yang disimpan. Bandingkan setiap karakter, lalu konfirmasi.`,
  },
  ADDRESS_SAVED: {
    field: 'walletAddress',
    'en-US': () => 'This wallet address is already saved. Nothing was changed.',
    'zh-CN': () => '该钱包地址已保存。未做任何更改。',
    'ja-JP': () => 'このウォレットアドレスはすでに登録されています。変更は行われていません。',
    'ko-KP': () => '이미 등록된 지갑 주소입니다. 변경된 내용은 없습니다.',
    'id-ID': () => 'Alamat dompet ini sudah tersimpan. Tidak ada yang berubah.',
  },
  BANK_ACCOUNT_SAVED: {
    field: 'accountNumber',
    'en-US': () => 'This bank account is already saved. Nothing was changed.',
    'zh-CN': () => '该银行账户已保存。未做任何更改。',
    'ja-JP': () => 'この銀行口座はすでに登録されています。変更は行われていません。',
    'ko-KP': () => '이미 등록된 은행 계좌입니다. 변경된 내용은 없습니다.',
    'id-ID': () => 'Rekening bank ini sudah tersimpan. Tidak ada yang berubah.',
  },
  PAYOUT_METHODS_FULL: {
    'en-US': ({ maximum }: { maximum: string }) =>
      `You can save at most ${maximum}. Nothing was saved. Delete one you no longer use.`,
    'zh-CN': ({ maximum }) => `最多可保存 ${maximum} 个。未保存任何内容，请先删除不再使用的一个。`,
    'ja-JP': ({ maximum }) =>
      `登録できるのは${maximum}件までです。登録されていません。使わなくなったものを削除してください。`,
    'ko-KP': ({ maximum }) =>
      `최대 ${maximum}개까지 등록할 수 있습니다. 등록된 것은 없습니다. 사용하지 않는 것을 삭제하세요.`,
    'id-ID': ({ maximum }) =>
      `Anda dapat menyimpan paling banyak ${maximum}. Tidak ada yang disimpan. Hapus yang tidak lagi Anda pakai.`,
  },
  PAYOUT_METHOD_UNKNOWN: {
    'en-US': () => 'This entry no longer exists. Nothing was changed. Reload the page.',
    'zh-CN': () => '该项已不存在。未做任何更改，请重新加载页面。',
    'ja-JP': () => 'この項目はもうありません。変更は行われていません。ページを再読み込みしてください。',
    'ko-KP': () => '더 이상 없는 항목입니다. 변경된 내용은 없습니다. 페이지를 새로고침하세요.',
    'id-ID': () => 'Entri ini sudah tidak ada. Tidak ada yang berubah. Muat ulang halaman.',
  },
});
