/** Emails to sellers about their P2P offers. */
import { defineMails } from '../../mails/define-mails.ts';
import type { Formats } from '../../messages/index.ts';

interface Bought {
  /** The seller's proceeds, without the fee. */
  readonly amount: string;
  readonly receipt: string;
}

interface Cancelled {
  /** The offered amount, all of which was returned. */
  readonly amount: string;
  /** Undefined if the operator gave none. */
  readonly reason: string | undefined;
  readonly receipt: string;
}

/** The list of the member's own offers in the portal. */
const opens = '/otc?tab=sales';

/** Returns the paragraph with the reason, or nothing. */
const formatReason = (reason: string | undefined, says: (reason: string) => string): string[] =>
  reason === undefined ? [] : [says(reason)];

export const mails = defineMails({
  OFFER_BOUGHT: {
    purpose: 'CREDITS_RECEIVED',
    opens,
    'en-US': ({ amount }: Bought, { amount: write, coin }: Formats) => ({
      subject: 'Your P2P offer was bought',
      paragraphs: [`${write(amount)} ${coin('CASH_POINT')} were credited to you.`],
    }),
    'zh-CN': ({ amount }, { amount: write, coin }) => ({
      subject: '您的 P2P 挂单已成交',
      paragraphs: [`${write(amount)} ${coin('CASH_POINT')}已到账。`],
    }),
    'ja-JP': ({ amount }, { amount: write, coin }) => ({
      subject: 'P2Pの出品が購入されました',
      paragraphs: [`${write(amount)} ${coin('CASH_POINT')}が反映されました。`],
    }),
    'ko-KP': ({ amount }, { amount: write, coin }) => ({
      subject: 'P2P 매물이 판매되었습니다',
      paragraphs: [`${write(amount)} ${coin('CASH_POINT')}이 반영되었습니다.`],
    }),
    'id-ID': ({ amount }, { amount: write, coin }) => ({
      subject: 'Penawaran P2P Anda telah dibeli',
      paragraphs: [`${write(amount)} ${coin('CASH_POINT')} telah dikreditkan kepada Anda.`],
    }),
  },
  OFFER_CANCELLED: {
    purpose: 'ORDERS',
    opens,
    'en-US': ({ amount, reason }: Cancelled, { amount: write, coin }: Formats) => ({
      subject: 'Your P2P offer was cancelled',
      paragraphs: [
        ...formatReason(reason, (said) => `The reason: ${said}`),
        `${write(amount)} ${coin('USDT_POINT')} are available again.`,
      ],
    }),
    'zh-CN': ({ amount, reason }, { amount: write, coin }) => ({
      subject: '您的 P2P 挂单已被取消',
      paragraphs: [
        ...formatReason(reason, (said) => `原因：${said}`),
        `${write(amount)} ${coin('USDT_POINT')}已恢复可用。`,
      ],
    }),
    'ja-JP': ({ amount, reason }, { amount: write, coin }) => ({
      subject: 'P2Pの出品がキャンセルされました',
      paragraphs: [
        ...formatReason(reason, (said) => `理由：${said}`),
        `${write(amount)} ${coin('USDT_POINT')}は再び利用できます。`,
      ],
    }),
    'ko-KP': ({ amount, reason }, { amount: write, coin }) => ({
      subject: 'P2P 매물이 취소되었습니다',
      paragraphs: [
        ...formatReason(reason, (said) => `사유: ${said}`),
        `${write(amount)} ${coin('USDT_POINT')}을 다시 사용할 수 있습니다.`,
      ],
    }),
    'id-ID': ({ amount, reason }, { amount: write, coin }) => ({
      subject: 'Penawaran P2P Anda dibatalkan',
      paragraphs: [
        ...formatReason(reason, (said) => `Alasannya: ${said}`),
        `${write(amount)} ${coin('USDT_POINT')} kembali tersedia.`,
      ],
    }),
  },
});
