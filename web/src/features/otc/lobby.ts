/** Comparing the lobby as it is shown with the lobby as it now is. An offer never changes: it is there, or gone. */
import type { OtcSort } from '../../generated/schema.ts';
import { compareAmounts } from '../../money/decimal.ts';
import type { Page } from '../../orders/records/pages.ts';
import type { OtcOrder } from './order.ts';

/** In the order in which they are offered; the first is the default. */
export const sorts = ['PRICE_ASC', 'PRICE_DESC', 'NEWEST'] as const satisfies readonly OtcSort[];

/** Offers that the member sees. */
export interface ShownOffers {
  readonly rows: readonly OtcOrder[];
  /** Whether more follow behind them. */
  readonly hasMore: boolean;
}

/** What became of the offers that are shown. */
export interface LobbyUpdates {
  /** Those of the shown that can no longer be bought. */
  readonly gone: ReadonlySet<string>;
  /** How many others belong among them. */
  readonly added: number;
}

const byId = (one: OtcOrder, other: OtcOrder): number =>
  one.id.length - other.id.length || (one.id < other.id ? -1 : Number(one.id > other.id));

const orders: Readonly<Record<OtcSort, (one: OtcOrder, other: OtcOrder) => number>> = {
  PRICE_ASC: (one, other) => compareAmounts(one.price, other.price) || byId(one, other),
  PRICE_DESC: (one, other) => compareAmounts(other.price, one.price) || byId(other, one),
  NEWEST: (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt) || byId(other, one),
};

/**
 * Compares the shown offers with a fresh first page. Offers after the end of that page are unknown and keep their
 * state.
 */
export function getLobbyUpdates(
  { rows, hasMore }: ShownOffers,
  page: Page<OtcOrder>,
  sort: OtcSort,
  before: ReadonlySet<string>,
): LobbyUpdates {
  const compare = orders[sort];
  const [lastNow, lastShown] = [page.rows.at(-1), rows.at(-1)];
  const there = new Set(page.rows.map(({ id }) => id));
  const known = new Set(rows.map(({ id }) => id));
  const isCovered = (row: OtcOrder): boolean =>
    !page.hasNextPage || (lastNow !== undefined && compare(row, lastNow) <= 0);
  const isAmong = (row: OtcOrder): boolean =>
    !hasMore || (lastShown !== undefined && compare(row, lastShown) < 0);
  return {
    gone: new Set(
      rows.filter((row) => (isCovered(row) ? !there.has(row.id) : before.has(row.id))).map(({ id }) => id),
    ),
    added: page.rows.filter((row) => !known.has(row.id) && isAmong(row)).length,
  };
}
