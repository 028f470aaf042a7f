/** Proves that each decision on an order was made by an operator. */
import type { ReviewKind } from '@portal/schema/rest';

import type { AuditCheck } from '../ledger/audit-plan.ts';

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
  /** The column with the time of the decision. */
  readonly at?: string;
  /** Whether the action has the time of the decision among the columns that it changed. */
  readonly hasTime?: boolean;
}

/**
 * Every decided row has an operator's action that names the order and left it in that state at that time. Rows that
 * were decided by the seed of a demonstration have none, nor have those recorded in `decision_before_actions`.
 */
export function decisionCheck({
  domain,
  table,
  kind,
  approved,
  rejected,
  order = 'o.id',
  at = 'decided_at',
  hasTime = true,
}: Decisions): AuditCheck {
  const sameTime = hasTime ? `and (a.after ->> 'decided_at')::timestamptz = o.${at}` : '';
  return {
    name: `${domain}-decision-unrecorded`,
    table,
    wrong: `o.status in ('${approved}', '${rejected}')
      and not exists (select from operator_action a cross join unnest(a.typed) word
        where btrim(word) = '${kind}:' || ${order} and a.after ->> 'status' = o.status ${sameTime}
          and a.command = case o.status when '${approved}' then 'review approve' else 'review reject' end)
      and not exists (select from operation p where p.scope = 'demo' and p.key = 'seed' and p.created_at >= o.${at})
      and not exists (select from decision_before_actions b
        where b.table_name = '${table}' and b.row_id = o.id and b.status = o.status)`,
  };
}
