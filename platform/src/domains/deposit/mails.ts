/** Emails about deposits. */
import { defineMails } from '../../mails/define-mails.ts';
import type { Formats } from '../../messages/index.ts';

interface Credited {
  readonly amount: string;
  readonly receipt: string;
}

interface Rejected {
  readonly receipt: string;
  readonly reason: string;
}

interface Kept {
  readonly remainder: string;
  /** The currency sent. */
  readonly unit: 'USD' | 'USDT';
  readonly receipt: string;
}

/** The list of deposits in the portal. */
const opens = '/recharge?tab=records';

export const mails = defineMails({
  DEPOSIT_APPROVED: {
    purpose: 'ORDERS',
    opens,
    'en-US': ({ amount }: Credited, { amount: write, coin }: Formats) => ({
      subject: 'Your deposit was approved and credited',
      paragraphs: [`${write(amount)} ${coin('CASH_POINT')} were credited to you.`],
    }),
    'zh-CN': ({ amount }, { amount: write, coin }) => ({
      subject: '您的充值已通过并到账',
      paragraphs: [`${write(amount)} ${coin('CASH_POINT')}已到账。`],
    }),
    'ja-JP': ({ amount }, { amount: write, coin }) => ({
      subject: '入金が承認され、反映されました',
      paragraphs: [`${write(amount)} ${coin('CASH_POINT')}が反映されました。`],
    }),
    'ko-KP': ({ amount }, { amount: write, coin }) => ({
      subject: '입금이 승인되어 반영되었습니다',
      paragraphs: [`${write(amount)} ${coin('CASH_POINT')}이 반영되었습니다.`],
    }),
    'id-ID': ({ amount }, { amount: write, coin }) => ({
      subject: 'Deposit Anda disetujui dan dikreditkan',
      paragraphs: [`${write(amount)} ${coin('CASH_POINT')} telah dikreditkan kepada Anda.`],
    }),
  },
  DEPOSIT_REMAINDER_CREDITED: {
    purpose: 'ORDERS',
    opens,
    'en-US': ({ amount }: Credited, { amount: write, coin }: Formats) => ({
      subject: 'What was left over from your deposit was credited',
      paragraphs: [
        `For the part of your deposit that was held, ${write(amount)} ${coin('CASH_POINT')} were credited to you.`,
      ],
    }),
    'zh-CN': ({ amount }, { amount: write, coin }) => ({
      subject: '您充值的余款已到账',
      paragraphs: [`您充值中暂时保留的余款已到账：${write(amount)} ${coin('CASH_POINT')}。`],
    }),
    'ja-JP': ({ amount }, { amount: write, coin }) => ({
      subject: '入金の端数が反映されました',
      paragraphs: [`保留していた入金の端数として、${write(amount)} ${coin('CASH_POINT')}が反映されました。`],
    }),
    'ko-KP': ({ amount }, { amount: write, coin }) => ({
      subject: '입금의 나머지가 반영되었습니다',
      paragraphs: [`보류되었던 입금의 나머지로 ${write(amount)} ${coin('CASH_POINT')}이 반영되었습니다.`],
    }),
    'id-ID': ({ amount }, { amount: write, coin }) => ({
      subject: 'Sisa deposit Anda dikreditkan',
      paragraphs: [
        `Untuk sisa deposit Anda yang sebelumnya ditahan, ${write(amount)} ${coin('CASH_POINT')} telah dikreditkan kepada Anda.`,
      ],
    }),
  },
  DEPOSIT_REMAINDER_KEPT: {
    purpose: 'ORDERS',
    opens,
    'en-US': ({ remainder, unit }: Kept, { amount: write }: Formats) => ({
      subject: 'What was left over from your deposit is not credited',
      paragraphs: [
        `Our staff have decided about the ${write(remainder)} ${unit} of your deposit that were held: they are not credited.`,
      ],
    }),
    'zh-CN': ({ remainder, unit }, { amount: write }) => ({
      subject: '您充值的余款不予到账',
      paragraphs: [`经工作人员审核，您充值中暂时保留的余款 ${write(remainder)} ${unit} 不予到账。`],
    }),
    'ja-JP': ({ remainder, unit }, { amount: write }) => ({
      subject: '入金の端数は反映されません',
      paragraphs: [
        `保留していた入金の端数 ${write(remainder)} ${unit} について、担当者が確認した結果、反映されないことになりました。`,
      ],
    }),
    'ko-KP': ({ remainder, unit }, { amount: write }) => ({
      subject: '입금의 나머지는 반영되지 않습니다',
      paragraphs: [
        `보류되었던 입금의 나머지(${write(remainder)} ${unit})를 담당자가 확인했으며, 반영하지 않기로 결정했습니다.`,
      ],
    }),
    'id-ID': ({ remainder, unit }, { amount: write }) => ({
      subject: 'Sisa deposit Anda tidak dikreditkan',
      paragraphs: [
        `Petugas telah memutuskan sisa deposit Anda yang sebelumnya ditahan, ${write(remainder)} ${unit}: sisa itu tidak dikreditkan.`,
      ],
    }),
  },
  DEPOSIT_REJECTED: {
    purpose: 'ORDERS',
    opens,
    'en-US': ({ reason }: Rejected) => ({
      subject: 'Your deposit was rejected',
      paragraphs: [`Nothing was credited. The reason: ${reason}`, 'You can submit the deposit again.'],
    }),
    'zh-CN': ({ reason }) => ({
      subject: '您的充值已驳回',
      paragraphs: [`原因：${reason}`, '积分未入账。您可以更正充值信息后重新提交。'],
    }),
    'ja-JP': ({ reason }) => ({
      subject: '入金が却下されました',
      paragraphs: [
        `理由：${reason}`,
        'クレジットは反映されていません。同じ入金の内容を、もう一度申請できます。',
      ],
    }),
    'ko-KP': ({ reason }) => ({
      subject: '입금이 반려되었습니다',
      paragraphs: [`반영된 것은 없습니다. 사유: ${reason}`, '입금을 다시 접수할 수 있습니다.'],
    }),
    'id-ID': ({ reason }) => ({
      subject: 'Deposit Anda ditolak',
      paragraphs: [
        `Tidak ada yang dikreditkan. Alasannya: ${reason}`,
        'Anda dapat mengajukan deposit itu lagi.',
      ],
    }),
  },
});
