import { describe, expect, it } from 'vitest';
import { onEachDatabase, onServer } from '../../test/databases.ts';
import { DatabaseUnavailable, sqlState } from './errors.ts';
import { openPostgres } from './postgres.ts';

onEachDatabase('Database', (test) => {
  it('returns every type as it was sent', async () => {
    const at = new Date('2026-11-21T01:02:03.456Z');
    const row = await test.db.one<Record<string, unknown>>(
      `select $1::int8 as int8, $2::int8[] as int8s, $3::timestamptz as instant, $4::date as date, $5::numeric as numeric,
         $6::jsonb as json, $7::bytea as bytes, $8::text[] as texts, $9::bool as bool, $10::int2 as int2, null as nothing,
         $11::timestamptz[] as instants`,
      [
        9_223_372_036_854_775_807n,
        [1n, null, -5n],
        at,
        '2026-02-28',
        '0.1',
        '{"a":["1"]}',
        new Uint8Array([0, 255]),
        ['a"b', 'c,d', '{e}', '', null],
        true,
        7,
        [at],
      ],
    );
    expect(row).toEqual({
      int8: 9_223_372_036_854_775_807n,
      int8s: [1n, null, -5n],
      instant: at,
      date: '2026-02-28',
      numeric: '0.1',
      json: { a: ['1'] },
      bytes: Buffer.from([0, 255]),
      texts: ['a"b', 'c,d', '{e}', '', null],
      bool: true,
      int2: 7,
      nothing: null,
      instants: [at],
    });
  });

  it('returns small int8 values as bigint', async () => {
    expect(await test.db.one('select count(*) as n, sum(1::int4) as s from coin')).toEqual({ n: 7n, s: 7n });
  });

  it('returns the number of affected rows', async () => {
    await test.db.query('create table touched (a int)');
    expect(await test.db.execute('insert into touched select generate_series(1, 5)')).toBe(5);
    expect(await test.db.execute('update touched set a = 0 where a > $1', [3])).toBe(2);
  });

  it('throws unless exactly one row is returned where one is expected', async () => {
    expect(await test.db.maybe('select 1 as a where false')).toBeUndefined();
    await expect(test.db.one('select 1 as a where false')).rejects.toThrow('got none');
    await expect(test.db.one('select 1 as a union all select 2')).rejects.toThrow('got 2');
    await expect(test.db.maybe('select 1 as a union all select 2')).rejects.toThrow('got 2');
  });

  it('calls functions by name and rejects anything else', async () => {
    expect(await test.db.call('business_date', [new Date('2026-11-20T16:00:00Z')])).toEqual([
      { business_date: '2026-11-21' },
    ]);
    await expect(test.db.call('now(); drop table coin; --', [])).rejects.toThrow('not the name');
  });

  it('keeps working after a failed statement', async () => {
    await expect(test.db.query('selec')).rejects.toSatisfy((error) => sqlState(error) === '42601');
    await expect(test.db.query('select 1 / $1::int as a', [0])).rejects.toSatisfy(
      (error) => sqlState(error) === '22012',
    );
    expect(await test.db.query('select 1 as a')).toEqual([{ a: 1 }]);
  });

  it('answers each concurrent caller independently of the others', async () => {
    const statement = { name: 'ratio', text: 'select 12 / $1::int as a' };
    const answers = await Promise.allSettled(
      Array.from({ length: 100 }, (_, n) => test.db.query(statement, [n % 4])),
    );
    for (const [n, answer] of answers.entries()) {
      if (n % 4 === 0)
        expect(answer).toMatchObject({ status: 'rejected', reason: { message: 'division by zero' } });
      else expect(answer).toEqual({ status: 'fulfilled', value: [{ a: 12 / (n % 4) }] });
    }
    expect(test.db.stats()).toMatchObject({ waiting: 0 });
  });

  it('handles texts over a megabyte', async () => {
    const text = 'ï'.repeat(1_500_000);
    expect((await test.db.one<{ text: string }>('select $1::text as text', [text])).text).toBe(text);
  });

  describe('transaction', () => {
    it('commits when the work resolves and rolls back when it throws', async () => {
      await test.db.query('create table kept (a int)');
      const answer = await test.db.transaction(async (tx) => {
        await tx.execute('insert into kept values (1)');
        return 'done';
      });
      expect(answer).toBe('done');
      const failure = new Error('no');
      await expect(
        test.db.transaction(async (tx) => {
          await tx.execute('insert into kept values (2)');
          throw failure;
        }),
      ).rejects.toBe(failure);
      expect(await test.db.query('select a from kept')).toEqual([{ a: 1 }]);
    });

    it('throws if a failed statement inside was ignored', async () => {
      await test.db.query('create table unseen (a int primary key)');
      await expect(
        test.db.transaction(async (tx) => {
          await tx.execute('insert into unseen values (1)');
          await tx.execute('insert into unseen values (1)').catch(() => undefined);
        }),
      ).rejects.toThrow('ignored');
      expect(await test.db.query('select a from unseen')).toEqual([]);
    });

    it('rejects queries after the end', async () => {
      const { leaked } = await test.db.transaction(async (tx) => ({ leaked: tx }));
      await expect(leaked.query('select 1 as a')).rejects.toThrow('has ended');
    });

    it('uses the requested isolation level', async () => {
      const level = await test.db.transaction((tx) => tx.one('show transaction_isolation'), {
        isolation: 'repeatable read',
        readOnly: true,
      });
      expect(level).toEqual({ transaction_isolation: 'repeatable read' });
      await expect(
        test.db.transaction((tx) => tx.query('create table nothing (a int)'), { readOnly: true }),
      ).rejects.toSatisfy((error) => sqlState(error) === '25006');
    });

    it.each(['40001', '40P01', '55P03'])(
      'retries after %s and fails as busy after the fifth retry',
      async (state) => {
        let runs = 0;
        const fail = (times: number) =>
          test.db.transaction(async (tx) => {
            runs++;
            if (runs <= times)
              await tx.query(`do $$ begin raise exception 'again' using errcode = '${state}'; end $$`);
            return runs;
          });
        expect(await fail(5)).toBe(6);
        runs = 0;
        await expect(fail(100)).rejects.toMatchObject({ name: 'DatabaseUnavailable', reason: 'busy' });
        expect(runs).toBe(6);
        expect(test.db.stats().retries[state]).toBe(11);
      },
    );

    it('does not retry after any other error', async () => {
      let runs = 0;
      await expect(
        test.db.transaction(async (tx) => {
          runs++;
          await tx.query('select 1 / 0');
        }),
      ).rejects.toSatisfy((error) => sqlState(error) === '22012');
      expect(runs).toBe(1);
    });
  });
});

