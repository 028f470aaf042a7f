import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { useAmountError } from '../design/fields/useAmountError.ts';
import { parseAmount, type AmountLimits } from '../money/decimal.ts';
import { startTexts, withTopUp } from '../test/portal.tsx';
import { AmountField } from './AmountField.tsx';
import { PasswordField } from './PasswordField.tsx';

beforeAll(() => startTexts('shell'));

function Amount({ limits }: { limits: AmountLimits }) {
  const [value, setValue] = useState('');
  const errorOf = useAmountError();
  const error = value === '' ? undefined : errorOf(value, 'CASH_POINT', limits);
  return (
    <AmountField
      name="amount"
      label="Amount"
      coin="CASH_POINT"
      limits={limits}
      value={value}
      onChange={setValue}
      error={error}
    />
  );
}

describe('an amount field', () => {
  it.each([
    ['0', 1],
    ['0.01', 0],
  ])('links a member who has %s of the credit to more of it (%i link)', (available, count) => {
    render(<MemoryRouter>{withTopUp(<Amount limits={{ available }} />)}</MemoryRouter>);
    const links = screen.queryAllByRole('link', { name: 'Go to the dashboard' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: count }, () => '/more?of=CASH_POINT'),
    );
  });

  it.each([
    ['12,5', 'You entered 12.50 CASH'],
    ['1,234.50', 'You entered 1,234.50 CASH'],
    ['1.234,50', 'You entered 1,234.50 CASH'],
  ])('keeps %s as it was typed, and shows how it was understood', async (typed, words) => {
    const user = userEvent.setup();
    render(<Amount limits={{ available: '5000' }} />);
    const input = screen.getByRole('textbox', { name: 'Amount' });
    await user.click(input);
    await user.paste(typed);
    expect(input).toHaveValue(typed);
    expect(input).toBeValid();
    expect(screen.getByText(words)).toBeVisible();
  });

  it('asks for the meaning of an ambiguous comma and uses the chosen one', async () => {
    const user = userEvent.setup();
    render(<Amount limits={{ available: '5000' }} />);
    const input = screen.getByRole('textbox', { name: 'Amount' });
    await user.type(input, '1,234');
    expect(input).toHaveValue('1,234');
    expect(input).toHaveAccessibleDescription(
      'Do you mean 1,234.00 CASH or 1.234 CASH? Choose one, or type it without the comma.',
    );
    expect(screen.queryByText(/You entered/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '1.234 CASH' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '1,234.00 CASH' }));
    expect(input).toHaveValue('1234');
    expect(input).toBeValid();
    expect(screen.queryByRole('button', { name: '1.234 CASH' })).toBeNull();
  });

  it('refuses groups that are not of three digits', async () => {
    const user = userEvent.setup();
    render(<Amount limits={{ available: '5000' }} />);
    const input = screen.getByRole('textbox', { name: 'Amount' });
    await user.click(input);
    await user.paste('1,23,456');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(/Leave out commas and spaces/);
  });

  it('shows how it read the amount', async () => {
    const user = userEvent.setup();
    render(<Amount limits={{ available: '5000' }} />);
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '1234.5');
    expect(screen.getByText('You entered 1,234.50 CASH')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Amount' })).toBeValid();
  });

  it('offers shares limited by the balance and rounded down to the multiple', async () => {
    const user = userEvent.setup();
    render(<Amount limits={{ available: '99.99999999', multiple: '5' }} />);
    const input = screen.getByRole('textbox', { name: 'Amount' });
    await user.click(screen.getByRole('button', { name: 'Max' }));
    expect(input).toHaveValue('95');
    await user.click(screen.getByRole('button', { name: '50%' }));
    expect(input).toHaveValue('45');
    expect(parseAmount('45').ok).toBe(true);
  });

  it.each([
    ['0', 'Enter an amount above 0.'],
    ['4', 'The minimum is 10.00 CASH.'],
    ['12', 'The amount must be a multiple of 5.00. Next valid: 15.00 CASH.'],
    ['600', 'You have 500.00 CASH available.'],
    ['0.000000001', 'Use at most 8 decimals.'],
    ['1e3', 'Use digits and a point for decimals, such as 1234.56.'],
  ])('shows for %s: %s', async (typed, words) => {
    render(<Amount limits={{ available: '500', minimum: '10', multiple: '5' }} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), typed);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('offers the next valid amount while typing', async () => {
    const user = userEvent.setup();
    render(<Amount limits={{ minimum: '63', multiple: '63' }} />);
    const input = screen.getByRole('textbox', { name: 'Amount' });
    await user.type(input, '64');
    await user.click(screen.getByRole('button', { name: 'Next valid: 126.00 CASH' }));
    expect(input).toHaveValue('126');
    expect(input).toBeValid();
    expect(screen.queryByRole('button', { name: /Next valid/ })).not.toBeInTheDocument();
    // Never above the balance, and no suggestion when nothing is valid.
    await user.clear(input);
    await user.type(input, '1');
    expect(screen.getByRole('button', { name: 'Next valid: 63.00 CASH' })).toBeVisible();
  });
});

function Password({ autoComplete }: { autoComplete: 'current-password' | 'new-password' }) {
  const [value, setValue] = useState('');
  return (
    <PasswordField
      name="password"
      label="Password"
      autoComplete={autoComplete}
      value={value}
      onChange={setValue}
    />
  );
}

describe('a password field', () => {
  it('can be revealed and hidden', async () => {
    const user = userEvent.setup();
    render(<Password autoComplete="current-password" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('rates a new password, but not a current one', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<Password autoComplete="new-password" />);
    await user.type(screen.getByLabelText('Password'), 'password1');
    expect(screen.getByText('Strength: weak')).toBeVisible();
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), 'Quiet-harbor7-lanterns');
    expect(screen.getByText('Strength: strong')).toBeVisible();
    unmount();
    render(<Password autoComplete="current-password" />);
    await user.type(screen.getByLabelText('Password'), 'password1');
    expect(screen.queryByText(/Strength/)).not.toBeInTheDocument();
  });

  it('warns of Caps Lock while it is on', () => {
    render(<Password autoComplete="current-password" />);
    const input = screen.getByLabelText('Password');
    fireEvent.keyUp(input, { key: 'A', modifierCapsLock: true });
    expect(screen.getByText('Caps Lock is on.')).toBeVisible();
    fireEvent.keyUp(input, { key: 'CapsLock', modifierCapsLock: false });
    expect(screen.queryByText('Caps Lock is on.')).not.toBeInTheDocument();
  });
});
