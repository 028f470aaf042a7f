/** The audit finds every change made by direct SQL with the triggers disabled. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { attackHold, type Attack, type AuditAttacks } from '../../test/audit-attacks.ts';
import { onDemonstration } from '../../test/demonstration.ts';
import { platformAuditPlan } from '../composition/audit.ts';
import type { Transaction } from '../database/database.ts';
import type { Domain } from '../declaration/domain.ts';
import { auditLedger, auditOrders, type AuditResult } from '../ledger/audit.ts';
import { domains } from './index.ts';

const unclaimed = 'journal-without-order';

const files = globSync('*/books.cases.ts', { cwd: import.meta.dirname });
const rows = await Promise.all(
  files.map(async (file) => ((await import(`./${file}`)) as { default: AuditAttacks }).default),
);

/** Recomputes an account's balances from the amounts of its postings. */
const rebalanced: readonly string[] = [
  `update posting p set balance_after = s.sum from (select id, sum(amount) over (partition by account_id, bucket order by version) as sum
     from posting where version is not null) s where s.id = p.id and p.balance_after <> s.sum`,
  `update account a set available = s.available, frozen = s.frozen, locked = s.locked, version = s.version
   from (select account_id, max(version) as version, coalesce(sum(amount) filter (where bucket = 'A'), 0) as available,
       coalesce(sum(amount) filter (where bucket = 'F'), 0) as frozen, coalesce(sum(amount) filter (where bucket = 'L'), 0) as locked
     from posting where version is not null group by account_id) s where s.account_id = a.id`,
];

/** The last journal that moved credits from one member to another. */
const exchange = `(select max(journal_id) from (
  select p.journal_id from posting p join account a on a.id = p.account_id
  where a.owner_id > 0 and p.counterparty_id is not null and p.version is not null
  group by p.journal_id having count(distinct p.account_id) = 2) between_members)`;
const sent = `(select id from posting where journal_id = ${exchange} and amount < 0)`;
const sender = `(select account_id from posting where id = ${sent})`;
const got = `(select id from posting where journal_id = ${exchange} and amount > 0 and version is not null)`;
const receiver = `(select account_id from posting where id = ${got})`;
const rich =
  '(select id from account where owner_id > 0 and coin_id = 1 and available > 0 order by available desc, id limit 1)';
/** An account that received credits twice first, so that reordering the two never makes a balance negative. */
const filled =
  "(select account_id from posting where version = 2 and amount > 0 and bucket = 'A' order by id limit 1)";
/** A closed hold and an open one in a domain without orders. */
const closedHold = "(select max(id) from hold where kind = 'insurance' and closed_journal is not null)";
const openHold = "(select max(id) from hold where kind = 'insurance' and closed_journal is null)";
const housePosting = `(select p.id from posting p join account a on a.id = p.account_id
  where a.purpose = 'house:insurance' order by p.id limit 1)`;

const posting = (column: string, value: string, found = 'hash-wrong'): Attack => [
  `the ${column} of a posting`,
  found,
  `update posting set ${column} = ${value} where id = ${sent}`,
];
const journal = (column: string, value: string, found = 'hash-wrong'): Attack => [
  `the ${column} of a journal`,
  found,
  `update journal set ${column} = ${value} where id = ${exchange}`,
];
const hold = (column: string, value: string, found: string): Attack =>
  attackHold(closedHold, column, value, found);

