/** What an audit of the whole platform proves: the ledger, and every domain's orders against it. */
import { collect, contributions } from './contributions.ts';
import { isOfDemo } from './demo/seed.ts';
import { actionChecks } from './operator/actions.ts';
import { audit as correctionAudit } from './operator/corrections/audit.ts';
import type { AuditPlan } from './ledger/audit-plan.ts';

export const books: AuditPlan = {
  claims: [
    isOfDemo,
    correctionAudit.claim,
    ...contributions(({ audit }) => (audit?.claim === undefined ? [] : [audit.claim])),
  ],
  checks: [
    ...collect(
      'the check',
      ({ audit }) => audit?.checks,
      ({ name }) => name,
      [...correctionAudit.checks, ...actionChecks],
    ).values(),
  ],
};
