import { act, render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { PortalError, type PortalErrorCode } from '../data/graphql/errors.ts';
import { startTexts } from '../test/portal.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';

beforeAll(() => startTexts());

/** A panel of something that failed without a connection, which then comes back. */
function reconnect(code: PortalErrorCode) {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const onRetry = vi.fn();
  const { unmount } = render(<ErrorPanel error={new PortalError(code)} onRetry={onRetry} />);
  const happens = (name: string) => act(() => void window.dispatchEvent(new Event(name)));
  happens('focus');
  expect(onRetry).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  happens('online');
  return { onRetry, unmount, happens };
}

it('loads again what failed for want of a connection, once that is back', () => {
  const { onRetry, unmount, happens } = reconnect('NETWORK_LOST');
  expect(onRetry).toHaveBeenCalledOnce();
  unmount();
  happens('online');
  expect(onRetry).toHaveBeenCalledOnce();
});

it('leaves what failed otherwise to the member', () => {
  const { onRetry } = reconnect('SERVICE_UNAVAILABLE');
  expect(onRetry).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('offers neither a retry nor a request ID for a service that the platform does not have', () => {
  render(<ErrorPanel error={new PortalError('NOT_IMPLEMENTED')} onRetry={vi.fn()} title="No deposits" />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Service not implemented$/);
  expect(screen.queryByRole('button')).toBeNull();
});
