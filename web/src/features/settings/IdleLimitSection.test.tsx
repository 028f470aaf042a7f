import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import { IdleLimitSection } from './IdleLimitSection.tsx';

beforeAll(() => startTexts('settings'));
beforeEach(() => session.start('token'));

const Overview = () => overviewOf({});
const limit = (minutes: number | null, choices = [15, 60]) => ({
  __typename: 'IdleLimit',
  minutes,
  siteMinutes: 120,
  choices,
});
const section = async () => within(await screen.findByRole('region', { name: 'Automatic sign-out' }));
const pressed = (list: Awaited<ReturnType<typeof section>>) =>
  list.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

it('shows the choices below the limit of the site and saves one', async () => {
  const gateway = fakeGateway({
    Overview,
    IdleLimit: () => ({ idleLimit: limit(null) }),
    SetIdleLimit: ({ minutes }) => ({
      setIdleLimit: { __typename: 'SetIdleLimitPayload', idleLimit: limit(minutes as number | null) },
    }),
  });
  const said = vi.spyOn(toast, 'success');
  const user = userEvent.setup();
  renderScreen(<IdleLimitSection />);
  const list = await section();
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '15 minutes',
    '1 hour',
    '2 hoursStandard. You stay signed in while the portal is open.',
  ]);
  expect(pressed(list)).toEqual(['2 hoursStandard. You stay signed in while the portal is open.']);
  await user.click(list.getByRole('button', { name: '15 minutes' }));
  await waitFor(() =>
    expect(said).toHaveBeenCalledWith('We will sign you out after 15 minutes without activity.'),
  );
  expect(pressed(list)).toEqual(['15 minutes']);
  await user.click(list.getByRole('button', { name: /Standard/ }));
  await waitFor(() =>
    expect(pressed(list)).toEqual(['2 hoursStandard. You stay signed in while the portal is open.']),
  );
  expect(gateway.of('SetIdleLimit')).toEqual([{ minutes: 15 }, { minutes: null }]);
});

it('keeps the choice when the platform refuses to change it', async () => {
  fakeGateway({
    Overview,
    IdleLimit: () => ({ idleLimit: limit(60) }),
    SetIdleLimit: () => refusal('PLATFORM_MESSAGE', 'This time is not available.'),
  });
  const said = vi.spyOn(toast, 'error');
  const user = userEvent.setup();
  renderScreen(<IdleLimitSection />);
  const list = await section();
  await user.click(list.getByRole('button', { name: '15 minutes' }));
  await waitFor(() => expect(said).toHaveBeenCalledWith('This time is not available.', expect.anything()));
  expect(pressed(list)).toEqual(['1 hour']);
});

it.each([
  ['the platform has no such choice', null],
  ['the site’s limit is the shortest', limit(null, [])],
])('shows nothing when %s', async (_case, idleLimit) => {
  const gateway = fakeGateway({ Overview, IdleLimit: () => ({ idleLimit }) });
  renderScreen(<IdleLimitSection />);
  await waitFor(() => expect(gateway.of('IdleLimit')).toHaveLength(1));
  await waitFor(() => expect(gateway.of('Overview').length).toBeGreaterThan(0));
  expect(screen.queryByRole('region', { name: 'Automatic sign-out' })).toBeNull();
});
