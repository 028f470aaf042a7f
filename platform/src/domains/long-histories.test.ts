/** Frequent queries read only a few rows, even with very long histories of the member and others. */
import { globSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../test/databases.ts';
import { busyMemberId, orderCount, memberCount, type LongHistory } from '../../test/long-history.ts';
import { measureWork } from '../../test/plans.ts';
import type { Queryable } from '../database/database.ts';

const histories = await Promise.all(
  globSync('*/long-history.cases.ts', { cwd: import.meta.dirname }).map(
    async (file) => ((await import(`./${file}`)) as { default: LongHistory }).default,
  ),
);

const before: readonly string[] = [
  `insert into member (user_name, country_code, password_hash, transaction_password_hash, referral_id, depth, sponsor_path, created_at)
   select 'member' || n, 'ID', 'x', 'x', 'REF' || n, 0, '{}', '2026-01-01Z' from generate_series(1, ${memberCount}) n`,
  `create temporary table made on commit drop as
   select n, case when n <= ${orderCount} then ${busyMemberId} else ${busyMemberId} + 1 + n % (${memberCount} - 1) end as member_id,
     '2026-01-01Z'::timestamptz + n * interval '1 min' as at, (array['BEP20', 'TRC20'])[1 + n % 2] as network
   from generate_series(1, ${2 * orderCount}) n`,
];

/** Every order of the busy member has a key. */
const keys = `insert into operation (scope, key, fingerprint, result, created_at)
  select 'member:${busyMemberId}:' || action, 'key-' || n, decode(repeat('00', 32), 'hex'), jsonb_build_object('id', n::text), at
  from made cross join unnest($1::text[]) as action where n <= ${orderCount}`;

/** Answers statements that return at most one row; {@link measureWork} explains them instead of running them. */
const expectingOne = (db: Queryable): Queryable =>
  Object.assign(Object.create(db) as Queryable, {
    one: async (sql: string, params: []) => (await db.query(sql, params), { waiting: 0n }),
    execute: async (sql: string, params: []) => (await db.query(sql, params)).length,
  });

onEachDatabase('a long history', (test) => {
  beforeAll(async () => {
    await test.db.transaction(
      async (tx) => {
        await tx.query('set local session_replication_role = replica');
        for (const sql of [...before, ...histories.flatMap(({ fill }) => fill)]) await tx.query(sql);
        await tx.execute(keys, [histories.map(({ operationName: action }) => action)]);
      },
      { statementTimeoutMs: 120_000 },
    );
    await test.db.transaction((tx) => tx.query('analyze'), { statementTimeoutMs: 120_000 });
  });

  describe('is read page by page, with every filter:', () => {
    it.each(histories.flatMap(({ pages }) => pages))('%s', async (_what, table, list) => {
      const work = await measureWork(test.db, table, list);
      expect(work.indexes).not.toContain(undefined);
      expect(work.rows).toBeLessThan(150);
      expect(work.pages).toBeLessThan(250);
    });
  });

  describe('is searched by idempotency key with one index lookup:', () => {
    it.each(histories.flatMap(({ searches }) => searches))('%s', async (_what, table, list) => {
      const orders = await measureWork(test.db, table, list);
      expect(orders.indexes).not.toContain(undefined);
      // once for each direction and state of the list
      expect(orders.rows).toBeLessThan(15);
      expect(orders.pages).toBeLessThan(50);
      const found = await measureWork(test.db, 'operation', list);
      expect(found.indexes).toEqual(new Set(['operation_once']));
      expect(found.rows).toBeLessThan(10);
    });
  });

  describe('does not slow down the search for', () => {
    it.each(histories.flatMap(({ lookups = [] }) => lookups))('%s', async (_what, table, look) => {
      const work = await measureWork(test.db, table, (db) => look(expectingOne(db)));
      expect(work.indexes).not.toContain(undefined);
      expect(work.rows).toBeLessThan(20);
    });
  });
});
