/** What must hold between deposits and the ledger. */
import type { DomainAudit } from '../../ledger/audit-plan.ts';
import { coins } from '../../ledger/coins.ts';
import { answerCheck, postsExactly, sealCheck } from '../../ledger/order-checks.ts';
import { placingActions } from './orders.ts';
import { chainRate } from './rules.ts';

const cash = coins.CASH_POINT.toString();

export const audit: DomainAudit = {
  claim: 'exists (select from deposit t where t.journal_id = o.id)',
  checks: [
    sealCheck('deposit', 'deposit', [
      'id',
      'member_id',
      'receipt_number',
      'amount',
      'rate',
      'credited',
      'network',
      'address',
      'channel_id',
      'bank_account',
      'reference',
      'is_hash',
    ]),
    answerCheck({
      domain: 'deposit',
      table: 'deposit',
      actions: placingActions,
      owner: 'member_id',
      amounts: { amount: 'amount', exchangeRate: 'rate', creditedAmount: 'credited' },
    }),
    {
      name: 'deposit-miscounted',
      table: 'deposit',
      wrong: `o.credited <> div(o.amount::numeric * o.rate, 100000000) or (o.network is not null and o.rate <> ${chainRate})`,
    },
    {
      name: 'deposit-misposted',
      table: 'deposit',
      wrong: `o.status = 'APPROVED' and (
        not exists (select from journal j where j.id = o.journal_id and j.receipt_number = o.receipt_number
          and j.transaction_number = o.transaction_number and j.created_at = o.decided_at
          and j.ref_type = 'deposit' and j.ref_id = o.id::text)
        or not ${postsExactly('o.journal_id', [
          { of: { member: 'o.member_id' }, coin: cash, amount: 'o.credited', recordType: 'deposit' },
          { of: { house: 'deposit' }, coin: cash, amount: '-o.credited', recordType: 'deposit' },
        ])})`,
    },
  ],
};
