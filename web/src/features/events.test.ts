import { beforeAll, describe, expect, it } from 'vitest';
import { noneDismissed, withDismissed } from '../notices/dismissed.ts';
import { startTexts } from '../test/portal.tsx';
import type { UrgentEvent } from './dashboard/useUrgentEvents.ts';
import type { DepositEventFragment, DepositEventsQuery } from './deposit/events.generated.ts';
import depositSource from './deposit/events.tsx';
import { now, urgentOf, type UrgentOptions } from './urgent.fixture.ts';
import type { WithdrawalEventFragment, WithdrawalEventsQuery } from './withdrawal/events.generated.ts';
import withdrawalSource from './withdrawal/events.tsx';

beforeAll(() => startTexts('notices'));

const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

const rejected = (id: number, changes: Partial<DepositEventFragment> = {}): DepositEventFragment => ({
  __typename: 'Deposit',
  id: String(id),
  receiptNumber: `D-${id}`,
  method: 'ON_CHAIN',
  status: 'REJECTED',
  amount: '75',
  creditedAmount: '75',
  remainder: null,
  remainderState: null,
  network: 'BEP20',
  channel: null,
  hash: `0x${id}`,
  reference: null,
  reason: 'Another amount arrived',
  createdAt: hoursAgo(id + 1),
  decidedAt: hoursAgo(id),
  ...changes,
});

const withdrawal = (
  status: WithdrawalEventFragment['status'],
  changes: Partial<WithdrawalEventFragment> = {},
) =>
  ({
    __typename: 'Withdrawal',
    id: '7',
    receiptNumber: 'W-7',
    method: 'BANK',
    status,
    coin: 'WITHDRAWAL_POINT',
    amount: '50',
    network: null,
    address: null,
    bankName: 'First Bank',
    accountNumber: '1234567890',
    reason: 'Closed account',
    createdAt: hoursAgo(20),
    expectedOn: '2026-11-21',
    endedCounts: true,
    steps: [],
    ...changes,
  }) satisfies WithdrawalEventFragment;

const connection = <Node>(edge: string, nodes: readonly Node[], hasNextPage = false) => ({
  __typename: `${edge}Connection`,
  edges: nodes.map((node) => ({ __typename: `${edge}Edge`, node })),
  pageInfo: { __typename: 'PageInfo' as const, hasNextPage },
});

interface Parts {
  rejected?: DepositEventFragment[];
  areMoreRejected?: boolean;
  latest?: { status: 'PENDING_REVIEW' | 'APPROVED' | 'REJECTED'; hash: string; createdAt: string }[];
  depositsInReview?: number;
  areMoreInReview?: boolean;
  last?: WithdrawalEventFragment;
  notReceived?: WithdrawalEventFragment[];
  walletAddresses?: number;
}

interface Answers {
  readonly deposit: DepositEventsQuery;
  readonly withdrawal: WithdrawalEventsQuery;
}

function answer(parts: Parts = {}): Answers {
  const ids = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ __typename: 'Deposit', id: String(100 - i) }));
  return {
    deposit: {
      rejected: connection('Deposit', parts.rejected ?? [], parts.areMoreRejected),
      latest: connection(
        'Deposit',
        (parts.latest ?? []).map((deposit, i) => ({
          ...rejected(900 + i),
          remainderCreditedAmount: null,
          remainderCreditedAt: null,
          id: `latest${i}`,
          ...deposit,
        })),
      ),
      inReview: connection('Deposit', ids(parts.depositsInReview ?? 0), parts.areMoreInReview),
    } as DepositEventsQuery,
    withdrawal: {
      latest: connection('Withdrawal', parts.last === undefined ? [] : [parts.last]),
      notReceived: connection('Withdrawal', parts.notReceived ?? []),
      inReview: connection('Withdrawal', []),
      walletAddresses: Array.from({ length: parts.walletAddresses ?? 1 }, (_, i) => ({ id: String(i) })),
      bankAccounts: [],
    } as unknown as WithdrawalEventsQuery,
  };
}

function linesOf(parts: Parts, options?: UrgentOptions): readonly UrgentEvent[] {
  const data = answer(parts);
  return urgentOf(
    (context) => [
      ...depositSource.toEvents(data.deposit, context),
      ...withdrawalSource.toEvents(data.withdrawal, context),
    ],
    options,
  );
}

const idsOf = (lines: readonly UrgentEvent[]) => lines.map(({ id }) => id);

/** What the lines are once one of them was dismissed. */
const without = (parts: Parts, id: string) => {
  const line = linesOf(parts).find((one) => one.id === id);
  if (line === undefined) throw new Error(`No line ${id}`);
  return linesOf(parts, { dismissed: withDismissed(noneDismissed, line, now) });
};