onServer('Database under pressure', (test) => {
  it('rejects calls beyond the queue limit and serves the others', async () => {
    const db = openPostgres(test.url, { maxConnections: 1 });
    const calls = Array.from({ length: 200 }, () => db.query('select pg_sleep(0.01)'));
    const outcomes = await Promise.allSettled(calls);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(200);
    for (const { reason } of refused)
      expect(reason).toMatchObject({ name: 'DatabaseUnavailable', reason: 'busy' });
    await db.close();
  });

  it('keeps working when the server ends a connection', async () => {
    const db = openPostgres(test.url, { maxConnections: 2 });
    const broken = db.transaction(async (tx) => {
      const { pid } = await tx.one<{ pid: number }>('select pg_backend_pid() as pid');
      await test.db.query('select pg_terminate_backend($1)', [pid]);
      await tx.query('select 1 as a');
    });
    await expect(broken).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await db.query('select 1 as a')).toEqual([{ a: 1 }]);
    await db.close();
  });

  it('times out waiting for a connection', async () => {
    const db = openPostgres(test.url, { maxConnections: 1, connectTimeoutMs: 1_000 });
    const begun = Promise.withResolvers<undefined>();
    const end = Promise.withResolvers<undefined>();
    const holding = db.transaction(async (tx) => {
      await tx.query('select 1');
      begun.resolve(undefined);
      await end.promise;
    });
    await begun.promise;
    await expect(db.query('select 1')).rejects.toMatchObject({ name: 'DatabaseUnavailable', reason: 'busy' });
    end.resolve(undefined);
    await holding;
    await db.close();
  });

  it('reports unreachable when there is no server', async () => {
    const db = openPostgres('postgres://nobody@127.0.0.1:1/none');
    await expect(db.query('select 1')).rejects.toMatchObject({
      name: 'DatabaseUnavailable',
      reason: 'unreachable',
    });
    await db.close();
  });

  it('applies the statement timeout of a transaction to that transaction only', async () => {
    const slow = (seconds: number, statementTimeoutMs: number) =>
      test.db.transaction((tx) => tx.query('select pg_sleep($1)', [seconds]), { statementTimeoutMs });
    await expect(slow(30, 100)).rejects.toMatchObject({ name: 'DatabaseUnavailable', reason: 'timeout' });
    await slow(0.2, 5_000);
    expect(await test.db.query('show statement_timeout')).toEqual([{ statement_timeout: '15s' }]);
  });

  it('finishes waiting calls before it closes and rejects new ones', async () => {
    const db = openPostgres(test.url, { maxConnections: 1 });
    const waiting = [1, 2, 3].map((n) => db.one('select $1::int as n, pg_sleep(0.02)', [n]));
    const closed = db.close();
    await expect(db.query('select 1')).rejects.toMatchObject({ reason: 'closed' });
    expect(await Promise.all(waiting)).toMatchObject([{ n: 1 }, { n: 2 }, { n: 3 }]);
    await closed;
  });
});
