import { connectionOf, type EventCases } from '../../test/events.ts';

const application = (id: number, changes: Readonly<Record<string, unknown>>) => ({
  __typename: 'CommitmentApplication',
  id: String(id),
  receiptNumber: `M-${id}`,
  commitmentId: String(id),
  name: 'Builder',
  statement: 'I will pay every premium.',
  reason: null,
  createdAt: '2026-11-19T00:00:00.000Z',
  ...changes,
});

export default {
  operation: 'CommitmentEvents',
  nothing: { latest: connectionOf(), commitments: [] },
  something: {
    latest: connectionOf([
      application(3, { status: 'PENDING_REVIEW', decidedAt: null }),
      application(2, { status: 'APPROVED', decidedAt: '2026-11-20T13:30:00.000Z' }),
      application(1, {
        status: 'REJECTED',
        reason: 'Say for how long',
        decidedAt: '2026-11-20T11:45:00.000Z',
      }),
    ]),
    commitments: [],
  },
  lines: [
    {
      at: '2026-11-20T13:30:00.000Z',
      href: '/commitment/details?receipt=M-2',
      text: /^Your application for Builder was approved/,
    },
    {
      at: '2026-11-20T11:45:00.000Z',
      href: '/commitment/details?receipt=M-1',
      text: /^Your application for Builder was rejected.*Reason: Say for how long.*You can apply again\./,
    },
  ],
} satisfies EventCases;
