import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../session/session.ts';
import {
  fakeGateway,
  overviewOf,
  refusal,
  renderScreen,
  startTexts,
  type Gateway,
} from '../../test/portal.tsx';
import Convert from './Convert.tsx';
import { ConvertPanel } from './ConvertPanel.tsx';
import type { ConvertOrder } from './order.ts';

beforeAll(() => startTexts('convert', 'flow', 'records', 'shell'));
beforeEach(() => session.start('token'));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  toast.dismiss();
});

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

const orderOf = (changes: Partial<ConvertOrder> = {}): ConvertOrder => ({
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

const pairOf = (from: string, to: string, changes: object = {}) => ({
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

const offered = [
  pairOf('CASH_POINT', 'ASSETS_POINT'),
  pairOf('CASH_POINT', 'USDT_POINT', { feeRate: '0', rate: '1', multiple: '5' }),
  pairOf('ASSETS_POINT', 'CASH_POINT'),
  pairOf('BONUS_POINT', 'CASH_POINT'),
];

const configOf = (pairs: readonly object[] = offered) => ({
  convertConfig: { __typename: 'ConvertConfig', pairs, cancelSeconds: 30 },
});

const connection = (orders: readonly ConvertOrder[], hasNextPage = false) => ({
  __typename: 'ConvertOrderConnection',
  edges: orders.map((node) => ({ __typename: 'ConvertOrderEdge', node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: orders.at(-1)?.id ?? null },
});

const standingOf = (orders: readonly ConvertOrder[]) => ({
  pending: connection(orders.filter(({ status }) => status === 'PENDING')),
  recent: connection(orders),
});

const answers = {
  Overview: () => overviewOf({ CASH_POINT: '100', ASSETS_POINT: '3', BONUS_POINT: '7' }),
  ConvertConfig: () => configOf(),
  ConvertStanding: () => standingOf([]),
  MakeConvert: () => ({ convert: { __typename: 'ConvertPayload', order: orderOf() } }),
  CancelConvert: () => ({
    cancelConvert: {
      __typename: 'ConvertPayload',
      order: orderOf({ status: 'CANCELLED', endedAt: inSeconds(0) }),
    },
  }),
};

/** A gateway that knows these orders, and what becomes of them. */
function portal(orders: readonly ConvertOrder[] = []) {
  let known = orders;
  const gateway = fakeGateway({
    ...answers,
    ConvertStanding: () => standingOf(known),
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

interface SentInput {
  readonly idempotencyKey: string;
}

const sent = (gateway: Gateway, operation: 'MakeConvert' | 'CancelConvert') =>
  gateway.of(operation).map(({ input }) => input as SentInput);

async function review(user: ReturnType<typeof userEvent.setup>, amount = '25') {
  await user.type(await screen.findByLabelText('Amount'), amount);
  await user.click(screen.getByRole('button', { name: 'Review conversion' }));
  await screen.findByRole('heading', { name: 'Check before you confirm' });
}

const confirmButton = () => screen.getByRole('button', { name: 'Convert 25.00 CASH' });

describe('filling in a convert', () => {
  it('offers the credits of the pairs only', async () => {
    portal();
    renderScreen(<Convert />);
    const user = userEvent.setup();
    const from = await screen.findByLabelText('You give');
    const names = (field: HTMLElement) =>
      within(field)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(names(from)).toEqual(['Cash credit', 'Entrust credit', 'Reward credit']);
    expect(names(screen.getByLabelText('You receive'))).toEqual(['Entrust credit', 'USDT credit']);

    await user.selectOptions(from, 'Reward credit');
    // Only one credit is left to become: it is said, not asked.
    expect(screen.getByRole('textbox', { name: 'You receive' })).toHaveValue('Cash credit');
    expect(screen.queryByRole('button', { name: /^Swap/ })).toBeNull();
    expect(await screen.findByText('7.00 REWARD available')).toBeVisible();
  });

  it('turns the pair round where the other way is offered too', async () => {
    portal();
    renderScreen(<Convert />);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Amount'), '2');
    await user.click(screen.getByRole('button', { name: 'Swap: Entrust credit into Cash credit' }));
    expect(screen.getByLabelText('You give')).toHaveValue('ASSETS_POINT');
    expect(screen.getByRole('textbox', { name: 'You receive' })).toHaveValue('Cash credit');
    expect(screen.getByLabelText('Amount')).toHaveValue('2');
    await user.click(screen.getByRole('button', { name: 'Swap: Cash credit into Entrust credit' }));
    await user.selectOptions(screen.getByLabelText('You receive'), 'USDT credit');
    expect(screen.queryByRole('button', { name: /^Swap/ })).toBeNull();
  });

  it('shows fee, rate and what arrives while the amount is typed', async () => {
    portal();
    renderScreen(<Convert />);
    await userEvent.type(await screen.findByLabelText('Amount'), '33.33');
    const preview = screen.getByLabelText('Fee, rate and what you receive');
    expect(preview).toHaveTextContent('Fee (1%)0.3333 CASH');
    expect(preview).toHaveTextContent('Rate1 CASH = 0.99 ENTRUST');
    expect(preview).toHaveTextContent('You receive32.666733 ENTRUST');
  });

  it.each([
    ['0.5', 'The minimum is 1.00 CASH.'],
    ['100.01', 'You have 100.00 CASH available.'],
    ['2.005', /^The amount must be a multiple of 0.01\./],
    ['', 'Enter an amount.'],
    ['1,000', 'Leave out commas and spaces, and use a point for decimals: 1234.56.'],
  ])('keeps %j on the form and says why', async (amount, message) => {
    portal();
    renderScreen(<Convert />);
    const user = userEvent.setup();
    await screen.findByText('100.00 CASH available');
    if (amount !== '') await user.type(screen.getByLabelText('Amount'), amount);
    await user.click(screen.getByRole('button', { name: 'Review conversion' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Check before you confirm' })).toBeNull();
  });

  it('says that nothing would arrive of too little', async () => {
    portal().gateway.answer({
      ConvertConfig: () =>
        configOf([pairOf('CASH_POINT', 'GMT', { minimum: '0.00000001', multiple: '0.00000001' })]),
    });
    renderScreen(<Convert />);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Amount'), '0.00000001');
    await user.click(screen.getByRole('button', { name: 'Review conversion' }));
    expect(
      await screen.findByText('This amount is too small: nothing would arrive. Enter a larger one.'),
    ).toBeVisible();
  });

  it('offers shares cut to the multiple of the pair', async () => {
    portal().gateway.answer({ Overview: () => overviewOf({ CASH_POINT: '99.99' }) });
    renderScreen(<Convert />, '/convert?from=CASH_POINT&to=USDT_POINT');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Max' }));
    expect(screen.getByLabelText('Amount')).toHaveValue('95');
    await user.click(screen.getByRole('button', { name: '75%' }));
    expect(screen.getByLabelText('Amount')).toHaveValue('70');
  });

  it('takes over what a link says, once', async () => {
    sessionStorage.setItem('draft.convert', JSON.stringify({ from: 'BONUS_POINT', to: '', amount: '500' }));
    portal();
    const { address } = renderScreen(<Convert />, '/convert?from=CASH_POINT&to=USDT_POINT');
    expect(await screen.findByLabelText('You receive')).toHaveValue('USDT_POINT');
    expect(screen.getByLabelText('Amount')).toHaveValue('');
    expect(address()).toBe('/convert');
  });

  it('says that nothing can be converted where no pair is offered', async () => {
    portal().gateway.answer({ ConvertConfig: () => configOf([]) });
    renderScreen(<Convert />);
    expect(await screen.findByText('No credit can be converted at the moment')).toBeVisible();
  });

  it('says when the pairs could not be read, and tries again', async () => {
    const { gateway } = portal();
    gateway.answer({ ConvertConfig: () => refusal('SERVICE_UNAVAILABLE') });
    renderScreen(<Convert />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer({ ConvertConfig: () => configOf() });
    await userEvent.click(retry);
    expect(await screen.findByLabelText('You give')).toBeVisible();
  });
});

describe('the screen of one credit', () => {
  it('gives that credit and no other', async () => {
    const { gateway } = portal();
    sessionStorage.setItem('draft.convert', JSON.stringify({ from: 'CASH_POINT', to: '', amount: '500' }));
    renderScreen(<ConvertPanel from="BONUS_POINT" />, '/bonus/convert');
    expect(await screen.findByRole('textbox', { name: 'You give' })).toHaveValue('Reward credit');
    expect(screen.getByLabelText('Amount')).toHaveValue('');
    expect(gateway.of('ConvertStanding')[0]).toEqual({ coin: 'BONUS_POINT' });
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Amount'), '5');
    await user.click(screen.getByRole('button', { name: 'Review conversion' }));
    await user.click(await screen.findByRole('button', { name: 'Convert 5.00 REWARD' }));
    await waitFor(() =>
      expect(gateway.of('MakeConvert')[0]?.input).toMatchObject({ from: 'BONUS_POINT', to: 'CASH_POINT' }),
    );
  });

  it('says so where it cannot be converted, instead of another one', async () => {
    portal();
    renderScreen(<ConvertPanel from="GMT" />, '/gmt/convert');
    expect(await screen.findByText('Game credit cannot be converted at the moment')).toBeVisible();
    expect(screen.queryByLabelText('Amount')).toBeNull();
  });
});

describe('reviewing a convert', () => {
  it('gives the focus to the safe choice and asks for no password', async () => {
    portal();
    renderScreen(<Convert />);
    await review(userEvent.setup());
    expect(screen.getByRole('button', { name: 'Change details' })).toHaveFocus();
    expect(screen.queryByLabelText('Transaction password')).toBeNull();
    expect(screen.getByText(/is frozen for 30 seconds. Until then you can cancel/)).toBeVisible();
  });

  it('is not agreed to by the second half of a double click', async () => {
    const { gateway } = portal();
    renderScreen(<Convert />);
    await review(userEvent.setup());
    act(
      () =>
        void confirmButton().dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }),
        ),
    );
    expect(gateway.of('MakeConvert')).toHaveLength(0);
  });

  it('keeps its figures, and shows those of now where they have changed', async () => {
    const { gateway } = portal();
    renderScreen(<Convert />);
    const user = userEvent.setup();
    await review(user);
    const words = 'The rate or the fee has changed: you would now receive 12.375 Entrust credit.';
    gateway.answer({
      ConvertConfig: () => configOf([pairOf('CASH_POINT', 'ASSETS_POINT', { rate: '0.5' })]),
      MakeConvert: () => refusal('PLATFORM_MESSAGE', words),
    });
    await user.click(confirmButton());
    expect(
      await screen.findByText('You would now receive 12.375 ENTRUST instead of 24.5025 ENTRUST.'),
    ).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText('You receive').parentElement).toHaveTextContent('24.5025 ENTRUST');

    gateway.answer({ MakeConvert: answers.MakeConvert });
    await user.click(screen.getByRole('button', { name: 'Use the new figures' }));
    expect(screen.getByText('You receive').parentElement).toHaveTextContent('12.375 ENTRUST');
    expect(screen.queryByText(words)).toBeNull();
    await user.click(confirmButton());
    await waitFor(() => expect(gateway.of('MakeConvert')).toHaveLength(2));
    const [first, second] = gateway.of('MakeConvert').map(({ input }) => input as Record<string, string>);
    expect(second).toMatchObject({ amount: '25', actualAmount: '12.375' });
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('says when the pair is no longer offered', async () => {
    const { gateway } = portal();
    renderScreen(<Convert />);
    const user = userEvent.setup();
    await review(user);
    gateway.answer({
      ConvertConfig: () => configOf([pairOf('BONUS_POINT', 'CASH_POINT')]),
      MakeConvert: () => refusal('PLATFORM_MESSAGE', 'Closed.'),
    });
    await user.click(confirmButton());
    expect(await screen.findByText('This pair is no longer offered')).toBeVisible();
  });
});

describe('a convert', () => {
  it('is sent once however often confirm is pressed, and then waits to settle', async () => {
    const { gateway } = portal();
    renderScreen(<Convert />);
    const user = userEvent.setup();
    await review(user);
    act(() => {
      confirmButton().click();
      confirmButton().click();
    });
    expect(
      await screen.findByRole('heading', { name: '25.00\u00A0CASH will become 24.5025\u00A0ENTRUST' }),
    ).toHaveFocus();
    expect(gateway.of('MakeConvert').map(({ input }) => input)).toEqual([
      {
        idempotencyKey: expect.stringMatching(/^[\w-]{16,64}$/) as string,
        from: 'CASH_POINT',
        to: 'ASSETS_POINT',
        amount: '25',
        actualAmount: '24.5025',
      },
    ]);
    expect(screen.getByText('CV20261121-000007')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('00:00:2');
    await waitFor(() => expect(gateway.of('Overview').length).toBeGreaterThan(1));
    await user.click(screen.getByRole('button', { name: 'Another conversion' }));
    expect(screen.getByLabelText('Amount')).toHaveValue('');
  });

  it('settles by itself, and shows the new balances', async () => {
    const { gateway } = portal();
    gateway.answer({
      MakeConvert: () => ({
        convert: { __typename: 'ConvertPayload', order: orderOf({ settlesAt: inSeconds(0.4) }) },
      }),
    });
    const told = vi.spyOn(toast, 'success');
    renderScreen(<Convert />);
    const user = userEvent.setup();
    await review(user);
    portalOrders(gateway, [orderOf({ settlesAt: inSeconds(0.4) })]);
    await user.click(confirmButton());
    await screen.findByRole('heading', { name: '25.00\u00A0CASH will become 24.5025\u00A0ENTRUST' });
    portalOrders(gateway, [orderOf({ status: 'COMPLETED', endedAt: inSeconds(1) })]);
    gateway.answer({ Overview: () => overviewOf({ CASH_POINT: '75', ASSETS_POINT: '27.5025' }) });
    expect(
      await screen.findByRole(
        'heading',
        { name: '25.00\u00A0CASH converted into 24.5025\u00A0ENTRUST' },
        { timeout: 4000 },
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
    expect(told).toHaveBeenCalledWith('25.00\u00A0CASH converted into 24.5025\u00A0ENTRUST');
    await waitFor(() =>
      expect(screen.getByText('Entrust credit available').parentElement).toHaveTextContent('27.50 ENTRUST'),
    );
    expect(screen.getByText('Cash credit available').parentElement).toHaveTextContent('75.00 CASH');
  });

  it('can be cancelled as long as it is pending, once however often that is pressed', async () => {
    const { gateway } = portal();
    renderScreen(<Convert />);
    const user = userEvent.setup();
    await review(user);
    await user.click(confirmButton());
    const cancel = await screen.findByRole('button', { name: 'Cancel conversion CV20261121-000007' });
    act(() => {
      cancel.click();
      cancel.click();
    });
    expect(
      await screen.findByRole('heading', { name: 'Conversion of 25.00\u00A0CASH cancelled' }),
    ).toBeVisible();
    expect(screen.getByText('25.00 CASH is available again. Nothing was taken.')).toBeVisible();
    expect(sent(gateway, 'CancelConvert')).toHaveLength(1);
    const [made] = sent(gateway, 'MakeConvert');
    expect(sent(gateway, 'CancelConvert')[0]).toEqual({
      id: '7',
      idempotencyKey: expect.stringMatching(/^[\w-]{16,64}$/) as string,
    });
    expect(sent(gateway, 'CancelConvert')[0]?.idempotencyKey).not.toBe(made?.idempotencyKey);
    expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  it('without an answer has an unknown outcome, and is looked for without a password', async () => {
    const { gateway } = portal();
    renderScreen(<Convert />);
    const user = userEvent.setup();
    await review(user);
    gateway.answer({
      MakeConvert: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await user.click(confirmButton());
    expect(await screen.findByRole('heading', { name: 'Outcome unknown' })).toHaveFocus();
    expect(screen.queryByLabelText('Transaction password')).toBeNull();

    portalOrders(gateway, [orderOf()]);
    await user.click(screen.getByRole('button', { name: 'Check history' }));
    expect(
      await screen.findByRole('heading', { name: '25.00\u00A0CASH will become 24.5025\u00A0ENTRUST' }),
    ).toBeVisible();
  });

  it('without an answer is asked for again under the same key', async () => {
    const { gateway } = portal();
    renderScreen(<Convert />);
    const user = userEvent.setup();
    await review(user);
    gateway.answer({ MakeConvert: () => refusal('OUTCOME_UNKNOWN') });
    await user.click(confirmButton());
    await screen.findByRole('heading', { name: 'Outcome unknown' });
    gateway.answer({ MakeConvert: answers.MakeConvert });
    await user.click(screen.getByRole('button', { name: 'Send this order again' }));
    await screen.findByRole('heading', { name: '25.00\u00A0CASH will become 24.5025\u00A0ENTRUST' });
    const [first, second] = sent(gateway, 'MakeConvert');
    expect(second).toEqual(first);
  });
});

/** What the gateway says of orders from now on. */
function portalOrders(gateway: Gateway, orders: readonly ConvertOrder[]): void {
  gateway.answer({ ConvertStanding: () => standingOf(orders) });
}

describe('pending orders', () => {
  it('stand above the form after a reload, with a way back', async () => {
    const { gateway } = portal([orderOf(), orderOf({ id: '6', receiptNumber: 'CV-6', amount: '5' })]);
    renderScreen(<Convert />);
    const list = within(await screen.findByRole('region', { name: '2 conversions waiting to settle' }));
    expect(list.getByText(/^25.00 CASH into 24.5025 ENTRUST/)).toBeVisible();
    expect(list.getAllByRole('timer')).toHaveLength(2);
    await userEvent.click(list.getByRole('button', { name: 'Cancel conversion CV-6' }));
    await screen.findByRole('region', { name: '1 conversion waiting to settle' });
    expect(gateway.of('CancelConvert')).toHaveLength(1);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('keep their figures to themselves while amounts are hidden', async () => {
    localStorage.setItem('hideAmounts', '1');
    portal([orderOf()]);
    renderScreen(<Convert />);
    const list = await screen.findByRole('region', { name: '1 conversion waiting to settle' });
    expect(list).toHaveTextContent('•••• CASH into •••• ENTRUST');
    expect(screen.getByText('•••• CASH available')).toBeVisible();
  });

  it('go by themselves when they have settled', async () => {
    const { gateway } = portal([orderOf({ settlesAt: inSeconds(0.5) })]);
    const told = vi.spyOn(toast, 'success');
    renderScreen(<Convert />);
    await screen.findByRole('region', { name: '1 conversion waiting to settle' });
    portalOrders(gateway, [orderOf({ status: 'COMPLETED', endedAt: inSeconds(0) })]);
    await waitFor(
      () => expect(told).toHaveBeenCalledWith('25.00\u00A0CASH converted into 24.5025\u00A0ENTRUST'),
      {
        timeout: 4000,
      },
    );
    expect(screen.queryByRole('region', { name: /to settle/ })).toBeNull();
  });

  it('that settled meanwhile cannot be cancelled, and show it', async () => {
    const { gateway } = portal([orderOf()]);
    renderScreen(<Convert />);
    const cancel = await screen.findByRole('button', { name: /^Cancel/ });
    portalOrders(gateway, [orderOf({ status: 'COMPLETED', endedAt: inSeconds(0) })]);
    gateway.answer({
      CancelConvert: () => refusal('PLATFORM_MESSAGE', 'This order has already settled or was cancelled.'),
    });
    await userEvent.click(cancel);
    await waitFor(() => expect(screen.queryByRole('region', { name: /to settle/ })).toBeNull());
    expect(screen.getByRole('region', { name: 'Recent conversions' })).toHaveTextContent('+24.50 ENTRUST');
  });

  it('keep the key of a cancellation whose answer was lost', async () => {
    const { gateway } = portal([orderOf()]);
    gateway.answer({ CancelConvert: () => refusal('GATEWAY_TIMEOUT') });
    renderScreen(<Convert />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Cancel/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('we do not know yet whether this order was');
    gateway.answer({ CancelConvert: () => refusal('PLATFORM_MESSAGE', 'No.') });
    await user.click(screen.getByRole('button', { name: /^Cancel/ }));
    await waitFor(() => expect(gateway.of('CancelConvert')).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: /^Cancel conversion CV/ }));
    await waitFor(() => expect(gateway.of('CancelConvert')).toHaveLength(3));
    const [first, second, third] = sent(gateway, 'CancelConvert').map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
    // A refusal was an answer: one more try is another cancellation.
    expect(third).not.toBe(second);
  });
});

describe('the history of converts', () => {
  const history = (orders: readonly ConvertOrder[]) => {
    const { gateway } = portal(orders);
    gateway.answer({ ConvertOrders: () => ({ convertOrders: connection(orders) }) });
    return gateway;
  };

  it('is found in the address, filtered by credit and state', async () => {
    const gateway = history([orderOf({ status: 'COMPLETED', endedAt: inSeconds(0) })]);
    const { address } = renderScreen(<Convert />, '/convert?tab=records&coin=GMT');
    await screen.findByRole('table', { name: 'Conversions' });
    expect(gateway.of('ConvertOrders')[0]?.filter).toEqual({ coin: 'GMT' });
    const user = userEvent.setup();
    await user.selectOptions(screen.getByLabelText('Credit'), 'Cash credit');
    await user.selectOptions(screen.getByLabelText('Status'), 'Completed');
    expect(address()).toBe('/convert?tab=records&coin=CASH_POINT&status=COMPLETED');
    await waitFor(() =>
      expect(gateway.of('ConvertOrders').at(-1)?.filter).toEqual({ coin: 'CASH_POINT', status: 'COMPLETED' }),
    );
    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    expect(address()).toBe('/convert?tab=records');
  });

  it('shows how an order went, and lets a pending one be cancelled', async () => {
    const gateway = history([orderOf()]);
    renderScreen(<Convert />, '/convert?tab=records');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'CASH → ENTRUST' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'CASH → ENTRUST' }));
    for (const text of ['CV20261121-000007', 'JN20261121-000042', 'Pending', 'Waiting to settle']) {
      expect(drawer.getByText(text)).toBeVisible();
    }
    gateway.answer({
      ConvertOrders: () => ({
        convertOrders: connection([orderOf({ status: 'CANCELLED', endedAt: inSeconds(0) })]),
      }),
    });
    await user.click(drawer.getByRole('button', { name: /^Cancel/ }));
    expect(await drawer.findByText('The credits came back in full.')).toBeVisible();
    expect(drawer.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  });

  it('leads to the form where nothing was converted yet', async () => {
    history([]);
    renderScreen(<Convert />, '/convert?tab=records');
    expect(await screen.findByText('No conversions yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Convert credits' })).toHaveAttribute('href', '/convert');
  });

  it('is exported with exact amounts and the zone of its times', async () => {
    const parts: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => {
          parts.push(file);
          return 'blob:x';
        },
        revokeObjectURL: () => undefined,
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    history([
      orderOf({
        status: 'COMPLETED',
        createdAt: '2026-11-20T16:00:00.000Z',
        endedAt: '2026-11-20T16:00:30.000Z',
        actualAmount: '24.50250001',
      }),
    ]);
    renderScreen(<Convert />, '/convert?tab=records');
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(parts).toHaveLength(1));
    const [header, row] = (await parts[0]?.text())?.split('\r\n') ?? [];
    expect(header).toContain('"Time (GMT+8)","Credit given","Credit received","You give","Fee"');
    expect(row).toBe(
      '"2026-11-21 00:00:00","Cash credit","Entrust credit","25","0.25","0.99","24.50250001","Completed",' +
        '"2026-11-21 00:00:30","CV20261121-000007","JN20261121-000042"',
    );
  });
});
