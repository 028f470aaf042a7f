/** The audit finds whatever is changed in the books past the platform, as someone with SQL and the triggers off can. */
import { domains } from '@portal/schema/rest';
import { beforeAll, describe, expect, it } from 'vitest';

import type { CallAnswer } from '../../test/client.ts';
import { newConverter } from './convert/converts.fixture.ts';
import { bankDeposit, chainDeposit, fillPool, openAccounts, there } from './deposit/deposits.fixture.ts';
import { pictureOf } from '../../test/pictures.ts';
import { onOnePlatform } from '../../test/platforms.ts';
import { seedDemo, testTransactionPassword } from '../../test/testing.ts';
import { newWithdrawer } from './withdrawal/withdrawals.fixture.ts';
import { books } from '../books.ts';
import type { Transaction } from '../database/database.ts';
import { approveDeposit } from './deposit/settle.ts';
import { auditLedger, type AuditResult } from '../ledger/audit.ts';

const { deposit, transfer } = domains;

/** What a call came to, or the end of the suite. */
function done<T>({ result, message }: CallAnswer<T>): T {
  if (result === undefined) throw new Error(message);
  return result;
}

/** What is done, the kind of violation that must be among those found, and how. */
type Attack = readonly [what: string, found: string, ...sql: string[]];

/** The seal that the trigger of a table would give a row `o`. */
const resealed = (name: string): string =>
  books.checks.find((check) => check.name === `${name}-changed`)?.wrong.split('distinct from ')[1] ?? '';

/** Balances of an account's postings and its own follow from the amounts again. */
const rebalanced: readonly string[] = [
  `update posting p set balance_after = s.sum from (select id, sum(amount) over (partition by account_id, bucket order by version) as sum
     from posting where version is not null) s where s.id = p.id and p.balance_after <> s.sum`,
  `update account a set available = s.available, frozen = s.frozen, locked = s.locked, version = s.version
   from (select account_id, max(version) as version, coalesce(sum(amount) filter (where bucket = 'A'), 0) as available,
       coalesce(sum(amount) filter (where bucket = 'F'), 0) as frozen, coalesce(sum(amount) filter (where bucket = 'L'), 0) as locked
     from posting where version is not null group by account_id) s where s.account_id = a.id`,
];

const lastTransfer = '(select max(id) from transfer)';
const transferJournal = `(select journal_id from transfer where id = ${lastTransfer})`;
const sent = `(select id from posting where journal_id = ${transferJournal} and amount < 0)`;
const sender = `(select account_id from posting where id = ${sent})`;
const got = `(select id from posting where journal_id = ${transferJournal} and amount > 0 and version is not null)`;
const rich =
  '(select id from account where owner_id > 0 and coin_id = 1 and available > 0 order by available desc, id limit 1)';
const ofConvert = (status: string): string =>
  `(select max(id) from convert_order where status = '${status}')`;
const holdOf = (status: string): string =>
  `(select hold_id from convert_order where id = ${ofConvert(status)})`;
const ofDeposit = (status: string): string => `(select max(id) from deposit where status = '${status}')`;
const ofWithdrawal = (status: string): string =>
  `(select max(id) from withdrawal where status = '${status}')`;
const settled = `(select closed_journal from hold where id = ${holdOf('COMPLETED')})`;
const housePosting = `(select p.id from posting p join account a on a.id = p.account_id
  where p.journal_id = ${settled} and a.purpose = 'house:convert' order by p.id limit 1)`;

const posting = (column: string, value: string, found = 'hash-wrong'): Attack => [
  `the ${column} of a posting`,
  found,
  `update posting set ${column} = ${value} where id = ${sent}`,
];
const journal = (column: string, value: string, found = 'hash-wrong'): Attack => [
  `the ${column} of a journal`,
  found,
  `update journal set ${column} = ${value} where id = ${transferJournal}`,
];
const hold = (column: string, value: string, found: string): Attack => [
  `the ${column} of a hold`,
  found,
  `update hold set ${column} = ${value} where id = ${holdOf('COMPLETED')}`,
];
/** A change of an order, once as it is and once with a seal that fits it. */
const order = (
  domain: string,
  table: string,
  column: string,
  set: string,
  id: string,
  found: string,
): Attack[] => [
  [`the ${column} of a ${domain}`, `${domain}-changed`, `update ${table} set ${set} where id = ${id}`],
  [
    `the ${column} of a ${domain}, with its seal`,
    found,
    `update ${table} set ${set} where id = ${id}`,
    `update ${table} o set seal = ${resealed(domain)}`,
  ],
];

