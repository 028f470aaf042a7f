import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../session/session.ts';
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
afterEach(() => vi.unstubAllGlobals());

const Overview = () => {
  const { me, ...rest } = overviewOf({});
  return { ...rest, me: { ...me, maskedEmail: 'a***o@example.com' } };
};
const MailPreferences = () => ({ mailPreferences: { __typename: 'MailPreferences', wanted: [] } });
const SendTransactionCode = () => ({
  sendTransactionCode: { __typename: 'SendTransactionCodePayload', expiresInSeconds: 600 },
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

it('a forgotten transaction password is set anew with the login password and the mailed code', async () => {
  const gateway = fakeGateway({
    ...able,
    ResetTransactionPassword: () => ({
      resetTransactionPassword: {
        __typename: 'ResetTransactionPasswordPayload',
        payoutsClosedUntil: '2026-11-22T04:00:00.000Z',
      },
    }),
  });
  const user = await openChange();
  await user.click(await screen.findByRole('button', { name: 'Forgot it? Set a new one' }));
  // Said before anything is asked for.
  expect(screen.getByText(/For 24 hours after this no withdrawals can be made/)).toBeVisible();
  await type(user, 'Login password', 'Portal2026');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByText(/on its way to a\*\*\*o@example\.com/);
  expect(screen.getByText(/For 24 hours after this no withdrawals can be made/)).toBeVisible();
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

it('a wrong code is said beside its field, and what was typed is kept', async () => {
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
])('a forgotten transaction password is not offered to be set anew where %s', async (_why, answers) => {
  const gateway = fakeGateway(answers);
  await openChange();
  await waitFor(() => expect(gateway.of('Extensions')).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('button', { name: 'Forgot it? Set a new one' })).toBeNull();
});
