import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { PortalError } from '../../data/graphql/errors.ts';
import { session } from '../../data/session/session.ts';
import { transactionPasswordPath } from '../../extension-points/paths.ts';
import { fakeGateway, overviewOf, renderScreen, startTexts } from '../../test/portal.tsx';
import { Review } from './Review.tsx';
import type { Confirming } from './useMoneyFlow.ts';

beforeAll(() => startTexts('flow'));

/** A review of no feature: what is tested here holds for each. */
function show(withPassword: boolean, problem: 'offline' | PortalError | null = null) {
  const confirm = vi.fn(async (_confirming: Confirming) => undefined);
  renderScreen(
    <Review
      details={[]}
      consequence="It moves."
      confirm="Confirm"
      words={undefined}
      withPassword={withPassword}
      openedAt={0}
      problem={problem}
      isSending={false}
      onChange={() => undefined}
      onConfirm={confirm}
    />,
  );
  return confirm;
}

it('takes the password that is typed at its heading, and Enter confirms', async () => {
  const confirm = show(true);
  const user = userEvent.setup();
  expect(screen.getByRole('heading', { name: 'Check before you confirm' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(confirm).not.toHaveBeenCalled();
  await user.keyboard('Credits2026');
  expect(screen.getByLabelText('Transaction password')).toHaveValue('Credits2026');
  await user.keyboard('{Enter}');
  expect(confirm).toHaveBeenCalledOnce();
  const onConfirmed = vi.fn();
  const confirming = confirm.mock.calls[0]?.[0] ?? '';
  expect(typeof confirming === 'string' ? confirming : confirming(onConfirmed)).toBe('Credits2026');
  expect(onConfirmed).toHaveBeenCalledOnce();
});

it('leaves the focus at its heading for a key that writes nothing', async () => {
  show(true);
  const user = userEvent.setup();
  await user.keyboard('{Control>}c{/Control}{ArrowDown} ');
  expect(screen.getByRole('heading', { name: 'Check before you confirm' })).toHaveFocus();
  expect(screen.getByLabelText('Transaction password')).toHaveValue('');
});

it('shows that nothing was sent only while there is no connection', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(true, 'offline');
  const words = await screen.findByText(/You are offline/);
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(words).not.toBeInTheDocument();
});

it('links to the reset of the transaction password, or to support, after a wrong one', async () => {
  session.start('token');
  fakeGateway({ Overview: () => overviewOf({}) });
  show(true, new PortalError('PLATFORM_MESSAGE', 'It is wrong.', { field: 'transactionPassword' }));
  expect(await screen.findByText('It is wrong.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Forgot your transaction password?' })).toHaveAttribute(
    'href',
    transactionPasswordPath,
  );
});

it('links from a refusal for lack of a verified identity to identity verification', async () => {
  const words = 'Verify your identity to do this. Nothing was moved.';
  show(true, new PortalError('PLATFORM_MESSAGE', words, { requestId: 'req-1', needs: 'identity' }));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(new RegExp(words))).toBeVisible();
  expect(alert.getByRole('link', { name: 'Go to identity verification' })).toHaveAttribute('href', '/kyc');
});
