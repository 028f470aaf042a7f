import type { MailExamples } from '../../../test/mails.ts';

export default {
  IDENTITY_PASSED: {},
  IDENTITY_FAILED: { reason: 'The photo is blurred' },
} satisfies MailExamples;
