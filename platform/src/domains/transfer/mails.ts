/** Emails to the recipient of a transfer. */
import type { CreditType } from '@portal/schema/rest';
import { defineMails } from '../../mails/define-mails.ts';
import type { Formats } from '../../messages/index.ts';

interface Words {
  readonly from: string;
  /** The amount received, without the fee. */
  readonly amount: string;
  readonly coin: CreditType;
  readonly receipt: string;
}

export const mails = defineMails({
  TRANSFER_RECEIVED: {
    purpose: 'CREDITS_RECEIVED',
    opens: '/records?type=TRANSFER',
    'en-US': ({ from, amount, coin }: Words, { amount: write, coin: name }: Formats) => ({
      subject: `${from} transferred credits to you`,
      paragraphs: [`${from} transferred ${write(amount)} ${name(coin)} to you.`],
    }),
    'zh-CN': ({ from, amount, coin }, { amount: write, coin: name }) => ({
      subject: `${from} 向您转来积分`,
      paragraphs: [`${from} 向您转来 ${write(amount)} ${name(coin)}。`],
    }),
    'ja-JP': ({ from, amount, coin }, { amount: write, coin: name }) => ({
      subject: `${from} さんからクレジットが届きました`,
      paragraphs: [`${from} さんから ${write(amount)} ${name(coin)}が届きました。`],
    }),
    'ko-KP': ({ from, amount, coin }, { amount: write, coin: name }) => ({
      subject: `${from} 님이 크레딧을 이체했습니다`,
      paragraphs: [`${from} 님이 ${write(amount)} ${name(coin)}을 이체했습니다.`],
    }),
    'id-ID': ({ from, amount, coin }, { amount: write, coin: name }) => ({
      subject: `${from} mentransfer kredit kepada Anda`,
      paragraphs: [`${from} mentransfer ${write(amount)} ${name(coin)} kepada Anda.`],
    }),
  },
});
