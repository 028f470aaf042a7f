import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation, type InitialEntry } from 'react-router-dom';
import { toast } from 'sonner';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import { AppTheme } from '../../design/theme/AppTheme.tsx';
import { fromState } from '../../extension-points/paths.ts';
import { fakeGateway, refusal, startTexts } from '../../test/portal.tsx';
import Forgot from './Forgot.tsx';
import Login from './Login.tsx';
import Register from './Register.tsx';

beforeAll(() => startTexts('session'));

afterEach(() => session.end('loggedOut'));

let captchas = 0;
const visitorAnswers = {
  CreateCaptcha: () => ({
    createCaptcha: {
      __typename: 'Captcha',
      id: `captcha-${++captchas}`,
      image: 'data:image/png;base64,AAAA',
      expiresAt: new Date(Date.now() + 300_000).toISOString(),
    },
  }),
  SignInRules: () => ({ visitorRules: null }),
  Countries: () => ({
    visitorRules: null,
    countries: [
      { __typename: 'Country', code: 'ID', name: 'Indonesia' },
      { __typename: 'Country', code: 'JP', name: 'Japan' },
    ],
  }),
};

/** The address to open after the sign-in. */
const Wanted = () => <output>{JSON.stringify(fromState(useLocation().state))}</output>;

const wanted = { from: '/records?type=TRANSFER' };
const wants = () => screen.getByText(JSON.stringify(wanted));

function openAt(path: InitialEntry) {
  render(
    <AppTheme>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/login" element={<Login />} />
          <Route path="/register" element={<Register />} />
          <Route path="/forgot" element={<Forgot />} />
          <Route path="/help" element={<p>Help</p>} />
        </Routes>
        <Wanted />
      </MemoryRouter>
    </AppTheme>,
  );
  return userEvent.setup();
}

const stored = (storage: Storage) => JSON.stringify(Object.entries(storage));

const field = (name: string) => screen.getByLabelText(name, { selector: 'input, select' });

