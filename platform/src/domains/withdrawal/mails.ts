/** Emails about withdrawals. */
import type { CreditType } from '@portal/schema/rest';
import { formatAmount } from '../../ledger/amount.ts';
import { coinById } from '../../ledger/coins.ts';
import { defineMails, type MailDraft } from '../../mails/define-mails.ts';
import type { Formats } from '../../messages/index.ts';
import { toMemberView } from './member-view.ts';
import type { WithdrawalRow } from './orders.ts';

interface Approved {
  /** The payout, without the fee. */
  readonly amount: string;
  readonly coin: CreditType;
  /** The first business day of the payment. */
  readonly day: string;
  readonly receipt: string;
}

type Paid = Pick<Approved, 'amount' | 'coin' | 'receipt'>;

interface Explained {
  readonly reason: string;
  /** The amount taken, including the fee: all of it is returned, or stays frozen. */
  readonly amount: string;
  readonly coin: CreditType;
  readonly receipt: string;
}

/** The list of withdrawals in the portal. */
const opens = '/withdraw?tab=records';

export const mails = defineMails({
  WITHDRAWAL_APPROVED: {
    purpose: 'ORDERS',
    opens,
    'en-US': ({ amount, coin, day }: Approved, { amount: write, coin: name }: Formats) => ({
      subject: 'Your withdrawal was approved',
      paragraphs: [`${write(amount)} ${name(coin)} will be paid on ${day} (GMT+8) at the earliest.`],
    }),
    'zh-CN': ({ amount, coin, day }, { amount: write, coin: name }) => ({
      subject: '您的提现已通过',
      paragraphs: [`${write(amount)} ${name(coin)}最早将于 ${day}（GMT+8）打款。`],
    }),
    'ja-JP': ({ amount, coin, day }, { amount: write, coin: name }) => ({
      subject: '出金が承認されました',
      paragraphs: [`${write(amount)} ${name(coin)}が、早ければ ${day}（GMT+8）に払い出されます。`],
    }),
    'ko-KP': ({ amount, coin, day }, { amount: write, coin: name }) => ({
      subject: '출금이 승인되었습니다',
      paragraphs: [`${write(amount)} ${name(coin)}이 빠르면 ${day}(GMT+8)에 지급됩니다.`],
    }),
    'id-ID': ({ amount, coin, day }, { amount: write, coin: name }) => ({
      subject: 'Penarikan Anda disetujui',
      paragraphs: [`${write(amount)} ${name(coin)} dibayarkan paling cepat ${day} (GMT+8).`],
    }),
  },
  WITHDRAWAL_REJECTED: {
    purpose: 'ORDERS',
    opens,
    'en-US': ({ reason, amount, coin }: Explained, { amount: write, coin: name }: Formats) => ({
      subject: 'Your withdrawal was rejected',
      paragraphs: [`The reason: ${reason}`, `${write(amount)} ${name(coin)} are available again.`],
    }),
    'zh-CN': ({ reason, amount, coin }, { amount: write, coin: name }) => ({
      subject: '您的提现已驳回',
      paragraphs: [`原因：${reason}`, `${write(amount)} ${name(coin)}已恢复可用。`],
    }),
    'ja-JP': ({ reason, amount, coin }, { amount: write, coin: name }) => ({
      subject: '出金が却下されました',
      paragraphs: [`理由：${reason}`, `${write(amount)} ${name(coin)}は再び利用できます。`],
    }),
    'ko-KP': ({ reason, amount, coin }, { amount: write, coin: name }) => ({
      subject: '출금이 반려되었습니다',
      paragraphs: [`사유: ${reason}`, `${write(amount)} ${name(coin)}을 다시 사용할 수 있습니다.`],
    }),
    'id-ID': ({ reason, amount, coin }, { amount: write, coin: name }) => ({
      subject: 'Penarikan Anda ditolak',
      paragraphs: [`Alasannya: ${reason}`, `${write(amount)} ${name(coin)} kembali tersedia.`],
    }),
  },
  WITHDRAWAL_PAID: {
    purpose: 'ORDERS',
    opens,
    'en-US': ({ amount, coin }: Paid, { amount: write, coin: name }: Formats) => ({
      subject: 'Your withdrawal was paid',
      paragraphs: [`${write(amount)} ${name(coin)} were paid out to you.`],
    }),
    'zh-CN': ({ amount, coin }, { amount: write, coin: name }) => ({
      subject: '您的提现已完成打款',
      paragraphs: [`已向您打款 ${write(amount)} ${name(coin)}。`],
    }),
    'ja-JP': ({ amount, coin }, { amount: write, coin: name }) => ({
      subject: '出金が完了しました',
      paragraphs: [`${write(amount)} ${name(coin)}を払い出しました。`],
    }),
    'ko-KP': ({ amount, coin }, { amount: write, coin: name }) => ({
      subject: '출금 지급이 완료되었습니다',
      paragraphs: [`${write(amount)} ${name(coin)}을 지급했습니다.`],
    }),
    'id-ID': ({ amount, coin }, { amount: write, coin: name }) => ({
      subject: 'Penarikan Anda sudah dibayarkan',
      paragraphs: [`${write(amount)} ${name(coin)} telah dibayarkan kepada Anda.`],
    }),
  },
  WITHDRAWAL_NOT_RECEIVED: {
    purpose: 'ORDERS',
    opens,
    'en-US': ({ reason, amount, coin }: Explained, { amount: write, coin: name }: Formats) => ({
      subject: 'Your withdrawal was paid but has not arrived',
      paragraphs: [
        `The reason: ${reason}`,
        `We are looking into it. ${write(amount)} ${name(coin)} stay frozen until this is clear.`,
      ],
    }),
    'zh-CN': ({ reason, amount, coin }, { amount: write, coin: name }) => ({
      subject: '您的提现已打款，但尚未到账',
      paragraphs: [`原因：${reason}`, `我们正在核查，核查期间 ${write(amount)} ${name(coin)}保持冻结。`],
    }),
    'ja-JP': ({ reason, amount, coin }, { amount: write, coin: name }) => ({
      subject: '出金は払い出し済みですが、着金が確認できていません',
      paragraphs: [
        `理由：${reason}`,
        `現在調査中です。調査が終わるまで、${write(amount)} ${name(coin)}は凍結されたままです。`,
      ],
    }),
    'ko-KP': ({ reason, amount, coin }, { amount: write, coin: name }) => ({
      subject: '출금이 지급되었으나 도착하지 않았습니다',
      paragraphs: [
        `사유: ${reason}`,
        `확인하고 있습니다. 확인될 때까지 ${write(amount)} ${name(coin)}은 동결됩니다.`,
      ],
    }),
    'id-ID': ({ reason, amount, coin }, { amount: write, coin: name }) => ({
      subject: 'Penarikan Anda sudah dibayarkan tetapi belum sampai',
      paragraphs: [
        `Alasannya: ${reason}`,
        `Sedang kami telusuri. ${write(amount)} ${name(coin)} tetap dibekukan sampai jelas.`,
      ],
    }),
  },
  WITHDRAWAL_FAILED: {
    purpose: 'ORDERS',
    opens,
    'en-US': ({ reason, amount, coin }: Explained, { amount: write, coin: name }: Formats) => ({
      subject: 'Your withdrawal could not be paid',
      paragraphs: [`The reason: ${reason}`, `${write(amount)} ${name(coin)} are available again.`],
    }),
    'zh-CN': ({ reason, amount, coin }, { amount: write, coin: name }) => ({
      subject: '您的提现未能打款',
      paragraphs: [`原因：${reason}`, `${write(amount)} ${name(coin)}已恢复可用。`],
    }),
    'ja-JP': ({ reason, amount, coin }, { amount: write, coin: name }) => ({
      subject: '出金できませんでした',
      paragraphs: [`理由：${reason}`, `${write(amount)} ${name(coin)}は再び利用できます。`],
    }),
    'ko-KP': ({ reason, amount, coin }, { amount: write, coin: name }) => ({
      subject: '출금을 지급하지 못했습니다',
      paragraphs: [`사유: ${reason}`, `${write(amount)} ${name(coin)}을 다시 사용할 수 있습니다.`],
    }),
    'id-ID': ({ reason, amount, coin }, { amount: write, coin: name }) => ({
      subject: 'Penarikan Anda gagal dibayarkan',
      paragraphs: [`Alasannya: ${reason}`, `${write(amount)} ${name(coin)} kembali tersedia.`],
    }),
  },
  WITHDRAWAL_CANCELLED: {
    purpose: 'ORDERS',
    opens,
    'en-US': ({ reason, amount, coin }: Explained, { amount: write, coin: name }: Formats) => ({
      subject: 'Your withdrawal was cancelled before it was paid',
      paragraphs: [`The reason: ${reason}`, `${write(amount)} ${name(coin)} are available again.`],
    }),
    'zh-CN': ({ reason, amount, coin }, { amount: write, coin: name }) => ({
      subject: '您的提现在打款前已取消',
      paragraphs: [`原因：${reason}`, `${write(amount)} ${name(coin)}已恢复可用。`],
    }),
    'ja-JP': ({ reason, amount, coin }, { amount: write, coin: name }) => ({
      subject: '出金は払い出し前にキャンセルされました',
      paragraphs: [`理由：${reason}`, `${write(amount)} ${name(coin)}は再び利用できます。`],
    }),
    'ko-KP': ({ reason, amount, coin }, { amount: write, coin: name }) => ({
      subject: '출금이 지급되기 전에 취소되었습니다',
      paragraphs: [`사유: ${reason}`, `${write(amount)} ${name(coin)}을 다시 사용할 수 있습니다.`],
    }),
    'id-ID': ({ reason, amount, coin }, { amount: write, coin: name }) => ({
      subject: 'Penarikan Anda dibatalkan sebelum dibayarkan',
      paragraphs: [`Alasannya: ${reason}`, `${write(amount)} ${name(coin)} kembali tersedia.`],
    }),
  },
});

/**
 * Returns the mail about the withdrawal's visible state; undefined for intermediate steps and for an approval that is
 * not visible yet.
 */
export function getMail(order: WithdrawalRow, now: Date): MailDraft | undefined {
  const receipt = order.receipt_number;
  const coin = coinById(order.coin_id);
  const reason = order.steps.at(-1)?.reason ?? '';
  const explained = { receipt, reason, coin, amount: formatAmount(order.amount) };
  const paid = { receipt, coin, amount: formatAmount(order.amount - order.fee) };
  switch (toMemberView(order, now).status) {
    case 'APPROVED':
      return mails.WITHDRAWAL_APPROVED({ ...paid, day: order.expected_date });
    case 'REJECTED':
      return mails.WITHDRAWAL_REJECTED(explained);
    case 'SUCCESS':
      return mails.WITHDRAWAL_PAID(paid);
    case 'NOT_RECEIVED':
      return mails.WITHDRAWAL_NOT_RECEIVED(explained);
    case 'FAILED':
      return mails.WITHDRAWAL_FAILED(explained);
    case 'CANCELLED':
      return mails.WITHDRAWAL_CANCELLED(explained);
    default:
      return undefined;
  }
}
