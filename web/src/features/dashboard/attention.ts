import type { DashboardAttentionQuery } from './dashboard.generated.ts';

type Nodes<Field extends 'rejected' | 'last' | 'convertOrders'> =
  DashboardAttentionQuery[Field]['edges'][number]['node'];

export type RejectedDeposit = Nodes<'rejected'>;
export type TroubledWithdrawal = Nodes<'last'>;
export type PendingConvert = Nodes<'convertOrders'>;

/** One line of what the member's own orders ask of the member. `id` is unique among the lines, and stays the same. */
export type OrderLine =
  | { readonly kind: 'convert'; readonly id: string; readonly order: PendingConvert }
  | {
      readonly kind: 'withdrawalNotReceived' | 'withdrawalRejected' | 'withdrawalFailed';
      readonly id: string;
      readonly order: TroubledWithdrawal;
    }
  | { readonly kind: 'depositRejected'; readonly id: string; readonly order: RejectedDeposit }
  /** `count` is null where there are more than were asked for. */
  | { readonly kind: 'moreRejected'; readonly id: string; readonly count: number | null }
  | { readonly kind: 'bind'; readonly id: string }
  | {
      readonly kind: 'depositsInReview' | 'withdrawalsInReview';
      readonly id: string;
      readonly count: number;
      /** There are more of them than `count`. */
      readonly isMore: boolean;
    };

/** What the member has put away on this device. */
export interface PutAway {
  /** Lines, by their ids. */
  readonly ids: readonly string[];
  /** Every deposit that was rejected until then, in ms since 1970; 0 for none. */
  readonly rejectedUntil: number;
}

/** After so long a rejection is history: it stands among the records. In ms. */
const attentionSpan = 30 * 86_400_000;

/** How many rejected deposits have a line of their own. */
const mostRejected = 3;

const nodesOf = <T>({ edges }: { readonly edges: readonly { readonly node: T }[] }): readonly T[] =>
  edges.map(({ node }) => node);

const decidedOf = ({ decidedAt, createdAt }: RejectedDeposit): number => Date.parse(decidedAt ?? createdAt);

/** As many of the latest deposits as are asked for. */
const latestAsked = 5;

/**
 * Whether the member sent in the same payment again, with what was missing. Behind as many others that cannot be told:
 * then it is long ago.
 */
function isSentAgain(
  { hash, reference, createdAt }: RejectedDeposit,
  latest: DashboardAttentionQuery['latest'],
): boolean {
  const since = nodesOf(latest).filter(
    (deposit) => deposit.status !== 'REJECTED' && Date.parse(deposit.createdAt) > Date.parse(createdAt),
  );
  return (
    since.length >= latestAsked ||
    since.some((deposit) => deposit.hash === hash && deposit.reference === reference)
  );
}

function rejectedLines(data: DashboardAttentionQuery, away: PutAway, now: number): readonly OrderLine[] {
  const asked = nodesOf(data.rejected);
  const recent = asked.filter(
    (deposit) =>
      deposit.status === 'REJECTED' &&
      decidedOf(deposit) > Math.max(away.rejectedUntil, now - attentionSpan) &&
      !isSentAgain(deposit, data.latest),
  );
  const lines = recent
    .map((order) => ({ kind: 'depositRejected', id: `deposit:${order.id}`, order }) as const)
    .filter(({ id }) => !away.ids.includes(id));
  // What lies behind those that were asked for is older than the last of them.
  const oldest = asked.at(-1);
  const areMore =
    data.rejected.pageInfo.hasNextPage &&
    oldest !== undefined &&
    decidedOf(oldest) > Math.max(away.rejectedUntil, now - attentionSpan);
  const others = lines.length - mostRejected;
  if (others <= 0 && !areMore) return lines;
  return [
    ...lines.slice(0, mostRejected),
    { kind: 'moreRejected', id: 'moreRejected', count: areMore ? null : others },
  ];
}

