import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftKey, session } from '../../data/session/session.ts';
import { AppTheme } from '../../design/theme/AppTheme.tsx';
import { fakeGateway, refusal, startTexts } from '../../test/portal.tsx';
import { startAuthentication } from '../../test/webauthn.ts';
import Login from './Login.tsx';
import type { LoginState } from './paths.ts';

vi.mock('@simplewebauthn/browser', () => import('../../test/webauthn.ts'));

beforeAll(() => startTexts('session', 'confirmation'));
beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  startAuthentication.mockReset();
});
afterEach(() => {
  session.end('loggedOut');
  sessionStorage.clear();
});

const here = () => ({ passkeyOrigin: window.location.origin });
const question = { options: '{"challenge":"abc"}' };
const answer = { id: 'credential-1', response: { signature: 'x' } };
const token = { token: 'token-3', expiresAt: '2027-01-01T00:00:00.000Z' };

const signsIn = (me: () => unknown) => ({
  PasskeyOrigin: here,
  AskPasskeyLogin: () => ({ askPasskeyLogin: question }),
  LoginByPasskey: () => ({ loginByPasskey: token }),
  PasskeyMember: me,
});
const memberOf = (userName: string) => () => ({ me: { __typename: 'Member', userName } });

function show(state: LoginState | null = null) {
  render(
    <AppTheme>
      <MemoryRouter initialEntries={[{ pathname: '/login', state }]}>
        <Login />
      </MemoryRouter>
    </AppTheme>,
  );
  return userEvent.setup();
}

const button = (name: string) => screen.findByRole('button', { name });

