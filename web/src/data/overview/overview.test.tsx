import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fakeGateway,
  overviewOf,
  refusal,
  renderScreen,
  startTexts,
  type Gateway,
} from '../../test/portal.tsx';
import { session } from '../session/session.ts';
import {
  pollInterval,
  useOverview,
  useOverviewFailure,
  useOverviewRefresh,
  usePollState,
} from './overview.tsx';

beforeAll(() => startTexts());
beforeEach(() => {
  vi.useFakeTimers();
  session.start('token');
});
afterEach(() => {
  vi.useRealTimers();
  session.end('loggedOut');
});

/** Advances the timers. */
const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

const hide = () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
const show = () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
/** Fires the three events of a browser when a tab is shown. */
const announceReturn = () => {
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('online'));
};

/** Called on every render of the figures. */
const rendered = vi.fn<(refresh: () => Promise<void>) => void>();
const refresh = async () => rendered.mock.lastCall?.[0]();

function Figures() {
  const overview = useOverview();
  const failure = useOverviewFailure();
  const refreshNow = useOverviewRefresh();
  useEffect(() => rendered(refreshNow));
  return (
    <p data-testid="figures">{failure === null ? (overview?.assets[0]?.available ?? 'none') : 'failed'}</p>
  );
}

function Status() {
  const { updatedAt, error } = usePollState();
  return <p data-testid="status">{`${String(updatedAt)} ${error === null ? 'ok' : 'failed'}`}</p>;
}

const figures = () => screen.getByTestId('figures').textContent;
const status = () => screen.getByTestId('status').textContent;

function renderFigures() {
  rendered.mockClear();
  return renderScreen(
    <>
      <Figures />
      <Status />
    </>,
  );
}

/** Answers each request when the test decides. */
function pendingGateway(): { gateway: Gateway; answer: (cash: string) => void } {
  const waiting: ((data: unknown) => void)[] = [];
  const gateway = fakeGateway({ Overview: () => new Promise((resolve) => waiting.push(resolve)) });
  return { gateway, answer: (cash) => waiting.shift()?.(overviewOf({ CASH_POINT: cash })) };
}

const asked = (gateway: Gateway) => gateway.of('Overview').length;

describe('the poll of balances and profile', () => {
  it('requests at start and then every 10 s', async () => {
    const gateway = fakeGateway({ Overview: () => overviewOf({ CASH_POINT: '25' }) });
    renderFigures();
    await pass();
    expect(asked(gateway)).toBe(1);
    expect(figures()).toBe('25');
    await pass(3 * pollInterval + 100);
    expect(asked(gateway)).toBe(4);
    expect(pollInterval).toBe(10_000);
  });

  it('requests nothing while the page is hidden, and once when it becomes visible', async () => {
    const gateway = fakeGateway({ Overview: () => overviewOf({ CASH_POINT: '25' }) });
    renderFigures();
    await pass();
    hide();
    announceReturn();
    await pass(60_000);
    expect(asked(gateway)).toBe(1);
    show();
    announceReturn();
    await pass();
    expect(asked(gateway)).toBe(2);
    await pass(pollInterval);
    expect(asked(gateway)).toBe(3);
  });

  it('never sends two requests at once', async () => {
    const { gateway, answer } = pendingGateway();
    renderFigures();
    await pass();
    announceReturn();
    await pass(45_000);
    expect(asked(gateway)).toBe(1);
    answer('25');
    await pass(pollInterval);
    expect(asked(gateway)).toBe(2);
    announceReturn();
    await pass(45_000);
    expect(asked(gateway)).toBe(2);
  });

  it('queues another request when figures changed during one', async () => {
    const { gateway, answer } = pendingGateway();
    renderFigures();
    await pass();
    const refreshed = vi.fn();
    void refresh().then(refreshed);
    void refresh().then(refreshed);
    await pass();
    expect(asked(gateway)).toBe(1);
    answer('25');
    await pass();
    expect(asked(gateway)).toBe(2);
    expect(refreshed).not.toHaveBeenCalled();
    answer('24');
    await pass();
    expect(refreshed).toHaveBeenCalledTimes(2);
    expect(figures()).toBe('24');
  });

  it('re-renders nothing for an unchanged answer, but updates its time', async () => {
    vi.setSystemTime(1_000_000);
    fakeGateway({ Overview: () => overviewOf({ CASH_POINT: '25' }) });
    renderFigures();
    await pass();
    const before = rendered.mock.calls.length;
    const first = status();
    await pass(pollInterval + 100);
    expect(rendered).toHaveBeenCalledTimes(before);
    expect(status()).not.toBe(first);
    expect(status()).toMatch(/^10\d+ ok$/);
  });

  it('keeps figures and time of the last success through a failure, and continues', async () => {
    vi.setSystemTime(1_000_000);
    const gateway = fakeGateway({ Overview: () => overviewOf({ CASH_POINT: '25' }) });
    renderFigures();
    await pass();
    expect(status()).toBe('1000000 ok');
    gateway.answer({ Overview: () => refusal('SERVICE_UNAVAILABLE') });
    await pass(pollInterval + 100);
    expect(status()).toBe('1000000 failed');
    expect(figures()).toBe('25');
    // The error stays until the next attempt ends.
    gateway.answer({ Overview: () => new Promise(() => undefined) });
    await pass(pollInterval + 100);
    expect(status()).toBe('1000000 failed');
  });

  it('recovers from a failure at the next poll', async () => {
    vi.setSystemTime(1_000_000);
    const gateway = fakeGateway({ Overview: () => refusal('SERVICE_UNAVAILABLE') });
    renderFigures();
    await pass();
    expect(figures()).toBe('failed');
    expect(status()).toBe('null failed');
    gateway.answer({ Overview: () => overviewOf({ CASH_POINT: '25' }) });
    await pass(pollInterval + 100);
    expect(figures()).toBe('25');
    expect(status()).toMatch(/^10\d+ ok$/);
    await refresh();
    expect(asked(gateway)).toBe(3);
  });

  it('sets the member of the session', async () => {
    fakeGateway({ Overview: () => overviewOf({}) });
    renderFigures();
    await pass();
    expect(session.memberId()).toBe('1');
  });

  it('stops when its session ends', async () => {
    const gateway = fakeGateway({ Overview: () => overviewOf({ CASH_POINT: '25' }) });
    const { unmount } = renderFigures();
    await pass();
    unmount();
    await pass(60_000);
    announceReturn();
    await pass(60_000);
    expect(asked(gateway)).toBe(1);
  });
});
