import type { MailExamples } from '../../../test/mails.ts';

export default {
  APPLICATION_APPROVED: { name: 'Bronze' },
  APPLICATION_REJECTED: { name: 'Bronze', reason: 'Too short', receipt: 'T2611210001' },
} satisfies MailExamples;
