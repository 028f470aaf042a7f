import {
  type AuditAttacks,
  attackOrder,
  reseal,
  attackState,
  resealState,
} from '../../../test/audit-attacks.ts';
import { newWithdrawer } from './withdrawals.fixture.ts';

const ofWithdrawal = (status: string): string =>
  `(select max(id) from withdrawal where status = '${status}')`;

const stepOf = (status: string): string => `(select max(id) from withdrawal_step where status = '${status}')`;
const explained = '(select max(id) from withdrawal_step where reason is not null)';
const refused =
  "(select max(id) from withdrawal_step where status in ('REJECTED', 'FAILED', 'NOT_RECEIVED'))";
const rejected =
  "(select max(id) from withdrawal_step where status in ('REJECTED', 'FAILED', 'CANCELLED') and reason is not null)";

/** The last withdrawal that an operator's action decided. */
const decided = "(select max(order_id) from decision where table_name = 'withdrawal')";

export default {
  prepare: async (suite) => {
    await (await newWithdrawer(suite, 'approved', '1000')).place('TRC20', '60');
    const { id } = await suite.platform.services.database.one<{ id: bigint }>(
      'select max(id) as id from withdrawal',
    );
    if (!(await suite.platform.reviews.approve(`withdrawal:${id}`))) throw new Error('not approved');
    await suite.platform.addMember('withdraws_nothing');
    await (await newWithdrawer(suite, 'withdrawer', '1000')).place('TRC20', '60');
  },
  attacks: [
    ...attackOrder(
      'withdrawal',
      ofWithdrawal('PENDING_REVIEW'),
      'amount',
      'amount = amount * 1000',
      'withdrawal-hold-differs',
    ),
    ...attackOrder(
      'withdrawal',
      ofWithdrawal('PENDING_REVIEW'),
      'fee',
      'fee = fee + 7',
      'withdrawal-misposted',
    ),
    ...attackOrder(
      'withdrawal',
      ofWithdrawal('PENDING_REVIEW'),
      'member',
      'member_id = member_id - 1',
      'withdrawal-hold-differs',
    ),
    [
      'the network’s part of a fee',
      'withdrawal-misposted',
      `update withdrawal set gas_fee = 0 where id = ${ofWithdrawal('PENDING_REVIEW')}`,
    ],
    [
      'the destination of a withdrawal',
      'withdrawal-changed',
      `update withdrawal set wallet_address = 'TVjsyZ7fYF3qLF6BQgPmTEZy1xrNNyVAAA' where id = (select max(id) from withdrawal where way <> 'BANK')`,
    ],
    [
      'a paid withdrawal whose hold is open',
      'withdrawal-hold-differs',
      `update withdrawal set status = 'SUCCESS', hash = case when way <> 'BANK' then '0x5f' end where id = ${ofWithdrawal('PENDING_REVIEW')}`,
    ],
    [
      'the hash of a payment',
      'withdrawal-paid-otherwise',
      "update withdrawal set hash = '0x5f' where id = (select max(id) from withdrawal where hash is not null)",
    ],
    [
      'the state of a withdrawal',
      'withdrawal-steps-differ',
      `update withdrawal set status = 'PAYABLE' where id = ${ofWithdrawal('PENDING_REVIEW')}`,
    ],
    [
      'a deleted step of a withdrawal',
      'withdrawal-steps-differ',
      'delete from withdrawal_step where id = (select max(id) from withdrawal_step)',
    ],
    [
      'a deleted withdrawal',
      'journal-without-order',
      `delete from withdrawal where id = ${ofWithdrawal('PENDING_REVIEW')}`,
    ],
    ...attackState(
      'withdrawal',
      'a withdrawal',
      "(select max(id) from withdrawal where way <> 'BANK' and status = 'PENDING_REVIEW')",
      {
        status: "'APPROVED'",
        gas_fee: '(gas_fee + 1) % fee',
        created_at: "created_at - interval '1 hour'",
      },
    ),
    [
      'the reason of a step of a withdrawal',
      'withdrawal-step-changed',
      `update withdrawal_step set reason = 'Forged' where id = ${explained}`,
    ],
    [
      'the reason of a rejected withdrawal, with the seal of its step',
      'withdrawal-step-differs',
      `update withdrawal_step set reason = 'Forged' where id = ${rejected}`,
      reseal('withdrawal-step'),
    ],
    [
      'a step of a withdrawal without the reason that its state has, with its seal',
      'withdrawal-step-differs',
      `update withdrawal_step set reason = null where id = ${refused}`,
      reseal('withdrawal-step'),
    ],
    [
      'the time of a step of a withdrawal',
      'withdrawal-step-changed',
      `update withdrawal_step set created_at = created_at + interval '1 s' where id = ${stepOf('PAYABLE')}`,
    ],
    [
      'the time of a payment, a day later, with the seal of its step',
      'withdrawal-step-differs',
      `update withdrawal_step set created_at = created_at + interval '1 day' where id = ${stepOf('SUCCESS')}`,
      reseal('withdrawal-step'),
    ],
    [
      'two steps of a withdrawal that change times',
      'withdrawal-step-changed',
      `update withdrawal_step s set created_at = (select t.created_at from withdrawal_step t where t.withdrawal_id = s.withdrawal_id
         and t.status = case s.status when 'PAYABLE' then 'PENDING' else 'PAYABLE' end)
       where s.withdrawal_id = (select withdrawal_id from withdrawal_step where id = ${stepOf('PENDING')}) and s.status in ('PAYABLE', 'PENDING')`,
    ],
    [
      'the limits of withdrawals, past the history of settings',
      'setting-changed',
      `update withdrawal_rule set multiple = multiple + 1`,
    ],
    [
      'an approved withdrawal that waits again, without its step and with its state',
      'withdrawal-decision-undone',
      `delete from withdrawal_step where withdrawal_id = ${decided} and status <> 'PENDING_REVIEW'`,
      `update withdrawal set status = 'PENDING_REVIEW', hash = null where id = ${decided}`,
      resealState('withdrawal'),
    ],
  ],
} satisfies AuditAttacks;
