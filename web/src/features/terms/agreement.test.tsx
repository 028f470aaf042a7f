import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useOverview } from '../../data/overview/overview.tsx';
import { session } from '../../data/session/session.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import Agreement from './agreement.tsx';

beforeAll(() => startTexts('terms', 'shell'));
beforeEach(() => session.start('token'));

const item = {
  __typename: 'MediaItem',
  id: '2',
  title: 'Terms of November',
  body: 'One account.',
  publishedAt: '2026-11-02T16:00:00.000Z',
};
const overview = () => {
  const answer = overviewOf({});
  return { ...answer, me: { ...answer.me, agreementAccepted: false } };
};

const IsAccepted = () => <output>{String(useOverview()?.me.agreementAccepted)}</output>;
const show = () =>
  renderScreen(
    <>
      <Agreement />
      <IsAccepted />
    </>,
  );

describe('the terms within a money flow', () => {
  it('can be read with the keyboard, and are accepted by the button', async () => {
    const gateway = fakeGateway({
      Overview: overview,
      Terms: () => ({ media: [item] }),
      AcceptAgreement: () => ({
        acceptAgreement: {
          __typename: 'AcceptAgreementPayload',
          member: { __typename: 'Member', id: '1', agreementAccepted: true },
        },
      }),
    });
    show();
    const terms = await screen.findByRole('region', { name: 'Terms of November' });
    expect(terms).toHaveTextContent('One account.');
    expect(terms).toHaveAttribute('tabindex', '0');
    await userEvent.click(screen.getByRole('button', { name: 'Accept terms' }));
    expect(await screen.findByText('true')).toBeVisible();
    expect(gateway.of('AcceptAgreement')).toEqual([{ input: { termsId: '2' } }]);
  });

  it('show why they were not accepted', async () => {
    fakeGateway({
      Overview: overview,
      Terms: () => ({ media: [item] }),
      AcceptAgreement: () => refusal('PLATFORM_MESSAGE', 'These terms are no longer in force.'),
    });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Accept terms' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('These terms are no longer in force.');
  });
});
