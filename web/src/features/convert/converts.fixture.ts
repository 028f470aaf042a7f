import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { connectionOf, fakeGateway, overviewOf, type Gateway } from '../../test/portal.tsx';
import type { ConvertOrder } from './order.ts';

export const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

export const orderOf = (changes: Partial<ConvertOrder> = {}): ConvertOrder => ({
  __typename: 'ConvertOrder',
  id: '7',
  receiptNumber: 'CV20261121-000007',
  transactionNumber: 'JN20261121-000042',
  status: 'PENDING',
  from: 'CASH_POINT',
  to: 'ASSETS_POINT',
  amount: '25',
  fee: '0.25',
  rate: '0.99',
  actualAmount: '24.5025',
  createdAt: inSeconds(-1),
  settlesAt: inSeconds(29),
  endedAt: null,
  ...changes,
});

export const pairOf = (from: string, to: string, changes: object = {}) => ({
  __typename: 'ConvertPair',
  from,
  to,
  rate: '0.99',
  feeRate: '0.01',
  minimum: '1',
  maximum: '1000',
  multiple: '0.01',
  ...changes,
});

export const offered = [
  pairOf('CASH_POINT', 'ASSETS_POINT'),
  pairOf('CASH_POINT', 'USDT_POINT', { feeRate: '0', rate: '1', multiple: '5' }),
  pairOf('ASSETS_POINT', 'CASH_POINT'),
  pairOf('BONUS_POINT', 'CASH_POINT'),
];

export const configOf = (pairs: readonly object[] = offered) => ({
  convertConfig: { __typename: 'ConvertConfig', pairs, cancelSeconds: 30 },
});

export const connection = (orders: readonly ConvertOrder[]) => connectionOf('ConvertOrder', orders);

export const recentConvertsAnswer = (orders: readonly ConvertOrder[]) => ({
  pending: connection(orders.filter(({ status }) => status === 'PENDING')),
  recent: connection(orders),
});

export const answers = {
  ConvertOrderByKey: () => ({ convertOrders: connection([]) }),
  Overview: () => overviewOf({ CASH_POINT: '100', ASSETS_POINT: '3', BONUS_POINT: '7' }),
  ConvertConfig: () => configOf(),
  RecentConverts: () => recentConvertsAnswer([]),
  MakeConvert: () => ({ convert: { __typename: 'ConvertPayload', order: orderOf() } }),
  CancelConvert: () => ({
    cancelConvert: {
      __typename: 'ConvertPayload',
      order: orderOf({ status: 'CANCELLED', endedAt: inSeconds(0) }),
    },
  }),
};

/** A gateway that keeps these orders and applies converts and cancellations to them. */
export function fakePortal(orders: readonly ConvertOrder[] = []) {
  let known = orders;
  const gateway = fakeGateway({
    ...answers,
    RecentConverts: () => recentConvertsAnswer(known),
    MakeConvert: () => {
      const order = orderOf();
      known = [order, ...known];
      return { convert: { __typename: 'ConvertPayload', order } };
    },
    CancelConvert: ({ input }) => {
      const { id } = input as { id: string };
      known = known.map((order) =>
        order.id === id ? { ...order, status: 'CANCELLED', endedAt: inSeconds(0) } : order,
      );
      return {
        cancelConvert: {
          __typename: 'ConvertPayload',
          order: known.find((order) => order.id === id),
        },
      };
    },
  });
  return { gateway };
}

export interface SentInput {
  readonly idempotencyKey: string;
}

export const sent = (gateway: Gateway, operation: 'MakeConvert' | 'CancelConvert') =>
  gateway.of(operation).map(({ input }) => input as SentInput);

export async function review(user: ReturnType<typeof userEvent.setup>, amount = '25') {
  await user.type(await screen.findByLabelText('Amount'), amount);
  await user.click(screen.getByRole('button', { name: 'Review conversion' }));
  await screen.findByRole('heading', { name: 'Check before you confirm' });
}

export const typePassword = (user: ReturnType<typeof userEvent.setup>) =>
  user.type(screen.getByLabelText('Transaction password'), 'Credits2026');

export const confirmButton = () => screen.getByRole('button', { name: 'Convert 25.00 CASH' });

export async function confirm(user: ReturnType<typeof userEvent.setup>) {
  await typePassword(user);
  await user.click(confirmButton());
}

/** Replaces the orders that the gateway answers. */
export function portalOrders(gateway: Gateway, orders: readonly ConvertOrder[]): void {
  gateway.answer({ RecentConverts: () => recentConvertsAnswer(orders) });
}
