import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../data/session/session.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import { made, configOf, historyOf, answers, fillIn, review, confirm } from './transfers.fixture.ts';
import TransferScreen from './TransferScreen.tsx';

beforeAll(() => startTexts('transfer', 'flow', 'shell'));
beforeEach(() => session.start('token'));

describe('the transfer form', () => {
  it('previews what arrives while typing', async () => {
    fakeGateway(answers);
    renderScreen(<TransferScreen />);
    const user = userEvent.setup();
    await fillIn(user, 'maria', '33.33');
    const preview = screen.getByLabelText('Fee, and what arrives');
    expect(preview).toHaveTextContent('Fee (1%)0.3333 CASH');
    expect(preview).toHaveTextContent('Arrives32.9967 CASH');
  });

  it.each([
    ['maria', '100.01', 'You have 100.00 CASH available.'],
    ['maria', '0.5', 'The minimum is 1.00 CASH.'],
    ['maria', '1,000', 'Do you mean 1,000.00 CASH or 1.00 CASH? Choose one, or type it without the comma.'],
    ['AIKO', '25', "This is your own username. Enter another member's."],
    ['ma ria', '25', 'A username has no spaces.'],
  ])('keeps %s · %s on the form and shows why', async (to, amount, message) => {
    fakeGateway(answers);
    renderScreen(<TransferScreen />);
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
    renderScreen(<TransferScreen />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'maria' }));
    expect(screen.getByLabelText('Recipient')).toHaveValue('maria');
    await user.click(await screen.findByRole('button', { name: 'Max' }));
    expect(screen.getByLabelText('Amount')).toHaveValue('33.33');
    await user.click(screen.getByRole('button', { name: '50%' }));
    expect(screen.getByLabelText('Amount')).toHaveValue('16.66');
  });

  it('prefills once from a link', async () => {
    sessionStorage.setItem(
      'draft.transfer',
      JSON.stringify({ coin: '', to: 'budi', amount: '500', note: 'rent' }),
    );
    fakeGateway(answers);
    const { address } = renderScreen(<TransferScreen />, '/transfer?coin=CASH_POINT&to=maria');
    expect(await screen.findByLabelText('Recipient')).toHaveValue('maria');
    expect(screen.getByLabelText('Amount')).toHaveValue('500');
    expect(address()).toBe('/transfer');
  });

  it('survives the reload of a language switch, without the password', async () => {
    fakeGateway(answers);
    renderScreen(<TransferScreen />);
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

describe('the review of a transfer', () => {
  it('starts at its heading and warns of a new recipient', async () => {
    fakeGateway(answers);
    renderScreen(<TransferScreen />);
    await review(userEvent.setup());
    expect(screen.getByRole('heading', { name: 'Check before you confirm' })).toHaveFocus();
    expect(screen.getByText('Your first transfer to maria')).toBeVisible();
    expect(screen.getByText(/A transfer cannot be undone/)).toBeVisible();
  });

  it('shows no warning for a known recipient', async () => {
    fakeGateway({ ...answers, TransferHistory: () => historyOf([{ ...made, id: '1' }]) });
    renderScreen(<TransferScreen />);
    await screen.findByText('To maria');
    await review(userEvent.setup());
    expect(screen.queryByText('Your first transfer to maria')).toBeNull();
  });

  it('keeps its figures when the rules change', async () => {
    const gateway = fakeGateway(answers);
    renderScreen(<TransferScreen />);
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
