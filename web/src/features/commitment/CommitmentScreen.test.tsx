import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../session/session.ts';
import { refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import {
  applicationOf,
  applicationsOf,
  approved,
  approvedPackage,
  claimedPackage,
  packageOf,
  pendingPackage,
  portal,
  rejected,
  rejectedPackage,
  standingOf,
} from './applications.fixture.ts';
import CommitmentScreen from './CommitmentScreen.tsx';

beforeAll(() => startTexts('commitment', 'flow'));
beforeEach(() => {
  sessionStorage.clear();
  session.start('token');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  toast.dismiss();
});

const card = async (name = 'Builder') => within(await screen.findByRole('article', { name }));
const statement = 'I will pay every premium.';

describe('a commitment package', () => {
  it('says what it gives, on which terms, and from which rank', async () => {
    portal([packageOf(), packageOf({ id: '1', name: 'Starter', kind: 'TRIAL', minLevel: -1 })]);
    renderScreen(<CommitmentScreen />, '/commitment');
    const builder = await card();
    for (const text of ['Bronze', 'Special package', '15 days', 'Nothing'])
      expect(builder.getByText(text)).toBeVisible();
    expect(builder.getByTitle('100.00 INSURANCE')).toBeVisible();
    expect(builder.getByText('The insurance package is yours to keep.')).toBeVisible();
    expect(builder.getByText('manager').closest('dd')).toHaveTextContent('1 · manager');
    const starter = await card('Starter');
    expect(starter.getByText('Trial package')).toBeVisible();
    expect(starter.getByText('Every member')).toBeVisible();
  });

  it.each([
    ['PENDING', pendingPackage, 'We are reading your statement'],
    ['APPROVED', approvedPackage, 'Your application is approved'],
    ['APPROVED once it was claimed', claimedPackage, 'Free package claimed'],
    ['CLOSED', packageOf({ applyObstacle: 'CLOSED' }), 'This package takes no applications at the moment.'],
    ['LEVEL', packageOf({ applyObstacle: 'LEVEL' }), 'Your rank is too low for this package.'],
  ])('says why it cannot be applied for: %s', async (_why, commitment, words) => {
    portal([commitment]);
    renderScreen(<CommitmentScreen />, '/commitment');
    const builder = await card();
    expect(builder.getByText(words)).toBeVisible();
    expect(builder.queryByRole('button')).toBeNull();
  });

  it('leads to its free package once the application is approved', async () => {
    portal([approvedPackage]);
    renderScreen(<CommitmentScreen />, '/commitment');
    const builder = await card();
    expect(builder.getByRole('link', { name: 'To the free package' })).toHaveAttribute(
      'href',
      '/commitment/claim',
    );
    expect(builder.getByRole('link', { name: 'See your application for Builder' })).toHaveAttribute(
      'href',
      '/commitment/details?receipt=R-151',
    );
  });
});

it.each([
  ['RUNNING' as const, /^A free insurance package of yours is running/],
  ['LEVEL' as const, 'Your rank is too low for this package.'],
])('an approved package says why its free package cannot be claimed: %s', async (claimObstacle, reason) => {
  portal([{ ...approvedPackage, claimObstacle }]);
  renderScreen(<CommitmentScreen />, '/commitment');
  const builder = await card();
  expect(builder.getByText('Your application is approved')).toBeVisible();
  expect(builder.getByText(reason)).toBeVisible();
  expect(builder.queryByRole('link', { name: 'To the free package' })).toBeNull();
});

describe('an application', () => {
  it('is sent once with its statement, and is then under review', async () => {
    const gateway = portal();
    gateway.answer({
      ApplyForCommitment: () => {
        gateway.answer({
          CommitmentStanding: () => standingOf([pendingPackage]),
          RecentCommitmentApplications: () => applicationsOf([applicationOf()]),
        });
        return { applyForCommitment: { __typename: 'CommitmentPayload', application: applicationOf() } };
      },
    });
    renderScreen(<CommitmentScreen />, '/commitment');
    const user = userEvent.setup();
    await user.click((await card()).getByRole('button', { name: 'Apply for Builder' }));
    expect(await screen.findByRole('heading', { name: 'Apply for Builder' })).toHaveFocus();
    const send = screen.getByRole('button', { name: 'Submit application' });
    const field = screen.getByLabelText('Statement');
    await user.type(field, '   ');
    await user.click(send);
    expect(field).toHaveAccessibleDescription(/Enter what you commit to\./);
    await user.clear(field);
    await user.type(field, statement);
    act(() => {
      send.click();
      send.click();
    });
    expect(await (await card()).findByText('We are reading your statement')).toBeVisible();
    expect(gateway.of('ApplyForCommitment')).toEqual([{ input: { commitmentId: '2', statement } }]);
    expect(sessionStorage.getItem('draft.commitment')).toBeNull();
  });

  it('that was rejected says why, and leads to another', async () => {
    const gateway = portal([rejectedPackage]);
    renderScreen(<CommitmentScreen />, '/commitment');
    const user = userEvent.setup();
    const builder = await card();
    expect(builder.getByText('Say for how long')).toBeVisible();
    await user.click(builder.getByRole('button', { name: 'Apply again for Builder' }));
    expect(await screen.findByText(/Your last application for this package was rejected/)).toBeVisible();
    await user.type(screen.getByLabelText('Statement'), statement);
    await user.click(screen.getByRole('button', { name: 'Submit application' }));
    await vi.waitFor(() => expect(gateway.of('ApplyForCommitment')).toHaveLength(1));
  });

  it('is opened by the address, and can be left for the packages', async () => {
    portal([rejectedPackage]);
    const { address } = renderScreen(<CommitmentScreen />, '/commitment?package=2');
    await screen.findByRole('heading', { name: 'Apply for Builder' });
    expect(address()).toBe('/commitment');
    await userEvent.click(screen.getByRole('button', { name: 'Back to the packages' }));
    expect(await card()).toBeDefined();
  });

  it('that is refused keeps the statement and reads the reason', async () => {
    const gateway = portal();
    gateway.answer({
      ApplyForCommitment: () => refusal('PLATFORM_MESSAGE', 'Your rank is too low.'),
    });
    renderScreen(<CommitmentScreen />, '/commitment?package=2');
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Statement'), statement);
    await user.click(screen.getByRole('button', { name: 'Submit application' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your rank is too low.');
    expect(screen.getByLabelText('Statement')).toHaveValue(statement);
  });

  it('whose answer was lost is shown where it had arrived, and its form does not open again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const gateway = portal();
    gateway.answer({
      ApplyForCommitment: () => {
        gateway.answer({
          CommitmentStanding: () => standingOf([pendingPackage]),
          RecentCommitmentApplications: () => applicationsOf([applicationOf()]),
        });
        return refusal('GATEWAY_TIMEOUT');
      },
    });
    renderScreen(<CommitmentScreen />, '/commitment?package=2');
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.type(await screen.findByLabelText('Statement'), statement);
    await user.click(screen.getByRole('button', { name: 'Submit application' }));
    expect(await (await card()).findByText('We are reading your statement')).toBeVisible();
    gateway.answer({
      CommitmentStanding: () => standingOf([rejectedPackage]),
      RecentCommitmentApplications: () => applicationsOf([rejected]),
    });
    await act(() => vi.advanceTimersByTimeAsync(16_000));
    expect(await (await card()).findByText('Say for how long')).toBeVisible();
  });

  it('that is decided while the screen is open says so, and the package follows', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const said = vi.spyOn(toast, 'success');
    const gateway = portal([pendingPackage]);
    renderScreen(<CommitmentScreen />, '/commitment');
    await (await card()).findByText('We are reading your statement');
    gateway.answer({
      CommitmentStanding: () => standingOf([approvedPackage]),
      RecentCommitmentApplications: () => applicationsOf([approved]),
    });
    await act(() => vi.advanceTimersByTimeAsync(16_000));
    expect(await (await card()).findByText('Your application is approved')).toBeVisible();
    expect(said).toHaveBeenCalledWith('Your application for Builder was approved.', { id: '151' });
  });
});

it('says that nothing is offered, and recovers from a failure', async () => {
  const gateway = portal([]);
  gateway.answer({ CommitmentStanding: () => refusal('SERVICE_UNAVAILABLE') });
  renderScreen(<CommitmentScreen />, '/commitment');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  gateway.answer({ CommitmentStanding: () => standingOf([]) });
  await userEvent.click(retry);
  expect(await screen.findByText('No commitment package is offered at the moment')).toBeVisible();
});
