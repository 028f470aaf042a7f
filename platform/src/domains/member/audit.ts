/** What must hold between members and the ledger's accounts. */
import type { DomainAudit } from '../../ledger/audit-plan.ts';

export const audit: DomainAudit = {
  checks: [
    {
      name: 'member-without-accounts',
      table: 'member',
      wrong: `(select count(*) from account a where a.owner_id = o.id and a.purpose = 'member') <> (select count(*) from coin)`,
    },
    {
      name: 'account-without-member',
      table: 'account',
      wrong: 'o.owner_id <> 0 and not exists (select from member m where m.id = o.owner_id)',
    },
  ],
};
