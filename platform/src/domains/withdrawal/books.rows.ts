import { type BookAttacks, order, state } from '../../../test/books.ts';
import { newWithdrawer } from './withdrawals.fixture.ts';

const ofWithdrawal = (status: string): string =>
  `(select max(id) from withdrawal where status = '${status}')`;

export default {
  prepare: async (suite) => {
    await (await newWithdrawer(suite, 'withdrawer', '1000')).place('TRC20', '60');
  },
  attacks: [
    ...order(
      'withdrawal',
      'withdrawal',
      'amount',
      'amount = amount * 1000',
      ofWithdrawal('PENDING_REVIEW'),
      'withdrawal-hold-differs',
    ),
    ...order(
      'withdrawal',
      'withdrawal',
      'fee',
      'fee = fee + 7',
      ofWithdrawal('PENDING_REVIEW'),
      'withdrawal-misposted',
    ),
    ...order(
      'withdrawal',
      'withdrawal',
      'member',
      'member_id = member_id - 1',
      ofWithdrawal('PENDING_REVIEW'),
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
    ...state(
      'withdrawal',
      'a withdrawal',
      'withdrawal',
      "(select max(id) from withdrawal where way <> 'BANK' and status = 'PENDING_REVIEW')",
      {
        status: "'APPROVED'",
        gas_fee: '(gas_fee + 1) % fee',
        created_at: "created_at - interval '1 hour'",
      },
    ),
    [
      'the limits of withdrawals, past the history of settings',
      'setting-changed',
      `update withdrawal_rule set multiple = multiple + 1`,
    ],
  ],
} satisfies BookAttacks;
