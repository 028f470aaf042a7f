import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { toast } from 'sonner';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import { transactionPasswordPath } from '../../extension-points/paths.ts';
import { changeLocale } from '../../i18n/i18n.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import Settings from './Settings.tsx';

vi.mock(import('../../i18n/i18n.ts'), async (original) => ({
  ...(await original()),
  changeLocale: vi.fn(async () => undefined),
}));

beforeAll(() => startTexts('settings'));
beforeEach(() => session.start('token'));

const Overview = () => overviewOf({}, 'aiko');
/** The site's platform has none. */
const SecondFactors = () => ({ secondFactors: null });
/** A platform that returns no sessions. */
const Sessions = () => ({ sessions: null });
/** Nor that it has limits to choose. */
const IdleLimit = () => ({ idleLimit: null });
const changed = { __typename: 'ChangeLoginPasswordPayload', changed: true };

/** An answer slower than a double click. */
const later = <T,>(answer: T) => new Promise<T>((resolve) => setTimeout(() => resolve(answer), 500));

/** Everything in browser storage. */
const stored = () => JSON.stringify([sessionStorage, localStorage]);

async function open(which: 'login' | 'transaction'): Promise<UserEvent> {
  const user = userEvent.setup();
  renderScreen(<Settings />);
  await user.click(
    screen.getByRole('button', { name: `Change ${which === 'login' ? 'Login' : 'Transaction'} password` }),
  );
  return user;
}

/** An input by label, since buttons contain the same text. */
const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });

async function type(user: UserEvent, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await user.click(field(label));
    await user.paste(value);
  }
}

const login = {
  'Current login password': 'Portal2026',
  'New login password': 'Quiet-harbor7',
  'Confirm new login password': 'Quiet-harbor7',
};
const transaction = {
  'Login password': 'Portal2026',
  'Current transaction password': 'Credits2026',
  'New transaction password': 'Quiet-harbor7',
  'Confirm new transaction password': 'Quiet-harbor7',
};

