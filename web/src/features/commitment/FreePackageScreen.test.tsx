import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { session } from '../../data/session/session.ts';
import { refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import {
  approvedPackage,
  claimed,
  applicationsOf,
  claimedPackage,
  packageOf,
  pendingPackage,
  fakePortal,
  rejectedPackage,
  summaryAnswer,
} from './applications.fixture.ts';
import FreePackageScreen from './FreePackageScreen.tsx';

beforeAll(() => startTexts('commitment', 'flow'));
beforeEach(() => {
  sessionStorage.clear();
  session.start('token');
});

const key = expect.stringMatching(/^[\w-]{16,64}$/) as string;
const transactionPassword = 'Credits2026';
const card = async () => within(await screen.findByRole('article', { name: /^Bronze · 100\.00/ }));

async function review(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click((await card()).getByRole('button', { name: 'Claim the free package of Builder' }));
  await screen.findByRole('heading', { name: 'Check before you confirm' });
}

async function confirm(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(screen.getByLabelText('Transaction password'), transactionPassword);
  const button = screen.getByRole('button', { name: 'Claim Bronze of 100.00 INSURANCE' });
  act(() => {
    button.click();
    button.click();
  });
}

it('claims a free package once, with the transaction password', async () => {
  const gateway = fakePortal([approvedPackage]);
  renderScreen(<FreePackageScreen />, '/commitment/claim');
  const user = userEvent.setup();
  await review(user);
  expect(screen.getByText(/its contract of 15 days begins at once/)).toBeVisible();
  expect(screen.getByText('Nothing')).toBeVisible();
  await confirm(user);
  expect(await screen.findByRole('heading', { name: 'Free package of Builder claimed' })).toBeVisible();
  expect(gateway.of('ClaimCommitment').map(({ input }) => input)).toEqual([
    { idempotencyKey: key, applicationId: '151', transactionPassword },
  ]);
  expect(screen.getByRole('link', { name: 'See your insurance packages' })).toHaveAttribute(
    'href',
    '/package',
  );
});

it.each([
  ['the application is under review', pendingPackage, 'Your application is not approved.'],
  ['it was rejected', rejectedPackage, 'Your application is not approved.'],
  [
    'the rank has fallen',
    { ...approvedPackage, claimBlockingReason: 'LEVEL' as const },
    'Your rank is too low for this package.',
  ],
  [
    'another free package runs',
    { ...approvedPackage, claimBlockingReason: 'RUNNING' as const },
    'A free insurance package of yours is running. You can claim this one once that has ended.',
  ],
])('disables a free package and explains why while %s', async (_what, commitment, reason) => {
  fakePortal([commitment]);
  renderScreen(<FreePackageScreen />, '/commitment/claim');
  const free = await card();
  expect(free.getByText('Action forbidden')).toBeVisible();
  expect(free.getByText(reason)).toBeVisible();
  expect(free.queryByRole('button')).toBeNull();
});

it('shows when a free package was claimed and links to the insurance packages', async () => {
  fakePortal([claimedPackage]);
  renderScreen(<FreePackageScreen />, '/commitment/claim');
  const free = await card();
  expect(free.getByText('Free package claimed')).toBeVisible();
  expect(free.queryByText('Action forbidden')).toBeNull();
  expect(free.getByRole('link')).toHaveAttribute('href', '/package');
});

it.each([
  [null, '/commitment?package=2'],
  ['LEVEL' as const, null],
])(
  'links a package without an application to one that can be applied for (blocking reason: %s)',
  async (applyBlockingReason, href) => {
    fakePortal([packageOf({ applyBlockingReason })]);
    renderScreen(<FreePackageScreen />, '/commitment/claim');
    const free = await card();
    expect(free.getByText(/^You have not applied for this package\./)).toBeVisible();
    if (href === null) expect(free.queryByRole('link')).toBeNull();
    else expect(free.getByRole('link', { name: 'Apply for Builder' })).toHaveAttribute('href', href);
  },
);

it('warns in the review when the package can no longer be claimed', async () => {
  const gateway = fakePortal([approvedPackage]);
  gateway.answer({
    ClaimCommitment: () => {
      gateway.answer({
        CommitmentSummary: () => summaryAnswer([{ ...approvedPackage, claimBlockingReason: 'LEVEL' }]),
      });
      return refusal('PLATFORM_MESSAGE', 'Action forbidden: your rank is too low for this package.');
    },
  });
  renderScreen(<FreePackageScreen />, '/commitment/claim');
  const user = userEvent.setup();
  await review(user);
  await confirm(user);
  expect(await screen.findByText('Action forbidden: your rank is too low for this package.')).toBeVisible();
  expect(await screen.findByText('This is no longer possible')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change details' }));
  expect((await card()).getByText('Your rank is too low for this package.')).toBeVisible();
});

it('finds a claim whose answer was lost by its key', async () => {
  const gateway = fakePortal([approvedPackage]);
  gateway.answer({
    ClaimCommitment: () => {
      throw new Error('no answer');
    },
    CommitmentApplicationByKey: () => applicationsOf([claimed]),
  });
  renderScreen(<FreePackageScreen />, '/commitment/claim');
  const user = userEvent.setup();
  await review(user);
  await confirm(user);
  await user.click(await screen.findByRole('button', { name: 'Check history' }));
  expect(await screen.findByRole('heading', { name: 'Free package of Builder claimed' })).toBeVisible();
  expect(gateway.of('CommitmentApplicationByKey')).toEqual(
    gateway.of('ClaimCommitment').map(({ input }) => ({
      idempotencyKey: (input as { idempotencyKey: string }).idempotencyKey,
    })),
  );
});
