import type { Locale } from '@portal/schema/locales';
import type { domains, AnswerOf, WithdrawalStatus } from '@portal/schema/rest';
import type { Queryable, SqlValue } from '../../database/database.ts';
import { businessDate } from '../../kernel/clock.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { coinById } from '../../ledger/coins.ts';
import { andIdempotencyKey, memberScope } from '../../ledger/idempotency.ts';
import { localizeReason } from '../../messages/index.ts';
import { formatCursor, cutPage, startOfPage } from '../../orders/cursor.ts';
import { paymentMethods, toPaymentType, type PaymentMethod } from '../payment-method.ts';
import { memberStatus, toMemberView } from './member-view.ts';
import { isExplained, openStatuses, states } from './states.ts';

/** A withdrawal as the endpoint returns it. */
export type WithdrawalView = AnswerOf<(typeof domains)['withdrawal']['withdrawal']>;

/** A row of `withdrawal`, amounts in minor units, with its steps. */
export interface WithdrawalRow {
  readonly id: bigint;
  readonly member_id: bigint;
  readonly expected_date: string;
  readonly status: WithdrawalStatus;
  readonly coin_id: number;
  readonly amount: bigint;
  readonly fee: bigint;
  /** The network's part of the fee. */
  readonly gas_fee: bigint;
  readonly way: PaymentMethod;
  readonly wallet_address: string | null;
  readonly bank_name: string | null;
  readonly account_name: string | null;
  readonly account_number: string | null;
  readonly hash: string | null;
  readonly hold_id: bigint;
  readonly receipt_number: string;
  readonly transaction_number: string;
  readonly created_at: Date;
  /** Whether it counts for its business day. */
  readonly counts_for_day: boolean;
  /** Whether a withdrawal that ends before its approval counts, by the setting. */
  readonly ended_counts: boolean;
  /** Oldest first. */
  readonly steps: readonly Step[];
}

interface Step {
  readonly status: WithdrawalStatus;
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly reason: string | null;
}

/** Whether a withdrawal that ends before its approval counts, by the setting. */
export const endedCountsColumn = '(select ended_counts from withdrawal_setting) as ended_counts';

/** The columns of a {@link WithdrawalRow} of a withdrawal `w`; the steps are read in the same snapshot as the row. */
export const orderColumns = `w.*, ${endedCountsColumn}, (select jsonb_agg(jsonb_build_object('status', s.status,
    'time', (extract(epoch from s.created_at) * 1000)::bigint, 'reason', s.reason) order by s.id)
  from withdrawal_step s where s.withdrawal_id = w.id) as steps`;

/** Returns a withdrawal as its member sees it at an instant. */
export function toWithdrawalView(row: WithdrawalRow, now: Date): WithdrawalView {
  const { status, steps } = toMemberView(row, now);
  return {
    id: row.id.toString(),
    cursor: formatCursor({ createdAt: row.created_at, id: row.id }),
    receiptNo: row.receipt_number,
    transactionNo: row.transaction_number,
    ...toPaymentType(row.way),
    status,
    coinName: coinById(row.coin_id),
    amount: formatAmount(row.amount),
    adminFee: formatAmount(row.fee),
    gasFee: formatAmount(row.gas_fee),
    actualAmount: formatAmount(row.amount - row.fee),
    walletAddress: row.wallet_address,
    bankName: row.bank_name,
    accountName: row.account_name,
    accountNumber: row.account_number,
    hash: row.hash,
    reason: isExplained(status) ? (steps.at(-1)?.reason ?? null) : null,
    expectedDate: row.expected_date,
    createTime: row.created_at.getTime(),
    steps: [...steps],
    endedCounts: status === 'PENDING_REVIEW' ? row.ended_counts : row.counts_for_day,
  };
}

/** Which of a member's withdrawals to list; an absent filter means all. */
interface Filter {
  readonly methods?: readonly PaymentMethod[];
  readonly status?: WithdrawalStatus | null | undefined;
  readonly idempotencyKey?: string | null | undefined;
  readonly pageSize: number;
  readonly cursor: string | undefined;
}

/**
 * Returns a page of the member's withdrawals, newest first. A member places few a day, so skipping filtered ones is
 * cheap. The filter uses the visible state.
 */
export async function listWithdrawals(
  db: Queryable,
  memberId: bigint,
  filter: Filter,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): Promise<AnswerOf<(typeof domains)['withdrawal']['withdrawalOrderList']>> {
  const params: SqlValue[] = [
    memberId,
    ...startOfPage(filter.cursor),
    filter.pageSize + 1,
    filter.methods ?? paymentMethods,
    filter.status ?? null,
    businessDate(now),
  ];
  const scope = memberScope(memberId, 'withdrawal');
  const rows = await db.query<WithdrawalRow>(
    `select ${orderColumns} from withdrawal w
     where w.member_id = $1 and (w.created_at, w.id) < ($2::timestamptz, $3::bigint)
       and w.way = any ($5) and ($6::text is null or ${memberStatus('$7')} = $6) ${andIdempotencyKey('w.id', [scope], filter.idempotencyKey, params)}
     order by w.created_at desc, w.id desc limit $4`,
    params,
  );
  return cutPage(rows, filter.pageSize, (row) => {
    const order = localizeReason(locale, toWithdrawalView(row, now));
    return { ...order, steps: order.steps.map((step) => localizeReason(locale, step)) };
  });
}

/** A withdrawal and its member. */
export interface OwnedWithdrawal extends WithdrawalRow {
  readonly user_name: string;
  /** Whether the account is closed, so that the operator can investigate before paying. */
  readonly banned: boolean;
}

/** The maximum number of withdrawals listed at once. */
export const maxListed = 200;

/**
 * Returns withdrawals of all members in one state; by default in every state that is not final. Pending ones are
 * oldest first, final ones newest first; at most {@link maxListed}.
 */
export function listAllWithdrawals(db: Queryable, status?: WithdrawalStatus): Promise<OwnedWithdrawal[]> {
  const isOver = status !== undefined && states[status].ends !== undefined;
  return db.query<OwnedWithdrawal>(
    `select ${orderColumns}, m.user_name, m.banned_at is not null as banned from withdrawal w join member m on m.id = w.member_id
     where w.status = any ($1) order by w.id ${isOver ? 'desc' : 'asc'} limit ${maxListed}`,
    [status === undefined ? openStatuses : [status]],
  );
}

/** Returns the id of a withdrawal with its prefix. */
export const formatId = (id: bigint): string => `withdrawal:${id}`;

/** Parses `withdrawal:12` or `12`; undefined for anything else. */
export function parseId(name: string): bigint | undefined {
  const digits = /^(?:withdrawal:)?([1-9]\d{0,17})$/.exec(name)?.[1];
  return digits === undefined ? undefined : BigInt(digits);
}

/** Formats a member, with a visible mark if the account is closed. */
export const formatOwner = ({ user_name: name, banned }: { user_name: string; banned: boolean }): string =>
  banned ? `${name} (account closed)` : name;
