import { connectionOf, type EventCases } from '../../test/events.ts';

const step = (status: string, time: string, reason: string | null = null) => ({
  __typename: 'WithdrawalStep',
  status,
  at: `2026-11-20T${time}.000Z`,
  reason,
});

const others = {
  notReceived: connectionOf(),
  inReview: connectionOf(),
  walletAddresses: [],
  bankAccounts: [],
};

export default {
  operation: 'WithdrawalEvents',
  nothing: { latest: connectionOf(), ...others },
  something: {
    latest: connectionOf([
      {
        __typename: 'Withdrawal',
        id: '8',
        receiptNumber: 'W-8',
        method: 'BANK',
        reason: 'Closed account',
        createdAt: '2026-11-20T00:30:00.000Z',
        status: 'FAILED',
        coin: 'WITHDRAWAL_POINT',
        amount: '50',
        network: null,
        address: null,
        bankName: 'First Bank',
        accountNumber: '1234567890',
        expectedOn: '2026-11-21',
        endedCounts: true,
        steps: [
          step('PENDING_REVIEW', '01:00:00'),
          step('APPROVED', '02:00:00'),
          step('PAYABLE', '16:00:00'),
          step('FAILED', '17:00:00', 'Closed account'),
        ],
      },
    ]),
    ...others,
  },
  lines: [
    {
      at: '2026-11-20T17:00:00.000Z',
      href: '/withdraw?tab=records&receipt=W-8',
      text: /^Your withdrawal could not be paid50\.00 WITHDRAWReason: Closed account/,
    },
    {
      at: '2026-11-20T02:00:00.000Z',
      href: '/withdraw?tab=records&receipt=W-8',
      text: /^Your withdrawal was approved50\.00 WITHDRAW(?!It will be paid)/,
    },
  ],
} satisfies EventCases;
