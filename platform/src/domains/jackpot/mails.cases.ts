import type { MailExamples } from '../../../test/mails.ts';

export default {
  JACKPOT_WON: { round: '7', amount: '72.5', receipt: 'T2611210001' },
} satisfies MailExamples;
