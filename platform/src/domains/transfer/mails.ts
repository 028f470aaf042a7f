/** What the recipient of a transfer is mailed. */
import type { CreditType } from '@portal/schema/rest';

import { defineMails } from '../../mails/define-mails.ts';
import type { Formats } from '../../messages/index.ts';

interface Words {
  readonly from: string;
  /** Without the fee: what the recipient got. */
  readonly amount: string;
  readonly coin: CreditType;
  readonly receipt: string;
}

export const mails = defineMails({
  TRANSFER_RECEIVED: {
    purpose: 'CREDITS_RECEIVED',
    'en-US': ({ from, amount, coin, receipt }: Words, { amount: write, coin: name }: Formats) => ({
      subject: `${from} transferred credits to you`,
      paragraphs: [
        `${from} transferred ${write(amount)} ${name(coin)} to you.`,
        `Receipt number: ${receipt}`,
      ],
    }),
    'zh-CN': ({ from, amount, coin, receipt }, { amount: write, coin: name }) => ({
      subject: `${from} 向您转来积分`,
      paragraphs: [`${from} 向您转来 ${write(amount)} ${name(coin)}。`, `单号：${receipt}`],
    }),
    'ja-JP': ({ from, amount, coin, receipt }, { amount: write, coin: name }) => ({
      subject: `${from} さんからクレジットが届きました`,
      paragraphs: [`${from} さんから ${write(amount)} ${name(coin)}が届きました。`, `受付番号：${receipt}`],
    }),
    'ko-KP': ({ from, amount, coin, receipt }, { amount: write, coin: name }) => ({
      subject: `${from} 님이 크레딧을 이체했습니다`,
      paragraphs: [`${from} 님이 ${write(amount)} ${name(coin)}을 이체했습니다.`, `접수 번호: ${receipt}`],
    }),
    'id-ID': ({ from, amount, coin, receipt }, { amount: write, coin: name }) => ({
      subject: `${from} mentransfer kredit kepada Anda`,
      paragraphs: [
        `${from} mentransfer ${write(amount)} ${name(coin)} kepada Anda.`,
        `Nomor bukti: ${receipt}`,
      ],
    }),
  },
});
