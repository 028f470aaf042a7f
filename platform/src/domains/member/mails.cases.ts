import type { MailExamples } from '../../../test/mails.ts';

export default {
  LOGIN_PASSWORD_CHANGED: { time: '2026-11-21T04:00:00.000Z' },
  TRANSACTION_PASSWORD_CHANGED: {
    time: '2026-11-21T04:00:00.000Z',
    usable: '2026-11-22T04:00:00.000Z',
  },
  LOGIN_PASSWORD_LOCKED: { usable: '2026-11-22T04:00:00.000Z' },
  TRANSACTION_PASSWORD_LOCKED: { usable: '2026-11-22T04:00:00.000Z' },
} satisfies MailExamples;
