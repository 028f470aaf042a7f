import fc from 'fast-check';
import { afterAll, afterEach, expect, it } from 'vitest';
import { onEachDatabase } from '../../test/databases.ts';
import { balance, expectCleanBooks, give, newMember, operate, request } from '../../test/ledger.ts';
import { Refusal } from '../kernel/refusal.ts';
import { postBulk, type BulkLine } from './bulk.ts';
import { coins } from './coins.ts';
import { house, member } from './entry.ts';
import { runOnce } from './idempotency.ts';
import { post } from './ledger.ts';
import { recordTypes, type RecordType } from './record-types.ts';

const entry = { recordType: 'profitSharing', house: 'bonus', coin: 'BONUS_POINT' } as const;
const types = ['teamRebate', 'entrustPar', 'personalRebate'] as const satisfies RecordType[];

/** Lines of three members; some negative. */
const someLines = fc.array(
  fc.record({
    who: fc.nat({ max: 2 }),
    amount: fc.bigInt({ min: -60n, max: 100n }).filter((amount) => amount !== 0n),
    recordType: fc.constantFrom(...types),
  }),
  { minLength: 1, maxLength: 12 },
);

onEachDatabase('postBulk', (test) => {
  afterEach(() => expectCleanBooks(test.db));
  afterAll(async () => {
    await test.db.execute('update ledger_halt set violations = 0');
  });

  const postAll = (lines: readonly BulkLine[], details: object = {}) =>
    operate(test.db, (operation) => postBulk(operation, { ...entry, ...details, lines }));

  /** The postings of a member. */
  const postings = (owner: bigint) =>
    test.db.query<{ version: bigint; amount: bigint; after: bigint; type: number; shown: boolean }>(
      `select p.version, p.amount, p.balance_after as after, p.record_type as type, p.shown from posting p
       join account a on a.id = p.account_id where a.owner_id = $1 and a.coin_id = $2 order by p.version`,
      [owner, coins.BONUS_POINT],
    );

  it('posts the same as each line separately', async () => {
    await fc.assert(
      fc.asyncProperty(someLines, async (lines) => {
        const one = await Promise.all([1, 2, 3].map(() => newMember(test.db)));
        const other = await Promise.all([1, 2, 3].map(() => newMember(test.db)));
        for (const id of [...one, ...other]) await give(test.db, id, 50n, 'BONUS_POINT');
        const many = await postAll(
          lines.map(({ who, ...line }) => ({ ...line, member: one[who] ?? 0n })),
        ).catch((error: unknown) => error);
        const single = await operate(test.db, (operation) =>
          post(operation, {
            recordType: entry.recordType,
            legs: lines.flatMap(({ who, amount, recordType }) => [
              { account: member(other[who] ?? 0n), coin: entry.coin, amount, recordType },
              { account: house('bonus'), coin: entry.coin, amount: -amount, recordType },
            ]),
          }),
        ).catch((error: unknown) => error);
        expect(many instanceof Refusal && many.code).toBe(single instanceof Refusal && single.code);
        for (const who of [0, 1, 2])
          expect(await postings(one[who] ?? 0n)).toEqual(await postings(other[who] ?? 0n));
      }),
      { numRuns: 15 },
    );
  });

  it('stores the given receipt, reference and reason', async () => {
    const id = await newMember(test.db);
    const { id: journal } = await postAll([{ member: id, amount: 7n, recordType: 'teamRebate' }], {
      receiptNumber: 'R261121BBBBBBBBBB',
      reference: { type: 'bonus_day', id: '2026-11-21' },
      reason: 'Bonuses of 2026-11-21',
    });
    expect(
      await test.db.one('select receipt_number, ref_type, ref_id, reason from journal where id = $1', [
        journal,
      ]),
    ).toEqual({
      receipt_number: 'R261121BBBBBBBBBB',
      ref_type: 'bonus_day',
      ref_id: '2026-11-21',
      reason: 'Bonuses of 2026-11-21',
    });
  });

  it('passes the audit: chained, balanced, numbered without gaps, with earnings', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => newMember(test.db)));
    const lines = ids.flatMap((id, index) =>
      types.slice(0, (index % 3) + 1).map((recordType) => ({ member: id, amount: 7n, recordType })),
    );
    const journal = await postAll(lines, { reason: 'Bonuses of 2026-11-21' });
    await postAll(lines.toReversed());
    await expectCleanBooks(test.db);
    const sums = await test.db.query<{ type: number; of_house: string; earned: string }>(
      `select p.record_type as type, sum(p.amount) filter (where p.version is null)::text as of_house,
         (select sum(e.amount) from earning e join account a on a.id = e.account_id
          where a.owner_id = any ($2) and e.record_type = p.record_type)::text as earned
       from posting p where p.journal_id = $1 group by p.record_type order by p.record_type`,
      [journal.id, ids],
    );
    const count = (type: RecordType) => BigInt(lines.filter(({ recordType }) => recordType === type).length);
    expect(sums).toEqual(
      [...types]
        .sort((one, other) => recordTypes[one].code - recordTypes[other].code)
        .map((type) => ({
          type: recordTypes[type].code,
          of_house: (-7n * count(type)).toString(),
          earned: (14n * count(type)).toString(),
        })),
    );
  });

  it('rejects the whole journal if a bucket would fall below zero at any point', async () => {
    const [rich, poor] = [await newMember(test.db), await newMember(test.db)];
    await give(test.db, rich, 50n, 'BONUS_POINT');
    const line = (id: bigint, amount: bigint) => ({ member: id, amount, recordType: 'fine' as const });
    await expect(postAll([line(rich, 1n), line(poor, -1n), line(poor, 5n)])).rejects.toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
      params: { coin: 'BONUS_POINT', bucket: 'available' },
    });
    expect((await balance(test.db, rich, 'BONUS_POINT')).available).toBe(50n);
  });

  it('rejects a member without accounts, a zero line and an empty journal', async () => {
    const id = await newMember(test.db);
    const line = { member: id, amount: 1n, recordType: 'teamRebate' } as const;
    await expect(postAll([line, { ...line, member: 987_654n }])).rejects.toThrow('does not exist');
    await expect(postAll([line, { ...line, amount: 0n }])).rejects.toThrow('posting_amount_check');
    await expect(postAll([])).rejects.toThrow('at least two legs');
    expect((await balance(test.db, id, 'BONUS_POINT')).available).toBe(0n);
  });

  it('posts once per key', async () => {
    const id = await newMember(test.db);
    const once = request();
    const lines = [{ member: id, amount: 5n, recordType: 'teamRebate' }] as const;
    const pay = () =>
      runOnce(test.db, once, async (operation) => ({
        receipt: (await postBulk(operation, { ...entry, lines })).receiptNumber,
      }));
    const answers = await Promise.all([pay(), pay(), pay()]);
    expect(new Set(answers.map(({ receipt }) => receipt)).size).toBe(1);
    expect((await balance(test.db, id, 'BONUS_POINT')).available).toBe(5n);
  });

  it('serializes with other movements of the same members without deadlock', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => newMember(test.db)));
    const lines = ids.map((id) => ({ member: id, amount: 1n, recordType: 'teamRebate' as const }));
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => [
        postAll(index % 2 === 0 ? lines : lines.toReversed()),
        give(test.db, ids[index % 8] ?? 0n, 1n, 'BONUS_POINT'),
      ]).flat(),
    );
    const total = await Promise.all(
      ids.map(async (id) => (await balance(test.db, id, 'BONUS_POINT')).available),
    );
    expect(total.reduce((sum, each) => sum + each)).toBe(12n * 8n + 12n);
  });

  it('rejects postings while the ledger is halted', async () => {
    const id = await newMember(test.db);
    await test.db.execute('update ledger_halt set violations = 1');
    const lines = [{ member: id, amount: 5n, recordType: 'teamRebate' }] as const;
    await expect(postAll(lines)).rejects.toMatchObject({ code: 'LEDGER_HALTED' });
    await test.db.execute('update ledger_halt set violations = 0');
  });
});
