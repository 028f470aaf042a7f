import type { MailExamples } from '../../../test/mails.ts';

export default {
  PAYOUT_METHOD_ADDED: { kind: 'bank', ending: '4321', usable: '2026-11-21T04:00:00.000Z' },
  PAYOUT_METHOD_CHANGED: { kind: 'wallet', ending: 'a72F', usable: '2026-11-21T04:00:00.000Z' },
} satisfies MailExamples;
