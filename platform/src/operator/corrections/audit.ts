/** Invariants between corrections, operators' actions and the ledger. */
import { postsExactly, sealCheck } from '../../ledger/order-checks.ts';
import type { RecordType } from '../../ledger/record-types.ts';

const adjusts = (recordType: RecordType): string =>
  postsExactly('o.journal_id', [
    { of: { member: 'o.member_id' }, coin: 'o.coin_id', amount: 'o.amount', recordType },
    { of: { house: 'adjust' }, coin: 'o.coin_id', amount: '-o.amount', recordType },
  ]);

const lines = (journal: string, amount: string): string =>
  `select account_id, coin_id, bucket, ${amount}, record_type from posting where journal_id = ${journal}`;
const [original, mirror] = [lines('o.reverses', '-amount'), lines('o.journal_id', 'amount')];

export const audit = {
  claim: 'exists (select from correction c where c.journal_id = o.id)',
  checks: [
    sealCheck('correction', 'correction', 'id action_id journal_id reverses member_id coin_id amount reason'),
    {
      name: 'correction-unrecorded',
      table: 'correction',
      wrong: 'not exists (select from operator_action a where a.id = o.action_id and a.at = o.created_at)',
    },
    {
      name: 'correction-misposted',
      table: 'correction',
      wrong: `not exists (select from journal j where j.id = o.journal_id and j.created_at = o.created_at
          and j.reason = o.reason and j.reversal_of is not distinct from o.reverses)
        or case when o.reverses is null
          then not case when o.amount > 0 then ${adjusts('adjustIn')} else ${adjusts('adjustOut')} end
          else exists ((${original}) except all (${mirror})) or exists ((${mirror}) except all (${original})) end`,
    },
  ],
};
