import { domains } from '@portal/schema/rest';
import {
  requireResult,
  attackOrder,
  type Attack,
  type AuditAttacks,
  attackAnswer,
  reseal,
} from '../../../test/audit-attacks.ts';
import { testTransactionPassword } from '../../../test/testing.ts';

const lastTransfer = '(select max(id) from transfer)';
const before = `(select max(id) from transfer where id < ${lastTransfer} and sender_id = (select sender_id from transfer where id = ${lastTransfer}))`;
const transferJournal = `(select journal_id from transfer where id = ${lastTransfer})`;

const results = [`result || '{"amount":"7000"}'`, `result || '{"id":"700000"}'`];

export default {
  prepare: async ({ platform, client }) => {
    const member = await platform.addMember('sender', { balances: { CASH_POINT: '5000' } });
    const token = await platform.signIn(member);
    await platform.services.database.execute('update transfer_rule set fee_ppm = 1000');
    for (const amount of ['10', '20'])
      requireResult(
        await client.call(
          domains.transfer.makeOver,
          {
            idempotencyKey: `key-of-a-transfer-${amount}`,
            toUserName: 'aiko',
            coinName: 'CASH_POINT',
            amount,
            remark: 'For the tea',
            transactionPassword: testTransactionPassword,
          },
          { token },
        ),
      );
  },
  attacks: [
    ...attackOrder('transfer', lastTransfer, 'amount', 'amount = amount * 1000', 'transfer-misposted'),
    ...attackOrder('transfer', lastTransfer, 'fee', 'fee = fee + 7', 'transfer-misposted'),
    ...attackOrder('transfer', lastTransfer, 'sender', 'sender_id = 100003', 'transfer-misposted'),
    ...attackOrder('transfer', lastTransfer, 'recipient', 'receiver_id = 100003', 'transfer-misposted'),
    ...attackOrder('transfer', lastTransfer, 'credit', 'coin_id = 2', 'transfer-misposted'),
    ...attackOrder('transfer', lastTransfer, 'note', "note = 'x'", 'transfer-misposted'),
    ...attackOrder('transfer', lastTransfer, 'journal', 'journal_id = 1', 'journal-without-order'),
    ...attackOrder(
      'transfer',
      lastTransfer,
      'numbers',
      "receipt_number = 'R-x', transaction_number = 'T-x'",
      'transfer-misposted',
    ),
    [
      'the time of a transfer',
      'transfer-misposted',
      `update transfer set created_at = created_at - interval '1 day' where id = ${lastTransfer}`,
    ],
    ['a deleted transfer', 'journal-without-order', `delete from transfer where id = ${lastTransfer}`],
    [
      'a deleted journal of a transfer with its postings',
      'transfer-misposted',
      `delete from posting where journal_id = ${transferJournal}`,
      `delete from journal where id = ${transferJournal}`,
    ],
    [
      'a transfer taken back without an order',
      'journal-without-order',
      `select ledger_reverse(operation_id, id, 'T-back', '2026-11-21T04:00:00Z', 'x') from journal where id = ${transferJournal}`,
    ],
    ...results.map((value): Attack => [
      `the answer to a transfer: ${value}`,
      'transfer-answered-otherwise',
      `update operation set result = ${value} where id = (select operation_id from journal where id = ${transferJournal})`,
    ]),
    [
      'the fee of transfers, past the history of settings',
      'setting-changed',
      `update transfer_rule set fee_ppm = 0 where coin_id = (select min(coin_id) from transfer_rule where fee_ppm > 0)`,
    ],
    attackAnswer('transfer', 'makeOver'),
    [
      'sender and recipient of a transfer that change places, with its seal',
      'transfer-misposted',
      `update transfer set sender_id = receiver_id, receiver_id = sender_id where id = ${lastTransfer}`,
      reseal('transfer'),
    ],
    [
      'the amounts of two transfers that change places, with their seals',
      'transfer-misposted',
      `update transfer o set amount = other.amount from transfer other
       where (o.id, other.id) in ((${lastTransfer}, ${before}), (${before}, ${lastTransfer}))`,
      reseal('transfer'),
    ],
    [
      'a part of a fee that moves from one transfer to another, with their seals',
      'transfer-misposted',
      `update transfer set fee = fee + case id when ${lastTransfer} then 7 else -7 end where id in (${lastTransfer}, ${before})`,
      reseal('transfer'),
    ],
    [
      'the journals of two transfers that change places, with their seals',
      'transfer-misposted',
      `update transfer set journal_id = -journal_id where id in (${lastTransfer}, ${before})`,
      `update transfer o set journal_id = -other.journal_id from transfer other
       where (o.id, other.id) in ((${lastTransfer}, ${before}), (${before}, ${lastTransfer}))`,
      reseal('transfer'),
    ],
  ],
} satisfies AuditAttacks;
