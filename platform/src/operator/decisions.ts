/** Checks that each decision on an order was made by an operator. */
import type { ReviewKind } from '@portal/schema/rest';
import type { Transaction } from '../database/database.ts';
import type { AuditCheck } from '../ledger/audit-plan.ts';
import type { Decided } from './command.ts';

/** The decided rows of a table, and how the audit finds the action of each decision. */
export interface Decisions {
  /** Prefix of the check's name. */
  readonly domain: string;
  readonly table: string;
  /** The review kind of the orders. */
  readonly kind: ReviewKind;
  /** Default: `APPROVED`. */
  readonly approved?: string;
  /** Default: `REJECTED`. */
  readonly rejected?: string;
  /** SQL for the id of the decided order; default: the id of the row. */
  readonly order?: string;
  /** The table of the orders; default: the table of the rows. */
  readonly orders?: string;
  /** The column of the decision time. */
  readonly at?: string;
  /** Whether the action changed the column of the decision time. */
  readonly hasTime?: boolean;
}

/** Links a decision to its action. An order is decided once. */
export const recordDecision = (tx: Transaction, { table, id }: Decided, action: bigint): Promise<unknown> =>
  tx.execute('insert into decision (table_name, order_id, action_id) values ($1, $2, $3)', [
    table,
    id,
    action,
  ]);

/**
 * Checks that every decided row has an operator's action that names the order and set its state at that time. Decisions
 * of earlier releases have no link to their action, so the actions are searched for these only. Decisions of the
 * demonstration seed and those in `decision_before_actions` are exempt.
 */
export function decisionChecks({
  domain,
  table,
  kind,
  approved = 'APPROVED',
  rejected = 'REJECTED',
  order = 'o.id',
  orders = table,
  at = 'decided_at',
  hasTime = true,
}: Decisions): AuditCheck[] {
  const sameTime = hasTime ? `and (a.after ->> 'decided_at')::timestamptz = o.${at}` : '';
  const decides = `a.after ->> 'status' = o.status ${sameTime}
    and a.command = case o.status when '${approved}' then 'review approve' else 'review reject' end
    and exists (select from unnest(a.typed) word where btrim(word) = '${kind}:' || ${order})`;
  const undone: AuditCheck = {
    name: `${domain}-decision-undone`,
    table: 'decision',
    wrong: `o.table_name = '${orders}' and not exists (select from ${table} t join operator_action a on a.id = o.action_id
      where ${order.replace('o.', 't.')} = o.order_id and t.status in ('${approved}', '${rejected}') and a.after ->> 'status' = t.status)`,
  };
  const unrecorded: AuditCheck = {
    name: `${domain}-decision-unrecorded`,
    table,
    wrong: `o.status in ('${approved}', '${rejected}')
      and not exists (select from decision d join operator_action a on a.id = d.action_id
        where d.table_name = '${orders}' and d.order_id = ${order} and ${decides})
      and not exists (select from operation p where p.scope = 'demo' and p.key = 'seed' and p.created_at >= o.${at})
      and not exists (select from decision_before_actions b
        where b.table_name = '${table}' and b.row_id = o.id and b.status = o.status)
      and (exists (select from decision d where d.table_name = '${orders}' and d.order_id = ${order})
        or not exists (select from operator_action a where ${decides}))`,
  };
  return [unrecorded, undone];
}