describe('the sign-in screen', () => {
  it('requires no captcha and starts the session with the token', async () => {
    const gateway = fakeGateway({
      Login: () => ({ login: { token: 'token-1', expiresAt: '2027-01-01T00:00:00.000Z' } }),
    });
    const user = openAt('/login');
    await user.type(field('Username'), ' Maria ');
    await user.type(field('Password'), 'Portal2026');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(session.token()).toBe('token-1'));
    expect(gateway.of('Login')).toEqual([{ input: { userName: 'Maria', password: 'Portal2026' } }]);
    expect(gateway.of('CreateCaptcha')).toEqual([]);
  });

  it('shows a captcha from the start when the site requires it', async () => {
    const gateway = fakeGateway({
      ...visitorAnswers,
      SignInRules: () => ({ visitorRules: { signInNeedsCaptcha: true } }),
      Login: () => ({ login: { token: 'token-1', expiresAt: '2027-01-01T00:00:00.000Z' } }),
    });
    const user = openAt('/login');
    await user.type(await screen.findByLabelText('Captcha'), 'aB12');
    await user.type(field('Username'), 'maria');
    await user.type(field('Password'), 'Portal2026');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(session.token()).toBe('token-1'));
    expect(gateway.of('Login')).toEqual([
      {
        input: {
          userName: 'maria',
          password: 'Portal2026',
          captchaId: `captcha-${captchas}`,
          captchaAnswer: 'aB12',
        },
      },
    ]);
  });

  it('focuses a missing field with its error, and sends nothing', async () => {
    const gateway = fakeGateway({});
    const user = openAt('/login');
    await user.type(field('Username'), 'two words');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(field('Username')).toHaveAccessibleDescription('A username has no spaces.');
    expect(field('Password')).toHaveAccessibleDescription('Password is required.');
    expect(field('Username')).toHaveFocus();
    expect(gateway.of('Login')).toEqual([]);
  });

  it('keeps the error and the typed values', async () => {
    fakeGateway({ Login: () => refusal('PLATFORM_MESSAGE', 'Wrong username or password.') });
    const user = openAt('/login');
    await user.type(field('Username'), 'maria');
    await user.type(field('Password'), 'wrong-1{Enter}');
    expect(await screen.findByText('Wrong username or password.')).toBeVisible();
    expect(field('Username')).toHaveValue('maria');
    expect(session.isLoggedIn()).toBe(false);
  });

  it('shows a captcha once the server requires it and sends the answer', async () => {
    let attempts = 0;
    const gateway = fakeGateway({
      ...visitorAnswers,
      Login: () =>
        (attempts += 1) < 3
          ? refusal('PLATFORM_MESSAGE', 'More is needed.', { needs: 'captcha' })
          : { login: { token: 'token-1', expiresAt: '2027-01-01T00:00:00.000Z' } },
    });
    const user = openAt('/login');
    await user.type(field('Username'), 'maria');
    await user.type(field('Password'), 'Portal2026{Enter}');
    await screen.findByText('More is needed.');
    expect(field('Captcha')).toBeValid();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(field('Captcha')).toHaveFocus();
    expect(attempts).toBe(1);
    await user.type(field('Captcha'), 'aB12{Enter}');
    // a captcha is used up by a refusal
    await waitFor(() => expect(gateway.of('CreateCaptcha')).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled());
    expect(field('Captcha')).toHaveValue('');
    await user.type(field('Captcha'), 'cD34{Enter}');
    await waitFor(() => expect(session.token()).toBe('token-1'));
    expect(gateway.of('Login').at(-1)).toEqual({
      input: {
        userName: 'maria',
        password: 'Portal2026',
        captchaId: `captcha-${captchas}`,
        captchaAnswer: 'cD34',
      },
    });
  });

  it('sends once no matter how often it is pressed', async () => {
    const gateway = fakeGateway({ Login: () => new Promise(() => undefined) });
    const user = openAt('/login');
    await user.type(field('Username'), 'maria');
    await user.type(field('Password'), 'Portal2026{Enter}{Enter}');
    expect(screen.getByRole('button', { name: 'Signing in' })).toHaveAttribute('aria-disabled', 'true');
    expect(gateway.of('Login')).toHaveLength(1);
  });

  it('leaves the focus at its button when the sign-in is refused', async () => {
    fakeGateway({ Login: () => refusal('PLATFORM_MESSAGE', 'Wrong username or password.') });
    const user = openAt('/login');
    await user.type(field('Username'), 'maria');
    await user.type(field('Password'), 'Portal2026');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText(/^Wrong username or password/);
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus();
  });

  it.each([
    ['expired', 'Your login information has expired. Sign in to continue.'],
    ['invalid', 'Your login information is invalid! Sign in again.'],
    ['passwordChanged', 'Your password has changed. Sign in with the new one.'],
    ['idle', 'You were signed out because there was no activity. Sign in to continue.'],
    [
      'misused',
      'Another program in this browser tried to use your session, so we signed you out. Check your browser extensions, then sign in again.',
    ],
  ] as const)('shows once why the last session ended: %s', (end, words) => {
    session.start('token-0');
    session.end(end);
    fakeGateway({});
    openAt('/login');
    expect(screen.getByText(words)).toBeVisible();
    expect(session.notice()).toBeNull();
  });

  it('keeps the user name but not the password when the language switch reloads', async () => {
    fakeGateway({});
    const user = openAt('/login');
    await user.type(field('Username'), 'maria');
    await user.type(field('Password'), 'Portal2026');
    expect(stored(sessionStorage)).toContain('maria');
    expect(stored(sessionStorage) + stored(localStorage)).not.toContain('Portal2026');
  });
});

