import { beforeAll, describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../test/databases.ts';
import { deposit, transfer } from '../../test/entries.ts';
import { expectCleanBooks, newMember, operate, request } from '../../test/ledger.ts';
import { measureWork } from '../../test/plans.ts';
import { startOfBusinessDate } from '../kernel/clock.ts';
import { house, member } from './entry.ts';
import { closeHold, openHold } from './holds.ts';
import { post, postOnce, reverse } from './ledger.ts';
import { recordTypeNames, recordTypes, type RecordType } from './record-types.ts';
import {
  listRecords,
  type LedgerRecord,
  type RecordFilter,
  type RecordPosition,
  type RecordSearch,
} from './records.ts';

/** Matches nothing. */
const nothing: RecordSearch = {
  recordTypes: [],
  counterparties: [],
  amount: null,
  number: null,
  receiptPart: null,
};

onEachDatabase('records', (test) => {
  describe('of one movement', () => {
    const first = async (id: bigint) => (await listRecords(test.db, { memberId: id }, 1))[0];

    it('contain every field of the specification', async () => {
      const [from, to] = [await newMember(test.db, 1_000n), await newMember(test.db)];
      const journal = await postOnce(test.db, request(), {
        recordType: 'transfer',
        reason: 'for lunch',
        chain: { network: 'ERC20', hash: '0xabc' },
        reference: { type: 'transfer', id: '17' },
        legs: [
          {
            account: member(from),
            coin: 'CASH_POINT',
            amount: -100n,
            counterparty: to,
            fee: 1n,
          },
          { account: member(to), coin: 'CASH_POINT', amount: 99n, counterparty: from },
          { account: house('fee'), coin: 'CASH_POINT', amount: 1n, recordType: 'fee' },
        ],
      });
      expect(await first(from)).toEqual({
        id: expect.any(BigInt) as bigint,
        receiptNumber: journal.receiptNumber,
        transactionNumber: journal.transactionNumber,
        createdAt: new Date('2026-11-21T02:00:00Z'),
        coin: 'CASH_POINT',
        recordType: 'transfer',
        status: 'completed',
        bucket: 'available',
        amount: -100n,
        balanceAfter: 900n,
        fee: 1n,
        actualAmount: 99n,
        reason: 'for lunch',
        chain: { network: 'ERC20', hash: '0xabc' },
        counterpartyId: to,
        isReturn: false,
        isReversal: false,
      });
      expect(await first(to)).toMatchObject({
        amount: 99n,
        balanceAfter: 99n,
        fee: null,
        counterpartyId: from,
      });
    });

    it('show a hold as pending, then its outcome with reason and transaction', async () => {
      for (const outcome of ['settled', 'cancelled', 'rejected', 'failed', 'expired'] as const) {
        const id = await newMember(test.db, 1_000n);
        const { holdId, receiptNumber } = await operate(test.db, (op) =>
          openHold(op, {
            kind: 'withdrawal',
            recordType: 'withdraw',
            member: id,
            coin: 'CASH_POINT',
            bucket: 'frozen',
            amount: 300n,
            feeParts: [{ recordType: 'withdrawalFee', amount: 10n }],
          }),
        );
        const [fee, main] = await listRecords(test.db, { memberId: id }, 10);
        expect(fee).toMatchObject({ recordType: 'withdrawalFee', amount: -10n, fee: null });
        expect(main).toMatchObject({
          status: 'pending',
          amount: -290n,
          fee: 10n,
          actualAmount: 290n,
          chain: null,
        });
        const to = [{ account: house('withdrawal'), coin: 'CASH_POINT', amount: 300n }] as const;
        await operate(test.db, (op) =>
          closeHold(op, {
            hold: holdId,
            recordType: 'withdraw',
            outcome,
            reason: `it ${outcome}`,
            chain: { network: 'TRC20', hash: 'ab:1' },
            ...(outcome === 'settled' && { to }),
          }),
        );
        const records = await listRecords(test.db, { memberId: id, recordTypes: ['withdraw'] }, 10);
        expect(records.at(-1)).toMatchObject({
          status: outcome === 'settled' ? 'completed' : outcome,
          amount: -290n,
          reason: `it ${outcome}`,
          chain: { network: 'TRC20', hash: 'ab:1' },
          receiptNumber,
          isReturn: false,
        });
        expect(records.slice(0, -1)).toMatchObject(
          outcome === 'settled'
            ? []
            : [{ status: 'completed', amount: 300n, balanceAfter: 1_000n, receiptNumber, isReturn: true }],
        );
      }
    });

    it('show an investment as completed while its credits are locked', async () => {
      const id = await newMember(test.db, 1_000n);
      await operate(test.db, (op) =>
        openHold(op, {
          kind: 'insurance',
          recordType: 'purchase',
          member: id,
          coin: 'CASH_POINT',
          bucket: 'locked',
          amount: 300n,
        }),
      );
      expect(await first(id)).toMatchObject({ recordType: 'purchase', status: 'completed', amount: -300n });
    });

    it('mark reversed movements', async () => {
      const [from, to] = [await newMember(test.db, 1_000n), await newMember(test.db)];
      const { id } = await postOnce(test.db, request(), transfer(from, to, 'CASH_POINT', 5n));
      await operate(test.db, (op) => reverse(op, id, 'mistake'));
      expect(await listRecords(test.db, { memberId: from, recordTypes: ['transfer'] }, 10)).toMatchObject([
        { amount: 5n, status: 'completed', reason: 'mistake', isReturn: true, isReversal: true },
        { amount: -5n, status: 'reversed', reason: null, isReturn: false, isReversal: false },
      ]);
      expect((await listRecords(test.db, { memberId: to }, 1))[0]).toMatchObject({
        amount: -5n,
        isReturn: false,
      });
    });

    it('show movements of held credits only if marked as shown', async () => {
      const id = await newMember(test.db, 1_000n);
      await operate(test.db, async (op) => {
        const { holdId } = await openHold(op, {
          kind: 'insurance',
          recordType: 'purchase',
          member: id,
          coin: 'CASH_POINT',
          bucket: 'locked',
          amount: 300n,
        });
        for (const shown of [true, false]) {
          await post(op, {
            recordType: 'compound',
            legs: [
              { account: house('profit'), coin: 'CASH_POINT', amount: -7n },
              { account: member(id), coin: 'CASH_POINT', bucket: 'locked', amount: 7n, hold: holdId, shown },
            ],
          });
        }
      });
      expect(await listRecords(test.db, { memberId: id, recordTypes: ['compound'] }, 10)).toMatchObject([
        { bucket: 'locked', amount: 7n, balanceAfter: 307n, status: 'completed' },
      ]);
    });
  });

  describe('of a long history', () => {
    let id: bigint;
    let other: bigint;

    /** Records of all types in rotation, an hour apart, on two coins; some at the same instant. */
    beforeAll(async () => {
      id = await newMember(test.db);
      other = await newMember(test.db);
      for (let n = 0; n < 129; n++) {
        const now = new Date(Date.UTC(2026, 0, 1) + Math.floor(n / 2) * 3_600_000);
        const recordType = recordTypeNames[n % recordTypeNames.length] ?? 'deposit';
        for (const to of [id, other]) {
          await postOnce(test.db, request({ now }), {
            ...deposit(to, n % 3 === 0 ? 'GMT' : 'CASH_POINT', 1n),
            recordType,
          });
        }
      }
    });

    /** The ids of all matching postings, newest first, read without listRecords. */
    async function expectedIds(where: string, params: (number | number[] | Date)[] = []): Promise<bigint[]> {
      const rows = await test.db.query<{ id: bigint }>(
        `select p.id from posting p join account a on a.id = p.account_id where a.owner_id = ${id} and ${where}
         order by p.created_at desc, p.id desc`,
        params,
      );
      return rows.map((row) => row.id);
    }

    async function allPages(filter: Omit<RecordFilter, 'memberId'>, size: number): Promise<LedgerRecord[]> {
      const all: LedgerRecord[] = [];
      let after: RecordPosition | undefined;
      for (;;) {
        const page = await listRecords(test.db, { memberId: id, ...filter }, size, after);
        expect(page.length).toBeLessThanOrEqual(size);
        all.push(...page);
        after = page.at(-1);
        if (page.length < size) return all;
      }
    }

    it.each([1, 7, 100])('return each record once, newest first, in pages of %d', async (size) => {
      const all = await allPages({}, size);
      expect(all).toHaveLength(129);
      expect(all.map((record) => record.id)).toEqual(await expectedIds('true'));
    });

    it('filter by coin', async () => {
      const all = await allPages({ coins: ['GMT'] }, 10);
      expect(all.map((record) => record.id)).toEqual(await expectedIds('a.coin_id = 5'));
      expect(all).toHaveLength(43);
      expect(await allPages({ coins: ['GMT', 'CASH_POINT'] }, 10)).toHaveLength(129);
      expect(await allPages({ coins: ['BONUS_POINT'] }, 10)).toEqual([]);
      expect(await allPages({ coins: [] }, 10)).toEqual([]);
    });

    it('filter by type', async () => {
      const types: RecordType[] = ['pinTransfer', 'deposit', 'claim'];
      const all = await allPages({ recordTypes: types }, 4);
      expect(all.map((record) => record.id)).toEqual(
        await expectedIds('p.record_type = any ($1)', [types.map((type) => recordTypes[type].code)]),
      );
      expect(all).toHaveLength(9);
      expect(await allPages({ recordTypes: [] }, 10)).toEqual([]);
    });

    it('filter by day, start included and end excluded', async () => {
      const from = startOfBusinessDate('2026-01-02');
      const to = startOfBusinessDate('2026-01-03');
      const all = await allPages({ from, to }, 10);
      expect(all.map((record) => record.id)).toEqual(
        await expectedIds('p.created_at >= $1 and p.created_at < $2', [from, to]),
      );
      expect(all).toHaveLength(48);
    });

    it('combine all filters', async () => {
      const filter = {
        coins: ['CASH_POINT'],
        recordTypes: recordTypeNames.slice(0, 20),
        from: startOfBusinessDate('2026-01-02'),
        to: startOfBusinessDate('2026-01-04'),
      } as const;
      const all = await allPages(filter, 3);
      expect(all.map((record) => record.id)).toEqual(
        await expectedIds(
          'a.coin_id = 1 and p.record_type = any ($1) and p.created_at >= $2 and p.created_at < $3',
          [filter.recordTypes.map((type) => recordTypes[type].code), filter.from, filter.to],
        ),
      );
      expect(all.length).toBeGreaterThan(10);
    });

    it.each([
      ['a kind', { recordTypes: ['deposit', 'fee'] }, 'p.record_type = any (array[10, 60])'],
      ['an amount', { amount: 1n }, 'abs(p.amount) = 1'],
      [
        'a kind, an amount or the member at the other end',
        { recordTypes: ['deposit'], amount: 1n, counterparties: [1n, 2n, 3n] },
        'p.record_type = 10 or abs(p.amount) = 1 or p.counterparty_id in (1, 2, 3)',
      ],
    ] as const)('return each match once when searched by %s', async (_by, wanted, where) => {
      const search = { ...nothing, ...wanted };
      const all = await allPages({ search }, 3);
      expect(all.map((record) => record.id)).toEqual(await expectedIds(`(${where})`, []));
      expect(all.length).toBeGreaterThan(3);
    });

    it('pass the audit', () => expectCleanBooks(test.db));
  });

  describe('of a very long history', () => {
    const length = 30_000;
    let id: bigint;

    /** Written directly to the tables for speed, in the form that the ledger writes. */
    beforeAll(async () => {
      id = await newMember(test.db);
      await test.db.transaction(
        async (tx) => {
          const { operation } = await tx.one<{ operation: bigint }>(
            `insert into operation (scope, key, fingerprint, created_at) values ('history', $1, sha256(''), $2) returning id as operation`,
            [id.toString(), new Date(0)],
          );
          await tx.query(
            `with written as (
               insert into journal (operation_id, record_type, transaction_number, receipt_number, business_date, created_at)
               select $1, 10 + n % 9, 'T-' || $2::bigint || '-' || n, 'R', '2026-01-01', '2026-01-01Z'::timestamptz + n * interval '10 s'
               from generate_series(1, $3::int) n returning id, record_type, created_at
             )
             insert into posting (journal_id, account_id, coin_id, bucket, amount, balance_after, version, record_type, shown, created_at)
             select w.id, a.id, 1, 'A', case a.owner_id when 0 then -1 else 1 end,
               case when a.owner_id > 0 then row_number() over (partition by a.id order by w.id) end,
               case when a.owner_id > 0 then row_number() over (partition by a.id order by w.id) end,
               w.record_type, a.owner_id > 0, w.created_at
             from written w, account a
             where a.coin_id = 1 and (a.owner_id = $2 or (a.owner_id = 0 and a.purpose = 'house:deposit'))`,
            [operation, id, length],
          );
          await tx.query(
            'update account set version = $2, available = $2 where owner_id = $1 and coin_id = 1',
            [id, length],
          );
          await tx.query('alter table posting disable trigger posting_immutable');
          await tx.query('select ledger_chain_history()');
          await tx.query('alter table posting enable trigger posting_immutable');
        },
        { statementTimeoutMs: 60_000 },
      );
      await test.db.query('vacuum (full, analyze) posting');
      await test.db.query('analyze');
    });

    /** The work of reading one page. */
    const pageWork = (filter: Omit<RecordFilter, 'memberId'>, after?: RecordPosition) =>
      measureWork(test.db, 'posting', (db) => listRecords(db, { memberId: id, ...filter }, 20, after));

    it.each([
      ['everything', {}, 'posting_records', 1],
      ['one coin', { coins: ['CASH_POINT'] }, 'posting_records', 1],
      ['two types', { recordTypes: ['deposit', 'transfer'] }, 'posting_records_of_type', 2],
      [
        'a day',
        { from: new Date('2026-01-01T12:00:00Z'), to: new Date('2026-01-02T12:00:00Z') },
        'posting_records',
        1,
      ],
    ] as const)('read a page at a constant cost: %s', async (_what, filter, index, ranges) => {
      const last = { createdAt: new Date('2026-01-01T18:00:00Z'), id: 0n };
      for (const after of [undefined, last]) {
        expect(await listRecords(test.db, { memberId: id, ...filter }, 20, after)).toHaveLength(20);
        const work = await pageWork(filter, after);
        expect([...work.indexes]).toEqual([index]);
        expect(work.rows).toBeLessThan(2 * 20 * ranges);
        // A few index pages for each of seven accounts, and one table page per record.
        expect(work.pages).toBeLessThan((7 * 4 + 20) * ranges);
      }
    });

    it.each([
      ['a kind', { recordTypes: ['transfer'] }, ['posting_records_of_type'], 20],
      ['an amount', { amount: 1n }, ['posting_records_of_amount'], 20],
      ['an amount with its fees', { amount: 2n }, ['posting_records_with_fee'], 0],
      ['a member at the other end', { counterparties: [1n, 2n] }, ['posting_records_of_counterparty'], 0],
      [
        'the beginning of a receipt number',
        {
          receiptPart: {
            text: 'R',
            from: new Date('2026-01-01T12:00:00Z'),
            to: new Date('2026-01-02T12:00:00Z'),
          },
        },
        ['posting_records'],
        20,
      ],
    ] as const)('search at a constant cost: by %s', async (_what, wanted, indexes, count) => {
      const search = { ...nothing, ...wanted };
      expect(await listRecords(test.db, { memberId: id, search }, 20)).toHaveLength(count);
      const work = await pageWork({ search });
      expect([...work.indexes]).toEqual(expect.arrayContaining([...indexes]));
      expect(work.rows).toBeLessThan(4 * 20);
    });

    it('pass the audit', () => expectCleanBooks(test.db));
  });
});
