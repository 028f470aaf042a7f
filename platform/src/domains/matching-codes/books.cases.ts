import {
  attackHold,
  type AuditAttacks,
  attackOrder,
  attackState,
  reseal,
  resealState,
} from '../../../test/audit-attacks.ts';
import { newCodeHolder } from './matching-codes.fixture.ts';

const codeThat = (where: string): string => `(select max(id) from matching_code where ${where})`;
const pending = codeThat(
  "status = 'PENDING' and receipt_number = (select max(receipt_number) from matching_code_record where type = 'PURCHASE' and quantity = 2)",
);
const ended = (status: string): string => codeThat(`status = '${status}'`);
const foreign = codeThat(
  `status <> 'PENDING' and member_id <> (select member_id from matching_code where id = ${pending})`,
);
const holdOf = (id: string): string => `(select hold_id from matching_code where id = ${id})`;
const record = (type: string): string => `(select max(id) from matching_code_record where type = '${type}')`;

const ofCode = (column: string, set: string, id: string, found: string) =>
  attackOrder('matching-code', id, column, set, found);
const ofRecord = (type: string, column: string, set: string, found = 'matching-code-record-differs') =>
  attackOrder('matching-code-record', record(type), `${column} of ${type}`, set, found);

export default {
  prepare: async (suite) => {
    const holder = await newCodeHolder(suite, 'pinholder');
    await holder.bought(2);
  },
  attacks: [
    attackHold(holdOf(pending), 'amount', 'amount + 7', 'matching-code-hold-differs'),
    attackHold(holdOf(pending), 'kind', "'insurance'", 'matching-code-hold-differs'),
    attackHold(holdOf(ended('RETURNED')), 'outcome', "'settled'", 'matching-code-hold-differs'),
    ['the deleted hold of a PIN code', 'row-missing', `delete from hold where id = ${holdOf(pending)}`],
    ...ofCode('amount', 'amount = amount * 10', pending, 'matching-code-misposted'),
    ...ofCode('member', 'member_id = 100003', pending, 'matching-code-hold-differs'),
    ...ofCode('package', 'package_id = 3', pending, 'matching-code-unrecorded'),
    ...ofCode('hold', 'hold_id = hold_id + 100000', pending, 'matching-code-hold-differs'),
    ...ofCode('receipt', "receipt_number = 'R-x'", pending, 'matching-code-hold-differs'),
    [
      'the secret of a PIN code',
      'matching-code-changed',
      `update matching_code set code = 'x' where id = ${pending}`,
    ],
    [
      'a used PIN code that is pending again',
      'matching-code-hold-differs',
      `update matching_code set status = 'PENDING', ended_by = null, ended_at = null where id = ${ended('ACTIVATED')}`,
    ],
    [
      'a returned PIN code that is marked as activated',
      'matching-code-unrecorded',
      `update matching_code set status = 'ACTIVATED' where id = ${ended('RETURNED')}`,
    ],
    [
      'the time of a PIN code',
      'matching-code-hold-differs',
      `update matching_code set created_at = created_at - interval '1 day' where id = ${pending}`,
    ],
    ['a deleted PIN code', 'journal-without-order', `delete from matching_code where id = ${pending}`],

    ...ofRecord('PURCHASE', 'amount', 'amount = amount + 7'),
    ...ofRecord('PURCHASE', 'number', 'quantity = quantity + 1'),
    ...ofRecord('PURCHASE', 'member', 'member_id = 100003', 'matching-code-unrecorded'),
    ...ofRecord('ACTIVATE', 'package', 'package_id = 3'),
    ...ofRecord('ACTIVATE', 'contract', 'contract_id = 1'),
    ...ofRecord('SEND', 'receiver', 'counterparty_id = 100004'),
    ...ofRecord('RECEIVE', 'sender', 'counterparty_id = 100004', 'matching-code-misposted'),
    ...ofRecord('RETURN', 'reason', "reason = 'x'"),
    ...ofRecord('RETURN', 'receipt', "receipt_number = 'R-x'"),
    [
      'a deleted record of a PIN code',
      'matching-code-unrecorded',
      `delete from matching_code_record where id = ${record('RETURN')}`,
    ],
    [
      'the answer to a purchase of PIN codes',
      'matching-code-answered-otherwise',
      `update operation set result = result || '{"amount":"7000"}' where scope like 'member:%:buyMatchingCode'`,
    ],
    ...attackState(
      'matching-code',
      'a PIN code',
      '(select max(id) from matching_code where ended_by is not null)',
      {
        status: "case status when 'TRANSFERRED' then 'RETURNED' else 'TRANSFERRED' end",
        ended_by:
          '(select max(id) from matching_code_record where id not in (select ended_by from matching_code where ended_by is not null))',
        ended_at: "ended_at + interval '1 hour'",
        created_at: "created_at - interval '1 hour'",
      },
    ),
    [
      'the members of a pending and a used PIN code that change places, with their seals',
      'matching-code-hold-differs',
      `update matching_code o set member_id = other.member_id from matching_code other
       where (o.id, other.id) in ((${pending}, ${foreign}), (${foreign}, ${pending}))`,
      reseal('matching-code'),
    ],
    [
      'the time of a record of PIN codes, a day later',
      'matching-code-unrecorded',
      `update matching_code_record set created_at = created_at + interval '1 day' where id = ${record('PURCHASE')}`,
    ],
    [
      'the end of a PIN code a day earlier, with its state',
      'matching-code-hold-differs',
      `update matching_code set ended_at = ended_at - interval '1 day' where id = ${ended('ACTIVATED')}`,
      resealState('matching-code'),
    ],
  ],
} satisfies AuditAttacks;
