import type { MailExamples } from '../../../test/mails.ts';

export default {
  WITHDRAWAL_APPROVED: {
    amount: '25.5',
    coin: 'WITHDRAWAL_POINT',
    day: '2026-11-23',
    receipt: 'T2611210001',
  },
  WITHDRAWAL_REJECTED: {
    reason: 'Another name',
    amount: '120',
    coin: 'WITHDRAWAL_POINT',
    receipt: 'T2611210001',
  },
  WITHDRAWAL_PAID: { amount: '25.5', coin: 'WITHDRAWAL_POINT', receipt: 'T2611210001' },
  WITHDRAWAL_NOT_RECEIVED: {
    reason: 'The bank asks',
    amount: '120',
    coin: 'WITHDRAWAL_POINT',
    receipt: 'T2611210001',
  },
  WITHDRAWAL_FAILED: {
    reason: 'The account is closed',
    amount: '120',
    coin: 'WITHDRAWAL_POINT',
    receipt: 'T2611210001',
  },
  WITHDRAWAL_CANCELLED: {
    reason: 'As you asked',
    amount: '120',
    coin: 'WITHDRAWAL_POINT',
    receipt: 'T2611210001',
  },
} satisfies MailExamples;
