import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import { refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import { inSeconds, orderOf, fakePortal, sent, portalOrders } from './converts.fixture.ts';
import ConvertScreen from './ConvertScreen.tsx';

beforeAll(() => startTexts('convert', 'flow', 'records', 'shell'));
beforeEach(() => session.start('token'));

describe('the list of pending converts', () => {
  it('shows pending converts above the form after a reload, with cancel buttons', async () => {
    const { gateway } = fakePortal([orderOf(), orderOf({ id: '6', receiptNumber: 'CV-6', amount: '5' })]);
    renderScreen(<ConvertScreen />);
    const list = within(await screen.findByRole('region', { name: '2 conversions waiting to settle' }));
    expect(list.getByText(/^25.00 CASH into 24.5025 ENTRUST/)).toBeVisible();
    expect(list.getAllByRole('timer')).toHaveLength(2);
    await userEvent.click(list.getByRole('button', { name: 'Cancel conversion CV-6' }));
    await screen.findByRole('region', { name: '1 conversion waiting to settle' });
    expect(gateway.of('CancelConvert')).toHaveLength(1);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('hides its figures while amounts are hidden', async () => {
    localStorage.setItem('hideAmounts', '1');
    fakePortal([orderOf()]);
    renderScreen(<ConvertScreen />);
    const list = await screen.findByRole('region', { name: '1 conversion waiting to settle' });
    expect(list).toHaveTextContent('•••• CASH into •••• ENTRUST');
    expect(screen.getByText('•••• CASH available')).toBeVisible();
  });

  it('drops an order that settled', async () => {
    const { gateway } = fakePortal([orderOf({ settlesAt: inSeconds(0.5) })]);
    const told = vi.spyOn(toast, 'success');
    renderScreen(<ConvertScreen />);
    await screen.findByRole('region', { name: '1 conversion waiting to settle' });
    portalOrders(gateway, [orderOf({ status: 'COMPLETED', endedAt: inSeconds(0) })]);
    await waitFor(() =>
      expect(told).toHaveBeenCalledWith('25.00\u00A0CASH converted into 24.5025\u00A0ENTRUST', { id: '7' }),
    );
    expect(screen.queryByRole('region', { name: /to settle/ })).toBeNull();
  });

  it('shows when an order settled before it could be cancelled', async () => {
    const { gateway } = fakePortal([orderOf()]);
    renderScreen(<ConvertScreen />);
    const cancel = await screen.findByRole('button', { name: /^Cancel/ });
    portalOrders(gateway, [orderOf({ status: 'COMPLETED', endedAt: inSeconds(0) })]);
    gateway.answer({
      CancelConvert: () => refusal('PLATFORM_MESSAGE', 'This order has already settled or was cancelled.'),
    });
    await userEvent.click(cancel);
    await waitFor(() => expect(screen.queryByRole('region', { name: /to settle/ })).toBeNull());
    expect(screen.getByRole('region', { name: 'Recent conversions' })).toHaveTextContent('+24.50 ENTRUST');
  });

  it('keeps the key of a cancellation whose answer was lost', async () => {
    const { gateway } = fakePortal([orderOf()]);
    gateway.answer({ CancelConvert: () => refusal('GATEWAY_TIMEOUT') });
    renderScreen(<ConvertScreen />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Cancel/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We do not know yet whether this order was');
    gateway.answer({ CancelConvert: () => refusal('PLATFORM_MESSAGE', 'No.') });
    await user.click(screen.getByRole('button', { name: /^Cancel/ }));
    await waitFor(() => expect(gateway.of('CancelConvert')).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: /^Cancel conversion CV/ }));
    await waitFor(() => expect(gateway.of('CancelConvert')).toHaveLength(3));
    const [first, second, third] = sent(gateway, 'CancelConvert').map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
    // A refusal is an answer, so the next attempt gets a new key.
    expect(third).not.toBe(second);
  });
});
