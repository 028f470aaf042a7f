/** Checks of withdrawals against their holds and the ledger. */
import { withdrawalStatuses, type WithdrawalStatus } from '@portal/schema/rest';
import type { DomainAudit } from '../../ledger/audit-plan.ts';
import {
  answerCheck,
  heldOrderClaim,
  heldOrderChecks,
  sealCheck,
  stateCheck,
  type HeldOrder,
} from '../../ledger/order-checks.ts';
import { decisionChecks } from '../../operator/decisions.ts';
import { isExplained, states } from './states.ts';

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

const named = (is: (status: WithdrawalStatus) => boolean): string =>
  withdrawalStatuses
    .filter(is)
    .map((status) => `'${status}'`)
    .join(', ');
const endings = named((status) => states[status].ends !== undefined);
const explained = named(isExplained);

const closedBy = 'from hold h join journal j on j.id = h.closed_journal where h.id = o.hold_id';

export const audit: DomainAudit = {
  claim: heldOrderClaim(order),
  checks: [
    sealCheck(
      'withdrawal',
      order.table,
      `id member_id business_date expected_date coin_id amount fee way wallet_address bank_name account_name
        account_number hold_id receipt_number transaction_number`,
    ),
    stateCheck('withdrawal', order.table, 'status hash gas_fee created_at'),
    ...decisionChecks({
      domain: 'withdrawal',
      table: 'withdrawal_step',
      kind: 'withdrawal',
      order: 'o.withdrawal_id',
      orders: 'withdrawal',
      at: 'created_at',
      hasTime: false,
    }),
    answerCheck({
      domain: 'withdrawal',
      table: order.table,
      operationNames: ['withdrawal', 'cancelWithdrawal'],
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
    sealCheck('withdrawal-step', 'withdrawal_step', 'id withdrawal_id status reason created_at'),
    {
      // The first step has the time of the order. An operator's step has that of its operation, and one that closes
      // the hold the time and the reason of its journal. A member who cancels gives no reason.
      name: 'withdrawal-step-differs',
      table: 'withdrawal_step',
      wrong: `not exists (select from withdrawal w left join hold h on h.id = w.hold_id left join journal j on j.id = h.closed_journal
          where w.id = o.withdrawal_id and case when o.status = 'PENDING_REVIEW' then w.created_at = o.created_at
            when o.status in (${endings}) then (j.created_at, j.reason) is not distinct from (o.created_at, o.reason)
            when o.status = 'PAYABLE' then o.created_at >= w.created_at
            else exists (select from operation p where p.scope = 'withdrawal:' || o.withdrawal_id and p.key = o.status
              and p.created_at = o.created_at)
              or exists (select from operation p where p.scope = 'demo' and p.key = 'seed' and p.created_at >= o.created_at) end)
        or (o.reason is null) = (o.status in (${explained})) and o.status <> 'CANCELLED'`,
    },
    ...heldOrderChecks(order),
  ],
};