const attacks: readonly Attack[] = [
  // Accounts
  [
    'an available balance',
    'balance-wrong',
    `update account set available = available + 7 where id = ${rich}`,
  ],
  [
    'credits that are frozen without a hold',
    'bucket-unheld',
    `update account set available = available - 7, frozen = frozen + 7 where id = ${rich}`,
  ],
  ['a locked balance', 'balance-wrong', `update account set locked = locked + 7 where id = ${rich}`],
  ['the version of an account', 'version-gap', `update account set version = version + 1 where id = ${rich}`],
  ['the head of an account', 'head-wrong', `update account set head = sha256('x') where id = ${rich}`],
  ['a deleted account', 'row-missing', `delete from account where id = ${rich}`],
  [
    'a deleted account that was never used',
    'member-without-accounts',
    'delete from account where id = (select max(id) from account where owner_id > 0 and version = 0)',
  ],
  [
    'a deleted account of the house',
    'row-missing',
    `delete from account where id = (select account_id from posting where id = ${housePosting})`,
  ],
  [
    'an account of nobody',
    'account-without-member',
    "insert into account (owner_id, purpose, coin_id) values (999999, 'member', 1)",
  ],
  [
    'accounts that change hands',
    'hash-wrong',
    `update account set owner_id = 999999 where id = ${sender}`,
    `update account set owner_id = (select sender_id from transfer where id = ${lastTransfer})
     where owner_id = (select receiver_id from transfer where id = ${lastTransfer}) and coin_id = 1`,
    `update account set owner_id = (select receiver_id from transfer where id = ${lastTransfer}) where owner_id = 999999`,
  ],
  [
    'accounts of the house that change names',
    'hash-wrong',
    "update account set purpose = 'house:x' where purpose = 'house:fee'",
    "update account set purpose = 'house:fee' where purpose = 'house:convert'",
    "update account set purpose = 'house:convert' where purpose = 'house:x'",
  ],

  // Postings
  [
    'both amounts of a journal, with all balances after them',
    'hash-wrong',
    `update posting set amount = amount - 7 where id = ${sent}`,
    `update posting set amount = amount + 7 where id = ${got}`,
    ...rebalanced,
  ],
  posting('balance_after', 'balance_after + 7', 'chain-broken'),
  [
    'a posting without a version',
    'version-missing',
    `update posting set version = null, balance_after = null
     where account_id = ${rich} and version = (select version from account where id = ${rich}) and bucket = 'A'`,
    ...rebalanced,
  ],
  [
    'a posting moved between accounts of the house',
    'hash-wrong',
    `update posting p set account_id = (select id from account a where a.purpose = 'house:bonus' and a.coin_id = p.coin_id)
     where id = ${housePosting}`,
  ],
  [
    'a posting moved to another member',
    'hash-wrong',
    `update posting p set account_id = a.id, version = a.version + 1 from account a
     where p.id = ${got} and a.id = (select id from account where owner_id > 0 and coin_id = 1
       and owner_id not in (select receiver_id from transfer) order by id limit 1)`,
    ...rebalanced,
  ],
  posting('bucket', "'F', hold_id = 1", 'balance-wrong'),
  posting('coin_id', '2', 'coin-wrong'),
  posting('record_type', '12'),
  posting('shown', 'not shown'),
  posting('hold_id', '(select max(id) from hold)'),
  posting('counterparty_id', 'counterparty_id + 1'),
  posting('fee', '7'),
  posting('actual_amount', '7'),
  posting('created_at', "created_at - interval '1 day'"),
  posting('hash', "sha256('x')"),
  posting('hash', 'null'),
  [
    'two postings of equal amounts that change journals',
    'hash-wrong',
    `with pair as (
       select p.id, p.journal_id, other.id as other, other.journal_id as others from posting p
       join posting other on other.account_id = p.account_id and other.amount = p.amount and other.journal_id > p.journal_id
       where p.version is null order by p.id limit 1
     )
     update posting p set journal_id = case p.id when pair.id then pair.others else pair.journal_id end
     from pair where p.id in (pair.id, pair.other)`,
  ],
  [
    'two postings that change places',
    'hash-wrong',
    `update posting set version = -1 where account_id = ${rich} and version = 1`,
    `update posting set version = 1 where account_id = ${rich} and version = 2`,
    `update posting set version = 2 where account_id = ${rich} and version = -1`,
    ...rebalanced,
  ],
  ['a deleted posting', 'version-gap', `delete from posting where account_id = ${rich} and version = 2`],
  ['a deleted posting of the house', 'journal-unbalanced', `delete from posting where id = ${housePosting}`],
  [
    'the tail of an account’s history',
    'journal-unbalanced',
    `delete from posting where account_id = ${sender}
     and version > (select version - 1 from posting where id = ${sent})`,
    ...rebalanced,
    'update account a set head = p.hash from posting p where p.account_id = a.id and p.version = a.version',
  ],
  [
    'the tail of an account’s history, with its journals and their other postings',
    'version-gap',
    `create temporary table tail on commit drop as select journal_id from posting where account_id = ${sender}
     and version >= (select version from posting where id = ${sent})`,
    'delete from journal where id in (select journal_id from tail)',
    'delete from posting where journal_id in (select journal_id from tail)',
    `update account a set version = p.version, head = p.hash, available = p.balance_after from posting p
     where a.id = p.account_id and p.id = (select id from posting where account_id =
       (select id from account where owner_id = (select sender_id from transfer where id = ${lastTransfer}) and coin_id = 1)
       order by version desc limit 1)`,
  ],

  // Journals
  journal('operation_id', '(select max(id) from operation where not refused)'),
  journal('record_type', '12'),
  journal('transaction_number', "'T-x'"),
  journal('receipt_number', "'R-x'"),
  journal('reversal_of', '1'),
  journal('ref_type', "'x'"),
  journal('ref_id', "'7'"),
  journal('reason', "'x'"),
  journal('hash', "'BEP20:0x5f'"),
  journal('business_date', 'business_date - 1'),
  journal('created_at', "created_at - interval '1 day'"),
  ['a deleted journal', 'row-missing', `delete from journal where id = ${transferJournal}`],
  [
    'a deleted journal with its postings',
    'transfer-misposted',
    `delete from posting where journal_id = ${transferJournal}`,
    `delete from journal where id = ${transferJournal}`,
  ],
  [
    'a journal without postings',
    'journal-empty',
    `insert into journal (operation_id, record_type, transaction_number, receipt_number, business_date, created_at)
     select operation_id, 14, 'T-empty', 'R', business_date, created_at from journal where id = ${transferJournal}`,
  ],
  ...[10, 12, 14, 15].map((type): Attack => [
    `a balanced journal of type ${type} without an order`,
    'journal-without-order',
    `select ledger_post_once('member:100001:x', 'forged', sha256('x'), ${type}::smallint,
       jsonb_build_array(jsonb_build_object('owner', '0', 'purpose', 'house:adjust', 'coin', 1, 'bucket', 'A', 'amount', '-700'),
         jsonb_build_object('owner', a.owner_id::text, 'coin', 1, 'bucket', 'A', 'amount', '700')),
       'T-forged', 'R-forged', '2026-11-21T04:00:00Z', null, null, null, null) from account a where a.id = ${rich}`,
  ]),
  [
    'a journal taken back without an order',
    'journal-without-order',
    `select ledger_reverse(operation_id, id, 'T-back', '2026-11-21T04:00:00Z', 'x') from journal where id = ${transferJournal}`,
  ],

  // Operations
  [
    'a deleted operation',
    'row-missing',
    `delete from operation where id = (select operation_id from journal where id = ${transferJournal})`,
  ],
  ...(
    [
      ['refused', 'true', 'operation-refused'],
      ['scope', "scope || 'x'", 'hash-wrong'],
      ['key', "key || 'x'", 'hash-wrong'],
      ['fingerprint', "sha256('x')", 'hash-wrong'],
      ['result', `result || '{"amount":"7000"}'`, 'transfer-answered-otherwise'],
      ['result', `result || '{"id":"700000"}'`, 'transfer-answered-otherwise'],
    ] as const
  ).map(([column, value, found]): Attack => [
    `the ${column} of an operation`,
    found,
    `update operation set ${column} = ${value} where id = (select operation_id from journal where id = ${transferJournal})`,
  ]),

  // Holds
  [
    'the amount of an open hold',
    'hold-wrong',
    `update hold set amount = amount + 7 where id = ${holdOf('PENDING')}`,
  ],
  hold('outcome', "'cancelled'", 'convert-hold-differs'),
  hold('kind', "'otc'", 'convert-hold-differs'),
  [
    'the kind of a hold without an order',
    'hash-wrong',
    "update hold set kind = 'otc' where kind = 'insurance'",
  ],
  hold('account_id', 'account_id + 1', 'convert-hold-differs'),
  hold('ref_id', "'7'", 'hold-misdated'),
  hold('opened_journal', 'opened_journal - 1', 'hash-wrong'),
  hold('closed_journal', 'closed_journal - 1', 'hash-wrong'),
  hold('opened_at', "opened_at - interval '1 day'", 'hold-misdated'),
  hold('closed_at', "closed_at - interval '1 day'", 'hold-misdated'),
  [
    'a hold that is opened again',
    'convert-hold-differs',
    `update hold set outcome = null, closed_journal = null, closed_at = null where id = ${holdOf('COMPLETED')}`,
  ],
  ['a deleted hold', 'row-missing', `delete from hold where id = ${holdOf('COMPLETED')}`],

  // Earnings
  [
    'an earning',
    'earning-wrong',
    'update earning set amount = amount + 7 where ctid = (select min(ctid) from earning)',
  ],
  [
    'an invented earning',
    'earning-wrong',
    `insert into earning (account_id, business_date, record_type, amount) values (${rich}, '2020-01-01', 41, 700)`,
  ],
  ['a deleted earning', 'earning-wrong', 'delete from earning where ctid = (select min(ctid) from earning)'],

  // Transfers
  ...order('transfer', 'transfer', 'amount', 'amount = amount * 1000', lastTransfer, 'transfer-misposted'),
  ...order('transfer', 'transfer', 'fee', 'fee = fee + 7', lastTransfer, 'transfer-misposted'),
  ...order('transfer', 'transfer', 'sender', 'sender_id = 100003', lastTransfer, 'transfer-misposted'),
  ...order('transfer', 'transfer', 'recipient', 'receiver_id = 100003', lastTransfer, 'transfer-misposted'),
  ...order('transfer', 'transfer', 'credit', 'coin_id = 2', lastTransfer, 'transfer-misposted'),
  ...order('transfer', 'transfer', 'note', "note = 'x'", lastTransfer, 'transfer-misposted'),
  ...order('transfer', 'transfer', 'journal', 'journal_id = 1', lastTransfer, 'journal-without-order'),
  ...order(
    'transfer',
    'transfer',
    'numbers',
    "receipt_number = 'R-x', transaction_number = 'T-x'",
    lastTransfer,
    'transfer-misposted',
  ),
  [
    'the time of a transfer',
    'transfer-misposted',
    `update transfer set created_at = created_at - interval '1 day' where id = ${lastTransfer}`,
  ],
  ['a deleted transfer', 'journal-without-order', `delete from transfer where id = ${lastTransfer}`],

  // Converts
  ...order(
    'convert',
    'convert_order',
    'amount',
    'amount = amount * 1000, actual_amount = actual_amount * 1000',
    ofConvert('PENDING'),
    'convert-hold-differs',
  ),
  ...order('convert', 'convert_order', 'fee', 'fee = fee + 7', ofConvert('PENDING'), 'convert-misposted'),
  ...order('convert', 'convert_order', 'rate', 'rate = rate * 2', ofConvert('PENDING'), 'convert-miscounted'),
  ...order(
    'convert',
    'convert_order',
    'rate and amount got',
    'rate = rate * 1000, actual_amount = actual_amount * 1000',
    ofConvert('PENDING'),
    'convert-answered-otherwise',
  ),
  ...order(
    'convert',
    'convert_order',
    'amount got',
    'actual_amount = actual_amount + 7',
    ofConvert('COMPLETED'),
    'convert-misposted',
  ),
  ...order(
    'convert',
    'convert_order',
    'credit got',
    'to_coin_id = 2',
    ofConvert('COMPLETED'),
    'convert-misposted',
  ),
  ...order(
    'convert',
    'convert_order',
    'member',
    'member_id = 100003',
    ofConvert('PENDING'),
    'convert-hold-differs',
  ),
  ...order(
    'convert',
    'convert_order',
    'hold',
    'hold_id = hold_id + 100000',
    ofConvert('PENDING'),
    'convert-hold-differs',
  ),
  [
    'a completed convert whose hold is open',
    'convert-hold-differs',
    `update convert_order set status = 'COMPLETED', ended_at = settles_at where id = ${ofConvert('PENDING')}`,
  ],
  [
    'a cancelled convert that was settled',
    'convert-hold-differs',
    `update convert_order set status = 'CANCELLED' where id = ${ofConvert('COMPLETED')}`,
  ],
  [
    'the end of a convert',
    'convert-ended-otherwise',
    `update convert_order set ended_at = ended_at + interval '1 day' where id = ${ofConvert('COMPLETED')}`,
  ],
  [
    'a deleted convert',
    'journal-without-order',
    `delete from convert_order where id = ${ofConvert('PENDING')}`,
  ],

  // Deposits
  ...order(
    'deposit',
    'deposit',
    'amounts',
    'amount = amount * 1000, credited = credited * 1000',
    ofDeposit('PENDING_REVIEW'),
    'deposit-answered-otherwise',
  ),
  ...order(
    'deposit',
    'deposit',
    'rate',
    'rate = rate * 2',
    ofDeposit('PENDING_REVIEW'),
    'deposit-miscounted',
  ),
  ...order(
    'deposit',
    'deposit',
    'credited amount',
    'credited = credited * 1000',
    ofDeposit('PENDING_REVIEW'),
    'deposit-miscounted',
  ),
  ...order(
    'deposit',
    'deposit',
    'amounts after approval',
    'amount = amount * 2, credited = credited * 2',
    ofDeposit('APPROVED'),
    'deposit-misposted',
  ),
  ...order(
    'deposit',
    'deposit',
    'member',
    'member_id = 100003',
    ofDeposit('PENDING_REVIEW'),
    'deposit-answered-otherwise',
  ),
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
    'a deleted deposit that waits',
    'deposit-answered-otherwise',
    `delete from deposit where id = ${ofDeposit('PENDING_REVIEW')}`,
  ],
  [
    'a deleted deposit that was credited',
    'journal-without-order',
    `delete from deposit where id = ${ofDeposit('APPROVED')}`,
  ],

  // Withdrawals
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
];