async function fillRegistration(
  user: ReturnType<typeof userEvent.setup>,
  changes: Record<string, string> = {},
) {
  const values = {
    Username: 'maria_s',
    'Login password': 'Quiet-harbor7',
    'Confirm password': 'Quiet-harbor7',
    'Transaction password': 'Other-harbor8',
    Captcha: 'aB12',
    ...changes,
  };
  for (const [name, value] of Object.entries(values)) await user.type(field(name), value);
  await user.selectOptions(field('Country'), 'Indonesia');
}

describe('a detour from the sign-in', () => {
  it.each([
    ['Forgot your password?', 'Back to sign in'],
    ['Create an account', 'Sign in'],
  ])('to “%s” and back keeps the requested address', async (there, back) => {
    fakeGateway(visitorAnswers);
    // The message on arrival is not repeated after the detour.
    const user = openAt({
      pathname: '/login',
      state: { ...wanted, userName: 'maria_s', done: 'registered' },
    });
    await user.click(screen.getByRole('link', { name: there }));
    expect(wants()).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: back }));
    expect(wants()).toBeInTheDocument();
    expect(screen.queryByText(/Your account maria_s is ready/)).toBeNull();
  });

  it('to the help carries it along', async () => {
    fakeGateway({});
    const user = openAt({ pathname: '/login', state: wanted });
    await user.click(screen.getByRole('link', { name: 'Help and first steps' }));
    expect(screen.getByText('Help')).toBeVisible();
    expect(wants()).toBeInTheDocument();
  });
});

