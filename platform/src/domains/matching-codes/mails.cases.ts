import type { MailExamples } from '../../../test/mails.ts';

export default {
  PIN_CODE_RECEIVED: { from: 'budi', name: 'Bronze', amount: '100.5', receipt: 'T2611210001' },
} satisfies MailExamples;
