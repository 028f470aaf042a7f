import type { MailExamples } from '../../../test/mails.ts';

const changed = { time: '2026-11-21T04:00:00.000Z', name: 'Phone' };

export default {
  FACTOR_ADDED: changed,
  FACTOR_REMOVED: changed,
  PASSKEY_ADDED: changed,
  PASSKEY_REMOVED: changed,
} satisfies MailExamples;
