import type { AuditCheck } from '../ledger/audit-plan.ts';

/** Checks that every acceptance was agreed by two operators, each with the command that accepts. */
export const acceptanceChecks: readonly AuditCheck[] = [
  {
    name: 'acceptance-without-two-operators',
    table: 'audit_acceptance',
    wrong: `not exists (select from operator_action p where p.id = o.proposed_by and p.command = 'audit accept')
      or o.accepted_by is not null and not exists (select from operator_action p
        join operator_action a on a.id = o.accepted_by and a.command = 'audit accept' and a.who <> p.who
        where p.id = o.proposed_by)`,
  },
];
