/** What must hold between withdrawals, their holds and the ledger. */
import type { DomainAudit } from '../../ledger/audit-plan.ts';
import {
  answerCheck,
  claimOfHeld,
  heldOrderChecks,
  sealCheck,
  stateCheck,
  type HeldOrder,
} from '../../ledger/order-checks.ts';
import { decisionCheck } from '../../operator/decisions.ts';
import { states } from './states.ts';

const coin = 'o.coin_id';

const order: HeldOrder = {
  domain: 'withdrawal',
  table: 'withdrawal',
  kind: 'withdrawal',
  recordType: 'withdraw',
  feeParts: [
    { recordType: 'withdrawalFee', amount: 'o.fee - o.gas_fee' },
    { recordType: 'gasFee', amount: 'o.gas_fee' },
  ],
  coin: 'o.coin_id',
  states,
  settled: [
    { of: { house: 'withdrawal' }, coin, amount: 'o.amount - o.fee', recordType: 'withdraw' },
    { of: { house: 'fee' }, coin, amount: 'o.fee - o.gas_fee', recordType: 'withdrawalFee' },
    { of: { house: 'withdrawal' }, coin, amount: 'o.gas_fee', recordType: 'gasFee' },
  ],
};

const closedBy = 'from hold h join journal j on j.id = h.closed_journal where h.id = o.hold_id';

export const audit: DomainAudit = {
  claim: claimOfHeld(order),
  checks: [
    sealCheck('withdrawal', order.table, [
      'id',
      'member_id',
      'business_date',
      'expected_date',
      'coin_id',
      'amount',
      'fee',
      'way',
      'wallet_address',
      'bank_name',
      'account_name',
      'account_number',
      'hold_id',
      'receipt_number',
      'transaction_number',
    ]),
    stateCheck('withdrawal', order.table, 'status hash gas_fee created_at'),
    decisionCheck({
      domain: 'withdrawal',
      table: 'withdrawal_step',
      kind: 'withdrawal',
      approved: 'APPROVED',
      rejected: 'REJECTED',
      order: 'o.withdrawal_id',
      at: 'created_at',
      hasTime: false,
    }),
    answerCheck({
      domain: 'withdrawal',
      table: order.table,
      actions: ['withdrawal', 'cancelWithdrawal'],
      owner: 'member_id',
      amounts: { amount: 'amount', adminFee: 'fee' },
    }),
    {
      name: 'withdrawal-paid-otherwise',
      table: order.table,
      wrong: `(select j.hash ${closedBy}) is distinct from o.way || ':' || o.hash`,
    },
    {
      name: 'withdrawal-steps-differ',
      table: order.table,
      wrong: `o.status is distinct from
        (select s.status from withdrawal_step s where s.withdrawal_id = o.id order by s.id desc limit 1)`,
    },
    ...heldOrderChecks(order),
  ],
};
