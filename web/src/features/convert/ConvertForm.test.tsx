import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../data/session/session.ts';
import { inSection, overviewOf, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import ConvertFlow from './ConvertFlow.tsx';
import {
  pairOf,
  configOf,
  answers,
  fakePortal,
  review,
  typePassword,
  confirm,
  confirmButton,
} from './converts.fixture.ts';
import ConvertScreen from './ConvertScreen.tsx';

beforeAll(() => startTexts('convert', 'flow', 'records', 'shell'));
beforeEach(() => session.start('token'));

describe('the convert form', () => {
  it('offers only credits that have a pair', async () => {
    fakePortal();
    renderScreen(<ConvertScreen />);
    const user = userEvent.setup();
    const from = await screen.findByLabelText('You give');
    const names = (field: HTMLElement) =>
      within(field)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(names(from)).toEqual(['Cash credit', 'Entrust credit', 'Reward credit']);
    expect(names(screen.getByLabelText('You receive'))).toEqual(['Entrust credit', 'USDT credit']);

    await user.selectOptions(from, 'Reward credit');
    // With a single target there is nothing to choose.
    expect(screen.getByRole('textbox', { name: 'You receive' })).toHaveValue('Cash credit');
    expect(screen.queryByRole('button', { name: /^Swap/ })).toBeNull();
    expect(await screen.findByText('7.00 REWARD available')).toBeVisible();
  });

  it('swaps the pair when the reverse is offered', async () => {
    fakePortal();
    renderScreen(<ConvertScreen />);
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

  it('previews fee, rate and arrival while typing', async () => {
    fakePortal();
    renderScreen(<ConvertScreen />);
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
    ['1,000', 'Do you mean 1,000.00 CASH or 1.00 CASH? Choose one, or type it without the comma.'],
  ])('keeps %j on the form and shows why', async (amount, message) => {
    fakePortal();
    renderScreen(<ConvertScreen />);
    const user = userEvent.setup();
    await screen.findByText('100.00 CASH available');
    if (amount !== '') await user.type(screen.getByLabelText('Amount'), amount);
    await user.click(screen.getByRole('button', { name: 'Review conversion' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Check before you confirm' })).toBeNull();
  });

  it('explains when an amount is too small to convert', async () => {
    fakePortal().gateway.answer({
      ConvertConfig: () =>
        configOf([pairOf('CASH_POINT', 'GMT', { minimum: '0.00000001', multiple: '0.00000001' })]),
    });
    renderScreen(<ConvertScreen />);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Amount'), '0.00000001');
    await user.click(screen.getByRole('button', { name: 'Review conversion' }));
    expect(
      await screen.findByText('This amount is too small: nothing would arrive. Enter a larger one.'),
    ).toBeVisible();
  });

  it('offers shares rounded down to the multiple of the pair', async () => {
    fakePortal().gateway.answer({ Overview: () => overviewOf({ CASH_POINT: '99.99' }) });
    renderScreen(<ConvertScreen />, '/convert?from=CASH_POINT&to=USDT_POINT');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Max' }));
    expect(screen.getByLabelText('Amount')).toHaveValue('95');
    await user.click(screen.getByRole('button', { name: '75%' }));
    expect(screen.getByLabelText('Amount')).toHaveValue('70');
  });

  it('prefills once from a link', async () => {
    sessionStorage.setItem('draft.convert', JSON.stringify({ from: 'BONUS_POINT', to: '', amount: '500' }));
    fakePortal();
    const { address } = renderScreen(<ConvertScreen />, '/convert?from=CASH_POINT&to=USDT_POINT');
    expect(await screen.findByLabelText('You receive')).toHaveValue('USDT_POINT');
    expect(screen.getByLabelText('Amount')).toHaveValue('');
    expect(address()).toBe('/convert');
  });

  it('explains when no pair is offered', async () => {
    fakePortal().gateway.answer({ ConvertConfig: () => configOf([]) });
    renderScreen(<ConvertScreen />);
    expect(await screen.findByText('No credit can be converted at the moment')).toBeVisible();
  });

  it('shows an error when the pairs fail to load, and retries', async () => {
    const { gateway } = fakePortal();
    gateway.answer({ ConvertConfig: () => refusal('SERVICE_UNAVAILABLE') });
    renderScreen(<ConvertScreen />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer({ ConvertConfig: () => configOf() });
    await userEvent.click(retry);
    expect(await screen.findByLabelText('You give')).toBeVisible();
  });
});

describe('the screen of one credit', () => {
  it('converts only that credit', async () => {
    const { gateway } = fakePortal();
    sessionStorage.setItem('draft.convert', JSON.stringify({ from: 'CASH_POINT', to: '', amount: '500' }));
    renderScreen(inSection('BONUS_POINT', 'convert', <ConvertFlow />), '/bonus/convert');
    expect(await screen.findByRole('textbox', { name: 'You give' })).toHaveValue('Reward credit');
    expect(screen.getByLabelText('Amount')).toHaveValue('');
    expect(gateway.of('RecentConverts')[0]).toEqual({ coin: 'BONUS_POINT' });
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Amount'), '5');
    await user.click(screen.getByRole('button', { name: 'Review conversion' }));
    await screen.findByRole('heading', { name: 'Check before you confirm' });
    await typePassword(user);
    await user.click(screen.getByRole('button', { name: 'Convert 5.00 REWARD' }));
    await waitFor(() =>
      expect(gateway.of('MakeConvert')[0]?.input).toMatchObject({ from: 'BONUS_POINT', to: 'CASH_POINT' }),
    );
  });

  it('explains when that credit cannot be converted', async () => {
    fakePortal();
    renderScreen(inSection('GMT', 'convert', <ConvertFlow />), '/gmt/convert');
    expect(await screen.findByText('Game credit cannot be converted at the moment')).toBeVisible();
    expect(screen.queryByLabelText('Amount')).toBeNull();
  });
});

describe('the review of a convert', () => {
  it('starts at its heading, and sends nothing without the transaction password', async () => {
    const { gateway } = fakePortal();
    renderScreen(<ConvertScreen />);
    const user = userEvent.setup();
    await review(user);
    expect(screen.getByRole('heading', { name: 'Check before you confirm' })).toHaveFocus();
    await user.click(confirmButton());
    expect(screen.getByText('Enter your transaction password.')).toBeVisible();
    expect(gateway.of('MakeConvert')).toHaveLength(0);
    expect(screen.getByText(/is frozen for 30 seconds. Until then you can cancel/)).toBeVisible();
  });

  it('keeps its figures, and offers the current ones when they have changed', async () => {
    const { gateway } = fakePortal();
    renderScreen(<ConvertScreen />);
    const user = userEvent.setup();
    await review(user);
    const words = 'The rate or the fee has changed: you would now receive 12.375 Entrust credit.';
    gateway.answer({
      ConvertConfig: () => configOf([pairOf('CASH_POINT', 'ASSETS_POINT', { rate: '0.5' })]),
      MakeConvert: () => refusal('PLATFORM_MESSAGE', words),
    });
    await confirm(user);
    expect(
      await screen.findByText('You would now receive 12.375 ENTRUST instead of 24.5025 ENTRUST.'),
    ).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText('Actual received amount').parentElement).toHaveTextContent('24.5025 ENTRUST');

    gateway.answer({ MakeConvert: answers.MakeConvert });
    await user.click(screen.getByRole('button', { name: 'Use the new figures' }));
    expect(screen.getByText('Actual received amount').parentElement).toHaveTextContent('12.375 ENTRUST');
    expect(screen.queryByText(words)).toBeNull();
    await confirm(user);
    await waitFor(() => expect(gateway.of('MakeConvert')).toHaveLength(2));
    const [first, second] = gateway.of('MakeConvert').map(({ input }) => input as Record<string, string>);
    expect(second).toMatchObject({ amount: '25', actualAmount: '12.375' });
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('explains when the pair is no longer offered', async () => {
    const { gateway } = fakePortal();
    renderScreen(<ConvertScreen />);
    const user = userEvent.setup();
    await review(user);
    gateway.answer({
      ConvertConfig: () => configOf([pairOf('BONUS_POINT', 'CASH_POINT')]),
      MakeConvert: () => refusal('PLATFORM_MESSAGE', 'Closed.'),
    });
    await confirm(user);
    expect(await screen.findByText('This pair is no longer offered')).toBeVisible();
  });
});
