import { act, screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { connectionOf, fakeGateway, overviewOf, type Gateway } from '../../test/portal.tsx';
import type { OtcOrder, Rules } from './order.ts';

/** An offer of another member, as the lobby has it. */
export const offerOf = (id: string, changes: Partial<OtcOrder> = {}): OtcOrder => ({
  __typename: 'OtcOrder',
  id,
  status: 'PUBLISHED',
  side: null,
  seller: 'c**n',
  buyer: null,
  amount: '20',
  price: '1.02',
  total: '20.4',
  fee: null,
  actualAmount: null,
  receiptNumber: null,
  transactionNumber: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  endedAt: null,
  ...changes,
});

/** An offer of the member. */
export const saleOf = (changes: Partial<OtcOrder> = {}): OtcOrder =>
  offerOf('7', {
    side: 'SELL',
    seller: 'a**o',
    fee: '0.102',
    actualAmount: '20.298',
    receiptNumber: 'R261120-000007',
    transactionNumber: 'T261120-000042',
    ...changes,
  });

/** What the member bought. */
export const boughtOf = (changes: Partial<OtcOrder> = {}): OtcOrder =>
  offerOf('3', {
    status: 'COMPLETED',
    side: 'BUY',
    buyer: 'a**o',
    receiptNumber: 'R261120-000003',
    transactionNumber: 'T261120-000043',
    endedAt: '2026-11-20T09:00:00.000Z',
    ...changes,
  });

export const rulesOf = (changes: Partial<Rules> = {}): Rules => ({
  __typename: 'OtcInfo',
  isOpen: true,
  minimum: '10',
  maximum: '50000',
  minimumPrice: '0.5',
  maximumPrice: '2',
  feeRate: '0.005',
  maxPublished: 10,
  published: 1,
  ...changes,
});

export const connection = (orders: readonly OtcOrder[], hasNextPage = false) =>
  connectionOf('OtcOrder', orders, hasNextPage);

interface Known {
  readonly offers?: readonly OtcOrder[];
  readonly sales?: readonly OtcOrder[];
  readonly purchases?: readonly OtcOrder[];
  readonly rules?: Partial<Rules>;
}

/** A gateway with these offers in its lobby, and these orders of the member. */
export function portal({ offers = [], sales = [], purchases = [], rules = {} }: Known = {}): Gateway {
  return fakeGateway({
    Overview: () => overviewOf({ CASH_POINT: '100', USDT_POINT: '60' }),
    OtcRules: () => ({ otcInfo: rulesOf(rules) }),
    OtcLobby: () => ({ otcOffers: connection(offers) }),
    RecentOtcSales: () => ({ otcSales: connection(sales) }),
    RecentOtcPurchases: () => ({ otcPurchases: connection(purchases) }),
    OtcSales: () => ({ otcSales: connection(sales) }),
    OtcPurchases: () => ({ otcPurchases: connection(purchases) }),
    OtcSaleByKey: () => ({ otcSales: connection([]) }),
    OtcPurchaseByKey: () => ({ otcPurchases: connection([]) }),
    PublishOtc: () => ({ publishOtc: { __typename: 'OtcPayload', order: saleOf() } }),
    BuyOtc: () => ({ buyOtc: { __typename: 'OtcPayload', order: boughtOf() } }),
    CancelOtc: () => ({
      cancelOtc: {
        __typename: 'OtcPayload',
        order: saleOf({ status: 'CANCELLED', endedAt: '2026-11-20T09:00:00.000Z' }),
      },
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
