import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../test/databases.ts';
import { deposit, transfer } from '../../test/entries.ts';
import { balance, expectCleanBooks, give, newMember, operate, request } from '../../test/ledger.ts';
import type { Database } from '../database/database.ts';
import { ledgerAlone } from './audit-plan.ts';
import { auditLedger, auditRanges, type AuditResult, type Violation } from './audit.ts';
import { LedgerGuard, type LedgerGuardOptions } from './guard.ts';
import { openHold } from './holds.ts';
import { runOnce } from './idempotency.ts';
import { post, postOnce } from './ledger.ts';

onEachDatabase('the audit', (test) => {
  let id: bigint;
  let holdId: bigint;
  let journalId: bigint;

  beforeAll(async () => {
    id = await newMember(test.db, 1_000n);
    const other = await newMember(test.db, 1_000n);
    journalId = (await postOnce(test.db, request(), transfer(id, other, 'CASH_POINT', 100n))).id;
    await postOnce(test.db, request(), transfer(other, id, 'CASH_POINT', 50n));
    ({ holdId } = await operate(test.db, (op) =>
      openHold(op, {
        kind: 'withdrawal',
        recordType: 'withdraw',
        member: id,
        coin: 'CASH_POINT',
        bucket: 'frozen',
        amount: 200n,
      }),
    ));
    await postOnce(test.db, request(), transfer(id, other, 'CASH_POINT', 1n));
  });

  it('finds no violation in a correct ledger', () => expectCleanBooks(test.db));

  /** Tampers as a superuser could, bypassing triggers and checks, and restores everything afterwards. */
  async function afterTampering(...sql: string[]): Promise<AuditResult> {
    const undo = new Error('undo');
    let result: AuditResult | undefined;
    await test.db
      .transaction(async (tx) => {
        await tx.query('alter table posting disable trigger all; alter table journal disable trigger all');
        for (const name of ['available', 'frozen', 'locked']) {
          await tx.query(`alter table account drop constraint account_${name}_not_negative`);
        }
        await tx.query('alter table account drop constraint account_house_without_balance');
        for (const statement of sql) await tx.query(statement);
        result = await auditLedger(tx);
        // An audit in pieces must find the same.
        const pieces: Violation[] = [];
        for (const range of await auditRanges(tx, 1))
          pieces.push(...(await auditLedger(tx, ledgerAlone, range)).violations);
        if (result.total <= 20) expect(pieces).toEqual(expect.arrayContaining([...result.violations]));
        expect(pieces).toHaveLength(result.total);
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    if (result === undefined) throw new Error('the audit did not run');
    return result;
  }

  const mine = () => `(select id from account where owner_id = ${id} and coin_id = 1)`;
  const at = (version: number) => `account_id = ${mine()} and version = ${version}`;

  it.each<[string, () => string[], () => Partial<Violation>[]]>([
    [
      'a balance raised by hand',
      () => [`update account set available = available + 7 where id = ${mine()}`],
      () => [
        {
          kind: 'balance-wrong',
          ownerId: id,
          coin: 'CASH_POINT',
          bucket: 'available',
          expected: '749',
          actual: '756',
        },
      ],
    ],
    [
      'a balance below zero',
      () => [`update account set locked = -7 where id = ${mine()}`],
      () => [
        { kind: 'balance-forbidden', ownerId: id, bucket: 'locked', actual: '-7' },
        { kind: 'balance-wrong', bucket: 'locked', expected: '0', actual: '-7' },
        { kind: 'bucket-unheld', ownerId: id, bucket: 'locked', expected: '0', actual: '-7' },
      ],
    ],
    [
      'a balance of the house',
      () => ["update account set available = 7 where owner_id = 0 and purpose = 'house:fee' and coin_id = 2"],
      () => [
        { kind: 'balance-forbidden', ownerId: 0n, coin: 'BONUS_POINT', bucket: 'available', actual: '7' },
      ],
    ],
    [
      'a changed amount, at its first wrong posting',
      () => [`update posting set amount = amount - 7 where ${at(2)}`],
      () => [
        { kind: 'balance-wrong', ownerId: id, bucket: 'available', expected: '742', actual: '749' },
        {
          kind: 'chain-broken',
          ownerId: id,
          bucket: 'available',
          version: 2n,
          journalId,
          expected: '893',
          actual: '900',
        },
        { kind: 'hash-wrong', ownerId: id, version: 2n, journalId },
        { kind: 'hash-wrong', journalId },
        { kind: 'journal-unbalanced', journalId, coin: 'CASH_POINT', expected: '0', actual: '-7' },
      ],
    ],
    [
      'a changed running balance',
      () => [`update posting set balance_after = balance_after + 7 where ${at(3)}`],
      () => [
        {
          kind: 'chain-broken',
          ownerId: id,
          bucket: 'available',
          version: 3n,
          expected: '950',
          actual: '957',
        },
        { kind: 'hash-wrong', ownerId: id, version: 3n },
        { kind: 'hash-wrong' },
      ],
    ],
    [
      'a deleted posting, by the gap it leaves',
      () => [`delete from posting where ${at(2)}`],
      () => [
        { kind: 'balance-wrong', ownerId: id },
        { kind: 'chain-broken', ownerId: id, version: 3n },
        { kind: 'hash-wrong', ownerId: id, version: 3n },
        { kind: 'hash-wrong', journalId },
        { kind: 'journal-unbalanced', journalId },
        { kind: 'version-gap', ownerId: id, coin: 'CASH_POINT', version: 2n },
      ],
    ],
    [
      'a deleted journal with all its postings',
      () => [
        `delete from posting where journal_id = ${journalId}`,
        `delete from journal where id = ${journalId}`,
      ],
      () => [
        { kind: 'balance-wrong', ownerId: id },
        { kind: 'balance-wrong' },
        { kind: 'chain-broken', ownerId: id },
        { kind: 'chain-broken' },
        { kind: 'hash-wrong', ownerId: id, version: 3n },
        { kind: 'hash-wrong' },
        { kind: 'version-gap', ownerId: id },
        { kind: 'version-gap' },
      ],
    ],
    [
      'a journal without postings',
      () => [
        `insert into journal (operation_id, record_type, transaction_number, receipt_number, business_date, created_at)
         select operation_id, 10, 'T-empty', 'R', business_date, created_at from journal where id = ${journalId}`,
      ],
      () => [{ kind: 'journal-empty' }],
    ],
    [
      'a lost update: postings of which the account knows nothing',
      () => [`update account set version = version - 1, available = available + 1 where id = ${mine()}`],
      () => [
        { kind: 'balance-wrong', ownerId: id, expected: '749', actual: '750' },
        { kind: 'head-wrong', ownerId: id, version: 5n },
        { kind: 'version-gap', ownerId: id, version: null, expected: '6', actual: '5' },
      ],
    ],
    [
      'a posting in another coin than its account',
      () => [`update posting set coin_id = 2 where journal_id = ${journalId}`],
      () => [
        { kind: 'coin-wrong', ownerId: id, coin: 'BONUS_POINT', version: 2n, journalId },
        { kind: 'coin-wrong', coin: 'BONUS_POINT', journalId },
        { kind: 'hash-wrong', ownerId: id, journalId },
        { kind: 'hash-wrong', journalId },
      ],
    ],
    [
      'a hold that claims more than was put in',
      () => [`update hold set amount = amount + 7 where id = ${holdId}`],
      () => [
        { kind: 'bucket-unheld', ownerId: id, bucket: 'frozen', expected: '207', actual: '200' },
        { kind: 'hold-wrong', ownerId: id, bucket: 'frozen', holdId, expected: '200', actual: '207' },
      ],
    ],
  ])('finds %s', async (_what, tamper, expected) => {
    const { total, violations } = await afterTampering(...tamper());
    const sorted = violations.toSorted((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : 0));
    expect(sorted).toMatchObject(expected());
    expect(total).toBe(sorted.length);
    await expectCleanBooks(test.db);
  });

  it('covers every current and future account and journal exactly once with its ranges', async () => {
    for (const journals of [1, 2, 3, 1_000]) {
      const ranges = await auditRanges(test.db, journals);
      for (const table of ['account', 'journal']) {
        const ends = ranges.map((range) => range[table] ?? [0n, 0n]);
        expect(ends[0]?.[0]).toBe(1n);
        expect(ends.at(-1)?.[1]).toBe(2n ** 63n - 1n);
        for (const [index, [start]] of ends.entries())
          if (index > 0) expect(start).toBe((ends[index - 1]?.[1] ?? 0n) + 1n);
      }
    }
    expect((await auditRanges(test.db, 1)).length).toBeGreaterThan(4);
  });

  it('counts all violations and lists the first of each kind', async () => {
    for (let n = 0; n < 25; n++) await newMember(test.db, 1n);
    const { total, violations } = await afterTampering(
      'update account set available = available + 1 where owner_id > 0 and coin_id = 1',
    );
    expect(total).toBe(27);
    expect(violations).toHaveLength(20);
  });
});

onEachDatabase('the guard', (test) => {
  let guard: LedgerGuard;

  beforeEach(() => {
    guard = new LedgerGuard(test.db, { intervalMs: 20 });
  });

  afterEach(() => guard.stop());

  const corrupt = (db: Database, owner: bigint, by: bigint) =>
    db.execute('update account set available = available + $2 where owner_id = $1 and coin_id = 1', [
      owner,
      by,
    ]);

  it('blocks every posting function while a row is wrong', async () => {
    const id = await newMember(test.db, 100n);
    const asked = request();
    await guard.start();
    expect(guard.violations).toBe(0);
    expect(guard.auditedAt).toBeInstanceOf(Date);

    await corrupt(test.db, id, 5n);
    await expect.poll(() => guard.violations).toBe(1);
    const before = await test.db.one('select count(*) as n from journal');
    const halted = { name: 'Refusal', code: 'LEDGER_HALTED' };
    await expect(postOnce(test.db, asked, deposit(id, 'CASH_POINT', 1n))).rejects.toMatchObject(halted);
    await expect(
      runOnce(test.db, request(), async (op) => (await post(op, deposit(id, 'GMT', 1n))).receiptNumber),
    ).rejects.toMatchObject(halted);
    expect(await test.db.one('select count(*) as n from journal')).toEqual(before);
    expect((await balance(test.db, id)).available).toBe(105n);

    await corrupt(test.db, id, -5n);
    await expect.poll(() => guard.violations).toBe(0);
    expect(await postOnce(test.db, asked, deposit(id, 'CASH_POINT', 1n))).toMatchObject({
      outcome: 'created',
    });
  });

  it('keeps the halt after a restart until an audit is clean', async () => {
    const id = await newMember(test.db, 100n);
    await corrupt(test.db, id, 5n);
    await guard.check();
    await guard.stop();
    await expect(give(test.db, id, 1n)).rejects.toMatchObject({ code: 'LEDGER_HALTED' });
    await corrupt(test.db, id, -5n);
    expect(await new LedgerGuard(test.db).check()).toBe(0);
    await give(test.db, id, 1n);
  });

  it('reports violations and continues after a failed audit', async () => {
    const found: number[] = [];
    const failures: unknown[] = [];
    const scratch = `ledger_halt_${randomUUID().slice(0, 8)}`;
    const told = new LedgerGuard(test.db, {
      intervalMs: 10,
      onAudit: (result) => found.push(result.total),
      onError: (error) => failures.push(error),
    });
    await test.db.query(`alter table ledger_halt rename to ${scratch}`);
    await told.start();
    expect(failures).toHaveLength(1);
    await test.db.query(`alter table ${scratch} rename to ledger_halt`);
    await expect.poll(() => found.length).toBeGreaterThan(0);
    expect(found[0]).toBe(0);
    await told.stop();
    const count = found.length;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(found).toHaveLength(count);
  });

  /** A guard that audits the embedded database in pieces; `before` is called at the start of each piece. */
  async function patientGuard(
    pieces: number,
    options: LedgerGuardOptions,
    before: () => Promise<void> | void,
  ) {
    const { journals } = await test.db.one<{ journals: bigint }>('select max(id) as journals from journal');
    const transaction: Database['transaction'] = async (...args) => {
      await before();
      return test.db.transaction(...args);
    };
    const watched = new Proxy(test.db, {
      get: (target, name) => {
        if (name === 'transaction') return transaction;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const journalsInEachPiece = Math.ceil(Number(journals) / pieces);
    return new LedgerGuard(watched, { ...options, journalsInEachPiece });
  }

  it('audits for at most a tenth of the time, in any number of pieces', async () => {
    for (let index = 0; index < 8; index += 1) await give(test.db, await newMember(test.db), 1n);
    // Every piece takes a second; time passes only in pieces and rests.
    const clock = { now: 0, worked: 0 };
    const ends: { now: number; worked: number }[] = [];
    const patient = await patientGuard(
      8,
      {
        intervalMs: 1,
        onAudit: () => ends.push({ ...clock }),
        time: {
          now: () => clock.now,
          async rest(milliseconds) {
            clock.now += milliseconds;
            await new Promise(setImmediate);
          },
        },
      },
      () => {
        clock.now += 1_000;
        clock.worked += 1_000;
      },
    );
    await patient.start();
    await expect.poll(() => ends.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
    await patient.stop();
    const [first = clock, second = clock] = ends;
    const worked = second.worked - first.worked;
    if (test.db.kind === 'pglite') expect(worked, 'in several pieces').toBeGreaterThan(3_000);
    else expect(worked, 'in one').toBe(1_000);
    const share = worked / (second.now - first.now);
    expect(share).toBeLessThanOrEqual(0.1);
    expect(share).toBeGreaterThan(0.05);
  });

  it('halts the ledger at the first wrong piece, newest first', async () => {
    if (test.db.kind === 'postgres') return;
    const id = await newMember(test.db, 100n);
    await corrupt(test.db, id, 5n);
    const halts: number[] = [];
    const patient = await patientGuard(4, {}, async () => {
      halts.push(
        (await test.db.one<{ violations: number }>('select violations from ledger_halt')).violations,
      );
    });
    expect(await patient.check()).toBe(1);
    expect(halts).toEqual([0, 1, 1, 1]);
    await corrupt(test.db, id, -5n);
    expect(await patient.check()).toBe(0);
  });

  it('keeps a halt when an audit that started earlier ends', async () => {
    const id = await newMember(test.db, 100n);
    let resting = (): void => undefined;
    let goOn = (): void => undefined;
    const firstRests = new Promise<void>((resolve) => (resting = resolve));
    const rested = new Promise<void>((resolve) => (goOn = resolve));
    let rests = 0;
    const rest = async (): Promise<void> => {
      rests += 1;
      if (rests > 1) return;
      resting();
      await rested;
    };
    const time = { now: () => performance.now(), rest };
    const patient = await patientGuard(4, { time }, () => undefined);
    const first = patient.check();
    // The first audit found no violation in the newest journals. On a server it does not rest.
    if (test.db.kind === 'pglite') await firstRests;
    await corrupt(test.db, id, 5n);
    const second = patient.check();
    // The embedded database serves callers in turn, so an audit that did not wait for the first would end during these.
    for (let index = 0; index < 20; index += 1) await test.db.query('select 1');
    goOn();
    await first;
    expect(await second).toBe(1);
    expect(patient.violations).toBe(1);
    await expect(give(test.db, id, 1n)).rejects.toMatchObject({ code: 'LEDGER_HALTED' });
    await corrupt(test.db, id, -5n);
    expect(await patient.check()).toBe(0);
  });

  describe('when several processes audit at the same time', () => {
    it('audits in one process and reuses the result in the others', async () => {
      const id = await newMember(test.db, 100n);
      await corrupt(test.db, id, 5n);
      await guard.check();
      const audits: AuditResult[] = [];
      const guards = Array.from(
        { length: 5 },
        () => new LedgerGuard(test.db, { onAudit: (result) => audits.push(result) }),
      );
      expect(await Promise.all(guards.map((one) => one.check()))).toEqual([1, 1, 1, 1, 1]);
      expect(audits.length).toBeGreaterThan(0);
      expect(audits.length).toBeLessThanOrEqual(5);
      await corrupt(test.db, id, -5n);
      await guard.check();
    });
  });
});
