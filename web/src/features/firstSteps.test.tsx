import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../data/session/session.ts';
import { FirstSteps } from '../extension-points/firstSteps.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts } from '../test/portal.tsx';
import HelpScreen from './help/HelpScreen.tsx';
import { features } from './index.ts';
import withdrawalProgress from './withdrawal/firstStep.ts';

beforeAll(() => startTexts('help', 'support'));
beforeEach(() => {
  session.start('token');
});
afterEach(() => session.end('loggedOut'));

const steps = features
  .flatMap(({ firstStep = [] }) => firstStep)
  .toSorted((one, other) => one.rank - other.rank);

const none = { edges: [] };
const one = (type: string, rest = {}) => ({
  edges: [{ __typename: `${type}Edge`, node: { __typename: type, id: '1', ...rest } }],
});
const termsAnswer = (agreementAccepted: boolean) => ({
  me: { __typename: 'Member', id: '1', agreementAccepted },
});
const factorAnswer = (hasSecondFactor: boolean, isOffered = true) => ({
  me: { __typename: 'Member', id: '1', hasSecondFactor },
  secondFactors: isOffered ? { __typename: 'SecondFactors' } : null,
});
const answers = {
  Overview: () => overviewOf({}),
  Help: () => ({
    media: [{ __typename: 'MediaItem', id: '1', title: 'Help', body: 'Deposits' }],
    portal: { __typename: 'Portal', extensions: [] },
  }),
  Portal: () => ({
    portal: { __typename: 'Portal', support: { __typename: 'Support', url: null, email: null } },
  }),
  TermsFirstStep: () => termsAnswer(true),
  SettingsFirstStep: () => factorAnswer(true),
  PayoutFirstStep: () => ({ bankAccounts: [{ __typename: 'BankAccount', id: '1' }], walletAddresses: [] }),
  InsuranceFirstStep: () => ({ insuranceContracts: none }),
  DepositFirstStep: () => ({ pending: none, approved: one('Deposit') }),
  ConvertFirstStep: () => ({ convertOrders: none }),
  WithdrawalFirstStep: () => ({ latest: none, paid: none }),
};

function open(changes = {}) {
  const gateway = fakeGateway({ ...answers, ...changes });
  renderScreen(
    <FirstSteps value={steps}>
      <HelpScreen />
    </FirstSteps>,
    '/help',
  );
  return gateway;
}

const findSteps = async () =>
  within(await screen.findByRole('region', { name: 'First steps' })).getAllByRole('listitem');

describe('the first steps in the help', () => {
  it('mark what is done and what is next', async () => {
    open();
    const items = await findSteps();
    expect(items.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual([
      '/terms',
      '/setting',
      '/user-info?add=wallet',
      '/recharge',
      '/convert',
      '/package',
      '/withdraw',
    ]);
    const next = items.find((item) => item.getAttribute('aria-current') === 'step');
    expect(next && within(next).getByRole('link')).toHaveTextContent('Convert');
    expect(items.map((item) => within(item).queryByText('Done') !== null)).toEqual([
      ...[true, true, true, true],
      ...[false, false, false],
    ]);
  });

  it('leave out the second factor where the platform has none', async () => {
    open({ SettingsFirstStep: () => factorAnswer(false, false) });
    await screen.findAllByText('Done');
    expect(screen.queryByRole('link', { name: 'Secure your account' })).toBeNull();
    expect(await findSteps()).toHaveLength(6);
  });

  it('disappear for a member who has done them all', async () => {
    open({
      ConvertFirstStep: () => ({ convertOrders: one('ConvertOrder') }),
      InsuranceFirstStep: () => ({ insuranceContracts: one('InsuranceContract') }),
      WithdrawalFirstStep: () => ({
        latest: one('Withdrawal', { status: 'SUCCESS' }),
        paid: one('Withdrawal'),
      }),
    });
    expect(await screen.findByRole('searchbox')).toBeVisible();
    expect(screen.queryByText('First steps')).toBeNull();
  });

  it('show no progress if one of them cannot be loaded', async () => {
    open({ ConvertFirstStep: () => refusal('NOT_IMPLEMENTED') });
    const items = await findSteps();
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual(items.map(() => null));
    expect(screen.queryByText('Done')).toBeNull();
  });

  it('begin with the registration for a visitor, and request nothing of a member', async () => {
    session.end('loggedOut');
    const gateway = open();
    const [first] = await findSteps();
    expect(first && within(first).getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/register',
    );
    expect(gateway.of('TermsFirstStep')).toEqual([]);
  });
});

it.each([
  ['PENDING_REVIEW', 'waiting'],
  ['REJECTED', 'open'],
  ['CANCELLED', 'open'],
])('the progress of the first withdrawal that is %s is %s', (status, state) => {
  expect(withdrawalProgress.toState({ latest: one('Withdrawal', { status }), paid: none })).toBe(state);
});
