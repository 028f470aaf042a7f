/**
 * Rows, views and the list of PIN codes. A code is a secret of its holder, and leaves the platform only in their
 * list.
 */
import {
  matchingCodeStatuses,
  type domains,
  type MatchingCodeStatus,
  type ParsedRequestOf,
  type AnswerOf,
} from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { listPage, toOrderView, type OrderRow } from '../../orders/list.ts';
import { countPurchases } from '../insurance/index.ts';
import { refusals } from './refusals.ts';
import { getActivationBlockingReason } from './rules.ts';

type Endpoint = (typeof domains)['matching-codes']['matchingCodeList'];
type Page = AnswerOf<Endpoint>;

/** A row without its secret; the amount in minor units. */
export interface CodeRow extends OrderRow {
  readonly package_id: bigint;
  readonly amount: bigint;
  readonly hold_id: bigint;
  readonly status: MatchingCodeStatus;
  readonly ended_at: Date | null;
}

/** All columns but the code and the seal. */
export const columns =
  'id, member_id, package_id, amount, hold_id, receipt_number, transaction_number, created_at, status, ended_at';

/** How a member identifies one of their codes. */
export type CodeName = { readonly id: bigint } | { readonly code: string };

/**
 * Locks a pending code of the member. Refused with PIN_CODE_UNKNOWN (also for another member's), or PIN_CODE_USED if
 * it is no longer pending.
 */
export async function lockPending(tx: Queryable, memberId: bigint, name: CodeName): Promise<CodeRow> {
  const [column, value] = 'id' in name ? ['id', name.id] : ['code', name.code];
  const row = await tx.maybe<CodeRow>(
    `select ${columns} from matching_code where ${column} = $1 and member_id = $2 for update`,
    [value, memberId],
  );
  if (row === undefined) throw refusals.PIN_CODE_UNKNOWN();
  if (row.status !== 'PENDING') throw refusals.PIN_CODE_USED();
  return row;
}

interface ListedRow extends CodeRow {
  readonly code: string;
  readonly name: string;
  readonly price: bigint;
  readonly enabled: boolean;
  readonly maximum_purchases: number;
  readonly from_user_name: string | null;
  readonly to_user_name: string | null;
  readonly contract_id: bigint | null;
}

const toCode = (row: ListedRow, purchases: ReadonlyMap<bigint, number>): Page['records'][number] => {
  const isPending = row.status === 'PENDING';
  const offered = { enabled: row.enabled, amount: row.price, maximumPurchases: row.maximum_purchases };
  return {
    ...toOrderView(row),
    status: row.status,
    code: isPending ? row.code : null,
    matchingId: row.package_id.toString(),
    name: row.name,
    amount: formatAmount(row.amount),
    blockingReason: isPending
      ? getActivationBlockingReason(offered, {
          paid: row.amount,
          purchases: purchases.get(row.package_id) ?? 0,
        })
      : null,
    fromUserName: row.from_user_name,
    toUserName: row.to_user_name,
    buyMatchingId: row.contract_id?.toString() ?? null,
    endTime: row.ended_at?.getTime() ?? null,
  };
};

/** Returns a page of the member's codes, newest first. */
export const listCodes = (db: Queryable, memberId: bigint, data: ParsedRequestOf<Endpoint>): Promise<Page> =>
  listPage<ListedRow, Page['records'][number]>(db, memberId, data, {
    table: 'matching_code',
    ranges: { status: data.status ?? matchingCodeStatuses },
    select: (codes) =>
      `select o.*, p.name, p.amount as price, p.enabled, p.maximum_purchases, sender.user_name as from_user_name,
           receiver.user_name as to_user_name, ending.contract_id
         from ${codes} o join insurance_package p on p.id = o.package_id
         join matching_code_record making on making.id = o.made_by
         left join member sender on sender.id = making.counterparty_id
         left join matching_code_record ending on ending.id = o.ended_by
         left join member receiver on receiver.id = ending.counterparty_id`,
    toViews: async (rows) => {
      const purchases = rows.some((row) => row.status === 'PENDING')
        ? await countPurchases(db, memberId)
        : new Map<bigint, number>();
      return rows.map((row) => toCode(row, purchases));
    },
  });
