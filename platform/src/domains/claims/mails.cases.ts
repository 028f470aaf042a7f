import type { MailExamples } from '../../../test/mails.ts';

export default {
  CLAIM_APPROVED: { amount: '25.5', receipt: 'T2611210001' },
  CLAIM_REJECTED: { receipt: 'T2611210001', reason: 'Another screenshot' },
} satisfies MailExamples;
