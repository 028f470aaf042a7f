import { domains } from '@portal/schema/rest';
import {
  type AuditAttacks,
  attackDecision,
  requireResult,
  attackOrder,
  attackState,
  attackAnswer,
  reseal,
  resealState,
} from '../../../test/audit-attacks.ts';
import { createPicture } from '../../../test/pictures.ts';
import { bankDeposit, chainDeposit, fillPool, openAccounts, requireDefined } from './deposits.fixture.ts';

const { deposit } = domains;

const ofDeposit = (status: string): string => `(select max(id) from deposit where status = '${status}')`;
const withoutOperation = (status: string): string =>
  `delete from operation where id = (select operation_id from deposit where id = ${ofDeposit(status)})`;

export default {
  prepare: async ({ platform, client }) => {
    const { database } = platform.services;
    await fillPool(database, 3);
    const [account] = await openAccounts(database);
    const token = await platform.signIn(await platform.addMember('depositor'));
    await client.call(deposit.depositBankConfigList, {}, { token });
    const picture = (await createPicture('jpeg', { width: 120, height: 80 })).toString('base64');
    const credited = requireResult(await client.call(deposit.deposit, chainDeposit(), { token }));
    if (!(await platform.reviews.approve(`deposit:${credited.id}`))) throw new Error('not approved');
    requireResult(await client.call(deposit.deposit, chainDeposit(), { token }));
    requireResult(
      await client.call(deposit.bankDeposit, bankDeposit(requireDefined(account), picture), { token }),
    );
  },
  attacks: [
    ...attackOrder(
      'deposit',
      ofDeposit('PENDING_REVIEW'),
      'amounts',
      'amount = amount * 1000, credited = credited * 1000',
      'deposit-answered-otherwise',
    ),
    ...attackOrder('deposit', ofDeposit('PENDING_REVIEW'), 'rate', 'rate = rate * 2', 'deposit-miscounted'),
    ...attackOrder(
      'deposit',
      ofDeposit('PENDING_REVIEW'),
      'credited amount',
      'credited = credited * 1000',
      'deposit-miscounted',
    ),
    ...attackOrder(
      'deposit',
      ofDeposit('APPROVED'),
      'amounts after approval',
      'amount = amount * 2, credited = credited * 2',
      'deposit-misposted',
    ),
    ...attackOrder(
      'deposit',
      ofDeposit('PENDING_REVIEW'),
      'member',
      'member_id = 100003',
      'deposit-answered-otherwise',
    ),
    [
      'an invented remainder of a deposit that was credited whole',
      'deposit-miscounted',
      `update deposit set remainder = 100000000, remainder_state = 'HELD' where id = ${ofDeposit('APPROVED')}`,
    ],
    [
      'a remainder marked as credited by the journal of its deposit',
      'deposit-remainder-misposted',
      `update deposit set remainder = 100000000, remainder_state = 'CREDITED', remainder_journal_id = journal_id
       where id = ${ofDeposit('APPROVED')}`,
    ],
    [
      'the reference of a deposit',
      'deposit-changed',
      `update deposit set reference = 'ABCD1234', is_hash = false where id = ${ofDeposit('PENDING_REVIEW')}`,
    ],
    [
      'a rejected deposit that was credited',
      'journal-without-order',
      `update deposit set status = 'REJECTED', reason = 'x', journal_id = null, transaction_number = null where id = ${ofDeposit('APPROVED')}`,
    ],
    [
      'the decision’s time of a deposit',
      'deposit-misposted',
      `update deposit set decided_at = decided_at + interval '1 day' where id = ${ofDeposit('APPROVED')}`,
    ],
    [
      'the time at which a deposit that waits was reported',
      'deposit-answered-otherwise',
      `update deposit set created_at = created_at - interval '1 day' where id = ${ofDeposit('PENDING_REVIEW')}`,
    ],
    [
      'the deleted operation behind a deposit that waits',
      'deposit-unreported',
      withoutOperation('PENDING_REVIEW'),
    ],
    [
      'the deleted operation behind a deposit that waits, and that there was one',
      'deposit-unreported',
      withoutOperation('PENDING_REVIEW'),
      `update deposit set operation_id = null where id = ${ofDeposit('PENDING_REVIEW')}`,
    ],
    [
      'the deleted operation behind a deposit that was credited',
      'deposit-unreported',
      withoutOperation('APPROVED'),
    ],
    [
      'an invented deposit that waits',
      'deposit-unreported',
      `insert into deposit (member_id, receipt_number, amount, rate, credited, network, address, reference, is_hash, operation_id, created_at)
       select member_id, 'RX', amount, rate, credited, network, address, 'ABCD1234', false, operation_id, created_at
       from deposit where id = (select max(id) from deposit where network is not null)`,
    ],
    [
      'a deleted deposit that waits',
      'deposit-answered-otherwise',
      `delete from deposit where id = ${ofDeposit('PENDING_REVIEW')}`,
    ],
    [
      'a deleted deposit that was credited',
      'journal-without-order',
      `delete from deposit where id = ${ofDeposit('APPROVED')}`,
    ],
    ...attackState('deposit', 'a deposit that waits', ofDeposit('PENDING_REVIEW'), {
      upload_id: 'gen_random_uuid()',
      created_at: "created_at - interval '1 hour'",
      operation_id: 'operation_id + 1',
    }),
    ...attackState('deposit', 'a deposit that was credited', ofDeposit('APPROVED'), {
      decided_at: "decided_at + interval '1 hour'",
      transaction_number: "'T-x'",
    }),
    attackDecision(
      'a deposit that no operator rejected',
      'deposit',
      `update deposit set status = 'REJECTED', reason = 'x', decided_at = created_at + interval '1 min'
       where id = ${ofDeposit('PENDING_REVIEW')}`,
    ),
    [
      'the deleted action that approved a deposit',
      'deposit-decision-unrecorded',
      `delete from operator_action where 'deposit:' || ${ofDeposit('APPROVED')} = any (typed)`,
    ],
    [
      'the account that members deposit to, past the history of settings',
      'setting-changed',
      "update system_bank_account set account_number = 'ATTACKER1' where id = (select min(id) from system_bank_account)",
    ],
    [
      'an account that members deposit to and that no operator opened',
      'setting-unrecorded',
      `insert into system_bank_account (channel_id, bank_name, account_name, account_number)
       select channel_id, bank_name, account_name, 'ATTACKER1' from system_bank_account order by id limit 1`,
    ],
    attackAnswer('deposit', 'deposit'),
    [
      'the member whom a deposit was credited to, with its seal',
      'deposit-misposted',
      `update deposit set member_id = 100003 where id = ${ofDeposit('APPROVED')}`,
      reseal('deposit'),
    ],
    [
      'a deposit that was credited and waits again, with its state',
      'deposit-decision-undone',
      `update deposit set status = 'PENDING_REVIEW', decided_at = null, journal_id = null, transaction_number = null where id = ${ofDeposit('APPROVED')}`,
      resealState('deposit'),
    ],
    [
      'the action of another decision behind a deposit',
      'deposit-decision-unrecorded',
      `update decision set action_id = (select min(action_id) from decision) where table_name = 'deposit'
         and order_id = ${ofDeposit('APPROVED')} and action_id <> (select min(action_id) from decision)`,
    ],
  ],
} satisfies AuditAttacks;
