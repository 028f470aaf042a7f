/** Frequent queries read only a few rows, even when the member and other members have very many orders. */
import { beforeAll, describe, expect, it } from 'vitest';

import { onEachDatabase } from '../../test/databases.ts';
import { workOf, type Work } from '../../test/plans.ts';
import type { Queryable } from '../database/database.ts';
import { listOrders as convertsOf } from './convert/orders.ts';
import { getOrAssignAddresses, assignAddress } from './deposit/addresses.ts';
import { listOrders as depositsOf } from './deposit/orders.ts';
import { refuseTooManyPending } from './deposit/rules.ts';
import { listOrders as transfersOf } from './transfer/orders.ts';
import { listOrders as withdrawalsOf } from './withdrawal/orders.ts';

/** The number of orders of each kind by one member, and by other members afterwards. */
const many = 20_000;
const members = 200;
const busy = 100_001n;

/** Inserted without the ledger, for speed: the journals and holds that they refer to do not exist. */
const fill: readonly string[] = [
  `insert into member (user_name, country_code, password_hash, transaction_password_hash, referral_id, depth, sponsor_path, created_at)
   select 'member' || n, 'ID', 'x', 'x', 'REF' || n, 0, '{}', '2026-01-01Z' from generate_series(1, ${members}) n`,
  `create temporary table made on commit drop as
   select n, case when n <= ${many} then ${busy} else ${busy} + 1 + n % (${members} - 1) end as member_id,
     '2026-01-01Z'::timestamptz + n * interval '1 min' as at, (array['BEP20', 'TRC20'])[1 + n % 2] as network
   from generate_series(1, ${2 * many}) n`,
  `insert into deposit (member_id, receipt_number, status, amount, rate, credited, network, address, reference, is_hash, reason,
     created_at, decided_at)
   select member_id, 'R' || n, 'REJECTED', 1, 1, 1, network, 'x', 'SENT' || n, false, 'no', at, at from made`,
  // The operator's queue, in which the busy member has no orders.
  `insert into deposit (member_id, receipt_number, amount, rate, credited, network, address, reference, is_hash, created_at)
   select ${busy} + 1 + n % (${members} - 1), 'P' || n, 1, 1, 1, 'BEP20', 'x', 'WAITS' || n, false, '2026-12-01Z'
   from generate_series(1, 5000) n`,
  `insert into convert_order (member_id, from_coin_id, to_coin_id, amount, fee, rate, actual_amount, status, hold_id,
     receipt_number, transaction_number, created_at, settles_at, ended_at)
   select member_id, 1, 2, 1, 0, 1, 1, 'COMPLETED', n, 'R', 'T', at, at, at from made`,
  `insert into transfer (sender_id, receiver_id, coin_id, amount, fee, journal_id, receipt_number, transaction_number, created_at)
   select case n % 2 when 0 then member_id else ${busy} + ${members} end, case n % 2 when 0 then ${busy} + ${members} else member_id end,
     1, 1, 0, n, 'R', 'T', at from made`,
  `insert into withdrawal (member_id, business_date, expected_date, status, coin_id, amount, fee, way, wallet_address, hold_id,
     receipt_number, transaction_number, created_at)
   select member_id, date '2000-01-01' + n, date '2000-01-02' + n, 'FAILED', 7, 1, 0, 'BEP20', 'x', n, 'R', 'T', at from made`,
  // Every deposit, convert, transfer and withdrawal of the busy member was placed under a key.
  `insert into operation (scope, key, fingerprint, result, created_at)
   select 'member:${busy}:' || action, 'key-' || n, decode(repeat('00', 32), 'hex'), jsonb_build_object('id', n::text), at
   from made cross join unnest(array['deposit', 'convert', 'makeOver', 'withdrawal']) as action where n <= ${many}`,
  // Half of one network's pool is assigned; another network's pool was never filled.
  `insert into deposit_address (network, address, member_id, assigned_at)
   select 'BEP20', '0x' || lpad(to_hex(n), 40, '0'), case when n <= ${many} then 1000000 + n end, case when n <= ${many} then '2026-01-01Z'::timestamptz end
   from generate_series(1, ${2 * many}) n`,
];

