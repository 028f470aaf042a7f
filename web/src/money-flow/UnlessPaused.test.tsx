import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../session/session.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts } from '../test/portal.tsx';
import { inAnHour, pausesOf } from './pauses.fixture.ts';
import { UnlessPaused } from './UnlessPaused.tsx';

beforeAll(() => startTexts());
beforeEach(() => session.start('token'));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const portal = (pauses: Parameters<typeof fakeGateway>[0]) =>
  fakeGateway({ Overview: () => overviewOf({}), ...pauses });
const show = (onCancel?: () => void) =>
  renderScreen(
    <UnlessPaused title="Closed for now" {...(onCancel && { onCancel })}>
      <p>The form</p>
    </UnlessPaused>,
  );

it('shows the form while nothing is paused', async () => {
  portal(pausesOf());
  show();
  expect(await screen.findByText('The form')).toBeVisible();
});

it('shows the form when the pause cannot be read: the platform checks it again', async () => {
  portal({ OutgoingPause: () => refusal('SERVICE_UNAVAILABLE') });
  show();
  expect(await screen.findByText('The form')).toBeVisible();
});

it('shows why, until when and whom to contact, and opens by itself', async () => {
  const gateway = portal(pausesOf(inAnHour()));
  show();
  expect(await screen.findByRole('heading', { name: 'Closed for now' })).toBeVisible();
  expect(screen.getByText(/no credits can leave your account/)).toBeVisible();
  expect(screen.getByText(/If it was not you.+contact support at once/)).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^(00:59|01:00):\d\d left$/);
  expect(screen.queryByText('The form')).toBeNull();
  gateway.answer(pausesOf());
  vi.setSystemTime(Date.now() + 3_600_001);
  expect(await screen.findByText('The form')).toBeVisible();
});

it('offers the way back where there is one', async () => {
  portal(pausesOf(inAnHour()));
  const onCancel = vi.fn();
  show(onCancel);
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(onCancel).toHaveBeenCalledOnce();
});
