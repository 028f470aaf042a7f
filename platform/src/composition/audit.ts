/** The audit of the whole platform: the ledger, and the orders of every domain. */
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { isDemoJournal } from '../demo/seed.ts';
import { indexByName } from '../kernel/index-by-name.ts';
import type { AuditPlan } from '../ledger/audit-plan.ts';
import { LedgerGuard } from '../ledger/guard.ts';
import { refusalChecks } from '../ledger/refusal-checks.ts';
import { acceptanceChecks } from '../operator/acceptance-checks.ts';
import { actionChecks } from '../operator/actions.ts';
import { audit as correctionAudit } from '../operator/corrections/audit.ts';
import { scheduledChecks, settingChecks } from '../operator/setting-history.ts';
import { countedCheck } from '../orders/bonus-items.ts';
import { collectByName, collectFromDomains } from './collect.ts';

const checks = [
  ...collectByName(
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
      ...collectFromDomains(({ bonusSources }) => bonusSources?.map(countedCheck)),
    ],
  ).values(),
];

// Idempotency keys are scoped by operation name. If two domains shared one, each would report the other's answers.
indexByName(
  'the operation',
  checks.map(({ name, operationNames = [] }) => [name, operationNames]),
  (action) => action,
);

export const platformAuditPlan: AuditPlan = {
  claims: [
    isDemoJournal,
    correctionAudit.claim,
    ...collectFromDomains(({ audit }) => (audit?.claim === undefined ? [] : [audit.claim])),
  ],
  checks,
};

/** Creates the guard, which audits the platform repeatedly and logs what it finds. */
export function createGuard(database: Database, logger: Logger): LedgerGuard {
  return new LedgerGuard(database, {
    plan: platformAuditPlan,
    onAudit: ({ total, violations }) => {
      if (total > 0)
        logger.fatal(
          { total, kinds: [...new Set(violations.map(({ kind }) => kind))] },
          'the audit found faults',
        );
    },
    onError: (error) => logger.error({ err: error }, 'the ledger could not be audited'),
  });
}
