import type { MailExamples } from '../../../test/mails.ts';

export default {
  DEPOSIT_APPROVED: { amount: '25.5', receipt: 'T2611210001' },
  DEPOSIT_REMAINDER_CREDITED: { amount: '0.6895', receipt: 'T2611210001' },
  DEPOSIT_REMAINDER_KEPT: { remainder: '0.7', unit: 'USD', receipt: 'T2611210001' },
  DEPOSIT_REJECTED: { receipt: 'T2611210001', reason: 'Nothing arrived' },
} satisfies MailExamples;