describe('the events of orders', () => {
  it('returns nothing when nothing happened', () => {
    expect(linesOf({})).toEqual([]);
  });

  it('lists the newest three rejected deposits, and the number of further ones', () => {
    const five = [1, 2, 3, 4, 5].map((id) => rejected(id));
    expect(linesOf({ rejected: five })).toMatchObject([
      { id: 'deposit:1' },
      { id: 'deposit:2' },
      { id: 'deposit:3' },
      { id: 'moreRejected', title: '2 more rejected deposits' },
    ]);
    expect(linesOf({ rejected: five.slice(0, 3) })).toHaveLength(3);
  });

  it('counts no further than it knows', () => {
    const five = [1, 2, 3, 4, 5].map((id) => rejected(id));
    expect(linesOf({ rejected: five, areMoreRejected: true }).at(-1)).toMatchObject({
      id: 'moreRejected',
      title: 'There are more rejected deposits',
    });
  });

  it('shows the next rejected deposit in the place of one that was dismissed', () => {
    const five = [1, 2, 3, 4, 5].map((id) => rejected(id));
    expect(without({ rejected: five }, 'deposit:2')).toMatchObject([
      { id: 'deposit:1' },
      { id: 'deposit:3' },
      { id: 'deposit:4' },
      { title: '1 more rejected deposit' },
    ]);
  });

  it('dismisses every rejection at once, until there is a new one', () => {
    const five = [1, 2, 3, 4, 5].map((id) => rejected(id));
    const parts = { rejected: five, areMoreRejected: true };
    expect(without(parts, 'moreRejected')).toEqual([]);
    const dismissed = { ids: [], rejectedUntil: now };
    const fresh = rejected(9, { decidedAt: new Date(now + 1).toISOString() });
    expect(idsOf(linesOf({ ...parts, rejected: [fresh, ...five.slice(0, 4)] }, { dismissed }))).toEqual([
      'deposit:9',
    ]);
  });

  it('lets go of a rejected deposit that was sent in again, and of no other', () => {
    const again = (status: 'PENDING_REVIEW' | 'APPROVED' | 'REJECTED', hash: string, createdAt: string) => ({
      status,
      hash,
      createdAt,
    });
    const both = [rejected(5), rejected(6)];
    for (const status of ['PENDING_REVIEW', 'APPROVED'] as const) {
      const parts = { rejected: both, latest: [again(status, '0x5', hoursAgo(1))] };
      expect(idsOf(linesOf(parts))).toEqual(['deposit:6']);
    }
    const older = { rejected: both, latest: [again('APPROVED', '0x5', hoursAgo(50))] };
    expect(idsOf(linesOf(older))).toEqual(['deposit:5', 'deposit:6']);
    const refused = { rejected: both, latest: [again('REJECTED', '0x5', hoursAgo(1))] };
    expect(idsOf(linesOf(refused))).toEqual(['deposit:5', 'deposit:6']);
  });

  it('lets go of a rejected deposit behind five others, where it can no longer be told', () => {
    const others = (count: number) =>
      Array.from({ length: count }, (_, i) => ({
        status: 'APPROVED' as const,
        hash: `0xother${i}`,
        createdAt: hoursAgo(1),
      }));
    expect(linesOf({ rejected: [rejected(5)], latest: others(4) })).toHaveLength(1);
    expect(linesOf({ rejected: [rejected(5)], latest: others(5) })).toEqual([]);
  });

  it('leaves what was not acted on for a month to the records', () => {
    expect(linesOf({ rejected: [rejected(24 * 30 - 1), rejected(24 * 30 + 1)] })).toHaveLength(1);
    expect(linesOf({ last: withdrawal('FAILED', { createdAt: hoursAgo(24 * 31) }) })).toEqual([]);
  });

  it('lists a withdrawal that failed or was rejected, until there is another one', () => {
    expect(linesOf({ last: withdrawal('FAILED') })).toMatchObject([
      { title: 'Your withdrawal could not be paid' },
    ]);
    expect(linesOf({ last: withdrawal('REJECTED') })).toMatchObject([
      { title: 'Your withdrawal was rejected' },
    ]);
    for (const status of ['PENDING_REVIEW', 'APPROVED', 'SUCCESS', 'CANCELLED'] as const) {
      expect(linesOf({ last: withdrawal(status) })).toEqual([]);
    }
    expect(without({ last: withdrawal('FAILED') }, 'withdrawal:7')).toEqual([]);
  });

  it('lists a withdrawal that has not arrived, which cannot be dismissed', () => {
    const parts = { notReceived: [withdrawal('NOT_RECEIVED')] };
    expect(idsOf(without(parts, 'withdrawal:7'))).toEqual(['withdrawal:7']);
  });

  it('lists withdrawal credits without a payout method', () => {
    expect(linesOf({ walletAddresses: 0 }, { canWithdraw: true })).toMatchObject([{ id: 'bind' }]);
    expect(linesOf({ walletAddresses: 0 }, { canWithdraw: false })).toEqual([]);
    expect(linesOf({ walletAddresses: 1 }, { canWithdraw: true })).toEqual([]);
  });

  it('groups all pending reviews in one line, and starts a new line for a new order', () => {
    expect(linesOf({ depositsInReview: 3 })).toMatchObject([{ title: '3 deposits are pending review' }]);
    expect(linesOf({ depositsInReview: 5, areMoreInReview: true })).toMatchObject([
      { title: 'More than 5 deposits are pending review' },
    ]);
    const [line] = linesOf({ depositsInReview: 2 });
    if (line === undefined) throw new Error('No line');
    expect(without({ depositsInReview: 2 }, line.id)).toEqual([]);
    const other = withDismissed(noneDismissed, { ...line, id: 'depositsInReview:1' }, now);
    expect(linesOf({ depositsInReview: 2 }, { dismissed: other })).toHaveLength(1);
  });
});
