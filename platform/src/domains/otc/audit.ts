/** Checks of offers against their holds and the ledger. */
import type { DomainAudit } from '../../ledger/audit-plan.ts';
import { coins } from '../../ledger/coins.ts';
import {
  answerCheck,
  heldOrderClaim,
  heldOrderChecks,
  sealCheck,
  stateCheck,
  type HeldOrder,
} from '../../ledger/order-checks.ts';
import { operationNames } from './orders.ts';
import { priceCoin, offerCoin } from './rules.ts';
import { states } from './states.ts';

const table = 'otc_order';
const [usdt, cash] = [coins[offerCoin].toString(), coins[priceCoin].toString()];
const [seller, buyer] = [{ member: 'o.member_id' }, { member: 'o.buyer_id' }];

const order: HeldOrder = {
  domain: 'otc',
  table,
  kind: 'otc',
  recordType: 'otcSell',
  coin: usdt,
  states,
  settled: [
    { of: buyer, coin: usdt, amount: 'o.amount', recordType: 'otcBuy' },
    { of: buyer, coin: cash, amount: '-o.total', recordType: 'otcBuy' },
    { of: seller, coin: cash, amount: 'o.total', recordType: 'otcSell' },
    { of: seller, coin: cash, amount: '-o.fee', recordType: 'otcFee' },
    { of: { house: 'fee' }, coin: cash, amount: 'o.fee', recordType: 'otcFee' },
  ],
};

/** The amounts in the answers of both the offer and its purchase. */
const answeredAmounts = { amount: 'amount', price: 'price', totalAmount: 'total' };

export const audit: DomainAudit = {
  claim: heldOrderClaim(order),
  checks: [
    sealCheck('otc', table, 'id member_id amount price total fee hold_id receipt_number transaction_number'),
    stateCheck('otc', table, 'status buyer_id purchase_number created_at ended_at'),
    answerCheck({
      domain: 'otc',
      table,
      operationNames: [operationNames.publish],
      madeBy:
        '(select j.operation_id from hold h join journal j on j.id = h.opened_journal where h.id = t.hold_id)',
      amounts: { ...answeredAmounts, fee: 'fee' },
      instants: { createTime: 'created_at' },
    }),
    answerCheck({
      domain: 'otc-purchase',
      table,
      operationNames: [operationNames.buy],
      owner: 'buyer_id',
      amounts: answeredAmounts,
      instants: { createTime: 'created_at', endTime: 'ended_at' },
    }),
    {
      name: 'otc-miscounted',
      table,
      wrong: 'o.total <> ceil(o.amount::numeric * o.price / 100000000)',
    },
    {
      name: 'otc-ended-otherwise',
      table,
      wrong: `o.ended_at is distinct from (select h.closed_at from hold h where h.id = o.hold_id)
        or o.purchase_number is distinct from (select j.transaction_number from hold h join journal j on j.id = h.closed_journal
          where h.id = o.hold_id and h.outcome = 'settled')`,
    },
    ...heldOrderChecks(order),
  ],
};
