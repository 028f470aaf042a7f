import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import { overviewOf, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import {
  connection,
  inSeconds,
  orderOf,
  answers,
  fakePortal,
  sent,
  review,
  typePassword,
  confirm,
  confirmButton,
  portalOrders,
} from './converts.fixture.ts';
import ConvertScreen from './ConvertScreen.tsx';

beforeAll(() => startTexts('convert', 'flow', 'records', 'shell'));
beforeEach(() => session.start('token'));

describe('a convert', () => {
  it('sends the convert once however often confirm is pressed, then waits for it to settle', async () => {
    const { gateway } = fakePortal();
    renderScreen(<ConvertScreen />);
    const user = userEvent.setup();
    await review(user);
    await typePassword(user);
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
        transactionPassword: 'Credits2026',
      },
    ]);
    expect(screen.getByText('CV20261121-000007')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('00:00:2');
    await waitFor(() => expect(gateway.of('Overview').length).toBeGreaterThan(1));
    await user.click(screen.getByRole('button', { name: 'Another conversion' }));
    expect(screen.getByLabelText('Amount')).toHaveValue('');
  });

  it('settles by itself and shows the new balances', async () => {
    const { gateway } = fakePortal();
    gateway.answer({
      MakeConvert: () => ({
        convert: { __typename: 'ConvertPayload', order: orderOf({ settlesAt: inSeconds(0.4) }) },
      }),
    });
    const told = vi.spyOn(toast, 'success');
    renderScreen(<ConvertScreen />);
    const user = userEvent.setup();
    await review(user);
    portalOrders(gateway, [orderOf({ settlesAt: inSeconds(0.4) })]);
    await confirm(user);
    await screen.findByRole('heading', { name: '25.00\u00A0CASH will become 24.5025\u00A0ENTRUST' });
    portalOrders(gateway, [orderOf({ status: 'COMPLETED', endedAt: inSeconds(1) })]);
    gateway.answer({ Overview: () => overviewOf({ CASH_POINT: '75', ASSETS_POINT: '27.5025' }) });
    expect(
      await screen.findByRole('heading', { name: '25.00\u00A0CASH converted into 24.5025\u00A0ENTRUST' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
    expect(screen.getByText('Convert: Completed')).toHaveRole('status');
    expect(told, 'its result says it').not.toHaveBeenCalled();
    await waitFor(() =>
      expect(screen.getByText('Entrust credit available').parentElement).toHaveTextContent('27.50 ENTRUST'),
    );
    expect(screen.getByText('Cash credit available').parentElement).toHaveTextContent('75.00 CASH');
  });

  it('can be cancelled while pending, once no matter how often that is pressed', async () => {
    const { gateway } = fakePortal();
    renderScreen(<ConvertScreen />);
    const user = userEvent.setup();
    await review(user);
    await confirm(user);
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

  it('shows an unknown outcome without an answer and looks the convert up without the password', async () => {
    const { gateway } = fakePortal();
    renderScreen(<ConvertScreen />);
    const user = userEvent.setup();
    await review(user);
    gateway.answer({
      MakeConvert: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await confirm(user);
    expect(await screen.findByRole('heading', { name: 'Outcome unknown' })).toHaveFocus();
    expect(screen.getByLabelText('Transaction password')).toHaveValue('');

    // An identical convert made in another tab.
    portalOrders(gateway, [orderOf({ id: '8' })]);
    await user.click(screen.getByRole('button', { name: 'Check history' }));
    expect(await screen.findByText(/this order is not in your history/)).toBeVisible();

    const [sentConvert] = sent(gateway, 'MakeConvert');
    portalOrders(gateway, [orderOf(), orderOf({ id: '8' })]);
    gateway.answer({
      ConvertOrderByKey: ({ idempotencyKey }) => ({
        convertOrders: connection(idempotencyKey === sentConvert?.idempotencyKey ? [orderOf()] : []),
      }),
    });
    await user.click(screen.getByRole('button', { name: 'Check history' }));
    expect(
      await screen.findByRole('heading', { name: '25.00\u00A0CASH will become 24.5025\u00A0ENTRUST' }),
    ).toBeVisible();
  });

  it('retries with the same key when no answer came', async () => {
    const { gateway } = fakePortal();
    renderScreen(<ConvertScreen />);
    const user = userEvent.setup();
    await review(user);
    gateway.answer({ MakeConvert: () => refusal('OUTCOME_UNKNOWN') });
    await confirm(user);
    await screen.findByRole('heading', { name: 'Outcome unknown' });
    gateway.answer({ MakeConvert: answers.MakeConvert });
    await typePassword(user);
    await user.click(screen.getByRole('button', { name: 'Send this order again' }));
    await screen.findByRole('heading', { name: '25.00\u00A0CASH will become 24.5025\u00A0ENTRUST' });
    const [first, second] = sent(gateway, 'MakeConvert');
    expect(second).toEqual(first);
  });
});
