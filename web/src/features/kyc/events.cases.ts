import type { EventCases } from '../../test/events.ts';

const answer = (identity: object | null) => ({ me: { __typename: 'Member', id: '1', identity } });

export default {
  operation: 'IdentityEvents',
  isPolled: true,
  nothing: answer(null),
  something: answer({
    __typename: 'Identity',
    status: 'FAILED',
    maskedNumber: 'TK••••67',
    reason: 'Not readable',
    submittedAt: '2026-11-20T09:00:00.000Z',
    decidedAt: '2026-11-20T10:00:00.000Z',
  }),
  lines: [
    {
      at: '2026-11-20T10:00:00.000Z',
      href: '/kyc',
      text: /^Your identity could not be verified.*Reason: Not readable.*You can submit it again\./,
    },
  ],
} satisfies EventCases;
