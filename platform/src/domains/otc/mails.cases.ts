import type { MailExamples } from '../../../test/mails.ts';

export default {
  OFFER_BOUGHT: { amount: '101.49', receipt: 'T2611210001' },
  OFFER_CANCELLED: { amount: '25.5', reason: 'On request', receipt: 'T2611210001' },
} satisfies MailExamples;