/** What went wrong with the last withdrawal: once the member has withdrawn again, that is history. */
function lastLines(data: DashboardAttentionQuery, now: number): readonly OrderLine[] {
  const [order] = nodesOf(data.last);
  if (order === undefined || Date.parse(order.createdAt) <= now - attentionSpan) return [];
  if (order.status !== 'REJECTED' && order.status !== 'FAILED') return [];
  const kind = order.status === 'REJECTED' ? 'withdrawalRejected' : 'withdrawalFailed';
  return [{ kind, id: `withdrawal:${order.id}`, order }];
}

/** One quiet line for all that waits for the operator; another order is another line, which was not put away. */
function reviewLine(
  kind: 'depositsInReview' | 'withdrawalsInReview',
  { edges, pageInfo }: DashboardAttentionQuery['deposits'] | DashboardAttentionQuery['withdrawals'],
): readonly OrderLine[] {
  const [newest] = edges;
  if (newest === undefined) return [];
  return [{ kind, id: `${kind}:${newest.node.id}`, count: edges.length, isMore: pageInfo.hasNextPage }];
}

/** Whether the member may put a line away: not where something of theirs is still at stake. */
export const isPutAwayable = ({ kind }: OrderLine): boolean =>
  kind !== 'convert' && kind !== 'withdrawalNotReceived';

export interface Circumstances {
  /** There are credits to withdraw. */
  readonly canWithdraw: boolean;
  readonly away: PutAway;
  /** In ms since 1970. */
  readonly now: number;
  /** Converts that settle until then can no longer be cancelled, whatever the answer said. ISO 8601; null for none. */
  readonly endedUntil: string | null;
}

/** What the member's own orders ask of the member, the most pressing first. */
export function orderLinesOf(
  data: DashboardAttentionQuery,
  { canWithdraw, away, now, endedUntil }: Circumstances,
): readonly OrderLine[] {
  const hasNowhere = data.walletAddresses.length === 0 && data.bankAccounts.length === 0;
  const lines: readonly OrderLine[] = [
    ...nodesOf(data.convertOrders)
      .filter(
        ({ status, settlesAt }) =>
          status === 'PENDING' && (endedUntil === null || Date.parse(settlesAt) > Date.parse(endedUntil)),
      )
      .map((order) => ({ kind: 'convert', id: `convert:${order.id}`, order }) as const),
    ...nodesOf(data.notReceived)
      .filter(({ status }) => status === 'NOT_RECEIVED')
      .map((order) => ({ kind: 'withdrawalNotReceived', id: `withdrawal:${order.id}`, order }) as const),
    ...lastLines(data, now),
    ...rejectedLines(data, away, now),
    ...(canWithdraw && hasNowhere ? [{ kind: 'bind', id: 'bind' } as const] : []),
    ...reviewLine('depositsInReview', data.deposits),
    ...reviewLine('withdrawalsInReview', data.withdrawals),
  ];
  return lines.filter((line) => !isPutAwayable(line) || !away.ids.includes(line.id));
}

/** The most lines that are remembered as put away: of older ones nothing is shown any more. */
const mostPutAway = 60;

export const nothingAway: PutAway = { ids: [], rejectedUntil: 0 };

/** Reads what was kept; what cannot be read is nothing. */
export function readPutAway(kept: string | null): PutAway {
  if (kept === null) return nothingAway;
  try {
    const { ids, rejectedUntil } = JSON.parse(kept) as Partial<Record<keyof PutAway, unknown>>;
    return {
      ids: Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
      rejectedUntil: typeof rejectedUntil === 'number' ? rejectedUntil : 0,
    };
  } catch {
    return nothingAway;
  }
}

/** The same with one line more put away; with the line of all others, every rejection there is by now. */
export const withPutAway = (away: PutAway, { kind, id }: OrderLine, now: number): PutAway =>
  kind === 'moreRejected'
    ? { ...away, rejectedUntil: now }
    : { ...away, ids: [...away.ids.filter((known) => known !== id), id].slice(-mostPutAway) };
