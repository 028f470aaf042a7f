/** Refusals of requests for earnings. */
import { defineRefusals } from '../../messages/index.ts';

export const refusals = defineRefusals({
  EARNINGS_SPAN: {
    'en-US': ({ days }: { days: string }) =>
      `Choose at most ${days} days, and a first day that is not after the last.`,
    'zh-CN': ({ days }) => `最多可选择 ${days} 天，且开始日期不能晚于结束日期。`,
    'ja-JP': ({ days }) => `期間は${days}日以内で、開始日が終了日より後にならないように選択してください。`,
    'ko-KP': ({ days }) => `최대 ${days}일까지 선택할 수 있으며, 시작일은 종료일보다 늦을 수 없습니다.`,
    'id-ID': ({ days }) =>
      `Pilih paling banyak ${days} hari, dan tanggal awal tidak boleh melewati tanggal akhir.`,
  },
});
