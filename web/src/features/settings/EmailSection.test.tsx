import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
import { EmailSection } from './EmailSection.tsx';

beforeAll(() => startTexts('settings'));
beforeEach(() => session.start('token'));

const Overview = () => {
  const { me, ...rest } = overviewOf({});
  return { ...rest, me: { ...me, maskedEmail: 'a***o@example.com' } };
};
const preferences = (...wanted: string[]) => ({
  mailPreferences: { __typename: 'MailPreferences', wanted },
});
const section = () => screen.queryByRole('region', { name: 'Email' });
const orders = () => screen.findByRole('switch', { name: 'Orders' });

it('shows the email address and switches a kind of mail off and on', async () => {
  const gateway = fakeGateway({
    Overview,
    MailPreferences: () => preferences('ORDERS', 'CREDITS_RECEIVED'),
    SetMailPreference: () => ({
      setMailPreference: { __typename: 'SetMailPreferencePayload', ...preferences('CREDITS_RECEIVED') },
    }),
  });
  const user = userEvent.setup();
  renderScreen(<EmailSection />);
  expect(await orders()).toBeChecked();
  expect(screen.getByText(/What we write to a\*\*\*o@example\.com/)).toBeVisible();
  await user.click(await orders());
  await waitFor(async () => expect(await orders()).not.toBeChecked());
  expect(screen.getByRole('switch', { name: 'Credits received' })).toBeChecked();
  expect(gateway.of('SetMailPreference')).toEqual([{ input: { kind: 'ORDERS', isWanted: false } }]);
});

it('leaves the switch as it was when saving fails', async () => {
  fakeGateway({
    Overview,
    MailPreferences: () => preferences('ORDERS'),
    SetMailPreference: () => refusal('SERVER_BUSY'),
  });
  const user = userEvent.setup();
  renderScreen(<EmailSection />);
  await user.click(await orders());
  await waitFor(async () => expect(await orders()).toHaveAttribute('aria-disabled', 'false'));
  expect(await orders()).toBeChecked();
});

it('keeps the focus on the switch while saving and ignores further presses', async () => {
  const answer = Promise.withResolvers<unknown>();
  const gateway = fakeGateway({
    Overview,
    MailPreferences: () => preferences('ORDERS'),
    SetMailPreference: () => answer.promise,
  });
  const user = userEvent.setup();
  renderScreen(<EmailSection />);
  await user.click(await orders());
  await user.keyboard(' ');
  expect(await orders()).toHaveAttribute('aria-disabled', 'true');
  expect(await orders()).toHaveFocus();
  answer.resolve({ setMailPreference: { __typename: 'SetMailPreferencePayload', ...preferences() } });
  await waitFor(async () => expect(await orders()).not.toBeChecked());
  expect(await orders()).toHaveFocus();
  expect(gateway.of('SetMailPreference')).toHaveLength(1);
});

it('hides the mail settings when the platform sends no mail', async () => {
  const gateway = fakeGateway({ Overview, MailPreferences: () => ({ mailPreferences: null }) });
  renderScreen(<EmailSection />);
  await waitFor(() => expect(gateway.of('MailPreferences')).toHaveLength(1));
  expect(section()).toBeNull();
});

it('hides the mail settings without an email address when none can be added', async () => {
  const gateway = fakeGateway({
    Overview: () => overviewOf({}),
    MailPreferences: () => preferences(),
    Extensions: extensionsOf('mailPreferences'),
  });
  renderScreen(<EmailSection />);
  await waitFor(() => expect(gateway.of('MailPreferences')).toHaveLength(1));
  await waitFor(() => expect(gateway.of('Extensions')).toHaveLength(1));
  expect(section()).toBeNull();
});

