/** Refusals of the game. */
import { defineRefusals } from '../../messages/index.ts';

export const refusals = defineRefusals({
  GAME_UNREGISTERED: {
    'en-US': () => 'You have no account at the game yet. Nothing was moved. Register first.',
    'zh-CN': () => '您还没有游戏账户。积分没有变动，请先注册。',
    'ja-JP': () => 'ゲームのアカウントがまだありません。クレジットは移動していません。先に登録してください。',
    'ko-KP': () => '아직 게임 계정이 없습니다. 이동된 크레딧은 없습니다. 먼저 등록하세요.',
    'id-ID': () => 'Anda belum memiliki akun gim. Tidak ada yang dipindahkan. Daftar terlebih dahulu.',
  },
  GAME_REGISTERED: {
    'en-US': () => 'You already have an account at the game. Nothing was changed. Reload the page.',
    'zh-CN': () => '您已有游戏账户。未做任何更改，请重新加载页面。',
    'ja-JP': () =>
      'ゲームのアカウントはすでにあります。変更は行われていません。ページを再読み込みしてください。',
    'ko-KP': () => '이미 게임 계정이 있습니다. 변경된 내용은 없습니다. 페이지를 새로고침하세요.',
    'id-ID': () => 'Anda sudah memiliki akun gim. Tidak ada yang berubah. Muat ulang halaman.',
  },
  GAME_NAME_TAKEN: {
    field: 'nickName',
    'en-US': () => 'Another player has this nickname. Nothing was changed. Choose another.',
    'zh-CN': () => '该昵称已被其他玩家使用。未做任何更改，请换一个昵称。',
    'ja-JP': () =>
      'このニックネームはほかのプレイヤーが使用しています。変更は行われていません。別のものにしてください。',
    'ko-KP': () => '다른 플레이어가 사용하는 별명입니다. 변경된 내용은 없습니다. 다른 별명을 입력하세요.',
    'id-ID': () => 'Nama panggilan ini dipakai pemain lain. Tidak ada yang berubah. Pilih yang lain.',
  },
  GAME_WALLET_MISSING: {
    'en-US': () => 'Please bind a wallet address first. Nothing was moved.',
    'zh-CN': () => '请先绑定钱包地址。积分没有变动。',
    'ja-JP': () => '先にウォレットアドレスを連携してください。クレジットは移動していません。',
    'ko-KP': () => '먼저 지갑 주소를 연결하세요. 이동된 크레딧은 없습니다.',
    'id-ID': () => 'Hubungkan alamat dompet terlebih dahulu. Tidak ada yang dipindahkan.',
  },
  GAME_WALLET_TAKEN: {
    field: 'bscAddress',
    'en-US': () =>
      'This wallet address is bound to another account at the game. Nothing was changed. Enter another address of yours.',
    'zh-CN': () => '该钱包地址已绑定到另一个游戏账户。未做任何更改，请填写您的其他地址。',
    'ja-JP': () =>
      'このウォレットアドレスは別のゲームアカウントに連携されています。変更は行われていません。ご自身の別のアドレスを入力してください。',
    'ko-KP': () =>
      '다른 게임 계정에 연결된 지갑 주소입니다. 변경된 내용은 없습니다. 본인의 다른 주소를 입력하세요.',
    'id-ID': () =>
      'Alamat dompet ini terhubung ke akun gim lain. Tidak ada yang berubah. Masukkan alamat Anda yang lain.',
  },
  GAME_CLOSED: {
    'en-US': () => 'The game is closed at the moment. Nothing was moved. Try again later.',
    'zh-CN': () => '游戏暂时关闭。积分没有变动，请稍后再试。',
    'ja-JP': () =>
      'ゲームは現在停止中です。クレジットは移動していません。しばらくしてからもう一度お試しください。',
    'ko-KP': () => '지금은 게임이 닫혀 있습니다. 이동된 크레딧은 없습니다. 나중에 다시 시도하세요.',
    'id-ID': () => 'Gim sedang ditutup. Tidak ada yang dipindahkan. Coba lagi nanti.',
  },
  GAME_BALANCE: {
    field: 'amount',
    'en-US': () => 'You have fewer credits at the game. Nothing was moved. Enter a smaller amount.',
    'zh-CN': () => '您的游戏积分不足。积分没有变动，请输入较小的金额。',
    'ja-JP': () => 'ゲーム内のクレジットが足りません。クレジットは移動していません。金額を減らしてください。',
    'ko-KP': () => '게임에 있는 크레딧이 부족합니다. 이동된 크레딧은 없습니다. 더 적은 금액을 입력하세요.',
    'id-ID': () =>
      'Kredit Anda di gim tidak cukup. Tidak ada yang dipindahkan. Masukkan jumlah yang lebih kecil.',
  },
  GAME_ELSEWHERE: {
    'en-US': () =>
      'Another game still holds your credits. Nothing was moved. Try again once they have been returned.',
    'zh-CN': () => '您的积分仍在另一个游戏中。积分没有变动，请在积分转回后重试。',
    'ja-JP': () =>
      'クレジットは現在、別のゲームにあるため、移動していません。返却後にもう一度お試しください。',
    'ko-KP': () => '크레딧이 아직 다른 게임에 있습니다. 이동된 크레딧은 없습니다. 반환된 후 다시 시도하세요.',
    'id-ID': () =>
      'Kredit Anda masih berada di gim lain. Tidak ada yang dipindahkan. Coba lagi setelah kredit dikembalikan.',
  },
  GAME_LAUNCH_SPENT: {
    'en-US': () =>
      'This link to the game has expired or was used already. Nothing was moved. Enter the game from the portal again.',
    'zh-CN': () => '该游戏链接已过期或已使用。积分没有变动，请从会员中心重新进入游戏。',
    'ja-JP': () =>
      'このゲームへのリンクは期限切れか、すでに使用されています。クレジットは移動していません。ポータルからもう一度ゲームに入ってください。',
    'ko-KP': () =>
      '게임 링크가 만료되었거나 이미 사용되었습니다. 이동된 크레딧은 없습니다. 포털에서 게임에 다시 입장하세요.',
    'id-ID': () =>
      'Tautan ke gim ini sudah kedaluwarsa atau sudah dipakai. Tidak ada yang dipindahkan. Masuk lagi ke gim dari portal.',
  },
  GAME_ENDED: {
    'en-US': () => 'Your time in the game is over. Nothing was moved. Enter the game from the portal again.',
    'zh-CN': () => '您已退出游戏。积分没有变动，请从会员中心重新进入。',
    'ja-JP': () =>
      'ゲームのセッションが終了しました。クレジットは移動していません。ポータルからもう一度ゲームに入ってください。',
    'ko-KP': () => '게임 세션이 끝났습니다. 이동된 크레딧은 없습니다. 포털에서 게임에 다시 입장하세요.',
    'id-ID': () => 'Sesi gim Anda sudah berakhir. Tidak ada yang dipindahkan. Masuk lagi ke gim dari portal.',
  },
  GAME_ORDER_REFUSED: {
    'en-US': () => 'This order of the game is not accepted. Nothing was moved.',
    'zh-CN': () => '该游戏订单不予受理。积分没有变动。',
    'ja-JP': () => 'ゲームからのこの依頼は受け付けられません。クレジットは移動していません。',
    'ko-KP': () => '받아들일 수 없는 게임 주문입니다. 이동된 크레딧은 없습니다.',
    'id-ID': () => 'Pesanan dari gim ini tidak diterima. Tidak ada yang dipindahkan.',
  },
});
