import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TextField } from '../components/field/TextField.tsx';
import { PortalError } from '../graphql/errors.ts';
import { useForm } from '../lib/useForm.ts';
import { session } from '../session/session.ts';
import { fakeGateway, overviewOf, renderScreen, startTexts } from '../test/portal.tsx';
import type { Flow } from './attempt.ts';
import { FlowForm } from './layout.tsx';
import { MoneyFlow, type FormParts } from './MoneyFlow.tsx';

beforeAll(() => startTexts('flow', 'shell'));
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
  expect(sheet?.querySelector('[data-paper]')).toHaveTextContent('Receipt · 25.00 sent');
});

describe('an order that is refused', () => {
  interface Draft {
    amount: string;
  }

  /** A form with one field, sent with the transaction password. */
  function AmountForm({ values, set, onReview }: FormParts<Draft & Record<string, string>, Draft>) {
    const form = useForm(values, set, () => ({}));
    return (
      <FlowForm form={form} toDraft={() => ({ amount: values.amount })} onReview={onReview} label="Review">
        <TextField label="Amount" {...form.bind('amount')} />
      </FlowForm>
    );
  }

  async function confirm(refused: PortalError, withForm = true) {
    fakeGateway({ Overview: () => overview(true) });
    renderScreen(
      <MoneyFlow
        {...anyFlow}
        form={(_config, parts) =>
          withForm ? (
            <AmountForm {...parts} />
          ) : (
            <button onClick={() => parts.onReview({ amount: '25' })}>Review</button>
          )
        }
        send={async () => {
          throw refused;
        }}
        review={() => ({ details: [], consequence: 'It cannot be undone.', confirm: 'Send' })}
        result={() => expect.unreachable()}
      />,
      '/any',
    );
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Review' }));
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

  it.each([
    ['names no field', refusing(null), true],
    ['names a field that the form does not have', refusing('input.coin'), true],
    ['names a field where there is no form', refusing('input.amount'), false],
  ])('is said in the review when it %s', async (_what, refused, withForm) => {
    await confirm(refused, withForm);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not this one.');
    expect(screen.getByText('It cannot be undone.')).toBeVisible();
    expect(screen.getAllByText('Not this one.')).toHaveLength(1);
  });
});
