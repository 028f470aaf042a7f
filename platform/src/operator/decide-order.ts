/** How an operator decides an order. */
import type { Queryable, Transaction } from '../database/database.ts';
import { ledgerTransaction } from '../ledger/errors.ts';
import { beginOperation, type Operation } from '../ledger/idempotency.ts';
import type { MailDraft } from '../mails/define-mails.ts';
import { statusesBefore, type States } from '../orders/states.ts';
import type { Services } from '../services/services.ts';

/** What deciding an order needs. */
export type Deciding = Pick<Services, 'database' | 'clock' | 'outbox'>;

/** The part of a decision that differs between orders. */
interface Decision<Row> {
  /** Writes the decision, or only locks the order for `post`. Returns undefined if the order is not pending. */
  readonly take: (tx: Transaction, now: Date) => Promise<Row | undefined>;
  /** Posts and writes the decision on the locked order, in an operation of this scope. */
  readonly post?: {
    readonly scope: string;
    readonly run: (operation: Operation, row: Row) => Promise<unknown>;
  };
  readonly mail: (row: Row) => MailDraft;
}

/** Decides an order and emails its member in one transaction. Returns false if the order is not pending. */
export const decideOrder = <Row extends { readonly id: bigint; readonly member_id: bigint }>(
  { database, clock, outbox }: Deciding,
  { take, post, mail }: Decision<Row>,
): Promise<boolean> =>
  ledgerTransaction(database, async (tx) => {
    const row = await take(tx, clock.now());
    if (row === undefined) return false;
    if (post !== undefined) await post.run(await beginOperation(tx, post.scope, row.id, clock.now()), row);
    await outbox.put(tx, row.member_id, mail(row));
    return true;
  });

/** The orders of one kind. */
interface Orders<Status extends string> {
  readonly table: string;
  readonly states: States<Status, string>;
}

/**
 * Locks an order that may enter a state; returns undefined for any other. The lock lets only one of several decisions
 * through.
 */
export const lockOrder = <Row extends object, Status extends string>(
  tx: Transaction,
  { table, states }: Orders<Status>,
  id: bigint,
  to: Status,
): Promise<Row | undefined> =>
  tx.maybe<Row>(`select * from ${table} where id = $1 and status = any ($2) for no key update`, [
    id,
    statusesBefore(states, to),
  ]);

/** Writes a decision that posts nothing. Returns undefined if the order may not enter the state. */
export const writeDecision = <Row extends object, Status extends string>(
  db: Queryable,
  { table, states, alsoSets = '' }: Orders<Status> & { readonly alsoSets?: string },
  id: bigint,
  { to, reason, now }: { readonly to: Status; readonly reason?: string | undefined; readonly now: Date },
): Promise<Row | undefined> =>
  db.maybe<Row>(
    `update ${table} set status = $2, reason = $3, decided_at = $4 ${alsoSets} where id = $1 and status = any ($5)
     returning *`,
    [id, to, reason ?? null, now, statusesBefore(states, to)],
  );
