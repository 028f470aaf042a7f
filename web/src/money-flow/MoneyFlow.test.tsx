import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TextField } from '../components/field/TextField.tsx';
import { PortalError } from '../graphql/errors.ts';
import { request } from '../graphql/request.ts';
import { useForm } from '../lib/useForm.ts';
import { session } from '../session/session.ts';
import { generatedMutation } from '../test/mutation.ts';
import { fakeGateway, overviewOf, renderScreen, startTexts } from '../test/portal.tsx';
import { startAuthentication } from '../test/webauthn.ts';
import { storedAttempt, type Flow } from './attempt.ts';
import { FlowForm } from './layout.tsx';
import { MoneyFlow, type FormParts } from './MoneyFlow.tsx';

vi.mock('@simplewebauthn/browser', () => import('../test/webauthn.ts'));

beforeAll(() => startTexts('flow', 'shell', 'confirmation'));
beforeEach(() => session.start('token'));
afterEach(() => vi.unstubAllGlobals());

const emptyValues = { amount: '' };

/** A flow of no feature: what is tested here holds for each. */
const anyFlow = {
  name: 'any' as string as Flow,
  config: { data: {}, error: null, retry: () => undefined },
  emptyValues,
  find: async () => [],
  onDone: () => undefined,
  historyPath: '/records',
};

const show = () =>
  renderScreen(
    <MoneyFlow
      {...anyFlow}
      above={<p>Pending orders</p>}
      form={() => <button>Review</button>}
      send={async () => undefined}
      review={() => ({ details: [], consequence: '', confirm: '' })}
      result={() => expect.unreachable()}
    />,
    '/any',
  );

const overview = (agreementAccepted: boolean) => {
  const answer = overviewOf({ CASH_POINT: '100' });
  return { ...answer, me: { ...answer.me, agreementAccepted } };
};

it('has a link to the terms in place of the form until they are accepted', async () => {
  fakeGateway({ Overview: () => overview(false) });
  show();
  expect(await screen.findByText('Accept the terms first')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', '/terms');
  expect(screen.queryByRole('button', { name: 'Review' })).toBeNull();
  expect(screen.getByText('Pending orders')).toBeVisible();
  expect(screen.queryByText(/What you entered is kept/)).toBeNull();
});

it('says there that what was entered is kept, where something was', async () => {
  sessionStorage.setItem('draft.any', JSON.stringify({ amount: '25' }));
  fakeGateway({ Overview: () => overview(false) });
  show();
  expect(await screen.findByText(/What you entered is kept/)).toBeVisible();
});

it('has its form for a member who has accepted the terms', async () => {
  const gateway = fakeGateway({ Overview: () => overview(true) });
  show();
  await vi.waitFor(() => expect(gateway.of('Overview')).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Review' })).toBeVisible();
  expect(screen.queryByText('Accept the terms first')).toBeNull();
});

it('ends with a receipt that can be printed, without what helps on the screen', async () => {
  fakeGateway({ Overview: () => overview(true) });
  renderScreen(
    <MoneyFlow
      {...anyFlow}
      withoutPassword
      form={(_config, { onReview }) => <button onClick={() => onReview({ amount: '25' })}>Review</button>}
      send={async () => ({ id: '1' })}
      review={() => ({ details: [], consequence: '', confirm: 'Send' })}
      result={() => ({
        title: '25.00 sent',
        body: 'You can cancel it.',
        receiptNumber: 'R1',
        receipt: { kind: 'Order', amount: null, state: null, at: null },
        details: [{ label: 'Amount', value: '25.00' }],
        next: { label: 'See it', to: '/any' },
        again: 'Send more',
      })}
    />,
    '/any',
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Review' }));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
  const sheet = document.querySelector('[data-sheet]');
  expect(sheet).toHaveTextContent('R1');
  expect(screen.getByText('You can cancel it.').closest('[data-screen]')).not.toBeNull();
  expect(screen.getByText('Amount').closest('[data-screen]')).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(sheet?.querySelector('[data-paper]')).toHaveTextContent('Receipt · Order');
});

describe('an order that is refused', () => {
  interface Draft {
    amount: string;
  }
  type Parts = FormParts<Draft & Record<string, string>, Draft>;

  /** A form with one field, sent with the transaction password. */
  function AmountForm({ values, set, onReview }: Parts) {
    const form = useForm(values, set, () => ({}));
    return (
      <FlowForm form={form} toDraft={() => ({ amount: values.amount })} onReview={onReview} label="Review">
        <TextField label="Amount" {...form.bind('amount')} />
      </FlowForm>
    );
  }

  const onlyForm = (parts: Parts) => <AmountForm {...parts} />;
  const onlyButton = (parts: Parts) => (
    <button onClick={() => parts.onReview({ amount: '25' })}>Review</button>
  );

  async function confirm(refused: PortalError, form = onlyForm, name = 'Review') {
    fakeGateway({ Overview: () => overview(true) });
    renderScreen(
      <MoneyFlow
        {...anyFlow}
        form={(_config, parts) => form(parts)}
        send={async () => {
          throw refused;
        }}
        review={() => ({ details: [], consequence: 'It cannot be undone.', confirm: 'Send' })}
        result={() => expect.unreachable()}
      />,
      '/any',
    );
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name }));
    await user.type(await screen.findByLabelText('Transaction password'), 'Credits2026{Enter}');
  }

  const refusing = (field: string | null) =>
    new PortalError('PLATFORM_MESSAGE', 'Not this one.', 'req-1', field);

  it('comes back to the form, beside the field that it names', async () => {
    await confirm(refusing('input.amount'));
    expect(await screen.findByLabelText('Amount')).toHaveAccessibleDescription('Not this one.');
    expect(screen.getByLabelText('Amount')).toHaveFocus();
    expect(screen.getAllByText('Not this one.')).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stays at the password when that is refused', async () => {
    await confirm(refusing('input.transactionPassword'));
    const password = screen.getByLabelText('Transaction password');
    await vi.waitFor(() => expect(password).toHaveAccessibleDescription('Not this one.'));
    expect(screen.getAllByText('Not this one.')).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is said in the review that a button led to, and at no field of a form beside it', async () => {
    await confirm(
      refusing('input.amount'),
      (parts) => (
        <>
          <AmountForm {...parts} />
          <button onClick={() => parts.onReview({ amount: '25' })}>Review all</button>
        </>
      ),
      'Review all',
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Not this one.');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Change details' }));
    expect(await screen.findByLabelText('Amount')).toBeValid();
  });

  it.each([
    ['names no field', refusing(null), onlyForm],
    ['names a field that the form does not have', refusing('input.coin'), onlyForm],
    ['names a field where there is no form', refusing('input.amount'), onlyButton],
  ])('is said in the review when it %s', async (_what, refused, form) => {
    await confirm(refused, form);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not this one.');
    expect(screen.getByText('It cannot be undone.')).toBeVisible();
    expect(screen.getAllByText('Not this one.')).toHaveLength(1);
  });
});

