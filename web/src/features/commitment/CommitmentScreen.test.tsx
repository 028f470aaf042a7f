import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import { refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import {
  applicationOf,
  applicationsOf,
  approved,
  approvedPackage,
  claimedPackage,
  packageOf,
  pendingPackage,
  fakePortal,
  rejected,
  rejectedPackage,
  summaryAnswer,
} from './applications.fixture.ts';
import CommitmentScreen from './CommitmentScreen.tsx';

beforeAll(() => startTexts('commitment', 'flow'));
beforeEach(() => {
  sessionStorage.clear();
  session.start('token');
});
afterEach(() => void vi.useRealTimers());

const card = async (name = 'Builder') => within(await screen.findByRole('article', { name }));
const statement = 'I will pay every premium.';

describe('a commitment package', () => {
  it('shows content, terms and required rank', async () => {
    fakePortal([packageOf(), packageOf({ id: '1', name: 'Starter', kind: 'TRIAL', minLevel: -1 })]);
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
    [
      'CLOSED',
      packageOf({ applyBlockingReason: 'CLOSED' }),
      'This package takes no applications at the moment.',
    ],
    ['LEVEL', packageOf({ applyBlockingReason: 'LEVEL' }), 'Your rank is too low for this package.'],
  ])('shows why it cannot be applied for: %s', async (_why, commitment, words) => {
    fakePortal([commitment]);
    renderScreen(<CommitmentScreen />, '/commitment');
    const builder = await card();
    expect(builder.getByText(words)).toBeVisible();
    expect(builder.queryByRole('button')).toBeNull();
  });

  it('links to its free package once the application is approved', async () => {
    fakePortal([approvedPackage]);
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
])(
  'explains why the free package of an approved package cannot be claimed: %s',
  async (claimBlockingReason, reason) => {
    fakePortal([{ ...approvedPackage, claimBlockingReason }]);
    renderScreen(<CommitmentScreen />, '/commitment');
    const builder = await card();
    expect(builder.getByText('Your application is approved')).toBeVisible();
    expect(builder.getByText(reason)).toBeVisible();
    expect(builder.queryByRole('link', { name: 'To the free package' })).toBeNull();
  },
);

describe('an application', () => {
  it('sends the application once with its statement and then shows it under review', async () => {
    const gateway = fakePortal();
    gateway.answer({
      ApplyForCommitment: () => {
        gateway.answer({
          CommitmentSummary: () => summaryAnswer([pendingPackage]),
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

  it('shows why the application was rejected and links to a new one', async () => {
    const gateway = fakePortal([rejectedPackage]);
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

  it('opens the application by its address and returns to the packages', async () => {
    fakePortal([rejectedPackage]);
    const { address } = renderScreen(<CommitmentScreen />, '/commitment?package=2');
    await screen.findByRole('heading', { name: 'Apply for Builder' });
    expect(address()).toBe('/commitment');
    await userEvent.click(screen.getByRole('button', { name: 'Back to the packages' }));
    expect(await card()).toBeDefined();
  });

  it('keeps the statement and shows the reason when the application is refused', async () => {
    const gateway = fakePortal();
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

  it('shows a lost application that arrived, without reopening its form', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const gateway = fakePortal();
    gateway.answer({
      ApplyForCommitment: () => {
        gateway.answer({
          CommitmentSummary: () => summaryAnswer([pendingPackage]),
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
      CommitmentSummary: () => summaryAnswer([rejectedPackage]),
      RecentCommitmentApplications: () => applicationsOf([rejected]),
    });
    await act(() => vi.advanceTimersByTimeAsync(16_000));
    expect(await (await card()).findByText('Say for how long')).toBeVisible();
  });

  it('updates the package when the application is decided while the screen is open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const said = vi.spyOn(toast, 'success');
    const gateway = fakePortal([pendingPackage]);
    renderScreen(<CommitmentScreen />, '/commitment');
    await (await card()).findByText('We are reading your statement');
    gateway.answer({
      CommitmentSummary: () => summaryAnswer([approvedPackage]),
      RecentCommitmentApplications: () => applicationsOf([approved]),
    });
    await act(() => vi.advanceTimersByTimeAsync(16_000));
    expect(await (await card()).findByText('Your application is approved')).toBeVisible();
    expect(said).toHaveBeenCalledWith('Your application for Builder was approved.', { id: '151' });
  });
});

it('shows that nothing is offered, and recovers from a failure', async () => {
  const gateway = fakePortal([]);
  gateway.answer({ CommitmentSummary: () => refusal('SERVICE_UNAVAILABLE') });
  renderScreen(<CommitmentScreen />, '/commitment');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  gateway.answer({ CommitmentSummary: () => summaryAnswer([]) });
  await userEvent.click(retry);
  expect(await screen.findByText('No commitment package is offered at the moment')).toBeVisible();
});
