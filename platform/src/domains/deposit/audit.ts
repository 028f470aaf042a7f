/** Checks of deposits against the ledger. */
import type { DomainAudit } from '../../ledger/audit-plan.ts';
import { coins } from '../../ledger/coins.ts';
import { answerCheck, postsExactly, sealCheck, stateCheck } from '../../ledger/order-checks.ts';
import { decisionChecks } from '../../operator/decisions.ts';
import { placingOperations } from './orders.ts';
import { chainRate } from './rules.ts';

const cash = coins.CASH_POINT.toString();

/** SQL of the cash value of the remainder of `o`. */
const remainder = '(div(o.amount::numeric * o.rate, 100000000) - o.credited)';

/** SQL: whether the operation `p` reported the deposit `o`. */
const isReport = `(p.scope in (${placingOperations.map((action) => `'member:' || o.member_id || ':${action}'`).join(', ')})
  and not p.refused and p.result ->> 'id' = o.id::text)`;

export const audit: DomainAudit = {
  claim: `exists (select from deposit t where t.journal_id = o.id)
    or exists (select from deposit t where t.remainder_journal_id = o.id)`,
  checks: [
    sealCheck(
      'deposit',
      'deposit',
      `id member_id receipt_number amount rate credited network address channel_id bank_account reference
        is_hash`,
    ),
    stateCheck(
      'deposit',
      'deposit',
      `status reason upload_id journal_id transaction_number remainder remainder_state remainder_journal_id operation_id
        created_at decided_at`,
    ),
    ...decisionChecks({
      domain: 'deposit',
      table: 'deposit',
      kind: 'deposit',
    }),
    answerCheck({
      domain: 'deposit',
      table: 'deposit',
      operationNames: placingOperations,
      madeBy: 't.operation_id',
      amounts: { amount: 'amount', exchangeRate: 'rate', creditedAmount: 'credited' },
      instants: { createTime: 'created_at' },
    }),
    {
      // A deposit of the previous release names no operation; while it is pending, the member's own operations are
      // searched.
      name: 'deposit-unreported',
      table: 'deposit',
      wrong: `case when o.operation_id is not null
          then not exists (select from operation p where p.id = o.operation_id and (p.scope = 'demo' or ${isReport}))
        when o.status = 'PENDING_REVIEW' then not exists (select from operation p where ${isReport})
          and not exists (select from operation p where p.scope = 'demo' and p.created_at > o.created_at)
        else false end`,
    },
    {
      name: 'deposit-miscounted',
      table: 'deposit',
      wrong: `o.credited <> div((o.amount - o.remainder)::numeric * o.rate, 100000000) or (o.network is not null and o.rate <> ${chainRate})`,
    },
    {
      name: 'deposit-remainder-misposted',
      table: 'deposit',
      wrong: `o.remainder_state = 'CREDITED' and (
        not exists (select from journal j where j.id = o.remainder_journal_id and j.receipt_number = o.receipt_number
          and j.ref_type = 'deposit' and j.ref_id = o.id::text)
        or not ${postsExactly('o.remainder_journal_id', [
          { of: { member: 'o.member_id' }, coin: cash, amount: remainder, recordType: 'deposit' },
          { of: { house: 'deposit' }, coin: cash, amount: `-${remainder}`, recordType: 'deposit' },
        ])})`,
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
