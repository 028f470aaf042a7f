import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PortalError } from '../../data/graphql/errors.ts';
import { request } from '../../data/graphql/request.ts';
import { useOverviewRefresh } from '../../data/overview/overview.tsx';
import { session } from '../../data/session/session.ts';
import { TextField } from '../../design/fields/TextField.tsx';
import { AgreementForm } from '../../extension-points/agreement.ts';
import { useForm } from '../../forms/useForm.ts';
import { generatedMutation } from '../../test/mutation.ts';
import { fakeGateway, overviewOf, renderScreen, startTexts } from '../../test/portal.tsx';
import { requireIdentity, restrict } from '../../test/restrictions.ts';
import { startAuthentication } from '../../test/webauthn.ts';
import { storedAttempt, type Flow } from './attempt.ts';
import { FlowForm } from './layout.tsx';
import { MoneyFlow, type FormParts } from './MoneyFlow.tsx';

vi.mock('@simplewebauthn/browser', () => import('../../test/webauthn.ts'));

beforeAll(() => startTexts('flow', 'shell', 'confirmation'));
beforeEach(() => session.start('token'));

const emptyValues = { amount: '' };

/** A flow of no feature: what is tested here holds for each. */
const anyFlow = {
  name: 'any' as string as Flow,
  operations: ['convert'] as const,
  config: { data: {}, error: null, reload: () => undefined },
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

it('shows the form to a member who has not accepted the terms', async () => {
  fakeGateway({ Overview: () => overview(false) });
  show();
  expect(await screen.findByRole('button', { name: 'Review' })).toBeVisible();
  expect(screen.queryByText('Accept the terms first')).toBeNull();
  expect(screen.getByText('Pending orders')).toBeVisible();
});

it('asks for the acceptance of the terms before the first review, which follows it', async () => {
  const gateway = fakeGateway({ Overview: () => overview(false) });
  function Accept() {
    const refresh = useOverviewRefresh();
    const accept = () => {
      gateway.answer({ Overview: () => overview(true) });
      void refresh();
    };
    return <button onClick={accept}>Accept terms</button>;
  }
  renderScreen(
    <AgreementForm value={<Accept />}>
      <MoneyFlow
        {...anyFlow}
        withoutPassword
        form={(_config, { onReview }) => <button onClick={() => onReview({ amount: '25' })}>Review</button>}
        send={async () => undefined}
        review={() => ({ details: [], consequence: 'It moves.', confirm: 'Send' })}
        result={() => expect.unreachable()}
      />
    </AgreementForm>,
    '/any',
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Review' }));
  const title = await screen.findByRole('heading', { name: 'Accept the terms first' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Change details' }));
  await user.click(await screen.findByRole('button', { name: 'Review' }));
  await user.click(await screen.findByRole('button', { name: 'Accept terms' }));
  expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
  expect(screen.queryByText('Accept the terms first')).toBeNull();
});

it('shows the form to a member who has accepted the terms', async () => {
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
        receipt: {
          receiptNumber: 'R1',
          kind: 'Order',
          amount: null,
          state: null,
          at: null,
        },
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

  const refusing = (field: string | null) => new PortalError('PLATFORM_MESSAGE', 'Not this one.', { field });

  it('returns to the form and shows the refusal at its field', async () => {
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

  it('shows the refusal in a review opened by a button, not at a field of the form beside it', async () => {
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
  ])('shows the refusal in the review when it %s', async (_what, refused, form) => {
    await confirm(refused, form);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not this one.');
    expect(screen.getByText('It cannot be undone.')).toBeVisible();
    expect(screen.getAllByText('Not this one.')).toHaveLength(1);
  });
});

describe('returning to the form', () => {
  const words = {
    review: () => ({ details: [], consequence: '', confirm: 'Send' }),
    result: () => ({
      title: '25.00 sent',
      receipt: {
        receiptNumber: 'R1',
        kind: 'Order',
        amount: null,
        state: null,
        at: null,
      },
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

  it('returns the focus to the top, before the fields, after the review', async () => {
    const user = await toReview();
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await user.click(screen.getByRole('button', { name: 'Change details' }));
    expect(await steps()).toHaveFocus();
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    focus.mockRestore();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Review' })).toHaveFocus();
  });

  it('returns the focus there after the back button of the browser, too', async () => {
    await toReview();
    goBack();
    expect(await steps()).toHaveFocus();
  });

  it('returns the focus there for another order', async () => {
    const user = await toReview();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(await screen.findByRole('button', { name: 'Send more' }));
    expect(await steps()).toHaveFocus();
  });

  it('focuses the notice instead when the flow has closed meanwhile', async () => {
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

  it('keeps the focus on the review button when it does not answer, and reports it each time', async () => {
    showFlow();
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Review' }));
    await confirmTwice('Send');
    // Nothing was sent, so that nothing is unknown after a reload.
    expect(storedAttempt(anyFlow.name)).toBeNull();
  });

  it('keeps the focus on the resend button, and reports it each time', async () => {
    const attempt = { key: 'key-1', order: { amount: '25' }, sentAt: new Date().toISOString() };
    sessionStorage.setItem('attempt.any', JSON.stringify(attempt));
    showFlow();
    await confirmTwice('Send this order again');
  });
});

it.each([
  ['is refused', 'PLATFORM_MESSAGE', /^Latest answer: You have too little\./],
  ['gets no answer either', 'OUTCOME_UNKNOWN', /^Again no answer arrived\./],
] as const)('focuses the password when an order that is sent again %s', async (_, code, words) => {
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

describe('a flow with restricted operations', () => {
  const portal = () => fakeGateway({ Overview: () => overviewOf({ CASH_POINT: '100' }) });
  const showFlow = (operations: ComponentProps<typeof MoneyFlow>['operations'], closed: ReactNode = null) =>
    renderScreen(
      <MoneyFlow
        {...anyFlow}
        operations={operations}
        closed={closed}
        pausedTitle="No conversions for now"
        form={() => <p>The form</p>}
        send={async () => Promise.reject(new PortalError('SERVER_BUSY'))}
        review={() => ({ details: [], consequence: '', confirm: 'Send' })}
        result={() => {
          throw new Error('not sent');
        }}
      />,
    );
  const pauseOf = (...operations: string[]) => ({
    reason: 'SECURITY_CHANGE' as const,
    until: '2099-11-21T16:00:00.000Z',
    operations,
  });

  it('shows why in place of the form', async () => {
    restrict(portal(), pauseOf('convert'));
    showFlow(['convert']);
    expect(await screen.findByRole('heading', { name: 'No conversions for now' })).toBeVisible();
    expect(screen.queryByText('The form')).toBeNull();
  });

  it('shows its own reason for being closed instead', async () => {
    restrict(portal(), pauseOf('convert'));
    showFlow(['convert'], <p>Closed for everyone</p>);
    expect(await screen.findByText('Closed for everyone')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'No conversions for now' })).toBeNull();
  });

  it('keeps the form while one of them is open', async () => {
    restrict(portal(), pauseOf('buyEntrust'));
    showFlow(['buyEntrust', 'redeemEntrust']);
    expect(await screen.findByText('The form')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to identity verification' })).toBeNull();
  });

  it('shows above the form that some of it needs a verified identity', async () => {
    requireIdentity(portal(), 'buyEntrust');
    showFlow(['buyEntrust', 'redeemEntrust']);
    expect(
      await screen.findByText('Some of this needs a verified identity.', { exact: false }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to identity verification' })).toHaveAttribute('href', '/kyc');
    expect(screen.getByText('The form')).toBeVisible();
  });

  it('closes when all operations are closed for different reasons, until one of them opens', async () => {
    const identity = { reason: 'IDENTITY_REQUIRED' as const, until: null, operations: ['redeemEntrust'] };
    const gateway = restrict(portal(), pauseOf('buyEntrust'), identity);
    showFlow(['buyEntrust', 'redeemEntrust']);
    expect(await screen.findByRole('heading', { name: 'No conversions for now' })).toBeVisible();
    restrict(gateway, pauseOf('buyEntrust'));
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('The form')).toBeVisible();
  });
});
