/** Checks that second factors are as members set them up. */
import type { DomainAudit } from '../../ledger/audit-plan.ts';
import { stateCheck } from '../../ledger/order-checks.ts';

export const audit: DomainAudit = {
  checks: [
    stateCheck('second-factor', 'second_factor', 'id member_id kind key_name sealed created_at'),
    {
      name: 'second-factor-hidden',
      table: 'member',
      wrong: 'o.has_second_factor <> exists (select from second_factor f where f.member_id = o.id)',
    },
  ],
};
