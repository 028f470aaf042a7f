import { act, screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { connectionOf, fakeGateway, overviewOf } from '../../test/portal.tsx';
import type { TrusteeshipOrder, CataloguePackage, TrusteeshipSummary } from './order.ts';

const day = 86_400_000;

export const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

export const orderOf = (changes: Partial<TrusteeshipOrder> = {}): TrusteeshipOrder => ({
  __typename: 'EntrustOrder',
  id: '7',
  receiptNumber: 'R261121-000007',
  transactionNumber: 'T261121-000042',
  status: 'RUNNING',
  upgradedFromId: null,
  amount: '100',
  paid: '100',
  termDays: 7,
  dailyRatio: '0.003',
  autoAdd: false,
  locked: '100',
  profit: '0.6',
  compounded: '0',
  redeemed: null,
  redeemTransactionNumber: null,
  renewals: 0,
  createdAt: inDays(-2),
  expiresAt: inDays(5),
  redeemableUntil: inDays(6),
  endedAt: null,
  ...changes,
});

export const redeemedOf = (changes: Partial<TrusteeshipOrder> = {}): TrusteeshipOrder =>
  orderOf({
    status: 'REDEEMED',
    redeemed: '100',
    redeemTransactionNumber: 'T261121-000099',
    locked: '0',
    endedAt: inDays(0),
    ...changes,
  });

const offerOf = (id: string, amount: string, termDays: number, dailyRatio: string): CataloguePackage => ({
  __typename: 'EntrustOffer',
  id,
  amount,
  termDays,
  dailyRatio,
  maximum: 2,
  running: 0,
});

export const offered = [
  offerOf('1', '100', 7, '0.003'),
  offerOf('2', '600', 45, '0.0048'),
  offerOf('3', '1500', 45, '0.005'),
] as const;

const totals: TrusteeshipSummary['totals'] = {
  __typename: 'EntrustTotals',
  running: 1,
  locked: '100',
  paid: '300',
  profit: '1.2',
  compounded: '0.3',
};

export const summary = (changes: Partial<TrusteeshipSummary> = {}): TrusteeshipSummary => ({
  offers: offered,
  running: [],
  totals,
  ...changes,
});

const connection = (orders: readonly TrusteeshipOrder[]) => connectionOf('EntrustOrder', orders);

const answerOf = ({ offers, running }: TrusteeshipSummary) => ({
  entrustOffers: offers,
  running: connection(running),
  entrustTotals: totals,
});

/** A gateway where the member has these packages. */
export function fakePortal(
  running: readonly TrusteeshipOrder[] = [],
  changes: Partial<TrusteeshipSummary> = {},
) {
  return fakeGateway({
    Overview: () => overviewOf({ ASSETS_POINT: '700' }),
    TrusteeshipSummary: () => answerOf(summary({ running, ...changes })),
    EntrustOrderByKey: () => ({ entrustOrders: connection([]) }),
    BuyEntrust: () => ({ buyEntrust: { __typename: 'EntrustPayload', order: orderOf() } }),
    UpgradeEntrust: () => ({
      upgradeEntrust: {
        __typename: 'EntrustPayload',
        order: orderOf({ id: '8', upgradedFromId: '7', amount: '600', paid: '500', locked: '600' }),
      },
    }),
    RedeemEntrust: () => ({
      redeemEntrust: {
        __typename: 'EntrustPayload',
        order: redeemedOf(),
      },
    }),
    SetEntrustAutoAdd: () => ({
      setEntrustAutoAdd: { __typename: 'EntrustPayload', order: orderOf({ autoAdd: true }) },
    }),
  });
}

/** Types the password and confirms, twice at once. */
export async function confirm(user: ReturnType<typeof userEvent.setup>, name: string): Promise<void> {
  await screen.findByRole('heading', { name: 'Check before you confirm' });
  await user.type(screen.getByLabelText('Transaction password'), 'Credits2026');
  const button = screen.getByRole('button', { name });
  act(() => {
    button.click();
    button.click();
  });
}
