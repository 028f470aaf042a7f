import { locales } from '@portal/schema/locales';
import { domains, recordTypes, type RequestOf } from '@portal/schema/rest';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldMessage } from '../../../test/messages.ts';
import { onOnePlatform } from '../../../test/platforms.ts';
import type { TestMember } from '../../../test/testing.ts';
import { demoScope } from '../../demo/seed.ts';
import { parseAmount } from '../../ledger/amount.ts';
import { house, member as account } from '../../ledger/entry.ts';
import { closeHold, openHold } from '../../ledger/holds.ts';
import { runOnce } from '../../ledger/idempotency.ts';
import { post, reverse } from '../../ledger/ledger.ts';

const { assets } = domains;
type Filter = Partial<RequestOf<typeof assets.assetsRecordList>>;

onOnePlatform('assets', (suite) => {
  let aiko: TestMember;
  let token: string;
  beforeAll(async () => {
    aiko = await suite.platform.addMember('aiko');
    suite.platform.clock.set('2026-11-18T15:59:59.999Z'); // the last millisecond of the 18th, GMT+8
    token = await suite.platform.signIn(aiko);
    await suite.platform.credit(aiko, 'CASH_POINT', '100.00000001');
    suite.platform.clock.advance(1); // the 19th
    await suite.platform.credit(aiko, 'USDT_POINT', '40');
    suite.platform.clock.advance(1_000);
    await suite.platform.credit(aiko, 'CASH_POINT', '5');
  });

  const records = async (filter: Filter = {}, language = 'en-US') =>
    suite.client.call(
      assets.assetsRecordList,
      { pageSize: 20, cursor: null, ...filter },
      { token, language },
    );
  const amounts = async (filter: Filter) =>
    (await records(filter)).result?.records.map(({ amount }) => amount);
  const once = <T extends string | null>(work: Parameters<typeof runOnce<T>>[2]) =>
    runOnce<T>(
      suite.platform.services.database,
      { scope: demoScope, key: `assets-${Math.random()}`, input: {}, clock: suite.platform.clock },
      work,
    );

  it('returns seven exact balances with the reasons for unavailable amounts', async () => {
    await once(async (operation) => {
      await openHold(operation, {
        member: aiko.id,
        coin: 'USDT_POINT',
        kind: 'otc',
        bucket: 'frozen',
        amount: parseAmount('15.5'),
        recordType: 'otcSell',
      });
      return null;
    });
    const { result } = await suite.client.call(assets.assetsList, {}, { token });
    expect(result?.records).toHaveLength(7);
    expect(result?.records[0]).toEqual({
      coinName: 'CASH_POINT',
      assetsAvailable: '105.00000001',
      assetsFrozen: '0',
      assetsLocked: '0',
      holds: [],
    });
    expect(result?.records[5]).toEqual({
      coinName: 'USDT_POINT',
      assetsAvailable: '24.5',
      assetsFrozen: '15.5',
      assetsLocked: '0',
      holds: [{ reason: 'OTC', balanceState: 'FROZEN', amount: '15.5' }],
    });
  });

  it('name the 43 kinds of record to visitors', async () => {
    const { result } = await suite.client.call(assets.recordTypeList, {});
    expect(result?.records.map(({ recordType }) => recordType)).toEqual(recordTypes);
    expect(recordTypes).toHaveLength(43);
  });

  describe('records', () => {
    it('come newest first, with all their details', async () => {
      const { result } = await records();
      expect(result?.records.map(({ amount, coinName }) => `${amount} ${coinName}`)).toEqual([
        '-15.5 USDT_POINT',
        '5 CASH_POINT',
        '40 USDT_POINT',
        '100.00000001 CASH_POINT',
      ]);
      expect(result?.records[1]).toEqual({
        id: expect.any(String) as string,
        cursor: expect.stringMatching(/^[\w-]{1,64}$/) as string,
        receiptNo: expect.stringMatching(/^R261119/) as string,
        transactionNo: expect.stringMatching(/^T261119/) as string,
        createTime: Date.parse('2026-11-18T16:00:01.000Z'),
        coinName: 'CASH_POINT',
        recordType: 'DEPOSIT',
        balanceState: 'AVAILABLE',
        status: 'COMPLETED',
        amount: '5',
        balanceAfter: '105.00000001',
        fee: null,
        actualAmount: null,
        counterparty: null,
        reason: null,
        hash: null,
        walletType: null,
        isReturn: false,
      });
    });

    it('filters by credit and kind; an empty filter means every kind', async () => {
      expect(await amounts({ coinName: 'CASH_POINT' })).toEqual(['5', '100.00000001']);
      expect(await amounts({ recordTypes: ['OTC_SELL', 'OTC_SELL', 'FINE'] })).toEqual(['-15.5']);
      expect(await amounts({ recordTypes: ['FINE'] })).toEqual([]);
      expect(await amounts({ recordTypes: [] })).toHaveLength(4);
      expect(await amounts({ coinName: 'USDT_POINT', recordTypes: ['DEPOSIT'] })).toEqual(['40']);
    });

    it('filters by business days in GMT+8, both included', async () => {
      expect(await amounts({ endDate: '2026-11-18' })).toEqual(['100.00000001']);
      expect(await amounts({ startDate: '2026-11-19' })).toEqual(['-15.5', '5', '40']);
      expect(await amounts({ startDate: '2026-11-18', endDate: '2026-11-18' })).toEqual(['100.00000001']);
      expect(await amounts({ startDate: '2026-11-20', endDate: '2026-11-30' })).toEqual([]);
      expect(await amounts({ startDate: '0000-01-01', endDate: '9999-12-31' })).toHaveLength(4);
    });

    it('show a reversed movement as reversed', async () => {
      const reverted = await suite.platform.addMember('reverted');
      const theirs = await suite.platform.signIn(reverted);
      await once(async (operation) => {
        const { id } = await post(operation, {
          recordType: 'adjustIn',
          reason: 'By mistake',
          legs: [
            { account: account(reverted.id), coin: 'GMT', amount: 7n },
            { account: house('adjust'), coin: 'GMT', amount: -7n },
          ],
        });
        await reverse(operation, id, 'It was a mistake');
        return null;
      });
      const page = await suite.client.call(
        assets.assetsRecordList,
        { pageSize: 5, cursor: null },
        { token: theirs },
      );
      expect(page.result?.records.map(({ amount, status, reason }) => [amount, status, reason])).toEqual([
        ['-0.00000007', 'COMPLETED', 'It was a mistake'],
        ['0.00000007', 'REVERSED', 'By mistake'],
      ]);
    });

    it('change their status with the order they belong to', async () => {
      const trader = await suite.platform.addMember('trader', { balances: { USDT_POINT: '100' } });
      const theirs = await suite.platform.signIn(trader);
      const last = async () =>
        (
          await suite.client.call(assets.assetsRecordList, { pageSize: 9, cursor: null }, { token: theirs })
        ).result?.records
          .filter(({ amount }) => amount === '-3')
          .map(({ status, reason }) => `${status} ${String(reason)}`)[0];
      for (const outcome of ['settled', 'cancelled', 'rejected', 'failed', 'expired'] as const) {
        suite.platform.clock.advance(1_000);
        const hold = { id: 0n };
        await once(async (operation) => {
          const { holdId } = await openHold(operation, {
            member: trader.id,
            coin: 'USDT_POINT',
            kind: 'otc',
            bucket: 'frozen',
            amount: parseAmount('3'),
            recordType: 'otcSell',
          });
          hold.id = holdId;
          return null;
        });
        expect(await last()).toBe('PENDING null');
        await once(async (operation) => {
          await closeHold(operation, {
            hold: hold.id,
            recordType: 'otcSell',
            outcome,
            reason: `It ${outcome}`,
          });
          return null;
        });
        const status = outcome === 'settled' ? 'COMPLETED' : outcome.toUpperCase();
        expect(await last()).toBe(`${status} It ${outcome}`);
      }
    });

    it('name the transaction on its blockchain', async () => {
      const chained = await suite.platform.addMember('chained');
      const theirs = await suite.platform.signIn(chained);
      const hash = `0x${'5f'.repeat(32)}`;
      await once(async (operation) => {
        await post(operation, {
          recordType: 'deposit',
          chain: { network: 'ERC20', hash },
          legs: [
            { account: account(chained.id), coin: 'CASH_POINT', amount: 7n },
            { account: house('deposit'), coin: 'CASH_POINT', amount: -7n },
          ],
        });
        return null;
      });
      const page = await suite.client.call(
        assets.assetsRecordList,
        { pageSize: 5, cursor: null },
        { token: theirs },
      );
      expect(page.result?.records).toMatchObject([{ hash, walletType: 'ERC20' }]);
    });

    it.each([
      ['startDate', { startDate: '2026-02-30' }, 'date'],
      ['endDate', { endDate: '2026-11-31' }, 'date'],
      ['endDate', { startDate: '2026-11-19', endDate: '2026-11-18' }, 'date'],
      ['startDate', { startDate: '19.11.2026' }, 'date'],
      ['cursor', { cursor: 'not-one-of-ours-at-all' }, 'cursor'],
      ['cursor', { cursor: 'zzzzzzzzzz-1' }, 'cursor'],
      ['cursor', { cursor: '' }, 'cursor'],
      ['pageSize', { pageSize: 0 }, 'pageSize'],
      ['pageSize', { pageSize: 501 }, 'pageSize'],
      ['pageSize', { pageSize: 1.5 }, 'pageSize'],
      ['pageSize', { pageSize: '20' as unknown as number }, 'pageSize'],
      ['coinName', { coinName: 'GOLD' as 'GMT' }, 'choice'],
      ['recordTypes', { recordTypes: ['GOLD' as 'FINE'] }, 'choice'],
      ['recordTypes', { recordTypes: 'FINE' as unknown as ['FINE'] }, 'choice'],
    ] as const)('refuse a wrong %s: %j', async (field, filter, rule) => {
      for (const language of locales) {
        const answer = await records(filter as Filter, language);
        expect(answer).toMatchObject({
          status: 200,
          code: 9001,
          message: fieldMessage(field, rule, language),
        });
      }
    });

    it('pages without gaps or repeats while new ones arrive, even within one instant', async () => {
      const busy = await suite.platform.addMember('busy');
      const theirs = await suite.platform.signIn(busy);
      for (let index = 1; index <= 12; index += 1) {
        await suite.platform.credit(busy, index % 3 === 0 ? 'GMT' : 'CASH_POINT', String(index));
        if (index % 4 === 0) suite.platform.clock.advance(1);
      }
      const seen: string[] = [];
      let cursor: string | null = null;
      for (let isLast = false; !isLast;) {
        const page: Awaited<ReturnType<typeof records>> = await suite.client.call(
          assets.assetsRecordList,
          { pageSize: 5, cursor },
          { token: theirs },
        );
        const rows = page.result?.records ?? [];
        seen.push(...rows.map(({ amount }) => amount));
        cursor = rows.at(-1)?.cursor ?? null;
        isLast = page.result?.hasMore !== true;
        await suite.platform.credit(busy, 'CASH_POINT', '1000');
      }
      expect(seen).toEqual(['12', '11', '10', '9', '8', '7', '6', '5', '4', '3', '2', '1']);
    });

    it('returns only the records of the member', async () => {
      const other = await suite.platform.addMember('other');
      const theirs = await suite.platform.signIn(other);
      const page = await suite.client.call(
        assets.assetsRecordList,
        { pageSize: 5, cursor: null },
        { token: theirs },
      );
      expect(page.result).toEqual({ records: [], hasMore: false });
    });
  });
});