const ofTheLedger: readonly Attack[] = [
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
    'an account without an owner',
    'account-without-member',
    "insert into account (owner_id, purpose, coin_id) values (999999, 'member', 1)",
  ],
  [
    'accounts that change hands',
    'hash-wrong',
    `update account set owner_id = 999999 where id = ${sender}`,
    `update account set owner_id = (select counterparty_id from posting where id = ${got}) where id = ${receiver}`,
    `update account set owner_id = (select counterparty_id from posting where id = ${sent}) where id = ${sender}`,
  ],
  [
    'accounts of the house that change names',
    'hash-wrong',
    "update account set purpose = 'house:x' where purpose = 'house:fee'",
    "update account set purpose = 'house:fee' where purpose = 'house:insurance'",
    "update account set purpose = 'house:insurance' where purpose = 'house:x'",
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
     where p.id = ${got} and a.id = (select id from account o where o.owner_id > 0 and o.coin_id = p.coin_id
       and o.id not in (${sender}, ${receiver}) order by o.id limit 1)`,
    ...rebalanced,
  ],
  posting('bucket', "'F', hold_id = 1", 'balance-wrong'),
  posting('coin_id', 'coin_id % 7 + 1', 'coin-wrong'),
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
    `update posting set version = -1 where account_id = ${filled} and version = 1`,
    `update posting set version = 1 where account_id = ${filled} and version = 2`,
    `update posting set version = 2 where account_id = ${filled} and version = -1`,
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
    `create temporary table tail on commit drop as select journal_id, account_id from posting where account_id = ${sender}
     and version >= (select version from posting where id = ${sent})`,
    'delete from journal where id in (select journal_id from tail)',
    'delete from posting where journal_id in (select journal_id from tail)',
    `update account a set version = p.version, head = p.hash, available = p.balance_after from posting p
     where a.id = p.account_id and p.id = (select id from posting where account_id =
       (select min(account_id) from tail)
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
  ['a deleted journal', 'row-missing', `delete from journal where id = ${exchange}`],
  [
    'a journal without postings',
    'journal-empty',
    `insert into journal (operation_id, record_type, transaction_number, receipt_number, business_date, created_at)
     select operation_id, 14, 'T-empty', 'R', business_date, created_at from journal where id = ${exchange}`,
  ],
  ...[10, 12, 14, 15].map((type): Attack => [
    `a balanced journal of type ${type} without an order`,
    unclaimed,
    `select ledger_post_once('member:100001:x', 'forged', sha256('x'), ${type}::smallint,
       jsonb_build_array(jsonb_build_object('owner', '0', 'purpose', 'house:adjust', 'coin', 1, 'bucket', 'A', 'amount', '-700'),
         jsonb_build_object('owner', a.owner_id::text, 'coin', 1, 'bucket', 'A', 'amount', '700')),
       'T-forged', 'R-forged', '2026-11-21T04:00:00Z', null, null, null, null) from account a where a.id = ${rich}`,
  ]),

  [
    'a fee that moves from one journal to another, with balanced sums',
    'hash-wrong',
    `update posting p set amount = p.amount + case p.id when fees.last then 7 else -7 end
     from (select max(id) as last, min(id) as first from posting where record_type in
       (select record_type from posting p join account a on a.id = p.account_id where a.purpose = 'house:fee')
       and account_id in (select id from account where purpose = 'house:fee' and coin_id = 1)) fees
     where p.id in (fees.first, fees.last) and fees.first <> fees.last`,
  ],
  [
    'the credit of a whole journal, with equal amounts',
    'coin-wrong',
    `update posting set coin_id = coin_id % 7 + 1 where journal_id = ${exchange}`,
  ],
  [
    'a journal a day earlier, with its postings',
    'hash-wrong',
    `update journal set created_at = created_at - interval '1 day', business_date = business_date - 1 where id = ${exchange}`,
    `update posting set created_at = created_at - interval '1 day' where journal_id = ${exchange}`,
  ],
  [
    'two operations that change members',
    'hash-wrong',
    `update operation set scope = case when scope like '%:makeOver' then replace(scope, ':makeOver', ':convert') else scope || 'x' end
     where id = (select operation_id from journal where id = ${exchange})`,
  ],

  // Operations
  [
    'a deleted operation',
    'row-missing',
    `delete from operation where id = (select operation_id from journal where id = ${exchange})`,
  ],
  ...(
    [
      ['refused', 'true', 'operation-refused'],
      ['scope', "scope || 'x'", 'hash-wrong'],
      ['key', "key || 'x'", 'hash-wrong'],
      ['fingerprint', "sha256('x')", 'hash-wrong'],
    ] as const
  ).map(([column, value, found]): Attack => [
    `the ${column} of an operation`,
    found,
    `update operation set ${column} = ${value} where id = (select operation_id from journal where id = ${exchange})`,
  ]),

  // Holds
  ['the amount of an open hold', 'hold-wrong', `update hold set amount = amount + 7 where id = ${openHold}`],
  hold('outcome', "'cancelled'", 'hash-wrong'),
  hold('kind', "'otc'", 'hash-wrong'),
  hold(
    'account_id',
    '(select max(o.id) from account o join account a on a.id = hold.account_id where o.owner_id > 0 and o.coin_id = a.coin_id and o.id <> a.id)',
    'hold-wrong',
  ),
  [
    'the kind of a hold without an order',
    'hash-wrong',
    "update hold set kind = 'otc' where kind = 'insurance'",
  ],
  hold('ref_id', "'7'", 'hold-misdated'),
  hold('opened_journal', 'opened_journal - 1', 'hash-wrong'),
  hold('closed_journal', 'closed_journal - 1', 'hash-wrong'),
  hold('opened_at', "opened_at - interval '1 day'", 'hold-misdated'),
  hold('closed_at', "closed_at - interval '1 day'", 'hold-misdated'),
  [
    'a hold that is opened again',
    'hash-wrong',
    `update hold set outcome = null, closed_journal = null, closed_at = null where id = ${closedHold}`,
  ],
  ['a deleted hold', 'row-missing', `delete from hold where id = ${closedHold}`],

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
];

/** Runs only the part of the audit that must find this kind of violation; running all of it takes minutes. */
async function auditFor(found: string, tx: Transaction): Promise<AuditResult> {
  if (found === unclaimed) return auditOrders(tx, { claims: platformAuditPlan.claims, checks: [] });
  const checks = platformAuditPlan.checks.filter(({ name }) => name === found);
  return checks.length > 0 ? auditOrders(tx, { claims: [], checks }) : auditLedger(tx);
}

onDemonstration('the audit of all books', (suite) => {
  const database = () => suite.platform.services.database;

  beforeAll(async () => {
    for (const { prepare } of rows) await prepare(suite);
  });

  it('includes attacks for every domain whose orders the ledger claims', () => {
    const claimed = Object.values<Domain>(domains).filter(({ audit }) => audit?.claim !== undefined);
    const missing = claimed.filter(({ name }) => !files.includes(`${name}/books.cases.ts`));
    expect(missing.map(({ name }) => `write platform/src/domains/${name}/books.cases.ts`)).toEqual([]);
  });

  it('attacks every sealed state', () => {
    const attacked = new Set(rows.flatMap(({ attacks }) => attacks.map(([, found]) => found)));
    const missing = Object.values<Domain>(domains).flatMap(({ name, audit }) =>
      (audit?.checks ?? [])
        .filter((check) => check.name.endsWith('-state-changed') && !attacked.has(check.name))
        .map(
          (check) => `add an attack that ${check.name} finds to platform/src/domains/${name}/books.cases.ts`,
        ),
    );
    expect(missing).toEqual([]);
  });

  it('finds no violation in an unchanged ledger', async () => {
    expect(await database().transaction((tx) => auditLedger(tx, platformAuditPlan))).toEqual({
      total: 0,
      violations: [],
    });
  });

  it('finds no violation in a session of another time zone', async () => {
    const undo = new Error('undo');
    const audited = database().transaction(async (tx) => {
      await tx.query("set local timezone = 'Asia/Kathmandu'");
      await tx.execute(
        `insert into bonus_run (business_date, rates, purchases, profits, started_at)
         select max(business_date) + 1, bonus_rates(max(business_date) + 1), 0, 0, now() from bonus_run`,
      );
      expect(await auditLedger(tx, platformAuditPlan)).toEqual({ total: 0, violations: [] });
      throw undo;
    });
    await expect(audited).rejects.toBe(undo);
  });

  it('reseals rows that were sealed in another time zone, and no others', async () => {
    const undo = new Error('undo');
    const migration = readFileSync(
      join(import.meta.dirname, '..', '..', 'migrations', 'bridge', '0112_sealed_of_before.sql'),
      'utf8',
    );
    const migrated = database().transaction(async (tx) => {
      await tx.query("set local timezone = 'Asia/Kathmandu'");
      await tx.query('set local session_replication_role = replica');
      await tx.execute(
        `update kyc_submission o set seal = order_seal(to_jsonb(o), array['id', 'member_id', 'identity_number', 'front_upload_id',
           'back_upload_id', 'created_at'])`,
      );
      const { id } = await tx.one<{ id: bigint }>(
        `update kyc_submission set identity_number = 'FORGED1' where id = (select max(id) from kyc_submission) returning id`,
      );
      await tx.query('set local session_replication_role = origin');
      const sealed = async () =>
        (await auditLedger(tx, platformAuditPlan)).violations.map(({ kind, row }) => `${kind}: ${row ?? ''}`);
      expect((await sealed()).length).toBeGreaterThan(1);
      await tx.query(migration);
      expect(await sealed()).toEqual([`identity-changed: kyc_submission ${id}`]);
      throw undo;
    });
    await expect(migrated).rejects.toBe(undo);
  });

  describe('finds', () => {
    it.each([...ofTheLedger, ...rows.flatMap(({ attacks }) => attacks)])(
      '%s',
      async (_what, found, ...sql) => {
        const undo = new Error('undo');
        let result: AuditResult | undefined;
        await database()
          .transaction(async (tx) => {
            await tx.query('set local session_replication_role = replica');
            const changed = [];
            for (const statement of sql) changed.push(await tx.execute(statement));
            expect(changed[0], 'rows that the attack changed').toBeGreaterThan(0);
            result = await auditFor(found, tx);
            throw undo;
          })
          .catch((error: unknown) => {
            if (error !== undo) throw error;
          });
        expect(result?.violations.map(({ kind }) => kind)).toContain(found);
      },
    );
  });
});
