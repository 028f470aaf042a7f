import type { MailExamples } from '../../../test/mails.ts';

export default {
  PASSWORD_CODE: {
    code: 'ACDE-FHJK-MNPR',
    minutes: '10',
    link: 'https://portal.example.com/#/forgot?name=aiko',
  },
  TRANSACTION_CODE: { code: 'ACDE-FHJK-MNPR', minutes: '10' },
  NEW_EMAIL_CODE: { code: 'ACDE-FHJK-MNPR', minutes: '10' },
  CURRENT_EMAIL_CODE: { code: 'ACDE-FHJK-MNPR', minutes: '10' },
  EMAIL_CHANGED: {
    time: '2026-11-21T04:00:00.000Z',
    email: 'a***o@example.com',
    usable: '2026-11-22T04:00:00.000Z',
  },
  SUPPORT_CODE_ISSUED: { time: '2026-11-21T04:00:00.000Z', usable: '2026-11-22T04:00:00.000Z' },
  SIGNED_IN_ELSEWHERE: {
    time: '2026-11-21T04:00:00.000Z',
    network: '203.0.113.0/24',
    device: 'Chrome, Windows',
  },
  SESSION_MISUSED: {
    time: '2026-11-21T04:00:00.000Z',
    network: '203.0.113.0/24',
    device: 'Chrome, Windows',
  },
} satisfies MailExamples;
