/** What a domain provides for the tests of long histories, in its `long-history.cases.ts`. */
import type { Queryable } from '../src/database/database.ts';

/** Number of orders of one member, and of all others together. */
export const orderCount = 20_000;
export const memberCount = 200;
/** The member with the long history; the others have the following ids. */
export const busyMemberId = 100_001n;

/** The first page of a list. */
export const firstPage = { pageSize: 20, cursor: undefined };

type Read = (db: Queryable) => Promise<unknown>;

export interface LongHistory {
  /**
   * Fills the domain's tables from the table `made` (n, member_id, at, network), without the ledger for speed: the
   * referenced journals and holds do not exist.
   */
  readonly fill: readonly string[];
  /** The operation name under whose idempotency keys the busy member placed the orders. */
  readonly operationName: string;
  /** List queries and the tables that they read. */
  readonly pages: readonly (readonly [what: string, table: string, read: Read])[];
  /** Searches for one order by its key. */
  readonly searches: readonly (readonly [what: string, table: string, read: Read])[];
  /** Queries that look up one row or count few. */
  readonly lookups?: readonly (readonly [what: string, table: string, read: Read])[];
}
