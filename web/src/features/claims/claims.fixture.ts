/** Gateway answers and user steps that the tests of claims share. */
import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { connectionOf, fakeGateway, overviewOf } from '../../test/portal.tsx';
import type { Claim, Order, Round } from './order.ts';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
export const screenshot = new File([png], 'loss.png', { type: 'image/png' });

export const orderOf = (number: number, changes: Partial<Order> = {}): Order => ({
  __typename: 'ClaimOrder',
  number,
  tradeId: String(50 + number),
  date: `2026-10-2${number}`,
  result: '10',
  valid: true,
  covered: null,
  status: null,
  receiptNumber: null,
  reason: null,
  ...changes,
});

export const roundOf = (orders: readonly Order[], changes: Partial<Round> = {}): Round => ({
  __typename: 'ClaimRound',
  id: '8',
  name: 'Gold',
  position: 2,
  createdAt: '2026-10-20T03:00:00.000Z',
  nextTradeAt: '2026-10-27T16:10:00.000Z',
  orders: [...orders],
  ...changes,
});

/** A loss that can be claimed, and one whose claim was rejected. */
export const openLoss = orderOf(2, { result: '-9' });
export const rejectedLoss = orderOf(3, {
  result: '-26.9',
  status: 'REJECTED',
  receiptNumber: 'C261028-000002',
  reason: 'The day cannot be read',
});

export const claimOf = (changes: Partial<Claim> = {}): Claim => ({
  __typename: 'Claim',
  id: '3',
  receiptNumber: 'C261121-000003',
  status: 'PENDING_REVIEW',
  tradeId: '52',
  name: 'Gold',
  position: 2,
  number: 2,
  date: '2026-10-22',
  amount: '9',
  reason: null,
  transactionNumber: null,
  createdAt: '2026-11-21T03:36:00.000Z',
  decidedAt: null,
  ...changes,
});

export const claimsOf = (claims: readonly Claim[]) => ({ claims: connectionOf('Claim', claims) });

/** A page of rounds. */
export const roundsOf = (
  rounds: readonly Round[],
  { endCursor = null, current = true }: { endCursor?: string | null; current?: boolean } = {},
) => ({
  claimRounds: {
    ...connectionOf('ClaimRound', rounds),
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
  },
  insurance: {
    __typename: 'InsuranceOverview',
    current: current ? { __typename: 'InsuranceContract', id: '1' } : null,
  },
});

/** A gateway where the member has these rounds. */
export const fakePortal = (rounds: readonly Round[] = [roundOf([orderOf(1), openLoss, rejectedLoss])]) =>
  fakeGateway({
    Overview: () => overviewOf({ CASH_POINT: '100' }),
    ClaimRounds: () => roundsOf(rounds),
    RecentClaims: () => claimsOf([]),
    ClaimByKey: () => claimsOf([]),
    Claims: () => claimsOf([claimOf()]),
    FileClaim: () => ({ fileClaim: { __typename: 'FileClaimPayload', claim: claimOf() } }),
  });

type User = ReturnType<typeof userEvent.setup>;

/** Chooses the open loss, adds a screenshot and goes to the review. */
export async function review(user: User): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Claim the loss of 9\.00 CASH/ }));
  await user.upload(screen.getByLabelText('Screenshot'), screenshot);
  await screen.findByText('loss.png');
  await user.click(screen.getByRole('button', { name: 'Review claim' }));
  await screen.findByRole('heading', { name: 'Check before you confirm' });
}

export const confirm = () => screen.getByRole('button', { name: 'Claim 9.00 CASH' });
