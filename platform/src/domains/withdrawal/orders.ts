import type { domains, ResultOf, WithdrawalStatus } from '@portal/schema/rest';

import { cursorOf, pageOf, startOfPage } from '../../cursor.ts';
import type { Queryable, SqlValue } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { coinById } from '../../ledger/coins.ts';
import { andPlacedUnder, memberScope } from '../../ledger/idempotency.ts';
import { explainedIn, type Locale } from '../../messages/index.ts';
import { paymentMethods, toPaymentType, type PaymentMethod } from '../payment-method.ts';
import { isExplained, openStatuses, states } from './states.ts';

/** A withdrawal in the words of the contract. */
export type Order = ResultOf<(typeof domains)['withdrawal']['withdrawal']>;

/** A row of `withdrawal`, amounts in minor units, with its steps. */
export interface OrderRow {
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
  /** Oldest first. */
  readonly steps: readonly Step[];
}

interface Step {
  readonly status: WithdrawalStatus;
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly reason: string | null;
}

/** The steps of a withdrawal `w`, read in the same snapshot as the row. */
export const stepsColumn = `(select jsonb_agg(jsonb_build_object('status', s.status,
    'time', (extract(epoch from s.created_at) * 1000)::bigint, 'reason', s.reason) order by s.id)
  from withdrawal_step s where s.withdrawal_id = w.id) as steps`;

/** A row in the words of the contract. */
export function toOrder(row: OrderRow): Order {
  return {
    id: row.id.toString(),
    cursor: cursorOf({ createdAt: row.created_at, id: row.id }),
    receiptNo: row.receipt_number,
    transactionNo: row.transaction_number,
    ...toPaymentType(row.way),
    status: row.status,
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
    reason: isExplained(row.status) ? (row.steps.at(-1)?.reason ?? null) : null,
    expectedDate: row.expected_date,
    createTime: row.created_at.getTime(),
    steps: [...row.steps],
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
 * A page of the member's withdrawals, newest first. A member places at most one a day, so skipping those that the
 * filter excludes costs little.
 */
export async function listOrders(
  db: Queryable,
  memberId: bigint,
  filter: Filter,
  locale: Locale,
): Promise<ResultOf<(typeof domains)['withdrawal']['withdrawalOrderList']>> {
  const params: SqlValue[] = [
    memberId,
    ...startOfPage(filter.cursor),
    filter.pageSize + 1,
    filter.methods ?? paymentMethods,
    filter.status ?? null,
  ];
  const scope = memberScope(memberId, 'withdrawal');
  const rows = await db.query<OrderRow>(
    `select w.*, ${stepsColumn} from withdrawal w
     where w.member_id = $1 and (w.created_at, w.id) < ($2::timestamptz, $3::bigint)
       and w.way = any ($5) and ($6::text is null or w.status = $6) ${andPlacedUnder('w.id', [scope], filter.idempotencyKey, params)}
     order by w.created_at desc, w.id desc limit $4`,
    params,
  );
  return pageOf(rows, filter.pageSize, (row) => {
    const order = explainedIn(locale, toOrder(row));
    return { ...order, steps: order.steps.map((step) => explainedIn(locale, step)) };
  });
}

/** A withdrawal and its member. */
export interface OwnedOrder extends OrderRow {
  readonly user_name: string;
  /** The account is closed, so the operator should find out why before paying. */
  readonly banned: boolean;
}

/** The maximum number of withdrawals listed at once. */
export const maxListed = 200;

/**
 * Withdrawals of all members in one state, by default in every state that is not final. Pending ones are listed oldest
 * first, final ones newest first; at most {@link maxListed}.
 */
export function listAllOrders(db: Queryable, status?: WithdrawalStatus): Promise<OwnedOrder[]> {
  const isOver = status !== undefined && states[status].ends !== undefined;
  return db.query<OwnedOrder>(
    `select w.*, m.user_name, m.banned_at is not null as banned, ${stepsColumn} from withdrawal w join member m on m.id = w.member_id
     where w.status = any ($1) order by w.id ${isOver ? 'desc' : 'asc'} limit ${maxListed}`,
    [status === undefined ? openStatuses : [status]],
  );
}

/** A withdrawal. */
export const formatId = (id: bigint): string => `withdrawal:${id}`;

/** The id behind `withdrawal:12` or `12`; undefined for anything else. */
export function parseId(name: string): bigint | undefined {
  const digits = /^(?:withdrawal:)?([1-9]\d{0,17})$/.exec(name)?.[1];
  return digits === undefined ? undefined : BigInt(digits);
}

/** A member, marked when the account is closed, so that the operator cannot overlook it. */
export const formatOwner = ({ user_name: name, banned }: { user_name: string; banned: boolean }): string =>
  banned ? `${name} (account closed)` : name;
