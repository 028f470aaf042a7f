import { describe, expect, it } from 'vitest';
import {
  nothingAway,
  orderLinesOf,
  readPutAway,
  withPutAway,
  type Circumstances,
  type OrderLine,
  type RejectedDeposit,
  type TroubledWithdrawal,
} from './attention.ts';
import type { DashboardAttentionQuery } from './dashboard.generated.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

const rejected = (id: number, changes: Partial<RejectedDeposit> = {}): RejectedDeposit => ({
  __typename: 'Deposit',
  id: String(id),
  method: 'ON_CHAIN',
  status: 'REJECTED',
  amount: '75',
  hash: `0x${id}`,
  reference: null,
  reason: 'Another amount arrived',
  createdAt: hoursAgo(id + 1),
  decidedAt: hoursAgo(id),
  ...changes,
});

const withdrawal = (status: TroubledWithdrawal['status'], changes: Partial<TroubledWithdrawal> = {}) =>
  ({
    __typename: 'Withdrawal',
    id: '7',
    receiptNumber: 'W-7',
    method: 'BANK',
    status,
    coin: 'WITHDRAWAL_POINT',
    amount: '50',
    reason: 'Closed account',
    createdAt: hoursAgo(20),
    ...changes,
  }) satisfies TroubledWithdrawal;

const connection = <Node>(edge: string, nodes: readonly Node[], hasNextPage = false) => ({
  __typename: `${edge}Connection`,
  edges: nodes.map((node) => ({ __typename: `${edge}Edge`, node })),
  pageInfo: { __typename: 'PageInfo' as const, hasNextPage },
});

interface Parts {
  rejected?: RejectedDeposit[];
  areMoreRejected?: boolean;
  latest?: { status: 'PENDING_REVIEW' | 'APPROVED' | 'REJECTED'; hash: string; createdAt: string }[];
  depositsInReview?: number;
  areMoreInReview?: boolean;
  last?: TroubledWithdrawal;
  notReceived?: TroubledWithdrawal[];
  converts?: { id: string; settlesAt: string }[];
  walletAddresses?: number;
}

function answer(parts: Parts = {}): DashboardAttentionQuery {
  const ids = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ __typename: 'Deposit', id: String(100 - i) }));
  return {
    rejected: connection('Deposit', parts.rejected ?? [], parts.areMoreRejected),
    latest: connection(
      'Deposit',
      (parts.latest ?? []).map((deposit, i) => ({ id: `latest${i}`, reference: null, ...deposit })),
    ),
    deposits: connection('Deposit', ids(parts.depositsInReview ?? 0), parts.areMoreInReview),
    last: connection('Withdrawal', parts.last === undefined ? [] : [parts.last]),
    notReceived: connection('Withdrawal', parts.notReceived ?? []),
    withdrawals: connection('Withdrawal', []),
    convertOrders: connection(
      'ConvertOrder',
      (parts.converts ?? []).map((order) => ({
        status: 'PENDING',
        from: 'CASH_POINT',
        to: 'ASSETS_POINT',
        amount: '1',
        actualAmount: '1',
        ...order,
      })),
    ),
    walletAddresses: Array.from({ length: parts.walletAddresses ?? 1 }, (_, i) => ({ id: String(i) })),
    bankAccounts: [],
  } as unknown as DashboardAttentionQuery;
}

const circumstances: Circumstances = { canWithdraw: false, away: nothingAway, now, endedUntil: null };
const linesOf = (parts: Parts, changes: Partial<Circumstances> = {}) =>
  orderLinesOf(answer(parts), { ...circumstances, ...changes });
const idsOf = (lines: readonly OrderLine[]) => lines.map(({ id }) => id);

/** What the lines are once one of them was put away. */
const without = (parts: Parts, id: string) => {
  const line = linesOf(parts).find((one) => one.id === id);
  if (line === undefined) throw new Error(`No line ${id}`);
  return linesOf(parts, { away: withPutAway(nothingAway, line, now) });
};