describe('a form that the member comes back to', () => {
  const words = {
    review: () => ({ details: [], consequence: '', confirm: 'Send' }),
    result: () => ({
      title: '25.00 sent',
      receiptNumber: 'R1',
      receipt: { kind: 'Order', amount: null, state: null, at: null },
      details: [],
      next: { label: 'See it', to: '/any' },
      again: 'Send more',
    }),
  };
  let goBack: () => void;
  let closeFlow: () => void;

  function AnyFlow() {
    const navigate = useNavigate();
    const [isClosed, setClosed] = useState(false);
    goBack = () => act(() => void navigate(-1));
    closeFlow = () => act(() => setClosed(true));
    return (
      <MoneyFlow
        {...anyFlow}
        {...words}
        withoutPassword
        closed={isClosed ? <p>Open again tomorrow</p> : null}
        form={(_config, { onReview }) => <button onClick={() => onReview({ amount: '25' })}>Review</button>}
        send={async () => ({ id: '1' })}
      />
    );
  }

  async function toReview() {
    fakeGateway({ Overview: () => overview(true) });
    renderScreen(<AnyFlow />, '/any');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Review' }));
    expect(await screen.findByRole('heading', { name: 'Check before you confirm' })).toHaveFocus();
    return user;
  }

  const steps = () => screen.findByRole('list', { name: 'Step 1 of 3: Details' });

  it('has the focus before its fields, at the top, after its review', async () => {
    const user = await toReview();
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await user.click(screen.getByRole('button', { name: 'Change details' }));
    expect(await steps()).toHaveFocus();
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    focus.mockRestore();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Review' })).toHaveFocus();
  });

  it('has it there after the browser’s back button, too', async () => {
    await toReview();
    goBack();
    expect(await steps()).toHaveFocus();
  });

  it('has it there for another order', async () => {
    const user = await toReview();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(await screen.findByRole('button', { name: 'Send more' }));
    expect(await steps()).toHaveFocus();
  });

  it('leaves it to what stands in its place where the flow has closed meanwhile', async () => {
    const user = await toReview();
    closeFlow();
    await user.click(screen.getByRole('button', { name: 'Change details' }));
    expect(screen.getByText('Open again tomorrow').parentElement).toHaveFocus();
  });
});

