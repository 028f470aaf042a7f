/** Emails about claims. */
import { defineMails } from '../../mails/define-mails.ts';
import type { Formats } from '../../messages/index.ts';

interface Approved {
  readonly amount: string;
  readonly receipt: string;
}

interface Rejected {
  readonly receipt: string;
  readonly reason: string;
}

/** The list of claims in the portal. */
const opens = '/claim-insurance?tab=records';

export const mails = defineMails({
  CLAIM_APPROVED: {
    purpose: 'ORDERS',
    opens,
    'en-US': ({ amount }: Approved, { amount: write, coin }: Formats) => ({
      subject: 'Your claim was approved and paid',
      paragraphs: [`${write(amount)} ${coin('CASH_POINT')} were paid to you.`],
    }),
    'zh-CN': ({ amount }, { amount: write, coin }) => ({
      subject: '您的理赔已通过并赔付',
      paragraphs: [`已向您赔付 ${write(amount)} ${coin('CASH_POINT')}。`],
    }),
    'ja-JP': ({ amount }, { amount: write, coin }) => ({
      subject: '保険金の請求が承認され、保険金が支払われました',
      paragraphs: [`${write(amount)} ${coin('CASH_POINT')}が支払われました。`],
    }),
    'ko-KP': ({ amount }, { amount: write, coin }) => ({
      subject: '보험금 청구가 승인되어 지급되었습니다',
      paragraphs: [`${write(amount)} ${coin('CASH_POINT')}이 지급되었습니다.`],
    }),
    'id-ID': ({ amount }, { amount: write, coin }) => ({
      subject: 'Klaim Anda disetujui dan dibayarkan',
      paragraphs: [`${write(amount)} ${coin('CASH_POINT')} telah dibayarkan kepada Anda.`],
    }),
  },
  CLAIM_REJECTED: {
    purpose: 'ORDERS',
    opens,
    'en-US': ({ reason }: Rejected) => ({
      subject: 'Your claim was rejected',
      paragraphs: [`Nothing was paid. The reason: ${reason}`, 'You can claim the trade again.'],
    }),
    'zh-CN': ({ reason }) => ({
      subject: '您的理赔已驳回',
      paragraphs: [`原因：${reason}`, '本次未赔付。您可以重新申请理赔。'],
    }),
    'ja-JP': ({ reason }) => ({
      subject: '保険金の請求が却下されました',
      paragraphs: [`理由：${reason}`, '保険金は支払われていません。もう一度請求できます。'],
    }),
    'ko-KP': ({ reason }) => ({
      subject: '보험금 청구가 반려되었습니다',
      paragraphs: [`지급된 것은 없습니다. 사유: ${reason}`, '다시 청구할 수 있습니다.'],
    }),
    'id-ID': ({ reason }) => ({
      subject: 'Klaim Anda ditolak',
      paragraphs: [`Tidak ada yang dibayarkan. Alasannya: ${reason}`, 'Anda dapat mengajukan klaim lagi.'],
    }),
  },
});