describe('signing in with a passkey alone', () => {
  it('requests a passkey from the browser and starts the session with its answer', async () => {
    const gateway = fakeGateway(signsIn(memberOf('aiko')));
    startAuthentication.mockResolvedValue(answer);
    const user = show();
    await user.click(await button('Sign in with a passkey'));
    await waitFor(() => expect(session.token()).toBe('token-3'));
    expect(startAuthentication).toHaveBeenCalledExactlyOnceWith({ optionsJSON: { challenge: 'abc' } });
    expect(gateway.of('LoginByPasskey')).toEqual([{ input: { answer: JSON.stringify(answer) } }]);
  });

  it.each([
    ['its own member', memberOf('Aiko'), true],
    ['another member', memberOf('nova'), false],
    ['nobody knows whom', () => refusal('SERVER_BUSY'), false],
  ])('leaves what a lost session had to %s', async (_who, me, isKept) => {
    const draft = draftKey('transfer');
    session.start('token-0', 'aiko');
    sessionStorage.setItem(draft, '{"to":"budi"}');
    session.end('expired');
    fakeGateway(signsIn(me));
    startAuthentication.mockResolvedValue(answer);
    const user = show();
    await user.click(await button('Sign in with a passkey'));
    await waitFor(() => expect(session.token()).toBe('token-3'));
    expect(sessionStorage.getItem(draft) !== null).toBe(isKept);
  });

  it('starts a session whose drafts remain when it is lost', async () => {
    fakeGateway(signsIn(memberOf('aiko')));
    startAuthentication.mockResolvedValue(answer);
    const user = show();
    await user.click(await button('Sign in with a passkey'));
    await waitFor(() => expect(session.token()).toBe('token-3'));
    sessionStorage.setItem(draftKey('transfer'), '{"to":"budi"}');
    session.end('expired');
    session.start('token-4', 'aiko');
    expect(sessionStorage.getItem(draftKey('transfer'))).toBe('{"to":"budi"}');
  });

  it('links to support where only support can help', async () => {
    fakeGateway({
      PasskeyOrigin: here,
      AskPasskeyLogin: () => ({ askPasskeyLogin: question }),
      LoginByPasskey: () =>
        refusal('PLATFORM_MESSAGE', 'Your account is closed. Contact support.', {
          needs: 'support',
          requestId: 'request-1',
        }),
      Portal: () => ({
        portal: {
          __typename: 'Portal',
          support: { __typename: 'Support', url: null, email: 'help@example.com' },
        },
      }),
    });
    startAuthentication.mockResolvedValue(answer);
    const user = show();
    await user.click(await button('Sign in with a passkey'));
    expect(await screen.findByRole('link', { name: 'Write to help@example.com' })).toBeVisible();
  });

  it('shows that no passkey answered, or why one was refused', async () => {
    fakeGateway({
      PasskeyOrigin: here,
      AskPasskeyLogin: () => ({ askPasskeyLogin: question }),
      LoginByPasskey: () => refusal('PLATFORM_MESSAGE', 'The passkey could not be confirmed.'),
    });
    startAuthentication.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    const user = show();
    await user.click(await button('Sign in with a passkey'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^No passkey answered/);
    expect(await button('Sign in with a passkey')).toHaveFocus();
    startAuthentication.mockImplementationOnce(async () => {
      // A button that is disabled would lose the focus.
      expect.soft(await button('Waiting for passkey')).toBeEnabled();
      return answer;
    });
    await user.click(await button('Sign in with a passkey'));
    expect(await screen.findByText('The passkey could not be confirmed.')).toBeInTheDocument();
    expect(session.token()).toBeNull();
  });

  it('hides the account-ready notice after an attempt', async () => {
    fakeGateway({ PasskeyOrigin: here, AskPasskeyLogin: () => ({ askPasskeyLogin: question }) });
    startAuthentication.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    const user = show({ userName: 'aiko', done: 'registered' });
    const ready = screen.getByText(/Your account aiko is ready/);
    await user.click(await button('Sign in with a passkey'));
    await screen.findByText(/^No passkey answered/);
    expect(ready).not.toBeInTheDocument();
  });

  it('leaves one refusal, that of the last attempt, whichever way it was', async () => {
    fakeGateway({
      PasskeyOrigin: here,
      AskPasskeyLogin: () => ({ askPasskeyLogin: question }),
      Login: () => refusal('PLATFORM_MESSAGE', 'Wrong username or password.'),
    });
    startAuthentication.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    const user = show();
    await user.type(screen.getByLabelText('Username', { selector: 'input' }), 'aiko');
    await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'Wrong12345{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Wrong username or password/);
    await user.click(await button('Sign in with a passkey'));
    await screen.findByText(/^No passkey answered/);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await user.click(await button('Sign in'));
    await screen.findByText(/^Wrong username or password/);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it.each([null, 'https://portal.example.org'])(
    'offers no passkey sign-in when passkeys are accepted at %s',
    async (origin) => {
      const gateway = fakeGateway({ PasskeyOrigin: () => ({ passkeyOrigin: origin }) });
      show();
      await waitFor(() => expect(gateway.of('PasskeyOrigin')).toHaveLength(1));
      expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).not.toBeInTheDocument();
    },
  );
});

describe('the second step with a passkey', () => {
  it('focuses its heading however it is reached, and so does the sign-in after it', async () => {
    fakeGateway({
      PasskeyOrigin: here,
      Login: () => refusal('PLATFORM_MESSAGE', 'A second step.', { needs: 'secondFactor', challenge: 'c-1' }),
      AskSecondStep: () => ({ askSecondStep: { kinds: ['PASSKEY', 'TOTP'], ...question } }),
    });
    const user = show();
    await user.type(screen.getByLabelText('Username', { selector: 'input' }), 'aiko');
    await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'Portal2026{Enter}');
    await button('Use passkey');
    expect(screen.getByRole('heading', { name: 'Confirm it’s you' })).toHaveFocus();
    await user.click(await button('Use a recovery code'));
    expect(screen.getByLabelText('Recovery code')).toHaveFocus();
    await user.click(await button('Use a passkey'));
    expect(screen.getByRole('heading', { name: 'Confirm it’s you' })).toHaveFocus();
    await user.click(await button('Use another account'));
    expect(screen.getByRole('heading', { name: 'Sign in' })).toHaveFocus();
  });

  it('takes its refusal along when another way is chosen', async () => {
    fakeGateway({
      PasskeyOrigin: here,
      Login: () => refusal('PLATFORM_MESSAGE', 'A second step.', { needs: 'secondFactor', challenge: 'c-1' }),
      AskSecondStep: () => ({ askSecondStep: { kinds: ['PASSKEY', 'TOTP'], ...question } }),
    });
    startAuthentication.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    const user = show();
    await user.type(screen.getByLabelText('Username', { selector: 'input' }), 'aiko');
    await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'Portal2026{Enter}');
    await user.click(await button('Use passkey'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^No passkey answered/);
    await user.click(await button('Use the authenticator app'));
    expect(screen.getByLabelText('Code from your authenticator app')).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Code from your authenticator app')).toBeValid();
  });

  it('precedes codes, can be retried after a refusal and leaves recovery codes available', async () => {
    let asked = 0;
    let tried = 0;
    const gateway = fakeGateway({
      PasskeyOrigin: here,
      Login: () => refusal('PLATFORM_MESSAGE', 'A second step.', { needs: 'secondFactor', challenge: 'c-1' }),
      AskSecondStep: () => ({
        askSecondStep: { kinds: ['PASSKEY'], options: `{"challenge":"${(asked += 1)}"}` },
      }),
      CompleteLogin: () =>
        (tried += 1) === 1
          ? refusal('PLATFORM_MESSAGE', 'The passkey could not be confirmed.')
          : { completeLogin: token },
    });
    startAuthentication.mockResolvedValue(answer);
    const user = show();
    await user.type(screen.getByLabelText('Username', { selector: 'input' }), 'aiko');
    await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'Portal2026');
    await user.click(await button('Sign in'));
    await user.click(await button('Use passkey'));
    expect(await screen.findByText('The passkey could not be confirmed.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Use the authenticator app' })).not.toBeInTheDocument();
    expect(await button('Use a recovery code')).toBeEnabled();
    await user.click(await button('Use passkey'));
    await waitFor(() => expect(session.token()).toBe('token-3'));
    const challenges = startAuthentication.mock.calls.map(([{ optionsJSON }]) => optionsJSON.challenge);
    expect(challenges).toEqual(['1', '2']);
    expect(gateway.of('CompleteLogin').at(-1)).toEqual({
      input: { challenge: 'c-1', factorCode: JSON.stringify(answer) },
    });
  });
});