it('offers to reload the mail preferences', async () => {
  const gateway = fakeGateway({ Overview, MailPreferences: () => refusal('SERVER_BUSY') });
  const user = userEvent.setup();
  renderScreen(<EmailSection />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  gateway.answer({ MailPreferences: () => preferences('ORDERS') });
  await user.click(retry);
  expect(await orders()).toBeChecked();
});

const canChange = {
  MailPreferences: () => preferences('ORDERS'),
  Extensions: extensionsOf('mailPreferences', 'changeEmail'),
  SendEmailCodes: () => ({
    sendEmailCodes: { __typename: 'SendEmailCodesPayload', retryAfterSeconds: 60 },
  }),
};
const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const button = (name: string) => screen.findByRole('button', { name });
const changed = (payoutsClosedUntil: string | null) => () => ({
  changeEmail: { __typename: 'ChangeEmailPayload', maskedEmail: 'n***w@example.com', payoutsClosedUntil },
});

it('changes the address with the codes from both addresses and explains the consequences first', async () => {
  const said = vi.spyOn(toast, 'success');
  const gateway = fakeGateway({ ...canChange, Overview, ChangeEmail: changed('2026-11-22T04:00:00.000Z') });
  const user = userEvent.setup();
  renderScreen(<EmailSection />);
  await user.click(await button('Change Email address'));
  // The focus is behind the warning; the focused group describes it.
  const warned =
    /your other devices are signed out, and nothing can be withdrawn or sent to other members for 24 hours/;
  expect(screen.getByText(warned)).toBeVisible();
  const form = () => screen.getByRole('group', { name: 'Change the email address' });
  expect(form()).toHaveAccessibleDescription(warned);
  expect(form()).toContainElement(field('New email address'));
  await user.type(field('New email address'), ' new@example.com');
  await user.type(field('Transaction password'), 'Credits2026');
  await user.click(await button('Send both codes'));
  await user.type(await screen.findByLabelText('Code sent to new@example.com'), 'acde-fhjk-mnpr');
  expect(screen.getByText(warned)).toBeVisible();
  expect(form()).toHaveAccessibleDescription(/^Once both codes are entered/);
  await user.click(await button('Confirm address'));
  // Without the other code nothing is sent.
  expect(field('Code sent to a***o@example.com')).toHaveFocus();
  await user.type(field('Code sent to a***o@example.com'), 'QRTV-WXYZ-2345');
  await user.dblClick(await button('Confirm address'));
  await waitFor(() =>
    expect(said).toHaveBeenCalledWith(
      expect.stringContaining(
        'Your email address is new@example.com. Withdrawals and transfers are possible again from',
      ),
    ),
  );
  expect(gateway.of('SendEmailCodes')).toEqual([
    { input: { email: 'new@example.com', transactionPassword: 'Credits2026' } },
  ]);
  expect(gateway.of('ChangeEmail')).toEqual([
    { input: { email: 'new@example.com', code: 'acde-fhjk-mnpr', currentCode: 'QRTV-WXYZ-2345' } },
  ]);
  expect(await button('Change Email address')).toHaveFocus();
});

it('adds a first address with only its own code', async () => {
  const said = vi.spyOn(toast, 'success');
  const gateway = fakeGateway({
    ...canChange,
    Overview: () => overviewOf({}),
    ChangeEmail: changed(null),
  });
  const user = userEvent.setup();
  renderScreen(<EmailSection />);
  await user.click(await button('Add Email address'));
  expect(screen.queryByText(/24 hours/)).toBeNull();
  await user.type(field('New email address'), 'aiko{Enter}');
  expect(screen.getByText('Enter an email address such as name@example.com.')).toBeVisible();
  await user.type(field('New email address'), '@example.com');
  await user.type(field('Transaction password'), 'Credits2026{Enter}');
  await user.type(await screen.findByLabelText('Code sent to aiko@example.com'), 'ACDE-FHJK-MNPR{Enter}');
  await waitFor(() => expect(said).toHaveBeenCalledWith('Your email address is aiko@example.com.'));
  expect(gateway.of('ChangeEmail')).toEqual([
    { input: { email: 'aiko@example.com', code: 'ACDE-FHJK-MNPR', currentCode: null } },
  ]);
});

it('codes that were sent before a reload are entered without sending others', async () => {
  const said = vi.spyOn(toast, 'success');
  const gateway = fakeGateway({ ...canChange, Overview, ChangeEmail: changed('2026-11-22T04:00:00.000Z') });
  const user = userEvent.setup();
  const first = renderScreen(<EmailSection />);
  await user.click(await button('Change Email address'));
  expect(await button('I already have the codes')).toBeDisabled();
  await user.type(field('New email address'), 'new@example.com');
  await user.type(field('Transaction password'), 'Credits2026{Enter}');
  expect(await button('Send another code in 60 s')).toBeDisabled();
  expect(JSON.stringify(sessionStorage)).not.toContain('Credits2026');
  first.unmount();

  renderScreen(<EmailSection />);
  await user.click(await button('Change Email address'));
  expect(field('New email address')).toHaveValue('new@example.com');
  await user.click(await button('I already have the codes'));
  expect(await button('Send both codes again')).toBeEnabled();
  await user.type(field('Code sent to new@example.com'), 'ACDE-FHJK-MNPR');
  await user.type(field('Code sent to a***o@example.com'), 'QRTV-WXYZ-2345{Enter}');
  await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
  expect(gateway.of('SendEmailCodes')).toHaveLength(1);
  expect(gateway.of('ChangeEmail')).toHaveLength(1);
  expect(JSON.stringify(sessionStorage)).not.toContain('new@example.com');
});

it('shows a refused code at its field and keeps both codes', async () => {
  const words = 'The code from your current address is wrong or has expired. Nothing was changed.';
  fakeGateway({
    ...canChange,
    Overview,
    ChangeEmail: () => refusal('PLATFORM_MESSAGE', words, { field: 'input.currentCode' }),
  });
  const user = userEvent.setup();
  renderScreen(<EmailSection />);
  await user.click(await button('Change Email address'));
  await user.type(field('New email address'), 'new@example.com');
  await user.type(field('Transaction password'), 'Credits2026{Enter}');
  await user.type(await screen.findByLabelText('Code sent to new@example.com'), 'ACDE-FHJK-MNPR');
  await user.type(field('Code sent to a***o@example.com'), 'QRTV-WXYZ-2345{Enter}');
  await waitFor(() =>
    expect(field('Code sent to a***o@example.com')).toHaveAccessibleDescription(
      expect.stringContaining(words),
    ),
  );
  expect(field('Code sent to new@example.com')).toHaveValue('ACDE-FHJK-MNPR');
});
