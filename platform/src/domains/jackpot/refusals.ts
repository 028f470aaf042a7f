/** Refusals of jackpot entries. */
import { defineRefusals } from '../../messages/index.ts';

export const refusals = defineRefusals({
  JACKPOT_CLOSED: {
    'en-US': () => 'The jackpot has no open round at the moment. Nothing was moved. Try again later.',
    'zh-CN': () => '大奖目前没有进行中的轮次。积分没有变动，请稍后再试。',
    'ja-JP': () =>
      '現在、受付中のラウンドはありません。クレジットは移動していません。しばらくしてからもう一度お試しください。',
    'ko-KP': () =>
      '지금은 참여할 수 있는 잭팟 라운드가 없습니다. 이동된 크레딧은 없습니다. 나중에 다시 시도하세요.',
    'id-ID': () =>
      'Saat ini tidak ada putaran jackpot yang dibuka. Tidak ada yang dipindahkan. Coba lagi nanti.',
  },
  JACKPOT_ROUND_OVER: {
    'en-US': () =>
      'This round takes no more entries. Nothing was moved. Enter the round that is open now instead.',
    'zh-CN': () => '本轮已停止购买号码。积分没有变动，请参与当前进行中的轮次。',
    'ja-JP': () =>
      'このラウンドの受付は終了しました。クレジットは移動していません。現在受付中のラウンドに参加してください。',
    'ko-KP': () =>
      '이 라운드는 참여가 마감되었습니다. 이동된 크레딧은 없습니다. 지금 열려 있는 라운드에 참여하세요.',
    'id-ID': () =>
      'Putaran ini sudah ditutup. Tidak ada yang dipindahkan. Ikutilah putaran yang sekarang dibuka.',
  },
  JACKPOT_MAXIMUM: {
    field: 'count',
    'en-US': ({ maximum, left }: { maximum: string; left: string }) =>
      `You can have at most ${maximum} entries in a round and can still buy ${left} in this one. Nothing was moved.`,
    'zh-CN': ({ maximum, left }) =>
      `每轮最多可购买 ${maximum} 个号码，您在本轮还可购买 ${left} 个。积分没有变动。`,
    'ja-JP': ({ maximum, left }) =>
      `1回のラウンドで購入できるのは${maximum}口までで、このラウンドではあと${left}口購入できます。クレジットは移動していません。`,
    'ko-KP': ({ maximum, left }) =>
      `한 라운드에 최대 ${maximum}개까지 응모할 수 있으며, 이 라운드에서는 ${left}개를 더 구매할 수 있습니다. 이동된 크레딧은 없습니다.`,
    'id-ID': ({ maximum, left }) =>
      `Setiap putaran maksimum ${maximum} nomor, dan di putaran ini Anda masih dapat membeli ${left}. Tidak ada yang dipindahkan.`,
  },
});
