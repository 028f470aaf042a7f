import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import {
  fakeGateway,
  overviewOf,
  refusal,
  renderScreen,
  startTexts,
  type Gateway,
} from '../../test/portal.tsx';
import { pause, requireIdentity, restrict } from '../../test/restrictions.ts';
import { UnlessRestricted } from './UnlessRestricted.tsx';

beforeAll(() => startTexts('shell'));
beforeEach(() => session.start('token'));
afterEach(() => void vi.useRealTimers());

const portal = () => fakeGateway({ Overview: () => overviewOf({}) });
const show = (onCancel?: () => void) =>
  renderScreen(
    <UnlessRestricted operation="bindGameWallet" title="Closed for now" {...(onCancel && { onCancel })}>
      <p>The form</p>
    </UnlessRestricted>,
  );

it('shows the form while its operation is open', async () => {
  requireIdentity(portal(), 'transferToGame');
  show();
  expect(await screen.findByText('The form')).toBeVisible();
});

it('shows the form when the restrictions cannot be read: the platform checks them again', async () => {
  fakeGateway({ Overview: () => refusal('SERVICE_UNAVAILABLE') });
  show();
  expect(await screen.findByText('The form')).toBeVisible();
});

it('shows why, until when and whom to contact during a pause, and opens by itself', async () => {
  const gateway = pause(portal());
  show();
  expect(await screen.findByRole('heading', { name: 'Closed for now' })).toBeVisible();
  expect(screen.getByText(/no credits can leave your account/)).toBeVisible();
  expect(screen.getByText(/If it was not you.+contact support at once/)).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^(00:59|01:00):\d\d left$/);
  expect(screen.queryByText('The form')).toBeNull();
  restrict(gateway);
  vi.setSystemTime(Date.now() + 3_600_001);
  expect(await screen.findByText('The form')).toBeVisible();
});

it('offers the way back when there is one', async () => {
  pause(portal());
  const onCancel = vi.fn();
  show(onCancel);
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

describe('an operation that needs a verified identity', () => {
  const submitted = (gateway: Gateway, status: 'PENDING' | 'FAILED') =>
    gateway.change('Overview', (answer) => {
      const { me, ...rest } = answer as ReturnType<typeof overviewOf>;
      const at = '2026-11-20T04:00:00.000Z';
      const identity = {
        __typename: 'Identity' as const,
        status,
        maskedNumber: null,
        reason: null,
        submittedAt: at,
        decidedAt: null,
      };
      return { ...rest, me: { ...me, identity } };
    });

  it.each([
    [null, 'Verify your identity first'],
    ['FAILED', 'Verify your identity first'],
    ['PENDING', 'Your identity is being reviewed'],
  ] as const)('links to its verification (%s)', async (status, title) => {
    const gateway = requireIdentity(portal(), 'bindGameWallet');
    if (status !== null) submitted(gateway, status);
    show();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Go to identity verification' });
    expect(link).toHaveAttribute('href', '/kyc');
    expect(screen.queryByText('The form')).toBeNull();
  });
});
