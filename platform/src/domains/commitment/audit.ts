/** Checks of applications against the insurance packages that were claimed. Insurance owns their journals. */
import type { DomainAudit } from '../../ledger/audit-plan.ts';
import { answerCheck, sealCheck, stateCheck } from '../../ledger/order-checks.ts';
import { decisionChecks } from '../../operator/decisions.ts';
import { grantedAt } from '../insurance/index.ts';
import { operationName } from './orders.ts';

const table = 'commitment_application';

export const audit: DomainAudit = {
  checks: [
    sealCheck('commitment', table, 'id member_id commitment_id receipt_number statement'),
    stateCheck('commitment', table, 'status reason created_at decided_at claimed_at contract_id'),
    ...decisionChecks({
      domain: 'commitment',
      table,
      kind: 'commitment',
    }),
    answerCheck({
      domain: 'commitment',
      table,
      operationNames: [operationName],
      amounts: {},
      instants: { createTime: 'created_at', receiveTime: 'claimed_at' },
    }),
    {
      name: 'commitment-claimed-otherwise',
      table,
      wrong: `o.claimed_at is not null and (o.status <> 'APPROVED' or o.claimed_at < o.decided_at
        or not ${grantedAt('o.contract_id', 'o.member_id', 'o.claimed_at')})`,
    },
  ],
};
