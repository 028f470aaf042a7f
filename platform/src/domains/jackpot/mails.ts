/** Emails to the winner of the jackpot. */
import { defineMails } from '../../mails/define-mails.ts';
import type { Formats } from '../../messages/index.ts';

interface Won {
  readonly round: string;
  readonly amount: string;
  /** Of the winning entries. */
  readonly receipt: string;
}

export const mails = defineMails({
  JACKPOT_WON: {
    purpose: 'CREDITS_RECEIVED',
    opens: '/prize?tab=records',
    'en-US': ({ round, amount }: Won, { amount: write, coin }: Formats) => ({
      subject: `You won the jackpot of round ${round}`,
      paragraphs: [`The prize was credited to you: ${write(amount)} ${coin('CASH_POINT')}.`],
    }),
    'zh-CN': ({ round, amount }, { amount: write, coin }) => ({
      subject: `您赢得了第 ${round} 轮大奖`,
      paragraphs: [`奖金 ${write(amount)} ${coin('CASH_POINT')}已到账。`],
    }),
    'ja-JP': ({ round, amount }, { amount: write, coin }) => ({
      subject: `第${round}ラウンドのジャックポットに当選しました`,
      paragraphs: [`賞金 ${write(amount)} ${coin('CASH_POINT')}が反映されました。`],
    }),
    'ko-KP': ({ round, amount }, { amount: write, coin }) => ({
      subject: `${round}라운드 잭팟에 당첨되었습니다`,
      paragraphs: [`상금 ${write(amount)} ${coin('CASH_POINT')}이 반영되었습니다.`],
    }),
    'id-ID': ({ round, amount }, { amount: write, coin }) => ({
      subject: `Anda memenangkan jackpot putaran ${round}`,
      paragraphs: [`Hadiah ${write(amount)} ${coin('CASH_POINT')} telah dikreditkan kepada Anda.`],
    }),
  },
});
