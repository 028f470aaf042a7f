import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useOverview } from '../../data/overview/overview.tsx';
import { session } from '../../data/session/session.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import Terms from './Terms.tsx';

beforeAll(() => startTexts('terms', 'shell'));
beforeEach(() => session.start('token'));

const item = (id: string, title: string, body: string) => ({
  __typename: 'MediaItem',
  id,
  title,
  body,
  publishedAt: '2026-11-02T16:00:00.000Z',
});
const body = ['Please read.', '1. Account', 'One account.', '2. Credits', 'Seven kinds.', '3. Fees', 'None.'];
const TermsAnswer = () => ({
  media: [item('2', 'Terms of November', body.join('\n\n')), item('1', 'Old terms', 'Old.')],
});

const overview = (agreementAccepted: boolean) => {
  const answer = overviewOf({});
  return { ...answer, me: { ...answer.me, agreementAccepted } };
};
const accepted = () => ({
  acceptAgreement: {
    __typename: 'AcceptAgreementPayload',
    member: { __typename: 'Member', id: '1', agreementAccepted: true },
  },
});

function OverviewSays() {
  return <output>{String(useOverview()?.me.agreementAccepted)}</output>;
}

const show = () =>
  renderScreen(
    <>
      <Terms />
      <OverviewSays />
    </>,
  );

const acceptButton = () => screen.findByRole('button', { name: 'Accept terms' });

describe('the terms screen', () => {
  it('shows the latest terms with date and headings', async () => {
    fakeGateway({ Overview: () => overview(true), Terms: TermsAnswer });
    show();
    const article = await screen.findByRole('article', { name: 'Terms of November' });
    expect(
      within(article)
        .getAllByRole('heading', { level: 3 })
        .map((h) => h.textContent),
    ).toEqual(['1. Account', '2. Credits', '3. Fees']);
    expect(article).toHaveTextContent('Published Nov 3, 2026, 00:00 GMT+8');
    expect(screen.queryByText('Old terms')).toBeNull();
    expect(await within(article).findByText('Accepted')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept terms' })).toBeNull();
  });

  it('jumps to a heading without leaving the screen', async () => {
    fakeGateway({ Overview: () => overview(true), Terms: TermsAnswer });
    const scroll = vi.fn();
    vi.stubGlobal('Element', window.Element);
    window.Element.prototype.scrollIntoView = scroll;
    const { address } = show();
    const contents = await screen.findByRole('navigation', { name: 'On this page' });
    await userEvent.click(within(contents).getByRole('button', { name: '2. Credits' }));
    expect(screen.getByRole('heading', { name: '2. Credits' })).toHaveFocus();
    expect(scroll).toHaveBeenCalled();
    expect(address()).toBe('/');
  });

  it('accepts once and updates the overview', async () => {
    const gateway = fakeGateway({
      Overview: () => overview(false),
      Terms: TermsAnswer,
      AcceptAgreement: accepted,
    });
    show();
    expect(await screen.findByText('Not accepted yet')).toBeVisible();
    const polls = gateway.of('Overview').length;
    await userEvent.dblClick(await acceptButton());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('true'));
    expect(gateway.of('AcceptAgreement')).toEqual([{ input: { termsId: '2' } }]);
    expect(gateway.of('Overview')).toHaveLength(polls);
    expect(screen.getByText('Accepted')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept terms' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Terms of November' })).toHaveFocus();
  });

  it('shows the reason of a refusal at the button and in a toast, and allows a retry', async () => {
    const said = vi.spyOn(toast, 'error');
    const gateway = fakeGateway({
      Overview: () => overview(false),
      Terms: TermsAnswer,
      AcceptAgreement: () => refusal('PLATFORM_MESSAGE', 'The terms cannot be accepted now.'),
    });
    show();
    await userEvent.click(await acceptButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The terms cannot be accepted now.The terms are not accepted yet. Try again.',
    );
    expect(said).toHaveBeenCalledOnce();
    gateway.answer({ AcceptAgreement: accepted });
    await userEvent.click(await acceptButton());
    expect(await screen.findByText('Accepted')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('accepts only what was shown, and shows the terms that took its place', async () => {
    const gateway = fakeGateway({
      Overview: () => overview(false),
      Terms: TermsAnswer,
      AcceptAgreement: () => refusal('PLATFORM_MESSAGE', 'The terms have changed.'),
    });
    show();
    await screen.findByRole('article', { name: 'Terms of November' });
    gateway.answer({
      Terms: () => ({ media: [item('3', 'Terms of December', 'Other.'), ...TermsAnswer().media] }),
    });
    await userEvent.click(await acceptButton());
    expect(await screen.findByRole('heading', { name: 'Terms of December' })).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('The terms have changed.');
    gateway.answer({ AcceptAgreement: accepted });
    await userEvent.click(await acceptButton());
    expect(await screen.findByText('Accepted')).toBeVisible();
    expect(gateway.of('AcceptAgreement').map(({ input }) => input)).toEqual([
      { termsId: '2' },
      { termsId: '3' },
    ]);
  });

  it('claims no outcome when no answer came', async () => {
    fakeGateway({
      Overview: () => overview(false),
      Terms: TermsAnswer,
      AcceptAgreement: () => refusal('GATEWAY_TIMEOUT'),
    });
    show();
    await userEvent.click(await acceptButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We do not know yet whether your acceptance arrived.',
    );
  });

  it('shows no consent state until the profile is loaded', async () => {
    fakeGateway({ Overview: () => new Promise(() => undefined), Terms: TermsAnswer });
    show();
    await screen.findByRole('article');
    expect(screen.queryByText('Not accepted yet')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Accept terms' })).toBeNull();
  });

  it('explains that no terms are published, with a link', async () => {
    fakeGateway({ Overview: () => overview(true), Terms: () => ({ media: [] }) });
    show();
    expect(await screen.findByText('No terms are published')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/index');
  });

  it('shows an error when the terms fail to load, and retries', async () => {
    const said = vi.spyOn(toast, 'error');
    const gateway = fakeGateway({
      Overview: () => overview(true),
      Terms: () => refusal('SERVICE_UNAVAILABLE'),
    });
    show();
    expect(await screen.findByText('The terms could not be loaded')).toBeVisible();
    expect(said).not.toHaveBeenCalled();
    gateway.answer({ Terms: TermsAnswer });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Terms of November' })).toBeVisible();
  });
});