describe('what the orders of a member ask for', () => {
  it('is nothing where nothing happened', () => {
    expect(linesOf({})).toEqual([]);
  });

  it('is the newest three rejected deposits, and how many more', () => {
    const five = [1, 2, 3, 4, 5].map((id) => rejected(id));
    expect(linesOf({ rejected: five })).toMatchObject([
      { id: 'deposit:1' },
      { id: 'deposit:2' },
      { id: 'deposit:3' },
      { kind: 'moreRejected', count: 2 },
    ]);
    expect(linesOf({ rejected: five.slice(0, 3) })).toHaveLength(3);
  });

  it('counts no further than it knows', () => {
    const five = [1, 2, 3, 4, 5].map((id) => rejected(id));
    expect(linesOf({ rejected: five, areMoreRejected: true }).at(-1)).toMatchObject({
      kind: 'moreRejected',
      count: null,
    });
  });

  it('shows the next rejected deposit in the place of one that was put away', () => {
    const five = [1, 2, 3, 4, 5].map((id) => rejected(id));
    expect(without({ rejected: five }, 'deposit:2')).toMatchObject([
      { id: 'deposit:1' },
      { id: 'deposit:3' },
      { id: 'deposit:4' },
      { count: 1 },
    ]);
  });

  it('is done with every rejection at once, until there is a new one', () => {
    const five = [1, 2, 3, 4, 5].map((id) => rejected(id));
    const parts = { rejected: five, areMoreRejected: true };
    expect(without(parts, 'moreRejected')).toEqual([]);
    const away = { ids: [], rejectedUntil: now };
    const fresh = rejected(9, { decidedAt: new Date(now + 1).toISOString() });
    expect(idsOf(linesOf({ ...parts, rejected: [fresh, ...five.slice(0, 4)] }, { away }))).toEqual([
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

  it('leaves what nobody acted on for a month to the records', () => {
    expect(linesOf({ rejected: [rejected(24 * 30 - 1), rejected(24 * 30 + 1)] })).toHaveLength(1);
    expect(linesOf({ last: withdrawal('FAILED', { createdAt: hoursAgo(24 * 31) }) })).toEqual([]);
  });

  it('is a withdrawal that failed or was rejected, until there is another one', () => {
    expect(linesOf({ last: withdrawal('FAILED') })).toMatchObject([{ kind: 'withdrawalFailed' }]);
    expect(linesOf({ last: withdrawal('REJECTED') })).toMatchObject([{ kind: 'withdrawalRejected' }]);
    for (const status of ['PENDING_REVIEW', 'APPROVED', 'SUCCESS', 'CANCELLED'] as const) {
      expect(linesOf({ last: withdrawal(status) })).toEqual([]);
    }
    expect(without({ last: withdrawal('FAILED') }, 'withdrawal:7')).toEqual([]);
  });

  it('is a withdrawal that has not arrived, which cannot be put away', () => {
    const parts = { notReceived: [withdrawal('NOT_RECEIVED')] };
    expect(idsOf(without(parts, 'withdrawal:7'))).toEqual(['withdrawal:7']);
  });

  it('is credits to withdraw without anywhere to pay them to', () => {
    expect(linesOf({ walletAddresses: 0 }, { canWithdraw: true })).toMatchObject([{ kind: 'bind' }]);
    expect(linesOf({ walletAddresses: 0 }, { canWithdraw: false })).toEqual([]);
    expect(linesOf({ walletAddresses: 1 }, { canWithdraw: true })).toEqual([]);
  });

  it('is one line for all that waits for review; a new order is a new line', () => {
    expect(linesOf({ depositsInReview: 3 })).toMatchObject([{ count: 3, isMore: false }]);
    expect(linesOf({ depositsInReview: 5, areMoreInReview: true })).toMatchObject([
      { count: 5, isMore: true },
    ]);
    const [line] = linesOf({ depositsInReview: 2 });
    if (line === undefined) throw new Error('No line');
    expect(without({ depositsInReview: 2 }, line.id)).toEqual([]);
    const other = withPutAway(nothingAway, { ...line, id: 'depositsInReview:1' }, now);
    expect(linesOf({ depositsInReview: 2 }, { away: other })).toHaveLength(1);
  });

  it('is a convert as long as it can be cancelled', () => {
    const converts = [
      { id: '2', settlesAt: '2026-11-21T12:01:00.000Z' },
      { id: '1', settlesAt: '2026-11-21T12:00:30.000Z' },
    ];
    expect(idsOf(linesOf({ converts }))).toEqual(['convert:2', 'convert:1']);
    const endedUntil = '2026-11-21T12:00:30.000Z';
    expect(idsOf(linesOf({ converts }, { endedUntil }))).toEqual(['convert:2']);
  });
});

describe('what was put away', () => {
  it('survives being written down', () => {
    const line: OrderLine = { kind: 'bind', id: 'bind' };
    const away = withPutAway(nothingAway, line, now);
    expect(readPutAway(JSON.stringify(away))).toEqual(away);
  });

  it.each([null, '', '{', 'null', '[]', '{"ids":"bind","rejectedUntil":"soon"}', '{"ids":[1,null]}'])(
    'is nothing where %j was written down',
    (kept) => {
      expect(readPutAway(kept)).toEqual(nothingAway);
    },
  );

  it('never grows beyond sixty lines, and keeps the latest', () => {
    let away = nothingAway;
    for (let id = 1; id <= 200; id++) {
      away = withPutAway(away, { kind: 'depositRejected', id: `deposit:${id}`, order: rejected(id) }, now);
    }
    expect(away.ids).toHaveLength(60);
    expect(away.ids.at(-1)).toBe('deposit:200');
  });
});