describe('the registration screen', () => {
  const answers = { ...visitorAnswers, Register: () => ({ register: { userId: '7', userName: 'maria_s' } }) };

  it('reads the referral ID from the invitation and opens the sign-in with the new name', async () => {
    const gateway = fakeGateway(answers);
    const user = openAt({ pathname: '/register', search: '?ref=AB12CD', state: wanted });
    await screen.findByRole('option', { name: 'Indonesia' });
    expect(field('Referral ID')).toHaveValue('AB12CD');
    await fillRegistration(user);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Your account maria_s is ready. Sign in to continue.')).toBeVisible();
    expect(wants()).toBeInTheDocument();
    expect(field('Username')).toHaveValue('maria_s');
    expect(gateway.of('Register')).toEqual([
      {
        input: {
          userName: 'maria_s',
          password: 'Quiet-harbor7',
          transactionPassword: 'Other-harbor8',
          countryCode: 'ID',
          referralId: 'AB12CD',
          captchaId: `captcha-${captchas}`,
          captchaAnswer: 'aB12',
        },
      },
    ]);
    expect(stored(sessionStorage)).not.toContain('draft.register');
  });

  it.each([
    ['Username', '1maria', 'Use 4 to 20 letters, digits and underscores, beginning with a letter.'],
    ['Confirm password', 'x', 'Passwords do not match'],
    ['Transaction password', 'same', 'The transaction password must differ from the login password.'],
    ['Email', 'maria@', 'Enter an email address such as name@example.com.'],
  ])('rejects a %s that breaks the rule without a request', async (name, value, words) => {
    const gateway = fakeGateway(answers);
    const user = openAt('/register');
    await screen.findByRole('option', { name: 'Indonesia' });
    await fillRegistration(user);
    await user.clear(field(name));
    await user.type(field(name), value === 'same' ? 'Quiet-harbor7' : value);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(field(name)).toHaveAccessibleDescription(new RegExp(`^${words.replaceAll('.', '\\.')}`));
    expect(field(name)).toHaveFocus();
    expect(gateway.of('Register')).toEqual([]);
  });

  it('requires an email address when the site does', async () => {
    const gateway = fakeGateway({
      ...answers,
      Countries: () => ({ ...answers.Countries(), visitorRules: { registrationNeedsEmail: true } }),
    });
    const user = openAt('/register');
    await screen.findByRole('option', { name: 'Indonesia' });
    await fillRegistration(user);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(field('Email')).toHaveAccessibleDescription(/^Email is required\./);
    expect(field('Email')).toHaveFocus();
    expect(gateway.of('Register')).toEqual([]);
    await user.type(field('Email'), 'maria@example.com');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(gateway.of('Register')).toHaveLength(1));
    expect(gateway.of('Register')[0]).toMatchObject({ input: { email: 'maria@example.com' } });
  });

  it.each([
    ['userName', 'Username', 'The username maria_s is taken.'],
    ['referralId', 'Referral ID', 'No member has this referral ID.'],
  ])(
    'shows a refused %s next to its field and in a toast, and keeps the captcha',
    async (input, name, words) => {
      let attempts = 0;
      const gateway = fakeGateway({
        ...answers,
        Register: () =>
          (attempts += 1) === 1
            ? refusal('PLATFORM_MESSAGE', words, { field: `input.${input}` })
            : { register: { userId: '7', userName: 'maria_t' } },
      });
      const user = openAt('/register?ref=AB12CD');
      await screen.findByRole('option', { name: 'Indonesia' });
      await fillRegistration(user);
      await user.click(screen.getByRole('button', { name: 'Create account' }));
      await waitFor(() => expect(field(name)).toBeInvalid());
      expect(field(name)).toHaveAccessibleDescription(new RegExp(`^${words}`));
      expect(field(name)).toHaveFocus();
      expect(screen.getAllByText(words)).toHaveLength(1);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(toast.getToasts()).toContainEqual(expect.objectContaining({ id: words, duration: 3000 }));
      expect(field('Captcha')).toHaveValue('aB12');
      await user.type(field(name), 't');
      expect(field(name)).toBeValid();
      await user.click(screen.getByRole('button', { name: 'Create account' }));
      expect(await screen.findByText('Your account maria_t is ready. Sign in to continue.')).toBeVisible();
      expect(gateway.of('CreateCaptcha')).toHaveLength(1);
    },
  );

  it('marks wrong characters, and shows another picture for them', async () => {
    const gateway = fakeGateway({
      ...answers,
      Register: () =>
        refusal('PLATFORM_MESSAGE', 'The characters are wrong.', { field: 'input.captchaAnswer' }),
    });
    const user = openAt('/register');
    await screen.findByRole('option', { name: 'Indonesia' });
    await fillRegistration(user);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(gateway.of('CreateCaptcha')).toHaveLength(2));
    expect(field('Captcha')).toHaveValue('');
    expect(field('Captcha')).toHaveAccessibleDescription('The characters are wrong.');
    expect(field('Captcha')).toHaveFocus();
  });

  it('shows a new captcha after a refusal, and keeps the other fields', async () => {
    const gateway = fakeGateway({
      ...answers,
      Register: () => refusal('PLATFORM_MESSAGE', 'The characters are wrong.'),
    });
    const user = openAt('/register');
    await screen.findByRole('option', { name: 'Indonesia' });
    await fillRegistration(user);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('The characters are wrong.')).toBeVisible();
    await waitFor(() => expect(gateway.of('CreateCaptcha')).toHaveLength(2));
    expect(field('Captcha')).toHaveValue('');
    expect(field('Captcha')).toBeValid();
    expect(field('Login password')).toHaveValue('Quiet-harbor7');
  });
});

it('hides the account-ready notice after a refused sign-in', async () => {
  const gateway = fakeGateway({
    Login: () => refusal('PLATFORM_MESSAGE', 'Wrong username or password.'),
  });
  const user = openAt({ pathname: '/login', state: { userName: 'maria_s', done: 'registered' } });
  expect(screen.getByText(/Your account maria_s is ready/)).toBeVisible();
  await user.type(field('Password'), 'wrong-1{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong username or password.');
  expect(screen.queryByText(/Your account maria_s is ready/)).toBeNull();
  // Nor while it is tried again.
  gateway.answer({ Login: () => new Promise(() => undefined) });
  await user.type(field('Password'), '2{Enter}');
  expect(await screen.findByRole('button', { name: 'Signing in' })).toBeVisible();
  expect(screen.queryByText(/Your account maria_s is ready/)).toBeNull();
  expect(toast.getToasts()).not.toContainEqual(expect.objectContaining({ type: 'error' }));
});

