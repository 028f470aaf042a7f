import type { MailExamples } from '../../../test/mails.ts';

const time = '2026-11-21T04:00:00.000Z';
const changed = { time, name: 'Phone' };

export default {
  FACTOR_ADDED: changed,
  FACTOR_REMOVED: changed,
  PASSKEY_ADDED: changed,
  PASSKEY_REMOVED: changed,
  FACTOR_CONFIRMS: { time },
  PASSWORD_CONFIRMS: { time },
  RECOVERY_CODES_RENEWED: { time },
  RECOVERY_CODE_USED: { time, left: '7' },
} satisfies MailExamples;
