import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../session/session.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import { MailSection } from './MailSection.tsx';

beforeAll(() => startTexts('settings'));
beforeEach(() => session.start('token'));
afterEach(() => vi.unstubAllGlobals());

const Overview = () => {
  const { me, ...rest } = overviewOf({});
  return { ...rest, me: { ...me, maskedEmail: 'a***o@example.com' } };
};
const preferences = (...wanted: string[]) => ({
  mailPreferences: { __typename: 'MailPreferences', wanted },
});
const section = () => screen.queryByRole('region', { name: 'Email' });
const orders = () => screen.findByRole('switch', { name: 'Orders' });

it('the settings say where mails go, and turn a kind of them off and on', async () => {
  const gateway = fakeGateway({
    Overview,
    MailPreferences: () => preferences('ORDERS', 'CREDITS_RECEIVED'),
    SetMailPreference: () => ({
      setMailPreference: { __typename: 'SetMailPreferencePayload', ...preferences('CREDITS_RECEIVED') },
    }),
  });
  const user = userEvent.setup();
  renderScreen(<MailSection />);
  expect(await orders()).toBeChecked();
  expect(screen.getByText(/What we write to a\*\*\*o@example\.com/)).toBeVisible();
  await user.click(await orders());
  await waitFor(async () => expect(await orders()).not.toBeChecked());
  expect(screen.getByRole('switch', { name: 'Credits received' })).toBeChecked();
  expect(gateway.of('SetMailPreference')).toEqual([{ input: { kind: 'ORDERS', isWanted: false } }]);
});

it('a choice of mails that fails leaves the switch as it is', async () => {
  fakeGateway({
    Overview,
    MailPreferences: () => preferences('ORDERS'),
    SetMailPreference: () => refusal('SERVER_BUSY'),
  });
  const user = userEvent.setup();
  renderScreen(<MailSection />);
  await user.click(await orders());
  await waitFor(async () => expect(await orders()).toBeEnabled());
  expect(await orders()).toBeChecked();
});

it('the settings have no mails where the platform sends none', async () => {
  const gateway = fakeGateway({ Overview, MailPreferences: () => ({ mailPreferences: null }) });
  renderScreen(<MailSection />);
  await waitFor(() => expect(gateway.of('MailPreferences')).toHaveLength(1));
  expect(section()).toBeNull();
});

it('the settings have no mails, and ask for none, without an email address', async () => {
  const gateway = fakeGateway({ Overview: () => overviewOf({}) });
  renderScreen(<MailSection />);
  await waitFor(() => expect(gateway.of('Overview')).not.toHaveLength(0));
  expect(section()).toBeNull();
  expect(gateway.of('MailPreferences')).toEqual([]);
});

it('the settings offer to load the choice of mails again', async () => {
  const gateway = fakeGateway({ Overview, MailPreferences: () => refusal('SERVER_BUSY') });
  const user = userEvent.setup();
  renderScreen(<MailSection />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  gateway.answer({ MailPreferences: () => preferences('ORDERS') });
  await user.click(retry);
  expect(await orders()).toBeChecked();
});
