/** Checks of identities, which move no credits. */
import type { DomainAudit } from '../../ledger/audit-plan.ts';
import { sealCheck, stateCheck } from '../../ledger/order-checks.ts';
import { decisionChecks } from '../../operator/decisions.ts';

const table = 'kyc_submission';

export const audit: DomainAudit = {
  checks: [
    sealCheck('identity', table, 'id member_id identity_number front_upload_id back_upload_id created_at'),
    stateCheck('identity', table, 'status reason decided_at'),
    ...decisionChecks({ domain: 'identity', table, kind: 'kyc', approved: 'PASSED', rejected: 'FAILED' }),
    {
      name: 'identity-without-photos',
      table,
      wrong: `(select count(*) from upload u where u.id in (o.front_upload_id, o.back_upload_id)
        and u.owner_id = o.member_id and u.kind = 'identity') <> 2`,
    },
  ],
};
