import type { MailExamples } from '../../../test/mails.ts';

export default {
  TRANSFER_RECEIVED: { from: 'budi', amount: '25.5', coin: 'CASH_POINT', receipt: 'T2611210001' },
} satisfies MailExamples;
