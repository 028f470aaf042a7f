/** Checks of PIN codes, their records and holds against the ledger. */
import type { AuditCheck, DomainAudit } from '../../ledger/audit-plan.ts';
import { coins } from '../../ledger/coins.ts';
import {
  answerCheck,
  heldOrderClaim,
  postsExactly,
  sealCheck,
  stateCheck,
} from '../../ledger/order-checks.ts';
import { boughtAt, coin as packageCoin } from '../insurance/index.ts';
import { operationNames } from './records.ts';
import { endStatuses, states } from './states.ts';

const table = 'matching_code';
const coin = coins[packageCoin].toString();
const ownAvailable = { of: { member: 'o.member_id' }, coin } as const;

/** Returns a branch of a `case o.status`. */
const byStatus = (show: (ends: (typeof states)[(typeof endStatuses)[number]]['ends']) => string): string =>
  `case o.status ${endStatuses.map((status) => `when '${status}' then '${show(states[status].ends)}'`).join(' ')} end`;

const journalOf = (column: 'opened_journal' | 'closed_journal'): string =>
  `(select h.${column} from hold h where h.id = o.hold_id)`;

/** SQL of the journal that opened the hold of a code that was bought, or received from the record's counterparty. */
const opened = `case (select r.type from matching_code_record r where r.id = o.made_by)
  when 'PURCHASE' then ${postsExactly(journalOf('opened_journal'), [
    { ...ownAvailable, amount: '-o.amount', recordType: 'pinPurchase' },
    { ...ownAvailable, bucket: 'locked', amount: 'o.amount', recordType: 'pinPurchase' },
  ])}
  else ${postsExactly(journalOf('opened_journal'), [
    {
      of: { member: '(select r.counterparty_id from matching_code_record r where r.id = o.made_by)' },
      coin,
      bucket: 'locked',
      amount: '-o.amount',
      recordType: 'pinTransfer',
    },
    { ...ownAvailable, bucket: 'locked', amount: 'o.amount', recordType: 'pinTransfer' },
  ])} end`;

/** SQL of the journal that closed the hold. That of a transfer opened the receiver's hold, where it is checked. */
const closed = (['ACTIVATED', 'RETURNED'] as const)
  .map((status) => {
    const recordType = status === 'ACTIVATED' ? 'pinActivate' : 'pinPurchase';
    return `when '${status}' then ${postsExactly(journalOf('closed_journal'), [
      { ...ownAvailable, bucket: 'locked', amount: '-o.amount', recordType },
      { ...ownAvailable, amount: 'o.amount', recordType },
    ])}`;
  })
  .join(' ');

/** SQL: whether the record that created or ended the code matches it. */
const isRecordedAs = (record: string, types: string, at: string): string =>
  `exists (select from matching_code_record r where r.id = ${record} and r.type ${types} and r.member_id = o.member_id
     and r.package_id = o.package_id and r.created_at = ${at})`;

const codeChecks: readonly AuditCheck[] = [
  {
    name: 'matching-code-hold-differs',
    table,
    wrong: `not exists (
      select from hold h join account a on a.id = h.account_id join journal j on j.id = h.opened_journal
      where h.id = o.hold_id and h.kind = 'pin_code' and h.bucket = 'L' and a.owner_id = o.member_id and a.coin_id = ${coin}
        and h.outcome is not distinct from ${byStatus(({ hold }) => hold)} and h.closed_at is not distinct from o.ended_at
        and h.amount = case when h.outcome is null then o.amount else 0 end
        and j.receipt_number = o.receipt_number and j.transaction_number = o.transaction_number and j.created_at = o.created_at)`,
  },
  {
    name: 'matching-code-misposted',
    table,
    wrong: `not (${opened}) or not (case o.status ${closed} else true end)`,
  },
  {
    name: 'matching-code-unrecorded',
    table,
    wrong: `not ${isRecordedAs('o.made_by', "in ('PURCHASE', 'RECEIVE')", 'o.created_at')}
      or (o.status <> 'PENDING' and not ${isRecordedAs('o.ended_by', `= ${byStatus(({ by }) => by)}`, 'o.ended_at')})`,
  },
];

/** SQL of the codes that a record created or ended; their sum and number must match the record. */
const codesOf = (column: 'made_by' | 'ended_by', journal: 'opened_journal' | 'closed_journal'): string =>
  `(select count(*) = o.quantity and coalesce(sum(c.amount), 0) = o.amount
      and coalesce(bool_and(o.journal_id is null or h.${journal} = o.journal_id), true)
    from matching_code c join hold h on h.id = c.hold_id where c.${column} = o.id)`;

/** SQL of the record of the same transfer at the other end. */
const otherEnd = `exists (select from matching_code_record r where r.journal_id = o.journal_id and r.id <> o.id
  and r.type in ('SEND', 'RECEIVE') and r.member_id = o.counterparty_id and r.counterparty_id = o.member_id)`;

const recordChecks: readonly AuditCheck[] = [
  {
    name: 'matching-code-record-differs',
    table: 'matching_code_record',
    wrong: `not case when o.type in ('PURCHASE', 'RECEIVE') then ${codesOf('made_by', 'opened_journal')}
        else ${codesOf('ended_by', 'closed_journal')} end
      or (o.type in ('SEND', 'RECEIVE') and not ${otherEnd})
      or (o.type = 'ACTIVATE' and not ${boughtAt('o.contract_id', 'o.member_id', 'o.package_id', 'o.created_at')})
      or (o.journal_id is not null and not exists (select from journal j where j.id = o.journal_id
        and j.receipt_number = o.receipt_number and j.transaction_number = o.transaction_number
        and j.created_at = o.created_at and j.reason is not distinct from o.reason))`,
  },
];

export const audit: DomainAudit = {
  claim: heldOrderClaim({ table }),
  checks: [
    sealCheck(
      'matching-code',
      table,
      'id member_id package_id amount code hold_id made_by receipt_number transaction_number',
    ),
    sealCheck(
      'matching-code-record',
      'matching_code_record',
      `id member_id type package_id quantity amount counterparty_id contract_id reason journal_id receipt_number
        transaction_number`,
    ),
    stateCheck('matching-code', table, 'status ended_by created_at ended_at'),
    answerCheck({
      domain: 'matching-code',
      table: 'matching_code_record',
      operationNames,
      amounts: { amount: 'amount' },
      instants: { createTime: 'created_at' },
    }),
    ...codeChecks,
    ...recordChecks,
  ],
};
