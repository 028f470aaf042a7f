/** The lobby: offers that every member with access can buy. */
import type { domains, OtcSort, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import type { Queryable, SqlValue } from '../../database/database.ts';
import { parsePositiveAmount } from '../../ledger/amount.ts';
import { refuseField } from '../../messages/index.ts';
import { formatCursor, cutPage, startOfPage } from '../../orders/cursor.ts';
import { isInLobby, toOfferView, withNames, type NamedOfferRow } from './orders.ts';

type Endpoint = (typeof domains)['otc']['otcRecordList'];
type Request = ParsedRequestOf<Endpoint>;

/** How a page is cut: its start position as SQL values, and the cursor of a row. */
interface Sorting {
  readonly order: string;
  /** SQL: whether a row comes after the position `$1`, `$2`. */
  readonly behind: string;
  readonly start: (cursor: string | undefined) => readonly [SqlValue, bigint];
  readonly cursor: (row: NamedOfferRow) => string;
}

/** Greater than any price and any id. */
const last = 2n ** 63n - 1n;

/** Encodes a price and an id as an opaque cursor; `p` distinguishes it from a time cursor. */
const priceCursor = ({ price, id }: NamedOfferRow): string => `p${price.toString(36)}-${id.toString(36)}`;

function pricePosition(cursor: string): readonly [bigint, bigint] {
  const match = /^p([0-9a-z]{1,10})-([0-9a-z]{1,10})$/.exec(cursor);
  if (match === null) throw refuseField('cursor', 'cursor');
  const [, price = '', id = ''] = match;
  // This many digits in base 36 fit in an exact number.
  return [BigInt(parseInt(price, 36)), BigInt(parseInt(id, 36))];
}

const sortings: Readonly<Record<OtcSort, Sorting>> = {
  PRICE_ASC: {
    order: 'o.price, o.id',
    behind: '(o.price, o.id) > ($1::bigint, $2::bigint)',
    start: (cursor) => (cursor === undefined ? [0n, 0n] : pricePosition(cursor)),
    cursor: priceCursor,
  },
  PRICE_DESC: {
    order: 'o.price desc, o.id desc',
    behind: '(o.price, o.id) < ($1::bigint, $2::bigint)',
    start: (cursor) => (cursor === undefined ? [last, 0n] : pricePosition(cursor)),
    cursor: priceCursor,
  },
  NEWEST: {
    order: 'o.created_at desc, o.id desc',
    behind: '(o.created_at, o.id) < ($1::timestamptz, $2::bigint)',
    start: startOfPage,
    cursor: (row) => formatCursor({ createdAt: row.created_at, id: row.id }),
  },
};

/** The bounds of a request and their SQL. */
const bounds = [
  ['minPrice', 'o.price >='],
  ['maxPrice', 'o.price <='],
  ['minAmount', 'o.amount >='],
  ['maxAmount', 'o.amount <='],
] as const satisfies readonly (readonly [keyof Request, string])[];

/** Returns a page of purchasable offers, including the member's own. */
export async function listLobby(db: Queryable, memberId: bigint, data: Request): Promise<AnswerOf<Endpoint>> {
  const { order, behind, start, cursor } = sortings[data.orderBy ?? 'PRICE_ASC'];
  const params: SqlValue[] = [...start(data.cursor), data.pageSize + 1];
  const within = bounds.map(([field, holds]) => {
    const bound = data[field];
    return bound == null ? '' : `and ${holds} $${params.push(parsePositiveAmount(bound, field))}`;
  });
  const rows = await db.query<NamedOfferRow>(
    `${withNames(
      `(select o.* from otc_order o where ${isInLobby} and ${behind} ${within.join(' ')} order by ${order} limit $3)`,
    )} order by ${order}`,
    params,
  );
  return cutPage(rows, data.pageSize, (row) => toOfferView(row, memberId, cursor(row)));
}