describe('the forgotten-password screen', () => {
  const answers = {
    ...visitorAnswers,
    RequestPasswordReset: () => ({ requestPasswordReset: { expiresInSeconds: 600, retryAfterSeconds: 60 } }),
    ResetPassword: () => ({ resetPassword: { reset: true } }),
  };

  async function askForCode(user: ReturnType<typeof userEvent.setup>) {
    await user.type(field('Username'), 'maria');
    await user.type(field('Captcha'), 'aB12');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send code' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByLabelText('Code from the email');
  }

  it('requests a code, then sets the password with it', async () => {
    const gateway = fakeGateway(answers);
    const user = openAt({ pathname: '/forgot', state: wanted });
    await askForCode(user);
    expect(screen.getByText(/a code is on its way. It is valid for 10 more minutes/)).toBeVisible();
    await user.type(field('Code from the email'), 'acde fhjk mnpr');
    await user.type(field('New password'), 'Quiet-harbor7');
    await user.type(field('Confirm password'), 'Quiet-harbor7');
    await user.click(screen.getByRole('button', { name: 'Set new password' }));
    expect(await screen.findByText('Your new password is set. Sign in with it.')).toBeVisible();
    expect(gateway.of('ResetPassword')).toEqual([
      { input: { userName: 'maria', code: 'acde fhjk mnpr', newPassword: 'Quiet-harbor7' } },
    ]);
    expect(wants()).toBeInTheDocument();
    // Unmounting sends no further request.
    expect(gateway.of('CreateCaptcha')).toHaveLength(1);
  });

  it('focuses the next step and announces it', async () => {
    fakeGateway({
      ...answers,
      RequestPasswordReset: () => ({ requestPasswordReset: { expiresInSeconds: 600, retryAfterSeconds: 0 } }),
    });
    const user = openAt('/forgot');
    const heading = () => screen.getByRole('heading', { level: 1 });
    expect(heading()).not.toHaveFocus();
    await askForCode(user);
    expect(heading()).toHaveFocus();
    expect(heading()).toHaveAccessibleDescription(/a code is on its way/);
    await user.click(screen.getByRole('button', { name: 'Send another code' }));
    expect(heading()).toHaveFocus();
    expect(heading()).toHaveAccessibleDescription(/Enter your username/);
  });

  it('sets the password with a code from support, and mails nothing', async () => {
    const gateway = fakeGateway(answers);
    const user = openAt('/forgot');
    expect(await screen.findByText(/No email address on your account\?/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I have a code from support' }));
    expect(field('Username')).toHaveAccessibleDescription('Username is required.');
    await user.type(field('Username'), 'maria');
    await user.click(screen.getByRole('button', { name: 'I have a code from support' }));
    expect(await screen.findByText('Enter the code that support gave you for maria.')).toBeVisible();
    await user.type(field('Code'), 'ACDE-FHJK-MNPR');
    await user.type(field('New password'), 'Quiet-harbor7');
    await user.type(field('Confirm password'), 'Quiet-harbor7');
    await user.click(screen.getByRole('button', { name: 'Set new password' }));
    expect(await screen.findByText('Your new password is set. Sign in with it.')).toBeVisible();
    expect(gateway.of('ResetPassword')).toEqual([
      { input: { userName: 'maria', code: 'ACDE-FHJK-MNPR', newPassword: 'Quiet-harbor7' } },
    ]);
    expect(gateway.of('RequestPasswordReset')).toEqual([]);
  });

  it('leaves the focus alone when the page opens with the link of the mail', async () => {
    fakeGateway(answers);
    openAt('/forgot?name=maria&code=ACDE-FHJK-MNPR');
    expect(await screen.findByLabelText('Code from the email')).toHaveValue('ACDE-FHJK-MNPR');
    expect(document.body).toHaveFocus();
  });

  it('opens with the code of the mail’s link filled in, and keeps it nowhere', async () => {
    const gateway = fakeGateway(answers);
    const user = openAt('/forgot?name=maria&code=ACDE-FHJK-MNPR');
    expect(await screen.findByLabelText('Code from the email')).toHaveValue('ACDE-FHJK-MNPR');
    expect(screen.getByText(/Choose a new password for maria/)).toBeVisible();
    expect(stored(sessionStorage) + stored(localStorage)).not.toContain('FHJK');
    await user.type(field('New password'), 'Quiet-harbor7');
    await user.type(field('Confirm password'), 'Quiet-harbor7{Enter}');
    expect(await screen.findByText('Your new password is set. Sign in with it.')).toBeVisible();
    expect(gateway.of('ResetPassword')).toEqual([
      { input: { userName: 'maria', code: 'ACDE-FHJK-MNPR', newPassword: 'Quiet-harbor7' } },
    ]);
    expect(gateway.of('CreateCaptcha')).toHaveLength(0);
  });

  async function setByLink(user: ReturnType<typeof userEvent.setup>) {
    await screen.findByLabelText('Code from the email');
    await user.type(field('New password'), 'Quiet-harbor7');
    await user.type(field('Confirm password'), 'Quiet-harbor7{Enter}');
  }

  it('ends the session of its member on the platform and opens the sign-in', async () => {
    session.start('token-1', 'maria');
    fakeGateway(answers);
    const user = openAt('/forgot?name=Maria&code=ACDE-FHJK-MNPR');
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/index');
    await setByLink(user);
    expect(await screen.findByText('Your new password is set. Sign in with it.')).toBeVisible();
    expect(session.isLoggedIn()).toBe(false);
    expect(screen.queryByText(/Your password has changed/)).toBeNull();
  });

  it('keeps the session of another member and reports the reset there', async () => {
    const said = vi.spyOn(toast, 'success');
    session.start('token-1', 'aiko');
    fakeGateway(answers);
    const user = openAt('/forgot?name=maria&code=ACDE-FHJK-MNPR');
    await setByLink(user);
    await waitFor(() => expect(said).toHaveBeenCalledWith('Your new password is set. Sign in with it.'));
    expect(session.token()).toBe('token-1');
  });

  it.each(['123456', 'ACDE-FHJK-MNP', 'ACDE-FHJK-MNP!'])(
    'refuses the code %s, and sends nothing',
    async (code) => {
      const gateway = fakeGateway(answers);
      const user = openAt(`/forgot?${new URLSearchParams({ name: 'maria', code }).toString()}`);
      await screen.findByLabelText('Code from the email');
      await user.click(screen.getByRole('button', { name: 'Set new password' }));
      expect(field('Code from the email')).toHaveAccessibleDescription(/twelve characters of the code/);
      expect(gateway.of('ResetPassword')).toEqual([]);
    },
  );

  it('sends no second code before the delay has passed', async () => {
    fakeGateway({
      ...answers,
      RequestPasswordReset: () => ({ requestPasswordReset: { expiresInSeconds: 600, retryAfterSeconds: 2 } }),
    });
    const user = openAt('/forgot');
    await askForCode(user);
    expect(screen.getByRole('button', { name: /Send another code in \d+ s/ })).toBeDisabled();
    await user.click(await screen.findByRole('button', { name: 'Send another code' }));
    expect(field('Username')).toHaveValue('maria');
  });

  it('keeps its step after a reload', async () => {
    fakeGateway(answers);
    const user = openAt('/forgot');
    await askForCode(user);
    document.body.innerHTML = '';
    openAt('/forgot');
    expect(await screen.findByLabelText('Code from the email')).toBeVisible();
  });
});
