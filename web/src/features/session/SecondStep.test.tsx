import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import { AppTheme } from '../../design/theme/AppTheme.tsx';
import { fakeGateway, refusal, startTexts } from '../../test/portal.tsx';
import Login from './Login.tsx';

beforeAll(() => startTexts('session'));

afterEach(() => session.end('loggedOut'));

const challenge = 'challenge-1';
const asksForStep = () =>
  refusal('PLATFORM_MESSAGE', 'Signing in takes a second step.', { needs: 'secondFactor', challenge });
const completed = () => ({ completeLogin: { token: 'token-2', expiresAt: '2027-01-01T00:00:00.000Z' } });

const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });

/** Signs in with the right password, and waits for the second step. */
async function toSecondStep() {
  render(
    <AppTheme>
      <MemoryRouter>
        <Login />
      </MemoryRouter>
    </AppTheme>,
  );
  const user = userEvent.setup();
  await user.type(field('Username'), 'aiko');
  await user.type(field('Password'), 'Portal2026');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { name: 'Confirm it’s you' });
  await screen.findByRole('textbox');
  return user;
}

describe('the second step of a sign-in', () => {
  it('takes a pasted code, and starts the session', async () => {
    const gateway = fakeGateway({ Login: asksForStep, CompleteLogin: completed });
    const user = await toSecondStep();
    const code = field('Code from your authenticator app');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(screen.queryByText('Signing in takes a second step.')).not.toBeInTheDocument();
    await user.paste('123 456');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(session.token()).toBe('token-2'));
    expect(gateway.of('CompleteLogin')).toEqual([{ input: { challenge, factorCode: '123 456' } }]);
  });

  it('requires a code before sending and shows a wrong one at its field', async () => {
    const words = 'The code is wrong.';
    const gateway = fakeGateway({
      Login: asksForStep,
      CompleteLogin: () => refusal('PLATFORM_MESSAGE', words, { field: 'input.factorCode' }),
    });
    const user = await toSecondStep();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(field('Code from your authenticator app')).toHaveAccessibleDescription(
      /Enter the code that your app shows/,
    );
    expect(gateway.of('CompleteLogin')).toEqual([]);
    await user.type(field('Code from your authenticator app'), '000000{Enter}');
    await waitFor(() =>
      expect(field('Code from your authenticator app')).toHaveAccessibleDescription(new RegExp(`^${words}`)),
    );
    expect(session.isLoggedIn()).toBe(false);
  });

  it('takes a recovery code in its place', async () => {
    const gateway = fakeGateway({ Login: asksForStep, CompleteLogin: completed });
    const user = await toSecondStep();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(field('Recovery code'), 'abcd-efgh-jkmn-pqrs{Enter}');
    await waitFor(() => expect(session.token()).toBe('token-2'));
    expect(gateway.of('CompleteLogin')).toEqual([
      { input: { challenge, factorCode: 'abcd-efgh-jkmn-pqrs' } },
    ]);
  });

  it('shows no error at the field of another method before anything is typed', async () => {
    const words = 'The code is wrong.';
    fakeGateway({
      Login: asksForStep,
      CompleteLogin: () => refusal('PLATFORM_MESSAGE', words, { field: 'input.factorCode' }),
    });
    const user = await toSecondStep();
    await user.type(field('Code from your authenticator app'), '000000{Enter}');
    await screen.findByText(words);
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    expect(field('Recovery code')).toBeValid();
    expect(screen.queryByText('Enter a recovery code.')).not.toBeInTheDocument();
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  it.each([
    ['a browser without passkeys', undefined, ['PASSKEY'], null],
    ['another address', 'https://portal.example.org', ['PASSKEY'], '{"challenge":"abc"}'],
    ['an address where the platform takes none', null, [], null],
  ])(
    'asks a member who has only passkeys for a recovery code at %s',
    async (_where, origin, kinds, options) => {
      if (origin !== undefined) vi.stubGlobal('PublicKeyCredential', () => undefined);
      const gateway = fakeGateway({
        Login: asksForStep,
        PasskeyOrigin: () => ({ passkeyOrigin: origin }),
        AskSecondStep: () => ({ askSecondStep: { kinds, options } }),
        CompleteLogin: completed,
      });
      const user = await toSecondStep();
      expect(screen.getByText(/^This browser cannot use your passkey here\./)).toBeVisible();
      expect(screen.queryByRole('button', { name: /authenticator app|passkey/ })).not.toBeInTheDocument();
      await user.type(field('Recovery code'), 'ABCD-EFGH-JKMN-PQRS{Enter}');
      await waitFor(() => expect(session.token()).toBe('token-2'));
      expect(gateway.of('CompleteLogin')).toHaveLength(1);
    },
  );

  it('returns to the password and shows why when the step expires', async () => {
    const words = 'The sign-in took too long.';
    fakeGateway({
      Login: asksForStep,
      CompleteLogin: () => refusal('PLATFORM_MESSAGE', words, { field: 'input.challenge' }),
    });
    const user = await toSecondStep();
    await user.type(field('Code from your authenticator app'), '123456{Enter}');
    expect(await screen.findByText(words)).toBeVisible();
    expect(field('Username')).toHaveValue('aiko');
    expect(field('Password')).toHaveValue('');
  });

  it('links back to the sign-in of another account', async () => {
    fakeGateway({ Login: asksForStep });
    const user = await toSecondStep();
    await user.click(screen.getByRole('button', { name: 'Use another account' }));
    expect(field('Password')).toHaveValue('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('without a challenge the refusal is shown as it is', async () => {
  const words = 'Signing in takes a second step.';
  fakeGateway({ Login: () => refusal('PLATFORM_MESSAGE', words) });
  render(
    <AppTheme>
      <MemoryRouter>
        <Login />
      </MemoryRouter>
    </AppTheme>,
  );
  const user = userEvent.setup();
  await user.type(field('Username'), 'aiko');
  await user.type(field('Password'), 'Portal2026{Enter}');
  expect(await screen.findByText(words)).toBeVisible();
  expect(field('Password')).toBeVisible();
});
