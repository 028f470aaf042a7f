import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
import type { Transfer as MadeTransfer } from './order.ts';
import Transfer from './Transfer.tsx';

beforeAll(() => startTexts('transfer', 'flow', 'shell'));
beforeEach(() => session.start('token'));
afterEach(() => vi.unstubAllGlobals());

const made: MadeTransfer = {
  __typename: 'Transfer',
  id: '7',
  receiptNumber: 'TR20261121-000007',
  transactionNumber: 'JN20261121-000042',
  direction: 'OUTGOING',
  counterparty: 'maria',
  coin: 'CASH_POINT',
  amount: '25',
  fee: '0.25',
  actualAmount: '24.75',
  note: null,
  occurredAt: '2026-11-21T03:36:00.000Z',
};

const configOf = (changes: object = {}) => ({
  transferConfig: {
    __typename: 'TransferConfig',
    rules: [
      {
        __typename: 'TransferRule',
        coin: 'CASH_POINT',
        minimum: '1',
        maximum: '1000',
        multiple: '0.01',
        feeRate: '0.01',
      },
    ],
    closedUntil: null,
    closedReason: null,
    ...changes,
  },
});

const historyOf = (transfers: readonly MadeTransfer[]) => {
  const connection = (of: readonly MadeTransfer[]) => ({
    __typename: 'TransferConnection',
    edges: of.map((node) => ({ __typename: 'TransferEdge', node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false },
  });
  return {
    recent: connection(transfers),
    sent: connection(transfers.filter(({ direction }) => direction === 'OUTGOING')),
  };
};

const answers = {
  Overview: () => overviewOf({ CASH_POINT: '100' }),
  TransferConfig: () => configOf(),
  TransferHistory: () => historyOf([]),
  TransferBalances: () => ({
    creditRecords: {
      __typename: 'CreditRecordConnection',
      edges: [
        {
          __typename: 'CreditRecordEdge',
          node: {
            __typename: 'CreditRecord',
            id: '1',
            transactionNumber: made.transactionNumber,
            balanceAfter: '75',
          },
        },
      ],
    },
  }),
  MakeTransfer: () => ({ transfer: { __typename: 'TransferPayload', transfer: made } }),
};

interface SentInput {
  readonly idempotencyKey: string;
  readonly transactionPassword: string;
}

const sentTo = (gateway: Gateway) => gateway.of('MakeTransfer').map(({ input }) => input as SentInput);

async function fillIn(user: ReturnType<typeof userEvent.setup>, to = 'maria', amount = '25') {
  await user.type(await screen.findByLabelText('Recipient'), to);
  await user.type(screen.getByLabelText('Amount'), amount);
}

async function review(user: ReturnType<typeof userEvent.setup>) {
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Review transfer' }));
  await screen.findByRole('heading', { name: 'Check before you confirm' });
}

async function confirm(user: ReturnType<typeof userEvent.setup>, password = 'Credits2026') {
  await user.type(screen.getByLabelText('Transaction password'), password);
  await user.click(screen.getByRole('button', { name: 'Transfer 25.00 CASH' }));
}

describe('filling in a transfer', () => {
  it('shows what arrives while the amount is typed', async () => {
    fakeGateway(answers);
    renderScreen(<Transfer />);
    const user = userEvent.setup();
    await fillIn(user, 'maria', '33.33');
    const preview = screen.getByLabelText('Fee, and what arrives');
    expect(preview).toHaveTextContent('Fee (1%)0.3333 CASH');
    expect(preview).toHaveTextContent('Arrives32.9967 CASH');
  });

  it.each([
    ['maria', '100.01', 'You have 100.00 CASH available.'],
    ['maria', '0.5', 'The minimum is 1.00 CASH.'],
    ['maria', '1,000', 'Leave out commas and spaces, and use a point for decimals: 1234.56.'],
    ['AIKO', '25', "This is your own username. Enter another member's."],
    ['ma ria', '25', 'A username has no spaces.'],
  ])('keeps %s · %s on the form and says why', async (to, amount, message) => {
    fakeGateway(answers);
    renderScreen(<Transfer />);
    const user = userEvent.setup();
    await screen.findByText('100.00 CASH available');
    await fillIn(user, to, amount);
    await user.click(screen.getByRole('button', { name: 'Review transfer' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByLabelText('Transaction password')).toBeNull();
  });

  it('offers recent recipients, and shares of the balance that never exceed it', async () => {
    fakeGateway({
      ...answers,
      Overview: () => overviewOf({ CASH_POINT: '33.337' }),
      TransferHistory: () => historyOf([made]),
    });
    renderScreen(<Transfer />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'maria' }));
    expect(screen.getByLabelText('Recipient')).toHaveValue('maria');
    await user.click(await screen.findByRole('button', { name: 'Max' }));
    expect(screen.getByLabelText('Amount')).toHaveValue('33.33');
    await user.click(screen.getByRole('button', { name: '50%' }));
    expect(screen.getByLabelText('Amount')).toHaveValue('16.66');
  });

  it('takes over what a link says, once', async () => {
    sessionStorage.setItem(
      'draft.transfer',
      JSON.stringify({ coin: '', to: 'budi', amount: '500', note: 'rent' }),
    );
    fakeGateway(answers);
    const { address } = renderScreen(<Transfer />, '/transfer?coin=CASH_POINT&to=maria');
    expect(await screen.findByLabelText('Recipient')).toHaveValue('maria');
    expect(screen.getByLabelText('Amount')).toHaveValue('');
    expect(address()).toBe('/transfer');
  });

  it('keeps a draft without the password for the reload of a language switch', async () => {
    fakeGateway(answers);
    renderScreen(<Transfer />);
    const user = userEvent.setup();
    await review(user);
    await user.type(screen.getByLabelText('Transaction password'), 'Credits2026');
    expect(JSON.parse(sessionStorage.getItem('draft.transfer') ?? '{}')).toEqual({
      coin: '',
      to: 'maria',
      amount: '25',
      note: '',
    });
    const kept = Array.from({ length: sessionStorage.length }, (_, i) => sessionStorage.key(i) ?? '');
    for (const key of kept) expect(sessionStorage.getItem(key)).not.toContain('Credits2026');
  });
});

describe('reviewing a transfer', () => {
  it('gives the focus to the safe choice and warns of a new recipient', async () => {
    fakeGateway(answers);
    renderScreen(<Transfer />);
    await review(userEvent.setup());
    expect(screen.getByRole('button', { name: 'Change details' })).toHaveFocus();
    expect(screen.getByText('Your first transfer to maria')).toBeVisible();
    expect(screen.getByText(/A transfer cannot be undone/)).toBeVisible();
  });

  it('says nothing of a recipient the member knows', async () => {
    fakeGateway({ ...answers, TransferHistory: () => historyOf([{ ...made, id: '1' }]) });
    renderScreen(<Transfer />);
    await screen.findByText('To maria');
    await review(userEvent.setup());
    expect(screen.queryByText('Your first transfer to maria')).toBeNull();
  });

  it('keeps the figures it was opened with when the rules change', async () => {
    const gateway = fakeGateway(answers);
    renderScreen(<Transfer />);
    const user = userEvent.setup();
    await review(user);
    gateway.answer({
      TransferConfig: () => configOf({ rules: [{ ...configOf().transferConfig.rules[0], feeRate: '0.5' }] }),
      MakeTransfer: () => refusal('PLATFORM_MESSAGE', 'Not now'),
    });
    await confirm(user);
    await waitFor(() => expect(gateway.of('TransferConfig')).toHaveLength(2));
    expect(screen.getByText('Recipient receives').parentElement).toHaveTextContent('24.75 CASH');
  });
});

describe('sending a transfer', () => {
  it('sends once however often confirm is pressed, and shows the receipt', async () => {
    let release = (_value: unknown): void => undefined;
    const held = new Promise((resolve) => (release = resolve));
    const gateway = fakeGateway({
      ...answers,
      MakeTransfer: async () => {
        await held;
        return answers.MakeTransfer();
      },
    });
    renderScreen(<Transfer />);
    const user = userEvent.setup();
    await review(user);
    await user.type(screen.getByLabelText('Transaction password'), 'Credits2026');
    const button = screen.getByRole('button', { name: 'Transfer 25.00 CASH' });
    // Two clicks before React has rendered anything in between.
    act(() => {
      button.click();
      button.click();
    });
    await user.keyboard('{Enter}');
    await act(async () => release(undefined));

    expect(await screen.findByRole('heading', { name: '25.00 CASH transferred to maria' })).toHaveFocus();
    expect(gateway.of('MakeTransfer')).toHaveLength(1);
    expect(screen.getByText('TR20261121-000007')).toBeVisible();
    expect(screen.getByText('JN20261121-000042')).toBeVisible();
    expect((await screen.findByText('75')).closest('div')).toHaveTextContent('Balance after75.00 CASH');
    expect(sessionStorage.getItem('draft.transfer')).toBeNull();
    expect(JSON.stringify(sessionStorage)).not.toContain('attempt.transfer');
    await waitFor(() => expect(gateway.of('Overview').length).toBeGreaterThan(1));

    await user.click(screen.getByRole('button', { name: 'Another transfer' }));
    expect(screen.getByLabelText('Recipient')).toHaveValue('');
  });

  it('stays at the review after a wrong transaction password, and means another try by the next', async () => {
    const wrong = 'The transaction password is wrong. Nothing was changed.';
    const gateway = fakeGateway({ ...answers, MakeTransfer: () => refusal('PLATFORM_MESSAGE', wrong) });
    renderScreen(<Transfer />);
    const user = userEvent.setup();
    await review(user);
    await confirm(user, 'Wrong2026');
    expect(await screen.findByRole('alert')).toHaveTextContent(wrong);
    expect(screen.getByText('Recipient receives').parentElement).toHaveTextContent('24.75 CASH');
    const password = screen.getByLabelText('Transaction password');
    expect(password).toHaveFocus();

    gateway.answer({ MakeTransfer: answers.MakeTransfer });
    // What was typed is selected: typing replaces it.
    await user.keyboard('Credits2026');
    expect(password).toHaveValue('Credits2026');
    await user.click(screen.getByRole('button', { name: 'Transfer 25.00 CASH' }));
    await screen.findByRole('heading', { name: '25.00 CASH transferred to maria' });
    const [first, second] = sentTo(gateway);
    expect(second?.idempotencyKey).toMatch(/^[\w-]{16,64}$/);
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('keeps its key when nothing was sent on', async () => {
    const gateway = fakeGateway({ ...answers, MakeTransfer: () => refusal('SERVICE_UNAVAILABLE') });
    renderScreen(<Transfer />);
    const user = userEvent.setup();
    await review(user);
    await confirm(user);
    await screen.findByText('No credits moved. What you entered is kept.');
    await user.click(screen.getByRole('button', { name: 'Transfer 25.00 CASH' }));
    await waitFor(() => expect(gateway.of('MakeTransfer')).toHaveLength(2));
    const keys = sentTo(gateway).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
  });

  it('goes back to the form when the gateway refuses one of its fields', async () => {
    fakeGateway({
      ...answers,
      MakeTransfer: () => refusal('BAD_USER_INPUT', 'no', { field: 'input.toUserName' }),
    });
    renderScreen(<Transfer />);
    const user = userEvent.setup();
    await review(user);
    await confirm(user);
    expect(await screen.findByLabelText('Recipient')).toHaveValue('maria');
    expect(screen.getByRole('alert')).toHaveTextContent('No credits moved.');
  });
});

describe('a transfer without an answer', () => {
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };

  const inDoubt: readonly (readonly [string, () => unknown])[] = [
    ['a lost connection', lost],
    ...[
      'OUTCOME_UNKNOWN',
      'GATEWAY_TIMEOUT',
      'BAD_GATEWAY',
      'INTERNAL_SERVER_ERROR',
      'SERVER_BUSY',
      'REQUEST_TIMEOUT',
      'NOT_IMPLEMENTED',
      'HTTP_VERSION_NOT_SUPPORTED',
      'WHATEVER_ELSE',
    ].map((code) => [code, () => refusal(code)] as const),
  ];

  it.each(inDoubt)('has an unknown outcome after %s', async (_name, answer) => {
    fakeGateway({ ...answers, MakeTransfer: answer });
    renderScreen(<Transfer />);
    const user = userEvent.setup();
    await review(user);
    await confirm(user);
    expect(await screen.findByRole('heading', { name: 'Outcome unknown' })).toHaveFocus();
    expect(screen.getByText('maria')).toBeVisible();
  });

  it.each([
    'PLATFORM_MESSAGE',
    'BAD_USER_INPUT',
    'BAD_REQUEST',
    'ACCESS_DENIED',
    'RATE_LIMITED',
    'UNAUTHENTICATED',
    'DOCUMENT_NOT_TRUSTED',
    'SERVICE_UNAVAILABLE',
  ])('is not what %s means', async (code) => {
    fakeGateway({ ...answers, MakeTransfer: () => refusal(code, 'No') });
    renderScreen(<Transfer />);
    const user = userEvent.setup();
    await review(user);
    await confirm(user);
    await screen.findByRole('alert');
    expect(screen.queryByRole('heading', { name: 'Outcome unknown' })).toBeNull();
    expect(JSON.stringify(sessionStorage)).not.toContain('attempt.transfer');
  });

  async function lose(gateway: Gateway) {
    const user = userEvent.setup();
    await review(user);
    gateway.answer({ MakeTransfer: lost });
    await confirm(user);
    await screen.findByRole('heading', { name: 'Outcome unknown' });
    return user;
  }

  it('is asked for again under the same key', async () => {
    const gateway = fakeGateway(answers);
    renderScreen(<Transfer />);
    const user = await lose(gateway);
    gateway.answer({ MakeTransfer: answers.MakeTransfer });
    await user.type(screen.getByLabelText('Transaction password'), 'Credits2026');
    await user.click(screen.getByRole('button', { name: 'Send this order again' }));
    await screen.findByRole('heading', { name: '25.00 CASH transferred to maria' });
    const [first, second] = sentTo(gateway);
    expect(second).toEqual(first);
  });

  it('stays unknown when a second try is refused, for that says nothing of the first', async () => {
    const gateway = fakeGateway(answers);
    renderScreen(<Transfer />);
    const user = await lose(gateway);
    gateway.answer({ MakeTransfer: () => refusal('PLATFORM_MESSAGE', 'Wrong password.') });
    await user.type(screen.getByLabelText('Transaction password'), 'x');
    await user.click(screen.getByRole('button', { name: 'Send this order again' }));
    expect(await screen.findByText(/Latest answer: Wrong password\./)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Outcome unknown' })).toBeVisible();
  });

  it('is found in the history once it has arrived there', async () => {
    const gateway = fakeGateway(answers);
    renderScreen(<Transfer />);
    const user = await lose(gateway);
    await user.click(screen.getByRole('button', { name: 'Check history' }));
    expect(await screen.findByText(/this order is not in your history/)).toBeVisible();

    gateway.answer({ TransferHistory: () => historyOf([{ ...made, occurredAt: new Date().toISOString() }]) });
    await user.click(screen.getByRole('button', { name: 'Check history' }));
    await screen.findByRole('heading', { name: '25.00 CASH transferred to maria' });
    expect(gateway.of('MakeTransfer')).toHaveLength(1);
    expect(JSON.stringify(sessionStorage)).not.toContain('attempt.transfer');
  });

  it('survives a reload of the page, without the password', async () => {
    const gateway = fakeGateway(answers);
    const { unmount } = renderScreen(<Transfer />);
    await lose(gateway);
    unmount();
    const stored = JSON.stringify(sessionStorage);
    expect(stored).toContain('maria');
    expect(stored).not.toContain('Credits2026');
    renderScreen(<Transfer />);
    expect(await screen.findByRole('heading', { name: 'Outcome unknown' })).toBeVisible();
  });
});

describe('closed transfers', () => {
  const until = () => new Date(Date.now() + 3_600_000).toISOString();

  it('say why and until when, and open again by themselves', async () => {
    const gateway = fakeGateway({
      ...answers,
      TransferConfig: () => configOf({ closedUntil: until(), closedReason: 'INSURANCE_REDEEMED' }),
    });
    renderScreen(<Transfer />);
    expect(await screen.findByRole('heading', { name: 'Transfers are closed for now' })).toBeVisible();
    expect(screen.getByText(/You redeemed an insurance package today/)).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^(00:59|01:00):\d\d left$/);
    expect(screen.getByText(/GMT\+8$/, { selector: 'time' })).toBeVisible();
    expect(screen.queryByLabelText('Recipient')).toBeNull();

    gateway.answer({ TransferConfig: () => configOf() });
    vi.setSystemTime(Date.now() + 3_600_001);
    try {
      expect(await screen.findByLabelText('Recipient', {}, { timeout: 5000 })).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });

  it('do not hide an order whose outcome is unknown', async () => {
    sessionStorage.setItem(
      'attempt.transfer',
      JSON.stringify({
        key: 'k'.repeat(20),
        sentAt: new Date().toISOString(),
        order: {
          coin: 'CASH_POINT',
          amount: '25',
          feeRate: '0',
          fee: '0',
          arrives: '25',
          to: 'maria',
          note: null,
          familiarity: 'known',
          sentBefore: null,
        },
      }),
    );
    fakeGateway({
      ...answers,
      TransferConfig: () => configOf({ closedUntil: until(), closedReason: 'INSURANCE_REDEEMED' }),
    });
    renderScreen(<Transfer />);
    expect(await screen.findByRole('heading', { name: 'Outcome unknown' })).toBeVisible();
  });
});

describe('the transfers beside the form', () => {
  it('come in again when balances change', async () => {
    const gateway = fakeGateway(answers);
    renderScreen(<Transfer />);
    const panel = within(await screen.findByRole('region', { name: 'Recent transfers' }));
    expect(await panel.findByText('No transfers yet')).toBeVisible();
    gateway.answer({
      Overview: () => overviewOf({ CASH_POINT: '124.75' }),
      TransferHistory: () => historyOf([{ ...made, direction: 'INCOMING' }]),
    });
    act(() => void window.dispatchEvent(new Event('focus')));
    expect((await panel.findByText('From maria')).closest('li')).toHaveTextContent('+24.75 CASH');
  });

  it('say when they could not be read, and try again', async () => {
    const gateway = fakeGateway({ ...answers, TransferHistory: () => refusal('SERVER_BUSY') });
    renderScreen(<Transfer />);
    const panel = within(await screen.findByRole('region', { name: 'Recent transfers' }));
    const retry = await panel.findByRole('button', { name: 'Try again' });
    gateway.answer({ TransferHistory: () => historyOf([made]) });
    await userEvent.click(retry);
    expect(await panel.findByText('To maria')).toBeVisible();
  });
});
