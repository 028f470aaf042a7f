/** Emails to the receiver of a PIN code. The code is a secret that only the list in the portal shows. */
import { defineMails } from '../../mails/define-mails.ts';
import type { Formats } from '../../messages/index.ts';

interface Received {
  readonly from: string;
  /** The package that it activates. */
  readonly name: string;
  /** The price paid for it. */
  readonly amount: string;
  readonly receipt: string;
}

export const mails = defineMails({
  PIN_CODE_RECEIVED: {
    purpose: 'CREDITS_RECEIVED',
    opens: '/code?tab=records',
    'en-US': ({ from, name, amount }: Received, { amount: write, coin }: Formats) => ({
      subject: `${from} sent you a PIN code`,
      paragraphs: [
        `${from} sent you a PIN code for the package ${name}, worth ${write(amount)} ${coin('INSURANCE_POINT')}.`,
        'The code itself is shown in the portal alone.',
      ],
    }),
    'zh-CN': ({ from, name, amount }, { amount: write, coin }) => ({
      subject: `${from} 向您转让了 PIN 码`,
      paragraphs: [
        `${from} 向您转让了 ${name} 套餐的 PIN 码，价值 ${write(amount)} ${coin('INSURANCE_POINT')}。`,
        'PIN 码本身仅在会员中心显示。',
      ],
    }),
    'ja-JP': ({ from, name, amount }, { amount: write, coin }) => ({
      subject: `${from} さんからPINコードが届きました`,
      paragraphs: [
        `${from} さんからパッケージ ${name} のPINコード（${write(amount)} ${coin('INSURANCE_POINT')}相当）が届きました。`,
        'コードは会員ポータルにのみ表示されます。',
      ],
    }),
    'ko-KP': ({ from, name, amount }, { amount: write, coin }) => ({
      subject: `${from} 님이 PIN 코드를 양도했습니다`,
      paragraphs: [
        `${from} 님이 ${name} 패키지의 PIN 코드(${write(amount)} ${coin('INSURANCE_POINT')} 상당)를 양도했습니다.`,
        '코드는 회원 포털에서만 볼 수 있습니다.',
      ],
    }),
    'id-ID': ({ from, name, amount }, { amount: write, coin }) => ({
      subject: `${from} mengirimi Anda kode PIN`,
      paragraphs: [
        `${from} mengirimi Anda kode PIN untuk paket ${name}, senilai ${write(amount)} ${coin('INSURANCE_POINT')}.`,
        'Kode itu sendiri hanya ditampilkan di portal.',
      ],
    }),
  },
});