onEachDatabase('a long history', (test) => {
  beforeAll(async () => {
    await test.db.transaction(
      async (tx) => {
        await tx.query('set local session_replication_role = replica');
        for (const sql of fill) await tx.query(sql);
      },
      { statementTimeoutMs: 120_000 },
    );
    await test.db.query('analyze');
  });

  const first = { pageSize: 20, cursor: undefined };

  describe('is read page by page, with every filter:', () => {
    it.each<[string, string, (db: Queryable) => Promise<unknown>]>([
      ['transfers', 'transfer', (db) => transfersOf(db, busy, first)],
      ['transfers to the member', 'transfer', (db) => transfersOf(db, busy, { ...first, direction: 'IN' })],
      ['deposits', 'deposit', (db) => depositsOf(db, busy, first, 'en-US')],
      [
        'deposits that wait',
        'deposit',
        (db) => depositsOf(db, busy, { ...first, status: 'PENDING_REVIEW' }, 'en-US'),
      ],
      [
        'deposits through a bank',
        'deposit',
        (db) => depositsOf(db, busy, { ...first, type: 'BANK' }, 'en-US'),
      ],
      [
        'deposits on a network',
        'deposit',
        (db) => depositsOf(db, busy, { ...first, walletType: 'ERC20' }, 'en-US'),
      ],
      ['converts', 'convert_order', (db) => convertsOf(db, busy, first)],
      ['converts that wait', 'convert_order', (db) => convertsOf(db, busy, { ...first, status: 'PENDING' })],
      ['converts of a credit', 'convert_order', (db) => convertsOf(db, busy, { ...first, coinName: 'GMT' })],
      ['withdrawals', 'withdrawal', (db) => withdrawalsOf(db, busy, first)],
    ])('%s', async (_what, table, list) => {
      const work = await workOf(test.db, table, list);
      expect(work.indexes).not.toContain(undefined);
      expect(work.rows).toBeLessThan(150);
      expect(work.pages).toBeLessThan(250);
    });
  });

  describe('is searched by idempotency key with one index lookup:', () => {
    const named = { ...first, idempotencyKey: 'key-7' };
    it.each<[string, string, (db: Queryable) => Promise<unknown>]>([
      ['a transfer', 'transfer', (db) => transfersOf(db, busy, named)],
      ['a deposit', 'deposit', (db) => depositsOf(db, busy, named, 'en-US')],
      ['a convert', 'convert_order', (db) => convertsOf(db, busy, named)],
      ['a convert of a credit', 'convert_order', (db) => convertsOf(db, busy, { ...named, coinName: 'GMT' })],
      ['a withdrawal', 'withdrawal', (db) => withdrawalsOf(db, busy, named)],
    ])('%s', async (_what, table, list) => {
      const orders = await workOf(test.db, table, list);
      expect(orders.indexes).not.toContain(undefined);
      // once for each way and state that the list is made of
      expect(orders.rows).toBeLessThan(15);
      expect(orders.pages).toBeLessThan(50);
      const keys = await workOf(test.db, 'operation', list);
      expect(keys.indexes).toEqual(new Set(['operation_once']));
      expect(keys.rows).toBeLessThan(10);
    });
  });

  /** For statements that return at most one row. */
  const workOfOne = (table: string, run: (db: Queryable) => Promise<unknown>): Promise<Work> =>
    workOf(test.db, table, (db) =>
      run(
        Object.assign(Object.create(db) as Queryable, {
          one: async (sql: string, params: []) => (await db.query(sql, params), { waiting: 0n }),
          execute: async (sql: string, params: []) => (await db.query(sql, params)).length,
        }),
      ),
    );

  it('of other members does not slow down a deposit', async () => {
    const work = await workOfOne('deposit', (db) => refuseTooManyPending(db, busy));
    expect(work.indexes).not.toContain(undefined);
    expect(work.rows).toBeLessThan(10);
  });

  it('of addresses does not slow down the search for one', async () => {
    const clock = { now: () => new Date('2026-12-01T00:00:00Z') };
    const asked = await workOfOne('deposit_address', (db) =>
      getOrAssignAddresses(
        {
          database: Object.assign(Object.create(db) as Queryable, { transaction: () => undefined }),
          clock,
        } as never,
        busy,
        ['BEP20', 'TRC20', 'ERC20'],
      ),
    );
    expect(asked.indexes).not.toContain(undefined);
    expect(asked.rows).toBeLessThan(20);
    const given = await workOfOne('deposit_address', (db) =>
      assignAddress(db as never, busy, 'BEP20', clock.now()),
    );
    expect(given.indexes).not.toContain(undefined);
    expect(given.rows).toBeLessThan(20);
  });
});
