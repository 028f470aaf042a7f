import type { Locale } from '@portal/schema/locales';
import type { domains, AnswerOf, WithdrawalStatus } from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import { businessDate } from '../../kernel/clock.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { coinById } from '../../ledger/coins.ts';
import { localizeReason } from '../../messages/index.ts';
import { listPage, toOrderView, type OrderRow, type PageRequest } from '../../orders/list.ts';
import { paymentMethods, toPaymentType, type PaymentMethod } from '../payment-method.ts';
import { memberStatus, toMemberView } from './member-view.ts';
import { isExplained, openStatuses, states } from './states.ts';

/** A withdrawal as the endpoint returns it. */
export type WithdrawalView = AnswerOf<(typeof domains)['withdrawal']['withdrawal']>;

/** A row of `withdrawal`, amounts in minor units, with its steps. */
export interface WithdrawalRow extends OrderRow {
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

/** The columns of a {@link WithdrawalRow} of a withdrawal `o`; the steps are read in the same snapshot as the row. */
export const orderColumns = `o.*, ${endedCountsColumn}, (select jsonb_agg(jsonb_build_object('status', s.status,
    'time', (extract(epoch from s.created_at) * 1000)::bigint, 'reason', s.reason) order by s.id)
  from withdrawal_step s where s.withdrawal_id = o.id) as steps`;

/** Returns a withdrawal as its member sees it at an instant. */
export function toWithdrawalView(row: WithdrawalRow, now: Date): WithdrawalView {
  const { status, steps } = toMemberView(row, now);
  return {
    ...toOrderView(row),
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
    steps: [...steps],
    endedCounts: status === 'PENDING_REVIEW' ? row.ended_counts : row.counts_for_day,
  };
}

/** Which of a member's withdrawals to list; an absent filter means all. */
interface Filter extends PageRequest {
  readonly methods?: readonly PaymentMethod[];
  readonly status?: WithdrawalStatus | null | undefined;
}

/**
 * Returns a page of the member's withdrawals, newest first. A member places few a day, so skipping filtered ones is
 * cheap. The filter uses the visible state.
 */
export const listWithdrawals = (
  db: Queryable,
  memberId: bigint,
  filter: Filter,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): Promise<AnswerOf<(typeof domains)['withdrawal']['withdrawalOrderList']>> =>
  listPage<WithdrawalRow, WithdrawalView>(db, memberId, filter, {
    table: 'withdrawal',
    operations: ['withdrawal'],
    where: (bind) => [
      `o.way = any (${bind(filter.methods ?? paymentMethods)})`,
      filter.status == null ? null : `${memberStatus(bind(businessDate(now)))} = ${bind(filter.status)}`,
    ],
    select: (withdrawals) => `select ${orderColumns} from ${withdrawals} o`,
    toViews: (rows) =>
      rows.map((row) => {
        const order = localizeReason(locale, toWithdrawalView(row, now));
        return { ...order, steps: order.steps.map((step) => localizeReason(locale, step)) };
      }),
  });

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
    `select ${orderColumns}, m.user_name, m.banned_at is not null as banned from withdrawal o join member m on m.id = o.member_id
     where o.status = any ($1) order by o.id ${isOver ? 'desc' : 'asc'} limit ${maxListed}`,
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
