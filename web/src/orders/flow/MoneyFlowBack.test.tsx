import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PortalError } from '../../data/graphql/errors.ts';
import { session } from '../../data/session/session.ts';
import { fakeGateway, overviewOf, renderInRouter, startTexts } from '../../test/portal.tsx';
import type { Flow } from './attempt.ts';
import { MoneyFlow } from './MoneyFlow.tsx';

beforeAll(() => startTexts('flow', 'shell', 'confirmation'));
beforeEach(() => session.start('token'));

type Send = () => Promise<{ id: string }>;

const emptyValues = {};

/** A flow of no feature. */
const AnyFlow = ({ send }: { send: Send }) => (
  <MoneyFlow
    name={'any' as string as Flow}
    operations={['convert']}
    config={{ data: {}, error: null, reload: () => undefined }}
    emptyValues={emptyValues}
    withoutPassword
    form={(_config, { onReview }) => <button onClick={() => onReview({})}>Review</button>}
    send={send}
    find={async () => []}
    onDone={() => undefined}
    review={() => ({ details: [], consequence: '', confirm: 'Send' })}
    result={() => ({
      title: 'Sent',
      receipt: {
        receiptNumber: 'R1',
        kind: 'Order',
        amount: null,
        state: null,
        at: null,
      },
      details: [],
      next: { label: 'See it', to: '/any' },
      again: 'Send more',
    })}
    historyPath="/records"
  />
);

/** Opens the review from a scrolled form, with a window that scrolls on request. */
async function openReview(send: Send = async () => ({ id: '1' })) {
  const scroll = (_left: unknown, top?: unknown) => void vi.stubGlobal('scrollY', top);
  vi.spyOn(window, 'scrollTo').mockImplementation(scroll);
  fakeGateway({ Overview: () => overviewOf({ CASH_POINT: '100' }) });
  const { back, address } = renderInRouter(
    <Routes>
      <Route path="/before" element={<Link to="/any">To the form</Link>} />
      <Route path="/any" element={<AnyFlow send={send} />} />
    </Routes>,
    '/before',
  );
  const user = userEvent.setup();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await user.click(screen.getByRole('link', { name: 'To the form' }));
  await form();
  vi.stubGlobal('scrollY', 700);
  act(() => void window.dispatchEvent(new Event('scroll')));
  await press('Review');
  await screen.findByRole('button', { name: 'Send' });
  await waitFor(() => expect(window.scrollY).toBe(0));
  return { press, back, address };
}

const form = () => screen.findByRole('button', { name: 'Review' });

it.each([
  ['Back', null],
  ['its own button', 'Change details'],
])('returns from the review by %s to where the form was left', async (_, button) => {
  const { press, back } = await openReview();
  if (button === null) back();
  else await press(button);
  await form();
  await waitFor(() => expect(window.scrollY).toBe(700));
});

it('returns from the result to the top of the form', async () => {
  const { press, back } = await openReview();
  await press('Send');
  await screen.findByRole('heading', { name: 'Sent' });
  back();
  await form();
  expect(window.scrollY).toBe(0);
});

it('Back returns to the form after a refusal, even if pressed while the order was sent', async () => {
  let refuse = (): void => undefined;
  const send: Send = () =>
    new Promise((_, reject) => {
      refuse = () => reject(new PortalError('PLATFORM_MESSAGE', 'Not now.'));
    });
  const { press, back, address } = await openReview(send);
  await press('Send');
  back();
  await waitFor(() => expect(window.history.state).not.toHaveProperty('usr.behindForm'));
  expect(screen.queryByRole('button', { name: 'Review' })).toBeNull();
  await act(async () => refuse());
  expect(await screen.findByText('Not now.')).toBeVisible();
  back();
  expect(await form()).toBeVisible();
  expect(address()).toBe('/any');
});
