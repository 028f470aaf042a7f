/** Checks the stored refusals that members received. */
import type { AuditCheck } from './audit-plan.ts';

export const refusalChecks: readonly AuditCheck[] = [
  {
    name: 'refusal-changed',
    table: 'refused_operation',
    wrong: `not exists (select from operation p where p.id = o.id and refusal_digest(utc_json(p)) = o.digest)`,
  },
];
