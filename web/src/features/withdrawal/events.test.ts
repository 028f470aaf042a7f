import { render } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EventContext, MemberEvent } from '../../notices/event.ts';
import { startTexts } from '../../test/portal.tsx';
import { urgentOf } from '../urgent.fixture.ts';
import type { WithdrawalEventFragment, WithdrawalEventsQuery } from './events.generated.ts';
import source from './events.tsx';
import { withdrawalStatuses } from './states.ts';
import { made, step } from './withdrawals.fixture.ts';

beforeAll(() => startTexts('notices'));

/** The events' clock is fixed at 20:00 of November 21, 2026, GMT+8. */
const today = '2026-11-21';
const yesterday = '2026-11-20';

const order = (changes: Partial<WithdrawalEventFragment>): WithdrawalEventFragment => ({
  ...made(),
  steps: [step('APPROVED')],
  ...changes,
});

const answer = (latest: readonly WithdrawalEventFragment[], inReview: readonly string[] = []) =>
  ({
    latest: { edges: latest.map((node) => ({ node })) },
    notReceived: { edges: [] },
    inReview: { edges: inReview.map((id) => ({ node: { id } })), pageInfo: { hasNextPage: false } },
    walletAddresses: [{ id: '1' }],
    bankAccounts: [],
  }) as unknown as WithdrawalEventsQuery;

/** Events of the bell and the dashboard. */
function listEvents(latest: readonly WithdrawalEventFragment[], inReview?: readonly string[]) {
  const all: MemberEvent[] = [];
  const urgent = urgentOf((context: EventContext) => {
    all.push(...source.toEvents(answer(latest, inReview), context));
    return all;
  });
  return {
    urgent,
    remarks: all.flatMap(({ notice }) => notice?.remarks ?? []),
    again: all.flatMap(({ notice }) => notice?.again ?? []),
  };
}

describe('the notice of an approved withdrawal', () => {
  it('shows the payment day until it is over', () => {
    const { remarks, urgent } = listEvents([order({ status: 'APPROVED', expectedOn: today })]);
    expect(remarks).toEqual(['It will be paid on Sat, Nov 21, 2026 at the earliest.']);
    expect(urgent).toEqual([]);
  });

  it('reports it as late with the next step once that day is over', () => {
    expect(listEvents([order({ status: 'PAYABLE', expectedOn: yesterday })]).remarks).toEqual([
      'It was expected on Fri, Nov 20, 2026 and is late. The credits stay frozen and are not lost. Contact support from the details, which have the receipt number.',
    ]);
  });

  it.each(['SUCCESS', 'NOT_RECEIVED', 'FAILED', 'CANCELLED'] as const)(
    'announces no payment once the withdrawal is %s',
    (status) => {
      expect(listEvents([order({ status, expectedOn: yesterday })]).remarks).toEqual([]);
    },
  );
});

describe('a late withdrawal', () => {
  it.each(withdrawalStatuses)('needs attention as long as it waits to be paid: %s', (status) => {
    const isAwaited = ['PENDING_REVIEW', 'APPROVED', 'PAYABLE', 'PENDING', 'WITHDRAWING'].includes(status);
    const late = listEvents([order({ status, expectedOn: yesterday })]).urgent.filter(
      ({ title }) => title === 'Your withdrawal is late',
    );
    expect(late).toHaveLength(isAwaited ? 1 : 0);
  });

  it('cannot be dismissed, links to the order and shows what to do', () => {
    const [late] = listEvents([order({ status: 'PENDING', expectedOn: yesterday })]).urgent;
    expect(late?.attention).toMatchObject({
      urgency: 'atStake',
      to: '/withdraw?tab=records&receipt=WD20261121-000042',
      action: 'See details',
    });
    expect(late?.attention.dismissal).toBeUndefined();
    expect(render(late?.attention.hint).container).toHaveTextContent(
      /^100\.00 WITHDRAWIt was expected on Fri, Nov 20, 2026 and is late\..*Contact support/,
    );
  });

  it('combines late withdrawals in one line that links to the list', () => {
    const many = ['1', '2', '3'].map((id) => order({ id, status: 'PAYABLE', expectedOn: yesterday }));
    const { urgent } = listEvents(many);
    expect(urgent.map(({ title }) => title)).toEqual(['3 of your withdrawals are late']);
    expect(urgent[0]?.attention).toMatchObject({ to: '/withdraw?tab=records' });
  });

  it('counts a late withdrawal only once when it is pending review', () => {
    const late = order({ status: 'PENDING_REVIEW', expectedOn: yesterday });
    const titles = (inReview: readonly string[]) =>
      listEvents([late], inReview).urgent.map(({ title }) => title);
    expect(titles([late.id])).toEqual(['Your withdrawal is late']);
    expect(titles(['43', late.id])).toEqual(['Your withdrawal is late', '1 withdrawal is pending review']);
  });
});

describe.each(['REJECTED', 'FAILED'] as const)('a withdrawal that is %s', (status) => {
  const told = (createdAt: string) => listEvents([order({ status, steps: [step(status)], createdAt })]);

  it('links to its details on the same day, which allows no other withdrawal', () => {
    const { again, urgent } = told(`${today}T03:00:00.000Z`);
    expect(again).toEqual([]);
    expect(urgent[0]?.attention).toMatchObject({
      action: 'See details',
      to: '/withdraw?tab=records&receipt=WD20261121-000042',
    });
  });

  it('offers to send it again from the next day on', () => {
    const { again, urgent } = told(`${yesterday}T03:00:00.000Z`);
    expect(again).toEqual([expect.stringMatching(/^\/withdraw\?/)]);
    expect(urgent[0]?.attention).toMatchObject({ action: 'Send again', to: again[0] });
  });
});