onOnePlatform('the audit of all books', (suite) => {
  const audited = (tx: Transaction) => auditLedger(tx, books);
  const database = () => suite.platform.services.database;

  beforeAll(async () => {
    const { platform, client } = suite;
    await seedDemo(platform.services);
    await fillPool(database(), 3);
    const [account] = await openAccounts(database());
    const aiko = await platform.addMember('audited', { balances: { CASH_POINT: '5000' } });
    const token = await platform.signIn(aiko);
    await client.call(deposit.depositBankConfigList, {}, { token });
    const picture = (await pictureOf('jpeg', { width: 120, height: 80 })).toString('base64');
    const credited = done(await client.call(deposit.deposit, chainDeposit(), { token }));
    expect(await approveDeposit(platform.services, BigInt(credited.id))).toBe(true);
    done(await client.call(deposit.deposit, chainDeposit(), { token }));
    done(await client.call(deposit.bankDeposit, bankDeposit(there(account), picture), { token }));
    await database().execute('update transfer_rule set fee_ppm = 1000');
    for (const amount of ['10', '20'])
      done(
        await client.call(
          transfer.makeOver,
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
    await (await newConverter(suite, 'converter', { CASH_POINT: '1000' })).place('CASH_POINT', 'GMT', '20');
    await (await newWithdrawer(suite, 'withdrawer', '1000')).place('TRC20', '60');
  });

  it('finds nothing wrong with books that were never changed', async () => {
    expect(await database().transaction(audited)).toEqual({ total: 0, violations: [] });
  });

  describe('finds', () => {
    it.each(attacks)('%s', async (_what, found, ...sql) => {
      const undo = new Error('undo');
      let result: AuditResult | undefined;
      await database()
        .transaction(async (tx) => {
          await tx.query('set local session_replication_role = replica');
          const changed = [];
          for (const statement of sql) changed.push(await tx.execute(statement));
          expect(changed[0], 'rows that the attack changed').toBeGreaterThan(0);
          result = await audited(tx);
          throw undo;
        })
        .catch((error: unknown) => {
          if (error !== undo) throw error;
        });
      expect(result?.violations.map(({ kind }) => kind)).toContain(found);
    });
  });
});
