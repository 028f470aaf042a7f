/** Checks of transfers against the ledger. */
import type { DomainAudit } from '../../ledger/audit-plan.ts';
import { answerCheck, postsExactly, sealCheck } from '../../ledger/order-checks.ts';

const coin = 'o.coin_id';

export const audit: DomainAudit = {
  claim: 'exists (select from transfer t where t.journal_id = o.id)',
  reversible: true,
  checks: [
    sealCheck(
      'transfer',
      'transfer',
      'id sender_id receiver_id coin_id amount fee note journal_id receipt_number transaction_number',
    ),
    answerCheck({
      domain: 'transfer',
      table: 'transfer',
      operationNames: ['makeOver'],
      owner: 'sender_id',
      madeBy: '(select j.operation_id from journal j where j.id = t.journal_id)',
      amounts: { amount: 'amount', fee: 'fee' },
    }),
    {
      name: 'transfer-misposted',
      table: 'transfer',
      wrong: `not exists (select from journal j where j.id = o.journal_id and j.receipt_number = o.receipt_number
          and j.transaction_number = o.transaction_number and j.created_at = o.created_at and j.reason is not distinct from o.note)
        or not ${postsExactly('o.journal_id', [
          { of: { member: 'o.sender_id' }, coin, amount: '-o.amount', recordType: 'transfer' },
          { of: { member: 'o.receiver_id' }, coin, amount: 'o.amount - o.fee', recordType: 'transfer' },
          { of: { house: 'fee' }, coin, amount: 'o.fee', recordType: 'fee' },
        ])}`,
    },
  ],
};
