import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { session } from '../../data/session/session.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import { SessionsSection } from './SessionsSection.tsx';

beforeAll(() => startTexts('settings'));
beforeEach(() => session.start('token'));

const Overview = () => overviewOf({});
const device = (id: string, browser: string | null, system: string | null, isCurrent = false) => ({
  __typename: 'Session',
  id,
  browser,
  system,
  network: '203.0.113.0/24',
  seenAt: '2026-11-21T03:36:00.000Z',
  isCurrent,
});
const here = device('1', 'Chrome', 'Windows', true);
const phone = device('2', 'Safari', 'iPhone');
const other = device('3', null, null);
const payload = (...sessions: object[]) => ({ __typename: 'EndSessionsPayload', sessions });
const section = () => screen.findByRole('region', { name: 'Signed-in devices' });

it('lists the signed-in devices and signs out any other device', async () => {
  const gateway = fakeGateway({
    Overview,
    Sessions: () => ({ sessions: [here, phone, other] }),
    EndSession: () => ({ endSession: payload(here, other) }),
  });
  const user = userEvent.setup();
  renderScreen(<SessionsSection />);
  const list = within(await section());
  expect(list.getByText('Chrome on Windows')).toBeVisible();
  expect(list.getByText('This device · 203.0.113.0/24')).toBeVisible();
  expect(list.getByText('Unknown device')).toBeVisible();
  expect(list.queryByRole('button', { name: 'Sign out Chrome on Windows' })).toBeNull();
  await user.click(list.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  await waitFor(() => expect(list.queryByText('Safari on iPhone')).toBeNull());
  expect(gateway.of('EndSession')).toEqual([{ sessionId: '2' }]);
  // The button went with its row.
  await waitFor(() => expect(list.getByRole('heading', { name: 'Signed-in devices' })).toHaveFocus());
});

it('keeps the focus on the button when signing out a device fails', async () => {
  let answer: (refused: unknown) => void = () => undefined;
  fakeGateway({
    Overview,
    Sessions: () => ({ sessions: [here, phone, other] }),
    EndSession: () => new Promise((resolve) => (answer = resolve)),
  });
  const user = userEvent.setup();
  renderScreen(<SessionsSection />);
  const button = await screen.findByRole('button', { name: 'Sign out Safari on iPhone' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled();
  answer(refusal('SERVER_BUSY'));
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  expect(button).toHaveFocus();
});

it('reloads the devices when the one to sign out no longer exists', async () => {
  const gateway = fakeGateway({
    Overview,
    Sessions: () => ({ sessions: [here, phone, other] }),
    EndSession: () =>
      refusal('PLATFORM_MESSAGE', 'This device is no longer signed in.', { field: 'input.sessionId' }),
  });
  const user = userEvent.setup();
  renderScreen(<SessionsSection />);
  const list = within(await section());
  const button = await list.findByRole('button', { name: 'Sign out Safari on iPhone' });
  gateway.answer({ Sessions: () => ({ sessions: [here, other] }) });
  await user.click(button);
  await waitFor(() => expect(list.queryByText('Safari on iPhone')).toBeNull());
  await waitFor(() => expect(list.getByRole('heading', { name: 'Signed-in devices' })).toHaveFocus());
});

it('signs out all other devices at once', async () => {
  fakeGateway({
    Overview,
    Sessions: () => ({ sessions: [here, phone, other] }),
    EndOtherSessions: () => ({ endOtherSessions: payload(here) }),
  });
  const user = userEvent.setup();
  renderScreen(<SessionsSection />);
  const list = within(await section());
  await user.click(list.getByRole('button', { name: 'Sign out all other devices' }));
  await waitFor(() => expect(list.queryAllByRole('button')).toEqual([]));
  await waitFor(() => expect(list.getByRole('heading', { name: 'Signed-in devices' })).toHaveFocus());
  expect(list.getByText('Chrome on Windows')).toBeVisible();
});

it('lists no devices when the platform does not return them', async () => {
  const gateway = fakeGateway({ Overview, Sessions: () => ({ sessions: null }) });
  renderScreen(<SessionsSection />);
  await waitFor(() => expect(gateway.of('Sessions')).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Signed-in devices' })).toBeNull();
});

it('offers to reload the devices', async () => {
  const gateway = fakeGateway({ Overview, Sessions: () => refusal('SERVER_BUSY') });
  const user = userEvent.setup();
  renderScreen(<SessionsSection />);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  gateway.answer({ Sessions: () => ({ sessions: [here] }) });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Chrome on Windows')).toBeVisible();
});
