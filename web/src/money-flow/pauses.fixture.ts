/** Pauses for tests. */

/** In an hour, ISO 8601. */
export const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** Answers to both queries of pauses, by their end and the reason; without an end nothing is paused. */
export const pausesOf = (
  until: string | null = null,
  closedReason: 'INSURANCE_REDEEMED' | 'SECURITY_CHANGE' = 'SECURITY_CHANGE',
) => ({
  OutgoingPause: () => ({
    withdrawalConfig: {
      __typename: 'WithdrawalConfig',
      payoutsClosedUntil: closedReason === 'SECURITY_CHANGE' ? until : null,
    },
  }),
  TransferPause: () => ({
    transferConfig: {
      __typename: 'TransferConfig',
      closedUntil: until,
      closedReason: until === null ? null : closedReason,
    },
  }),
});
