/** Refusals of transfers. `until` is an ISO 8601 instant. */
import type { CreditType } from '@portal/schema/rest';
import { defineRefusals, type Formats } from '../../messages/index.ts';

export const refusals = defineRefusals({
  RECIPIENT_UNKNOWN: {
    field: 'toUserName',
    'en-US': ({ userName }: { userName: string }) =>
      `There is no member named ${userName}. Nothing was moved. Check the username.`,
    'zh-CN': ({ userName }) => `没有名为 ${userName} 的会员。积分没有变动，请核对用户名。`,
    'ja-JP': ({ userName }) =>
      `${userName} という会員は見つかりません。クレジットは移動していません。ユーザー名を確認してください。`,
    'ko-KP': ({ userName }) =>
      `사용자 이름이 ${userName}인 회원이 없습니다. 이동된 크레딧은 없습니다. 사용자 이름을 확인하세요.`,
    'id-ID': ({ userName }) =>
      `Tidak ada anggota bernama ${userName}. Tidak ada yang dipindahkan. Periksa nama penggunanya.`,
  },
  RECIPIENT_SELF: {
    field: 'toUserName',
    'en-US': () => 'You cannot transfer to yourself. Nothing was moved. Enter another member.',
    'zh-CN': () => '不能向自己转账。积分没有变动，请填写其他会员。',
    'ja-JP': () =>
      'ご自身には送金できません。クレジットは移動していません。ほかの会員のユーザー名を入力してください。',
    'ko-KP': () => '자기 자신에게는 이체할 수 없습니다. 이동된 크레딧은 없습니다. 다른 회원을 입력하세요.',
    'id-ID': () =>
      'Anda tidak dapat mentransfer ke diri sendiri. Tidak ada yang dipindahkan. Masukkan nama pengguna anggota lain.',
  },
  RECIPIENT_CLOSED: {
    field: 'toUserName',
    'en-US': ({ userName }: { userName: string }) =>
      `${userName} cannot receive transfers at the moment. Nothing was moved. Try again later.`,
    'zh-CN': ({ userName }) => `${userName} 目前无法接收转账。积分没有变动，请稍后再试。`,
    'ja-JP': ({ userName }) =>
      `${userName} さんは現在、送金を受け取れません。クレジットは移動していません。しばらくしてからもう一度お試しください。`,
    'ko-KP': ({ userName }) =>
      `${userName} 님은 지금 이체를 받을 수 없습니다. 이동된 크레딧은 없습니다. 나중에 다시 시도하세요.`,
    'id-ID': ({ userName }) =>
      `${userName} saat ini tidak dapat menerima transfer. Tidak ada yang dipindahkan. Coba lagi nanti.`,
  },
  NO_SUCH_RECIPIENT: {
    field: 'toUserName',
    'en-US': ({ userName }: { userName: string }) =>
      `There is no member named ${userName}. Check the username.`,
    'zh-CN': ({ userName }) => `没有名为 ${userName} 的会员，请核对用户名。`,
    'ja-JP': ({ userName }) => `${userName} という会員は見つかりません。ユーザー名を確認してください。`,
    'ko-KP': ({ userName }) => `사용자 이름이 ${userName}인 회원이 없습니다. 사용자 이름을 확인하세요.`,
    'id-ID': ({ userName }) => `Tidak ada anggota bernama ${userName}. Periksa nama penggunanya.`,
  },
  RECIPIENT_IS_SELF: {
    field: 'toUserName',
    'en-US': () => "This is your own username. Enter another member's.",
    'zh-CN': () => '这是您自己的用户名，请填写其他会员。',
    'ja-JP': () => 'ご自身のユーザー名です。ほかの会員のユーザー名を入力してください。',
    'ko-KP': () => '본인의 사용자 이름입니다. 다른 회원의 사용자 이름을 입력하세요.',
    'id-ID': () => 'Ini nama pengguna Anda sendiri. Masukkan nama pengguna anggota lain.',
  },
  RECIPIENT_RECEIVES_NOTHING: {
    field: 'toUserName',
    'en-US': ({ userName }: { userName: string }) =>
      `${userName} cannot receive transfers at the moment. Enter another member, or try again later.`,
    'zh-CN': ({ userName }) => `${userName} 目前无法接收转账。请填写其他会员，或稍后再试。`,
    'ja-JP': ({ userName }) =>
      `${userName} さんは現在、送金を受け取れません。ほかの会員を入力するか、しばらくしてからもう一度お試しください。`,
    'ko-KP': ({ userName }) =>
      `${userName} 님은 지금 이체를 받을 수 없습니다. 다른 회원을 입력하거나 나중에 다시 시도하세요.`,
    'id-ID': ({ userName }) =>
      `${userName} saat ini tidak dapat menerima transfer. Masukkan anggota lain, atau coba lagi nanti.`,
  },
  SAVED_RECIPIENTS_FULL: {
    'en-US': ({ maximum }: { maximum: string }) =>
      `You have ${maximum} saved recipients, which is the most there can be. Remove one to save another.`,
    'zh-CN': ({ maximum }) => `您保存的收款会员已达上限 ${maximum} 位。请先移除一位再保存。`,
    'ja-JP': ({ maximum }) =>
      `登録できる送金先は${maximum}件までです。新しく登録するには、登録済みの送金先を1件削除してください。`,
    'ko-KP': ({ maximum }) =>
      `저장할 수 있는 받는 회원은 ${maximum}명까지입니다. 한 명을 삭제한 뒤 저장하세요.`,
    'id-ID': ({ maximum }) =>
      `Anda sudah menyimpan ${maximum} penerima, jumlah terbanyak yang dapat disimpan. Hapus satu untuk menyimpan yang lain.`,
  },
  LOOK_UPS_TODAY: {
    'en-US': ({ maximum }: { maximum: string }) =>
      `You have looked up ${maximum} members today, which is the limit for a day. You can still transfer without looking up the recipient.`,
    'zh-CN': ({ maximum }) => `您今天已查询 ${maximum} 位会员，达到每日上限。不查询收款会员也可以转账。`,
    'ja-JP': ({ maximum }) =>
      `本日の会員の照会が上限の${maximum}回に達しました。照会しなくても送金はできます。`,
    'ko-KP': ({ maximum }) =>
      `오늘 회원 조회가 하루 한도인 ${maximum}회에 이르렀습니다. 조회하지 않아도 이체할 수 있습니다.`,
    'id-ID': ({ maximum }) =>
      `Hari ini Anda sudah mencari ${maximum} anggota, batas untuk satu hari. Anda tetap dapat mentransfer tanpa mencari penerimanya.`,
  },
  RECIPIENTS_TODAY: {
    field: 'toUserName',
    'en-US': ({ maximum }: { maximum: string }) =>
      `${maximum} of your orders today named a member and came to nothing, which is the limit for a day. Nothing was moved. Until 00:00 GMT+8 you can give only to members whom you saved as recipients or have transferred with before.`,
    'zh-CN': ({ maximum }) =>
      `您今天发往其他会员而未获受理的订单已达每日上限（${maximum} 笔）。积分没有变动。00:00（GMT+8）之前，只能转给您已保存或曾有转账往来的会员。`,
    'ja-JP': ({ maximum }) =>
      `ほかの会員宛ての手続きのうち、受け付けられなかったものが本日の上限の${maximum}件に達しました。クレジットは移動していません。00:00（GMT+8）までは、登録済みの送金先か、以前に送金のやり取りがある会員にのみ送れます。`,
    'ko-KP': ({ maximum }) =>
      `오늘 다른 회원을 지정했으나 완료되지 않은 주문이 하루 한도인 ${maximum}건에 이르렀습니다. 이동된 크레딧은 없습니다. GMT+8 00:00까지는 저장한 받는 회원이나 전에 이체를 주고받은 회원에게만 보낼 수 있습니다.`,
    'id-ID': ({ maximum }) =>
      `${maximum} pesanan Anda hari ini menyebut anggota lain dan tidak berhasil, batas untuk satu hari. Tidak ada yang dipindahkan. Hingga pukul 00.00 GMT+8 Anda hanya dapat mengirim kepada penerima yang Anda simpan atau anggota yang pernah bertransfer dengan Anda.`,
  },
  // Only in refusals stored by earlier releases; now a pause refuses every operation with the same refusal.
  TRANSFER_CLOSED_FOR_SECURITY: {
    'en-US': ({ until }: { until: string }, { instant }: Formats) =>
      `To protect your credits after a reset of the transaction password or a change of the email address, nothing can be sent to other members until ${instant(until)}. Nothing was moved.`,
    'zh-CN': ({ until }, { instant }) =>
      `重设交易密码或更改邮箱后，为保护您的积分，${instant(until)} 之前不能转给其他会员。积分没有变动。`,
    'ja-JP': ({ until }, { instant }) =>
      `取引パスワードの再設定後やメールアドレスの変更後は、クレジットを守るため、${instant(until)} までほかの会員に送ることはできません。クレジットは移動していません。`,
    'ko-KP': ({ until }, { instant }) =>
      `거래 비밀번호를 새로 설정하거나 이메일 주소를 변경한 뒤에는 크레딧을 보호하기 위해 ${instant(until)}까지 다른 회원에게 보낼 수 없습니다. 이동된 크레딧은 없습니다.`,
    'id-ID': ({ until }, { instant }) =>
      `Demi keamanan kredit Anda setelah kata sandi transaksi dibuat ulang atau alamat email diganti, tidak ada yang dapat dikirim ke anggota lain hingga ${instant(until)}. Tidak ada yang dipindahkan.`,
  },
  TRANSFER_COIN_CLOSED: {
    field: 'coinName',
    'en-US': ({ coin }: { coin: CreditType }, { coin: name }: Formats) =>
      `Transfers of ${name(coin)} are not possible. Nothing was moved. Choose another credit.`,
    'zh-CN': ({ coin }, { coin: name }) => `${name(coin)}不支持转账。积分没有变动，请选择其他积分。`,
    'ja-JP': ({ coin }, { coin: name }) =>
      `${name(coin)}は送金できません。クレジットは移動していません。別のクレジットを選択してください。`,
    'ko-KP': ({ coin }, { coin: name }) =>
      `이체할 수 없는 크레딧입니다: ${name(coin)}. 이동된 크레딧은 없습니다. 다른 크레딧을 선택하세요.`,
    'id-ID': ({ coin }, { coin: name }) =>
      `Transfer ${name(coin)} tidak dapat dilakukan. Tidak ada yang dipindahkan. Pilih jenis kredit lain.`,
  },
});
