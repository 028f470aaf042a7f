import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { toast } from 'sonner';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import {
  extensionsOf,
  fakeGateway,
  overviewOf,
  refusal,
  renderScreen,
  startTexts,
} from '../../test/portal.tsx';
import { PasswordsSection } from './PasswordsSection.tsx';

beforeAll(() => startTexts('settings'));
beforeEach(() => session.start('token'));

const Overview = () => {
  const { me, ...rest } = overviewOf({});
  return { ...rest, me: { ...me, maskedEmail: 'a***o@example.com' } };
};
const MailPreferences = () => ({ mailPreferences: { __typename: 'MailPreferences', wanted: [] } });
const SendTransactionCode = () => ({
  sendTransactionCode: { __typename: 'SendTransactionCodePayload', retryAfterSeconds: 60 },
});
const able = {
  Overview,
  MailPreferences,
  Extensions: extensionsOf('mailPreferences', 'resetTransactionPassword'),
  SendTransactionCode,
};
const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });

async function openChange(): Promise<UserEvent> {
  const user = userEvent.setup();
  renderScreen(<PasswordsSection />);
  await user.click(screen.getByRole('button', { name: 'Change Transaction password' }));
  return user;
}

const type = async (user: UserEvent, label: string, value: string) => {
  await user.click(field(label));
  await user.paste(value);
};

it('sets a new transaction password with the login password and the mailed code', async () => {
  const gateway = fakeGateway({
    ...able,
    ResetTransactionPassword: done,
  });
  const user = await openChange();
  await user.click(await screen.findByRole('button', { name: 'Forgot it? Set a new one' }));
  // Shown before anything is requested, and described by the focused group.
  const warned = /For 24 hours after this nothing can be withdrawn or sent to other members/;
  expect(screen.getByText(warned)).toBeVisible();
  expect(screen.getByRole('group', { name: 'Send code' })).toHaveAccessibleDescription(warned);
  expect(field('Login password')).toHaveFocus();
  await type(user, 'Login password', 'Portal2026');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByText(/on its way to a\*\*\*o@example\.com/);
  expect(screen.getByText(warned)).toBeVisible();
  expect(screen.getByRole('group', { name: 'Set new transaction password' })).toHaveAccessibleDescription(
    warned,
  );
  await type(user, 'Code from the email', ' ACDE-FHJK-MNPR ');
  await type(user, 'New transaction password', 'Quiet-harbor7');
  await type(user, 'Confirm new transaction password', 'Quiet-harbor7');
  await user.click(screen.getByRole('button', { name: 'Set new transaction password' }));
  await waitFor(() => expect(screen.queryByLabelText('Code from the email')).toBeNull());
  expect(gateway.of('SendTransactionCode')).toEqual([{ input: { loginPassword: 'Portal2026' } }]);
  expect(gateway.of('ResetTransactionPassword')).toEqual([
    { input: { loginPassword: 'Portal2026', code: 'ACDE-FHJK-MNPR', newPassword: 'Quiet-harbor7' } },
  ]);
  expect(JSON.stringify([sessionStorage, localStorage])).not.toMatch(/Portal2026|Quiet-harbor7/);
});

const done = () => ({
  resetTransactionPassword: {
    __typename: 'ResetTransactionPasswordPayload',
    payoutsClosedUntil: '2026-11-22T04:00:00.000Z',
  },
});

it('accepts a code that was sent before a reload without sending another', async () => {
  const said = vi.spyOn(toast, 'success');
  const gateway = fakeGateway({ ...able, ResetTransactionPassword: done });
  const user = await openChange();
  await user.click(await screen.findByRole('button', { name: 'Forgot it? Set a new one' }));
  await user.click(screen.getByRole('button', { name: 'I already have a code' }));
  expect(screen.queryByText(/on its way/)).toBeNull();
  await type(user, 'Code from the email', 'ACDE-FHJK-MNPR');
  await type(user, 'New transaction password', 'Quiet-harbor7');
  await type(user, 'Confirm new transaction password', 'Quiet-harbor7');
  await user.click(screen.getByRole('button', { name: 'Set new transaction password' }));
  // The login password was proved when the code was sent; here it is asked for.
  expect(field('Login password')).toHaveFocus();
  await type(user, 'Login password', 'Portal2026');
  await user.click(screen.getByRole('button', { name: 'Set new transaction password' }));
  await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
  expect(gateway.of('SendTransactionCode')).toEqual([]);
  expect(gateway.of('ResetTransactionPassword')).toEqual([
    { input: { loginPassword: 'Portal2026', code: 'ACDE-FHJK-MNPR', newPassword: 'Quiet-harbor7' } },
  ]);
  // The row does not repeat the toast.
  expect(screen.queryByText(/transaction password has been changed/)).toBeNull();
});

it('another code is sent once the wait is over, and at once where none was sent here', async () => {
  fakeGateway({
    ...able,
    SendTransactionCode: () => ({
      sendTransactionCode: { __typename: 'SendTransactionCodePayload', retryAfterSeconds: 1 },
    }),
  });
  const user = await openChange();
  await user.click(await screen.findByRole('button', { name: 'Forgot it? Set a new one' }));
  await type(user, 'Login password', 'Portal2026');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByRole('button', { name: 'Send another code in 1 s' })).toBeDisabled();
  await user.click(await screen.findByRole('button', { name: 'Send another code' }, { timeout: 3000 }));
  expect(screen.queryByLabelText('Code from the email')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'I already have a code' }));
  expect(screen.getByRole('button', { name: 'Send another code' })).toBeEnabled();
});

it('shows a wrong code at its field and keeps the typed values', async () => {
  fakeGateway({
    ...able,
    ResetTransactionPassword: () =>
      refusal('PLATFORM_MESSAGE', 'The code is wrong or has expired.', { field: 'input.code' }),
  });
  const user = await openChange();
  await user.click(await screen.findByRole('button', { name: 'Forgot it? Set a new one' }));
  await type(user, 'Login password', 'Portal2026');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByLabelText('Code from the email');
  await type(user, 'Code from the email', 'AAAA-AAAA-AAAA');
  await type(user, 'New transaction password', 'Quiet-harbor7');
  await type(user, 'Confirm new transaction password', 'Quiet-harbor7');
  await user.click(screen.getByRole('button', { name: 'Set new transaction password' }));
  await waitFor(() =>
    expect(field('Code from the email')).toHaveAccessibleDescription(/The code is wrong or has expired/),
  );
  expect(field('New transaction password')).toHaveValue('Quiet-harbor7');
});

it.each([
  ['the platform cannot', { ...able, Extensions: extensionsOf('mailPreferences') }],
  ['the member has no email address', { ...able, Overview: () => overviewOf({}) }],
  ['the platform sends no mail', { ...able, MailPreferences: () => ({ mailPreferences: null }) }],
])('refers to support when %s', async (_why, answers) => {
  const support = { __typename: 'Support', url: null, email: 'help@example.com' };
  fakeGateway({ ...answers, Portal: () => ({ portal: { __typename: 'Portal', support } }) });
  await openChange();
  expect(await screen.findByText(/It cannot be set anew here/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Write to help@example.com' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Forgot it? Set a new one' })).toBeNull();
});

it('links nowhere until the recovery method is known', async () => {
  const gateway = fakeGateway({ ...able, MailPreferences: () => new Promise(() => undefined) });
  await openChange();
  await waitFor(() => expect(gateway.of('MailPreferences')).toHaveLength(1));
  expect(screen.queryByText(/It cannot be set anew here/)).toBeNull();
});