describe('a passkey that confirms an order', () => {
  const alerts: number[] = [];
  beforeEach(() => {
    alerts.length = 0;
    vi.stubGlobal('PublicKeyCredential', () => undefined);
    startAuthentication.mockReset();
    startAuthentication.mockImplementation(async () => {
      alerts.push(screen.queryAllByRole('alert').length);
      expect.soft(screen.getByRole('button', { name: 'Sending' })).toBeEnabled();
      // The browser's question has the focus, and leaves it anywhere.
      screen.getByRole('heading').focus();
      throw new DOMException('', 'NotAllowedError');
    });
    const { me, assets } = overview(true);
    fakeGateway({
      Overview: () => ({ me: { ...me, hasSecondFactor: true, confirmsWithFactor: true }, assets }),
      OwnFactorKinds: () => ({
        passkeyOrigin: window.location.origin,
        own: {
          __typename: 'SecondFactors',
          factors: [{ __typename: 'SecondFactor', id: '1', kind: 'PASSKEY' }],
        },
      }),
      AskPasskey: () => ({ askPasskey: { __typename: 'PasskeyQuestion', options: '{"challenge":"abc"}' } }),
    });
  });

  const PayDocument = generatedMutation('Pay');
  const showFlow = () =>
    renderScreen(
      <MoneyFlow
        {...anyFlow}
        form={(_config, { onReview }) => <button onClick={() => onReview({ amount: '25' })}>Review</button>}
        send={async (_draft, confirmation) => {
          await request(PayDocument, { input: confirmation }, { money: true });
          return expect.unreachable();
        }}
        review={() => ({ details: [], consequence: '', confirm: 'Send' })}
        result={() => expect.unreachable()}
      />,
      '/any',
    );

  /** Presses the button twice; each time no passkey answers. */
  async function confirmTwice(name: string) {
    const user = userEvent.setup();
    for (const attempt of [1, 2]) {
      await screen.findByText(attempt === 1 ? /^Your device asks/ : /^No passkey answered/);
      await user.click(screen.getByRole('button', { name }));
      await vi.waitFor(() => expect(startAuthentication).toHaveBeenCalledTimes(attempt));
      expect(await screen.findByRole('alert')).toHaveTextContent(/^No passkey answered/);
      expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    // What is announced again was gone in between.
    expect(alerts).toEqual([0, 0]);
  }

  it('leaves the focus at the button of the review when it does not answer, and says so each time', async () => {
    showFlow();
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Review' }));
    await confirmTwice('Send');
    // Nothing was sent, so that nothing is unknown after a reload.
    expect(storedAttempt(anyFlow.name)).toBeNull();
  });

  it('leaves the focus at the button that sends an order again, and says so each time', async () => {
    const attempt = { key: 'key-1', order: { amount: '25' }, sentAt: new Date().toISOString() };
    sessionStorage.setItem('attempt.any', JSON.stringify(attempt));
    showFlow();
    await confirmTwice('Send this order again');
  });
});

it.each([
  ['is refused', 'PLATFORM_MESSAGE', /^Latest answer: You have too little\./],
  ['gets no answer either', 'OUTCOME_UNKNOWN', /^Again no answer arrived\./],
] as const)('has the focus at the password when an order that is sent again %s', async (_, code, words) => {
  const attempt = { key: 'key-1', order: { amount: '25' }, sentAt: new Date().toISOString() };
  sessionStorage.setItem('attempt.any', JSON.stringify(attempt));
  fakeGateway({ Overview: () => overview(true) });
  renderScreen(
    <MoneyFlow
      {...anyFlow}
      form={() => null}
      send={async () => {
        throw new PortalError(code, 'You have too little.');
      }}
      review={() => ({ details: [], consequence: '', confirm: 'Send' })}
      result={() => expect.unreachable()}
    />,
    '/any',
  );
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Transaction password'), 'Credits2026');
  await user.click(screen.getByRole('button', { name: 'Send this order again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText('Transaction password')).toHaveFocus();
});

it('keeps the focus at the button that looks a lost order up', async () => {
  const attempt = { key: 'key-1', order: { amount: '25' }, sentAt: new Date().toISOString() };
  sessionStorage.setItem('attempt.any', JSON.stringify(attempt));
  fakeGateway({ Overview: () => overview(true) });
  let answer: () => void = () => undefined;
  renderScreen(
    <MoneyFlow
      {...anyFlow}
      form={() => null}
      find={() => new Promise((resolve) => (answer = () => resolve([])))}
      send={async () => expect.unreachable()}
      review={() => ({ details: [], consequence: '', confirm: 'Send' })}
      result={() => expect.unreachable()}
    />,
    '/any',
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Check history' }));
  expect(screen.getByRole('button', { name: 'Checking' })).toBeEnabled();
  act(answer);
  expect(await screen.findByRole('status')).toHaveTextContent(/is not in your history/);
  expect(screen.getByRole('button', { name: 'Check history' })).toHaveFocus();
});
