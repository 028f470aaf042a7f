/** Proves that each decision on an order was made by an operator. */
import type { ReviewKind } from '@portal/schema/rest';

import type { Transaction } from '../database/database.ts';
import type { AuditCheck } from '../ledger/audit-plan.ts';
import type { Decided } from './command.ts';

/** Decided rows of a table, and how the audit finds the action that decided each. */
export interface Decisions {
  /** Prefix of the check's name. */
  readonly domain: string;
  readonly table: string;
  /** The kind of the review queue that decides the orders. */
  readonly kind: ReviewKind;
  readonly approved: string;
  readonly rejected: string;
  /** SQL for the id of the order that was decided; default: that of the row. */
  readonly order?: string;
  /** The table of these orders; default: that of the rows. */
  readonly orders?: string;
  /** The column with the time of the decision. */
  readonly at?: string;
  /** Whether the action has the time of the decision among the columns that it changed. */
  readonly hasTime?: boolean;
}

/** Links a decision with the action that made it. An order is decided once. */
export const recordDecision = (tx: Transaction, { table, id }: Decided, action: bigint): Promise<unknown> =>
  tx.execute('insert into decision (table_name, order_id, action_id) values ($1, $2, $3)', [
    table,
    id,
    action,
  ]);

/**
 * Every decided row has an operator's action that names the order and left it in that state at that time. Decisions of the release
 * before have no link with their action: only for these the actions are searched. Rows that were decided by the seed of a
 * demonstration have none, nor have those recorded in `decision_before_actions`.
 */
export function decisionChecks({
  domain,
  table,
  kind,
  approved,
  rejected,
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
