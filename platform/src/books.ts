/** What an audit of the whole platform proves: the ledger, and every domain's orders against it. */
import { countedCheck } from './bonus-items.ts';
import { byName, collect, contributions } from './contributions.ts';
import { isOfDemo } from './demo/seed.ts';
import { actionChecks } from './operator/actions.ts';
import { acceptanceChecks } from './operator/acceptance-checks.ts';
import { audit as correctionAudit } from './operator/corrections/audit.ts';
import { scheduledChecks, settingChecks } from './operator/setting-history.ts';
import type { AuditPlan } from './ledger/audit-plan.ts';
import { refusalChecks } from './ledger/refusal-checks.ts';

const checks = [
  ...collect(
    'the check',
    ({ audit }) => audit?.checks,
    ({ name }) => name,
    [
      ...correctionAudit.checks,
      ...actionChecks,
      ...acceptanceChecks,
      ...settingChecks,
      ...scheduledChecks,
      ...refusalChecks,
      ...contributions(({ bonusSources }) => bonusSources?.map(countedCheck)),
    ],
  ).values(),
];

// Idempotency keys go by the operation's name: of two domains that share one, each would find the other's answers wrong.
byName(
  'the operation',
  checks.map(({ name, actions = [] }) => [name, actions]),
  (action) => action,
);

export const books: AuditPlan = {
  claims: [
    isOfDemo,
    correctionAudit.claim,
    ...contributions(({ audit }) => (audit?.claim === undefined ? [] : [audit.claim])),
  ],
  checks,
};
