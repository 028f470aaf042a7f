/** Refusals of claims. */
import { defineRefusals } from '../../messages/index.ts';

export const refusals = defineRefusals({
  CLAIM_TRADE_UNKNOWN: {
    'en-US': () => 'You have no such trade. Nothing was submitted.',
    'zh-CN': () => '您没有这笔交易。申请未提交。',
    'ja-JP': () => 'このトレードは見つかりません。請求は完了していません。',
    'ko-KP': () => '회원님에게 없는 거래입니다. 접수된 것은 없습니다.',
    'id-ID': () => 'Transaksi ini tidak ada pada akun Anda. Tidak ada yang diajukan.',
  },
  CLAIM_NOT_INSURED: {
    'en-US': () =>
      'No premium insured this trade. Nothing was submitted. Only the six trades after a premium can be claimed.',
    'zh-CN': () => '该交易没有保费承保。申请未提交，只有支付保费后的六笔交易可以申请理赔。',
    'ja-JP': () =>
      'このトレードは保険の対象ではありません。請求は完了していません。請求できるのは保険料の支払い後の6回のトレードだけです。',
    'ko-KP': () =>
      '보험료가 보장하지 않은 거래입니다. 접수된 것은 없습니다. 보험료를 납부한 뒤의 거래 6회만 청구할 수 있습니다.',
    'id-ID': () =>
      'Transaksi ini tidak diasuransikan oleh premi. Tidak ada yang diajukan. Hanya enam transaksi setelah premi yang dapat diklaim.',
  },
  CLAIM_NOT_VALID: {
    'en-US': () =>
      'This trade is not valid: the package was not locked all day. Nothing was submitted. Only valid trades can be claimed.',
    'zh-CN': () => '该交易无效：套餐当天未全天锁定。申请未提交，只有有效交易可以申请理赔。',
    'ja-JP': () =>
      'このトレードは無効です（パッケージが終日ロックされていませんでした）。請求は完了していません。請求できるのは有効なトレードだけです。',
    'ko-KP': () =>
      '패키지가 그날 내내 잠겨 있지 않아 유효하지 않은 거래입니다. 접수된 것은 없습니다. 유효한 거래만 청구할 수 있습니다.',
    'id-ID': () =>
      'Transaksi ini tidak sah karena paket tidak terkunci sepanjang hari. Tidak ada yang diajukan. Hanya transaksi sah yang dapat diklaim.',
  },
  CLAIM_NOT_LOSING: {
    'en-US': () => 'This trade lost nothing. Nothing was submitted. Only losses can be claimed.',
    'zh-CN': () => '该交易没有亏损。申请未提交，只有亏损可以申请理赔。',
    'ja-JP': () => 'このトレードに損失はありません。請求は完了していません。請求できるのは損失だけです。',
    'ko-KP': () => '손실이 없는 거래입니다. 접수된 것은 없습니다. 손실만 청구할 수 있습니다.',
    'id-ID': () => 'Transaksi ini tidak merugi. Tidak ada yang diajukan. Hanya kerugian yang dapat diklaim.',
  },
  CLAIM_SUBMITTED_BEFORE: {
    'en-US': ({ order }: { order: string }) =>
      `You have already claimed this trade: the receipt number is ${order}. Nothing was submitted again. Your claims show whether it is decided.`,
    'zh-CN': ({ order }) =>
      `您已为这笔交易申请理赔，单号为 ${order}。未重复提交，请在您的理赔记录中查看其状态。`,
    'ja-JP': ({ order }) =>
      `このトレードはすでに請求済みです（受付番号 ${order}）。二重には請求されていません。状況は保険金請求の履歴で確認できます。`,
    'ko-KP': ({ order }) =>
      `이미 청구한 거래입니다(접수 번호 ${order}). 다시 접수되지 않았습니다. 처리 상태는 보험금 내역에서 확인하세요.`,
    'id-ID': ({ order }) =>
      `Transaksi ini sudah Anda klaim dengan nomor bukti ${order}. Tidak ada yang diajukan lagi. Lihat statusnya di klaim Anda.`,
  },
});
