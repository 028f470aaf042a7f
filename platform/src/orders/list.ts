/** Lists of a member's orders, and what their rows and views have in common. */
import type { Queryable, SqlValue } from '../database/database.ts';
import { andIdempotencyKey, memberScope } from '../ledger/idempotency.ts';
import { formatCursor, startOfPage } from './cursor.ts';

/** The columns that every order has. `Transaction` is null in an order that may not be posted. */
export interface OrderRow<Transaction extends string | null = string> {
  readonly id: bigint;
  readonly member_id: bigint;
  readonly receipt_number: string;
  readonly transaction_number: Transaction;
  readonly created_at: Date;
}

/** Returns the fields that every order has, as the endpoints return them. */
export const toOrderView = <Transaction extends string | null>(
  row: Omit<OrderRow<Transaction>, 'member_id'>,
) => ({
  id: row.id.toString(),
  cursor: formatCursor({ createdAt: row.created_at, id: row.id }),
  receiptNo: row.receipt_number,
  transactionNo: row.transaction_number,
  createTime: row.created_at.getTime(),
});

/** The page that a member requests. */
export interface PageRequest {
  readonly pageSize: number;
  readonly cursor?: string | undefined;
  readonly idempotencyKey?: string | null | undefined;
}

/** A part of a list that is read from its own index range. */
interface Part {
  /** The column of the member; default: `member_id`. */
  readonly owner?: string;
  /** SQL of the columns of `o`; default: all. */
  readonly columns?: string;
  /** SQL of a condition on `o`; default: every row of the member. */
  readonly where?: string;
}

/** What distinguishes one list from another. SQL reads the row as `o`. */
export interface List<Row, View> {
  readonly table: string;
  /** The column of the instant that orders the list; default: `created_at`. */
  readonly at?: string;
  /** The operations whose idempotency keys find an order. */
  readonly operations?: readonly string[];
  /** Columns and the values to list. Each combination is read from its own index range. */
  readonly ranges?: Readonly<Record<string, string | readonly string[]>>;
  /** Parts to merge; default: one. */
  readonly parts?: readonly Part[];
  /** SQL of further conditions; null: none. `bind` returns the parameter of a value. */
  readonly where?: (bind: (value: SqlValue) => string) => readonly (string | null)[];
  /** SQL that adds columns to rows; default: those of the table. */
  readonly select?: (rows: string) => string;
  readonly toViews: (rows: readonly Row[]) => View[] | Promise<View[]>;
}

const selectRows = (rows: string): string => `select o.* from ${rows} o`;

/**
 * Returns a page of a member's rows, newest first. Ranges and parts are read from their own
 * index ranges and merged, so that the last page is as fast as the first.
 */
export async function listPage<Row extends object, View>(
  db: Queryable,
  memberId: bigint,
  { pageSize, cursor, idempotencyKey }: PageRequest,
  list: List<Row, View>,
): Promise<{ records: View[]; hasMore: boolean }> {
  const {
    table,
    at = 'created_at',
    operations = [],
    ranges = {},
    parts = [{}],
    where,
    select = selectRows,
  } = list;
  const params: SqlValue[] = [memberId, ...startOfPage(cursor), pageSize + 1];
  const bind = (value: SqlValue): string => `$${params.push(value)}`;
  const order = `order by o.${at} desc, o.id desc`;
  const columns = Object.keys(ranges);
  const values = Object.values(ranges).map(
    (wanted, nth) => `unnest(${bind([wanted].flat())}::text[]) as v${nth} (v)`,
  );
  const scopes = operations.map((action) => memberScope(memberId, action));
  const filter = [
    ...columns.map((column, nth) => `and o.${column} = v${nth}.v`),
    ...(where?.(bind) ?? []).map((condition) => (condition === null ? '' : `and ${condition}`)),
    andIdempotencyKey('o.id', scopes, idempotencyKey, params),
  ].join(' ');
  const read = parts
    .map(({ owner = 'member_id', columns: shown = 'o.*', where: own = 'true' }) => {
      const range = `(select ${shown} from ${table} o where o.${owner} = $1 and ${own} ${filter}
        and (o.${at}, o.id) < ($2::timestamptz, $3::bigint) ${order} limit $4)`;
      return values.length === 0
        ? range
        : `select o.* from ${values.join(' cross join ')} cross join lateral ${range} o`;
    })
    .join(' union all ');
  const page =
    parts.length === 1 && values.length === 0 ? read : `(select o.* from (${read}) o ${order} limit $4)`;
  const rows = await db.query<Row>(`${select(page)} ${order}`, params);
  return { records: await list.toViews(rows.slice(0, pageSize)), hasMore: rows.length > pageSize };
}
