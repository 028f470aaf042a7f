/** What a domain brings to the tests of long histories, in its `long-history.rows.ts`. */
import type { Queryable } from '../src/database/database.ts';

/** The orders of one member, and as many of the others together. */
export const many = 20_000;
export const members = 200;
/** The member with the long history; the others have the ids behind it. */
export const busy = 100_001n;

/** The first page of a list. */
export const firstPage = { pageSize: 20, cursor: undefined };

type Read = (db: Queryable) => Promise<unknown>;

export interface LongHistory {
  /**
   * Fills the domain's tables from the table `made` (n, member_id, at, network), without the ledger, for speed: the
   * journals and holds that they refer to do not exist.
   */
  readonly fill: readonly string[];
  /** The action under whose idempotency keys the busy member placed the orders. */
  readonly action: string;
  /** Lists of orders, and the table that they read. */
  readonly pages: readonly (readonly [what: string, table: string, read: Read])[];
  /** Searches for one order by its key. */
  readonly searches: readonly (readonly [what: string, table: string, read: Read])[];
  /** Statements that look for one row or count few. */
  readonly lookups?: readonly (readonly [what: string, table: string, read: Read])[];
}
