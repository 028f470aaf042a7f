/** Checks of converts against their holds and the ledger. */
import type { DomainAudit } from '../../ledger/audit-plan.ts';
import {
  answerCheck,
  heldOrderClaim,
  heldOrderChecks,
  sealCheck,
  stateCheck,
  type HeldOrder,
} from '../../ledger/order-checks.ts';
import { states } from './states.ts';

const [from, to] = ['o.from_coin_id', 'o.to_coin_id'];

const order: HeldOrder = {
  domain: 'convert',
  table: 'convert_order',
  kind: 'convert',
  recordType: 'convert',
  feeParts: [{ recordType: 'convertFee', amount: 'o.fee' }],
  coin: 'o.from_coin_id',
  states,
  settled: [
    { of: { house: 'convert' }, coin: from, amount: 'o.amount - o.fee', recordType: 'convert' },
    { of: { house: 'fee' }, coin: from, amount: 'o.fee', recordType: 'convertFee' },
    { of: { house: 'convert' }, coin: to, amount: '-o.actual_amount', recordType: 'convert' },
    { of: { member: 'o.member_id' }, coin: to, amount: 'o.actual_amount', recordType: 'convert' },
  ],
};

export const audit: DomainAudit = {
  claim: heldOrderClaim(order),
  checks: [
    sealCheck(
      'convert',
      order.table,
      `id member_id from_coin_id to_coin_id amount fee rate actual_amount hold_id receipt_number
        transaction_number`,
    ),
    stateCheck('convert', order.table, 'status settles_at created_at ended_at'),
    answerCheck({
      domain: 'convert',
      table: order.table,
      operationNames: ['convert'],
      madeBy:
        '(select j.operation_id from hold h join journal j on j.id = h.opened_journal where h.id = t.hold_id)',
      amounts: { amount: 'amount', fee: 'fee', rate: 'rate', actualAmount: 'actual_amount' },
      instants: { createTime: 'created_at', settleTime: 'settles_at' },
    }),
    {
      name: 'convert-miscounted',
      table: order.table,
      wrong: 'o.actual_amount <> div((o.amount - o.fee)::numeric * o.rate, 100000000)',
    },
    {
      name: 'convert-ended-otherwise',
      table: order.table,
      wrong: 'o.ended_at is distinct from (select h.closed_at from hold h where h.id = o.hold_id)',
    },
    ...heldOrderChecks(order),
  ],
};
