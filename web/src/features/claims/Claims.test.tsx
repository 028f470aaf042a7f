import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import { refusal, renderInRouter, renderScreen, startTexts } from '../../test/portal.tsx';
import {
  claimOf,
  claimsOf,
  confirm,
  openLoss,
  orderOf,
  fakePortal,
  rejectedLoss,
  review,
  roundOf,
  roundsOf,
} from './claims.fixture.ts';
import Claims from './Claims.tsx';

beforeAll(() => startTexts('claims', 'flow', 'records', 'shell'));
beforeEach(() => session.start('token'));
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('a round', () => {
  const rows = async () =>
    within(await screen.findByRole('list', { name: 'Orders of Gold, round 2' })).getAllByRole('listitem');

  it('shows its six orders, and what each is for claims', async () => {
    fakePortal([
      roundOf([
        orderOf(1),
        openLoss,
        rejectedLoss,
        orderOf(4, { result: '-5', valid: false }),
        orderOf(5, { result: '-4', status: 'APPROVED', receiptNumber: 'C-5' }),
      ]),
    ]);
    renderScreen(<Claims />, '/claim-insurance');
    expect(await screen.findByRole('article', { name: 'Gold · round 2' })).toHaveTextContent('5 of 6 trades');
    const shown = (await rows()).map((row) => row.textContent);
    expect(shown).toHaveLength(6);
    expect(shown[0]).toContain('No loss');
    expect(shown[1]).toMatch(/9\.00 INSURANCE.*Claim$/);
    expect(shown[2]).toMatch(/The day cannot be read.*Rejected.*Claim again$/);
    expect(shown[3]).toContain('Cannot be claimed: the package was not locked all day');
    expect(shown[4]).toMatch(/Approved$/);
    expect(shown[5]).toContain('Not traded yet');
    expect(screen.getByText('2 losses can be claimed.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /the loss of/ })).toHaveLength(2);
  });

  it('shows no next trade once the package has ended', async () => {
    fakePortal([roundOf([orderOf(1)], { nextTradeAt: null })]);
    renderScreen(<Claims />, '/claim-insurance');
    await screen.findByText('No loss is open to claim.');
    expect((await rows()).filter((row) => row.textContent.includes('the package has ended'))).toHaveLength(5);
  });

  it('pages through older rounds', async () => {
    const gateway = fakePortal();
    gateway.answer({
      ClaimRounds: ({ after }) =>
        after === 'next'
          ? roundsOf([roundOf([], { id: '1', name: 'Bronze', position: 1 })])
          : roundsOf([roundOf([openLoss])], { endCursor: 'next' }),
    });
    const { back } = renderInRouter(<Claims />, '/claim-insurance');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Older rounds' }));
    const older = () => screen.findByRole('article', { name: 'Bronze · round 1' });
    expect(await older()).toBeVisible();
    // It is the same page after a visit to another tab.
    await user.click(screen.getByRole('link', { name: 'History' }));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    back();
    expect(await older()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Newest rounds' }));
    expect(await screen.findByRole('article', { name: 'Gold · round 2' })).toBeVisible();
  });
});

it.each([
  [true, 'Pay a premium', '/insurance/premium'],
  [false, 'See the packages', '/package'],
])('links a member without a round to the next step (has a package: %s)', async (current, name, href) => {
  const gateway = fakePortal();
  gateway.answer({ ClaimRounds: () => roundsOf([], { current }) });
  renderScreen(<Claims />, '/claim-insurance');
  expect(await screen.findByText('You have no insured round yet')).toBeVisible();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

describe('a claim', () => {
  it('files a claim once with its screenshot and shows what happens next', async () => {
    const gateway = fakePortal();
    renderScreen(<Claims />, '/claim-insurance');
    const user = userEvent.setup();
    await review(user);
    const button = confirm();
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByRole('heading', { name: 'Claim of 9.00 CASH submitted' })).toHaveFocus();
    const sent = gateway.of('FileClaim').map(({ input }) => input as Record<string, unknown>);
    expect(sent).toEqual([
      {
        idempotencyKey: expect.stringMatching(/^[\w-]{16,64}$/) as string,
        tradeId: '52',
        screenshot: expect.any(File) as File,
      },
    ]);
    expect(screen.getByText(/You do not need to do anything: 9\.00 CASH will be paid/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the rounds' }));
    expect(await screen.findByRole('article', { name: 'Gold · round 2' })).toBeVisible();
  });

  it('needs a screenshot, and can be left for the rounds', async () => {
    const gateway = fakePortal();
    renderScreen(<Claims />, '/claim-insurance');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Claim the loss of 9\.00 CASH/ }));
    expect(screen.getByRole('heading', { name: 'Gold · round 2 · order 2' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Review claim' }));
    expect(screen.getByLabelText('Screenshot')).toHaveAccessibleDescription(/Add a screenshot of the loss/);
    await user.click(screen.getByRole('button', { name: 'Back to the rounds' }));
    expect(await screen.findByRole('article', { name: 'Gold · round 2' })).toBeVisible();
    expect(gateway.of('FileClaim')).toEqual([]);
  });

  it('files a rejected claim again from a link and shows the reason', async () => {
    fakePortal();
    renderScreen(<Claims />, '/claim-insurance?trade=53');
    expect(await screen.findByRole('heading', { name: 'Gold · round 2 · order 3' })).toBeVisible();
    expect(screen.getByText('The day cannot be read')).toBeVisible();
    expect(screen.getByText(/You can claim it again with another screenshot/)).toBeVisible();
  });

  it('lists the rounds with a notice when the trade is no longer claimable', async () => {
    fakePortal([roundOf([orderOf(2, { result: '-9', status: 'PENDING_REVIEW' })])]);
    renderScreen(<Claims />, '/claim-insurance?trade=52');
    expect(await screen.findByRole('article', { name: 'Gold · round 2' })).toBeVisible();
    expect(screen.getByText(/^The loss you chose can no longer be claimed/)).toBeVisible();
  });

  it('links to the older rounds when the trade is in one of them', async () => {
    const gateway = fakePortal();
    gateway.answer({
      ClaimRounds: ({ after }) =>
        after === null
          ? roundsOf([roundOf([openLoss])], { endCursor: 'next' })
          : roundsOf([roundOf([rejectedLoss], { id: '1', name: 'Bronze', position: 1 })]),
    });
    renderScreen(<Claims />, '/claim-insurance?trade=53');
    const user = userEvent.setup();
    expect(await screen.findByText(/^The loss you chose is in none of these rounds/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Older rounds' }));
    expect(await screen.findByRole('heading', { name: 'Bronze · round 1 · order 3' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the rounds' }));
    expect(await screen.findByRole('article', { name: 'Bronze · round 1' })).toBeVisible();
    expect(screen.queryByText(/^The loss you chose/)).toBeNull();
  });

  it('offers to file again when the claim is rejected while its result is shown', async () => {
    const gateway = fakePortal();
    renderScreen(<Claims />, '/claim-insurance');
    const user = userEvent.setup();
    await review(user);
    gateway.answer({
      RecentClaims: () => claimsOf([claimOf({ status: 'REJECTED', reason: 'Not readable' })]),
      ClaimRounds: () =>
        roundsOf([roundOf([orderOf(2, { result: '-9', status: 'REJECTED', reason: 'Not readable' })])]),
    });
    await user.click(confirm());
    await screen.findByRole('heading', { name: 'Claim of 9.00 CASH rejected' });
    await user.click(screen.getByRole('link', { name: 'Send again' }));
    expect(await screen.findByRole('heading', { name: 'Gold · round 2 · order 2' })).toBeVisible();
    expect(screen.getByText(/You can claim it again with another screenshot/)).toBeVisible();
  });

  it('keeps the entered values when the claim is refused', async () => {
    const gateway = fakePortal();
    gateway.answer({
      FileClaim: () => refusal('PLATFORM_MESSAGE', 'You have already claimed this trade: C-1.'),
    });
    renderScreen(<Claims />, '/claim-insurance');
    const user = userEvent.setup();
    await review(user);
    await user.click(confirm());
    expect(await screen.findByText('You have already claimed this trade: C-1.')).toBeVisible();
  });

  it('shows an unknown outcome without an answer and finds the claim by its key', async () => {
    const gateway = fakePortal();
    gateway.answer({ FileClaim: () => refusal('OUTCOME_UNKNOWN') });
    renderScreen(<Claims />, '/claim-insurance');
    const user = userEvent.setup();
    await review(user);
    await user.click(confirm());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Outcome unknown' })).toHaveFocus());
    gateway.answer({ ClaimByKey: () => claimsOf([claimOf()]) });
    await user.click(screen.getByRole('button', { name: 'Check history' }));
    expect(await screen.findByRole('heading', { name: 'Claim of 9.00 CASH submitted' })).toBeVisible();
  });

  it('polls while the claim is pending, because a rejection changes no balance', async () => {
    vi.spyOn(toast, 'info').mockReturnValue('');
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
    const gateway = fakePortal();
    gateway.answer({ RecentClaims: () => claimsOf([claimOf()]) });
    renderScreen(<Claims />, '/claim-insurance');
    await screen.findByText('Pending review');
    const asked = gateway.of('ClaimRounds').length;
    gateway.answer({
      RecentClaims: () =>
        claimsOf([
          claimOf({ status: 'REJECTED', reason: 'Not readable', decidedAt: '2026-11-21T04:00:00.000Z' }),
        ]),
    });
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(await screen.findByText('Not readable')).toBeVisible();
    expect(toast.info).toHaveBeenCalledExactlyOnceWith('Claim of 9.00 CASH rejected. Not readable', {
      id: '3',
    });
    await waitFor(() => expect(gateway.of('ClaimRounds').length).toBeGreaterThan(asked));
  });
});

describe('the history', () => {
  it('lists claims with their states, filtered, each with its details and screenshot', async () => {
    const gateway = fakePortal();
    gateway.answer({
      Claims: () =>
        claimsOf([
          claimOf(),
          claimOf({ id: '2', receiptNumber: 'C-2', status: 'REJECTED', reason: 'Not readable', number: 5 }),
        ]),
      ClaimScreenshot: () => ({
        claimScreenshot: {
          __typename: 'UploadedImage',
          image: 'data:image/webp;base64,UklGRg==',
          width: 64,
          height: 48,
        },
      }),
    });
    renderScreen(<Claims />, '/claim-insurance?tab=records');
    const user = userEvent.setup();
    expect(await screen.findByText('Gold · round 2 · order 2')).toBeVisible();
    expect(screen.getByText('Not readable')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /order 5/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Gold · round 2 · order 5' });
    await user.click(await within(drawer).findByRole('button', { name: 'Show picture' }));
    expect(await within(drawer).findByRole('img', { name: 'Screenshot' })).toHaveAttribute('width', '64');
    await user.keyboard('{Escape}');
    await user.selectOptions(screen.getByLabelText('Status'), 'REJECTED');
    await waitFor(() =>
      expect(gateway.of('Claims').at(-1)).toMatchObject({ filter: { status: 'REJECTED' } }),
    );
  });
});