describe('the login password', () => {
  it('warns that every session ends', async () => {
    fakeGateway({ Overview, SecondFactors, Sessions, IdleLimit });
    await open('login');
    expect(screen.getByText(/signs you out on every device, including this one/)).toBeVisible();
    expect(field('Current login password')).toHaveFocus();
  });

  it('links to the reset of a forgotten one for a member who can receive a code', async () => {
    const { me, ...rest } = overviewOf({});
    const overview = { ...rest, me: { ...me, maskedEmail: 'a***o@example.com' } };
    fakeGateway({ Overview: () => overview, SecondFactors, Sessions, IdleLimit });
    await open('login');
    expect(await screen.findByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/forgot',
    );
  });

  it('ends the session when changed, with the reason for the sign-in screen', async () => {
    const gateway = fakeGateway({
      Overview,
      SecondFactors,
      Sessions,
      IdleLimit,
      ChangeLoginPassword: () => later({ changeLoginPassword: changed }),
    });
    const user = await open('login');
    await type(user, login);
    await user.dblClick(screen.getByRole('button', { name: 'Change login password' }));
    await waitFor(() => expect(session.isLoggedIn()).toBe(false));
    expect(session.notice()).toBe('passwordChanged');
    expect(gateway.of('ChangeLoginPassword')).toEqual([
      { input: { currentPassword: 'Portal2026', newPassword: 'Quiet-harbor7' } },
    ]);
  });

  it('shows a toast when a poll ended the session first', async () => {
    const said = vi.spyOn(toast, 'success');
    fakeGateway({
      Overview,
      SecondFactors,
      Sessions,
      IdleLimit,
      ChangeLoginPassword: () => {
        session.end('expired');
        return { changeLoginPassword: changed };
      },
    });
    const user = await open('login');
    await type(user, login);
    await user.click(screen.getByRole('button', { name: 'Change login password' }));
    await waitFor(() => expect(said).toHaveBeenCalledWith('Your login password has been changed.'));
  });

  it('focuses a confirmation that differs, and sends nothing', async () => {
    const gateway = fakeGateway({ Overview, SecondFactors, Sessions, IdleLimit });
    const user = await open('login');
    await type(user, { ...login, 'Confirm new login password': 'Quiet-harbor8' });
    await user.click(screen.getByRole('button', { name: 'Change login password' }));
    expect(screen.getByText('Passwords do not match')).toBeVisible();
    expect(field('Confirm new login password')).toHaveFocus();
    expect(gateway.of('ChangeLoginPassword')).toEqual([]);
  });

  it('rejects the current password', async () => {
    fakeGateway({ Overview, SecondFactors, Sessions, IdleLimit });
    const user = await open('login');
    await type(user, { 'Current login password': 'Portal2026', 'New login password': 'Portal2026' });
    await user.tab();
    expect(screen.getByText('This is the password you already use. Choose another one.')).toBeVisible();
  });

  it('shows which rules are met while typing', async () => {
    fakeGateway({ Overview, SecondFactors, Sessions, IdleLimit });
    const user = await open('login');
    const met = () =>
      within(screen.getByRole('group', { name: 'Change login password' }))
        .getAllByRole('listitem')
        .filter((item) => item.textContent.endsWith('(met)'))
        .map((item) => item.textContent.replace(' (met)', ''));
    expect(met()).toEqual([]);
    await type(user, { 'New login password': 'abcdefgh' });
    expect(met()).toEqual(['8 to 64 characters', 'At least one letter']);
    await type(user, { 'New login password': '7', 'Current login password': 'Portal2026' });
    expect(met()).toEqual([
      '8 to 64 characters',
      'At least one letter',
      'At least one digit',
      'Different from the current one',
    ]);
  });

  it('keeps the typed values after a refusal, and shows the reason in the form and in a toast', async () => {
    const said = vi.spyOn(toast, 'error');
    const words = 'The login password is wrong. Nothing was changed.';
    fakeGateway({
      Overview,
      SecondFactors,
      Sessions,
      IdleLimit,
      ChangeLoginPassword: () => refusal('PLATFORM_MESSAGE', words),
    });
    const user = await open('login');
    await type(user, login);
    await user.click(screen.getByRole('button', { name: 'Change login password' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.anything(), { id: words, duration: 3000 });
    expect(field('New login password')).toHaveValue('Quiet-harbor7');
    expect(session.isLoggedIn()).toBe(true);
  });

  it('claims no outcome when no answer came', async () => {
    fakeGateway({
      Overview,
      SecondFactors,
      Sessions,
      IdleLimit,
      ChangeLoginPassword: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    const user = await open('login');
    await type(user, login);
    await user.click(screen.getByRole('button', { name: 'Change login password' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We do not know yet whether the password was changed.',
    );
  });

  it('stores no password, and clears the form when cancelled', async () => {
    fakeGateway({ Overview, SecondFactors, Sessions, IdleLimit });
    const user = await open('login');
    await type(user, login);
    expect(stored()).not.toMatch(/Portal2026|Quiet-harbor7/);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Change Login password' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Change Login password' }));
    expect(field('New login password')).toHaveValue('');
  });
});

describe('the transaction password', () => {
  it('changes the transaction password with the login password, once', async () => {
    const said = vi.spyOn(toast, 'success');
    const gateway = fakeGateway({
      Overview,
      SecondFactors,
      Sessions,
      IdleLimit,
      ChangeTransactionPassword: () =>
        later({
          changeTransactionPassword: { __typename: 'ChangeTransactionPasswordPayload', changed: true },
        }),
    });
    const user = await open('transaction');
    await type(user, transaction);
    await user.dblClick(screen.getByRole('button', { name: 'Change transaction password' }));
    await waitFor(() =>
      expect(said).toHaveBeenCalledExactlyOnceWith('Your transaction password has been changed.'),
    );
    expect(screen.queryByText('Your transaction password has been changed.')).toBeNull();
    said.mockRestore();
    expect(gateway.of('ChangeTransactionPassword')).toEqual([
      {
        input: {
          loginPassword: 'Portal2026',
          currentPassword: 'Credits2026',
          newPassword: 'Quiet-harbor7',
        },
      },
    ]);
    expect(screen.queryByLabelText('New transaction password')).toBeNull();
    expect(screen.getByRole('button', { name: 'Change Transaction password' })).toHaveFocus();
    expect(session.isLoggedIn()).toBe(true);
    expect(stored()).not.toMatch(/Portal2026|Credits2026|Quiet-harbor7/);
  });

  it('requires the login password, and must differ from it', async () => {
    const gateway = fakeGateway({ Overview, SecondFactors, Sessions, IdleLimit });
    const user = await open('transaction');
    await user.click(screen.getByRole('button', { name: 'Change transaction password' }));
    expect(screen.getByText('Enter your login password.')).toBeVisible();
    await type(user, {
      ...transaction,
      'New transaction password': 'Portal2026',
      'Confirm new transaction password': 'Portal2026',
    });
    await user.click(screen.getByRole('button', { name: 'Change transaction password' }));
    expect(screen.getByText('The transaction password must differ from the login password.')).toBeVisible();
    expect(gateway.of('ChangeTransactionPassword')).toEqual([]);
  });

  it('hides the transaction password from password managers, which would overwrite the login password', async () => {
    fakeGateway({ Overview, SecondFactors, Sessions, IdleLimit });
    await open('transaction');
    expect(field('Login password')).toHaveAttribute('autocomplete', 'current-password');
    for (const label of ['Current', 'New', 'Confirm new'].map((which) => `${which} transaction password`)) {
      expect(field(label)).toHaveAttribute('autocomplete', 'off');
    }
  });

  it('closes the other form when opened', async () => {
    fakeGateway({ Overview, SecondFactors, Sessions, IdleLimit });
    const user = await open('transaction');
    await user.click(screen.getByRole('button', { name: 'Change Login password' }));
    expect(screen.queryByLabelText('New transaction password')).toBeNull();
    expect(field('New login password')).toBeVisible();
  });

  it('leaves the focus in the other form that closes it, even when it was cancelled before', async () => {
    fakeGateway({ Overview, SecondFactors, Sessions, IdleLimit });
    const user = await open('transaction');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Change Transaction password' }));
    await user.click(screen.getByRole('button', { name: 'Change Login password' }));
    expect(field('Current login password')).toHaveFocus();
  });
});

it('opens the form of the transaction password from a link', async () => {
  fakeGateway({ Overview, SecondFactors, Sessions, IdleLimit });
  renderScreen(<Settings />, transactionPasswordPath);
  expect(await screen.findByLabelText('New transaction password')).toBeVisible();
});

describe('the display settings', () => {
  it('offer the five languages in their own names', async () => {
    fakeGateway({ Overview, SecondFactors, Sessions, IdleLimit });
    const user = userEvent.setup();
    renderScreen(<Settings />);
    const tiles = within(await screen.findByRole('group', { name: 'Language' })).getAllByRole('button');
    expect(tiles.map((tile) => [tile.textContent, tile.lang])).toEqual([
      ['English', 'en-US'],
      ['简体中文', 'zh-CN'],
      ['日本語', 'ja'],
      ['한국어', 'ko'],
      ['Bahasa Indonesia', 'id'],
    ]);
    expect(tiles[0]).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: '한국어' }));
    expect(changeLocale).toHaveBeenCalledExactlyOnceWith('ko-KP');
  });

  it('announce a reload for another language until the member declines it', async () => {
    fakeGateway({ Overview, SecondFactors, Sessions, IdleLimit });
    renderScreen(<Settings />);
    await screen.findByRole('group', { name: 'Language' });
    onTestFinished(async () => {
      await i18next.changeLanguage('en-US');
    });
    await act(() => i18next.changeLanguage('id-ID'));
    const words = await screen.findByText('Halaman akan segera dimuat ulang.');
    const leave = async () => {
      window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
      await act(() => new Promise((resolve) => setTimeout(resolve)));
    };
    await leave();
    expect(words).toBeVisible();
    // Recovery codes that are shown, for one, have the browser ask.
    const askFirst = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', askFirst);
    await leave();
    window.removeEventListener('beforeunload', askFirst);
    expect(words).not.toBeInTheDocument();
    await act(() => i18next.changeLanguage('en-US'));
    expect(await screen.findByText('The page reloads in a moment.')).toBeVisible();
  });

  it('change the theme', async () => {
    fakeGateway({ Overview, SecondFactors, Sessions, IdleLimit });
    const user = userEvent.setup();
    renderScreen(<Settings />);
    expect(await screen.findByRole('button', { name: 'Same as device' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(screen.getByRole('button', { name: 'Dark' }));
    expect(screen.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('hide and show amounts', async () => {
    fakeGateway({ Overview, SecondFactors, Sessions, IdleLimit });
    const user = userEvent.setup();
    renderScreen(<Settings />);
    const hide = await screen.findByRole('switch', { name: 'Hide amounts' });
    expect(hide).not.toBeChecked();
    await user.click(hide);
    expect(hide).toBeChecked();
    expect(localStorage.getItem('hideAmounts')).toBe('1');
    await user.click(hide);
    expect(hide).not.toBeChecked();
    expect(localStorage.getItem('hideAmounts')).toBeNull();
  });
});
