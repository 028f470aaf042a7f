/** Checks of claims against their trades and the ledger. */
import type { DomainAudit } from '../../ledger/audit-plan.ts';
import { coins } from '../../ledger/coins.ts';
import { answerCheck, postsExactly, reportCheck, sealCheck, stateCheck } from '../../ledger/order-checks.ts';
import { decisionChecks } from '../../operator/decisions.ts';
import { findTradeInRound, tradesOfRound } from '../insurance/index.ts';
import { operationName } from './orders.ts';
import { coin } from './settle.ts';

const cash = coins[coin].toString();

export const audit: DomainAudit = {
  claim: 'exists (select from claim t where t.journal_id = o.id)',
  checks: [
    sealCheck(
      'claim',
      'claim',
      'id member_id premium_id trade_id order_number receipt_number amount upload_id operation_id',
    ),
    stateCheck('claim', 'claim', 'status reason journal_id transaction_number created_at decided_at'),
    ...decisionChecks({
      domain: 'claim',
      table: 'claim',
      kind: 'claim',
    }),
    answerCheck({
      domain: 'claim',
      table: 'claim',
      operationNames: [operationName],
      madeBy: 't.operation_id',
      amounts: { amount: 'amount' },
      instants: { createTime: 'created_at' },
    }),
    reportCheck('claim', 'claim', operationName),
    {
      name: 'claim-of-no-loss',
      table: 'claim',
      wrong: `not exists (select from (${findTradeInRound('o.trade_id')}) t
        where t.member_id = o.member_id and t.premium_id = o.premium_id and t.is_valid and t.covered = o.amount
          and t.number = o.order_number and t.number <= ${tradesOfRound})`,
    },
    {
      name: 'claim-misposted',
      table: 'claim',
      wrong: `o.status = 'APPROVED' and (
        not exists (select from journal j where j.id = o.journal_id and j.receipt_number = o.receipt_number
          and j.transaction_number = o.transaction_number and j.created_at = o.decided_at
          and j.ref_type = 'claim' and j.ref_id = o.id::text)
        or not ${postsExactly('o.journal_id', [
          { of: { member: 'o.member_id' }, coin: cash, amount: 'o.amount', recordType: 'claim' },
          { of: { house: 'claim' }, coin: cash, amount: '-o.amount', recordType: 'claim' },
        ])})`,
    },
  ],
};
