import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../session/session.ts';
import { fakeGateway, overviewOf, renderScreen, startTexts } from '../test/portal.tsx';
import type { Flow } from './attempt.ts';
import { MoneyFlow } from './MoneyFlow.tsx';

beforeAll(() => startTexts('flow', 'shell'));
beforeEach(() => session.start('token'));
afterEach(() => vi.unstubAllGlobals());

const emptyValues = { amount: '' };

/** A flow of no feature: what is tested here holds for each. */
const show = () =>
  renderScreen(
    <MoneyFlow
      name={'any' as string as Flow}
      config={{ data: {}, error: null, retry: () => undefined }}
      emptyValues={emptyValues}
      above={<p>Pending orders</p>}
      form={() => <button>Review</button>}
      send={async () => undefined}
      find={async () => []}
      onDone={() => undefined}
      review={() => ({ details: [], consequence: '', confirm: '' })}
      result={() => expect.unreachable()}
      historyPath="/records"
    />,
    '/any',
  );

const overview = (agreementAccepted: boolean) => {
  const answer = overviewOf({ CASH_POINT: '100' });
  return { ...answer, me: { ...answer.me, agreementAccepted } };
};

it('has a link to the terms in place of the form until they are accepted', async () => {
  fakeGateway({ Overview: () => overview(false) });
  show();
  expect(await screen.findByText('Accept the terms first')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', '/terms');
  expect(screen.queryByRole('button', { name: 'Review' })).toBeNull();
  expect(screen.getByText('Pending orders')).toBeVisible();
  expect(screen.queryByText(/What you entered is kept/)).toBeNull();
});

it('says there that what was entered is kept, where something was', async () => {
  sessionStorage.setItem('draft.any', JSON.stringify({ amount: '25' }));
  fakeGateway({ Overview: () => overview(false) });
  show();
  expect(await screen.findByText(/What you entered is kept/)).toBeVisible();
});

it('has its form for a member who has accepted the terms', async () => {
  const gateway = fakeGateway({ Overview: () => overview(true) });
  show();
  await vi.waitFor(() => expect(gateway.of('Overview')).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Review' })).toBeVisible();
  expect(screen.queryByText('Accept the terms first')).toBeNull();
});
