import { locales } from '@portal/schema/locales';
import { domains, earningTypes, type RequestOf } from '@portal/schema/rest';
import { beforeAll, expect, it } from 'vitest';
import { fieldMessage, messages } from '../../../test/messages.ts';
import { onOnePlatform } from '../../../test/platforms.ts';
import type { TestMember } from '../../../test/testing.ts';
import { demoScope } from '../../demo/seed.ts';
import { parseAmount } from '../../ledger/amount.ts';
import type { Coin } from '../../ledger/coins.ts';
import { house, member as account } from '../../ledger/entry.ts';
import { runOnce } from '../../ledger/idempotency.ts';
import { postOnce, reverse } from '../../ledger/ledger.ts';
import { recordTypeNames, type RecordType } from '../../ledger/record-types.ts';
import { refusals } from './refusals.ts';

const { assets } = domains;
type Span = RequestOf<typeof assets.bonusEarned>;

let keys = 0;

onOnePlatform('earnings', (suite) => {
  let rana: TestMember;
  let token: string;
  const request = () => ({
    scope: demoScope,
    key: `earnings-${(keys += 1)}`,
    input: {},
    now: suite.platform.clock.now(),
  });
  const earn = async (
    recordType: RecordType,
    amount: string,
    { coin = 'BONUS_POINT', who = rana }: { coin?: Coin; who?: TestMember } = {},
  ) =>
    postOnce(suite.platform.services.database, request(), {
      recordType,
      legs: [
        { account: account(who.id), coin, amount: parseAmount(amount) },
        { account: house('bonus'), coin, amount: -parseAmount(amount) },
      ],
    });
  const report = async (span: Span = {}, language = 'en-US', of = token) =>
    suite.client.call(assets.bonusEarned, span, { token: of, language });
  const lines = async (span: Span = {}) =>
    (await report(span)).result?.records.map(
      ({ businessDate, recordType, coinName, amount }) =>
        `${businessDate} ${recordType} ${coinName} ${amount}`,
    );

  beforeAll(async () => {
    rana = await suite.platform.addMember('rana');
    suite.platform.clock.set('2026-11-18T15:59:59.999Z'); // the last millisecond of the 18th, GMT+8
    await earn('entrustProfit', '1.00000001');
    await earn('entrustProfit', '2');
    await earn('teamRebate', '0.5', { coin: 'GMT' });
    await earn('teamRebate', '0.25');
    suite.platform.clock.advance(1); // the 19th
    await earn('entrustProfit', '4');
    await earn('jackpotProfit', '100');
    await earn('adjustIn', '7');
    await suite.platform.credit(rana, 'BONUS_POINT', '11');
    suite.platform.clock.set('2026-11-21T04:00:00.000Z');
    token = await suite.platform.signIn(rana);
  });

  it('sum by business day, kind and credit, oldest day first, and count nothing else', async () => {
    expect(await lines()).toEqual([
      '2026-11-18 ENTRUST_PROFIT BONUS_POINT 3.00000001',
      '2026-11-18 TEAM_REBATE BONUS_POINT 0.25',
      '2026-11-18 TEAM_REBATE GMT 0.5',
      '2026-11-19 JACKPOT_PROFIT BONUS_POINT 100',
      '2026-11-19 ENTRUST_PROFIT BONUS_POINT 4',
    ]);
  });

  it('include both ends of the span, and cover the 30 days up to today without dates', async () => {
    expect(await lines({ startDate: '2026-11-18', endDate: '2026-11-18' })).toHaveLength(3);
    expect(await lines({ startDate: '2026-11-19' })).toHaveLength(2);
    expect(await lines({ startDate: '2026-11-20' })).toEqual([]);
    expect((await report()).result).toMatchObject({ startDate: '2026-10-23', endDate: '2026-11-21' });
    expect((await report({ endDate: '2026-03-01' })).result).toEqual({
      startDate: '2026-01-31',
      endDate: '2026-03-01',
      records: [],
    });
    expect((await report({ startDate: '2026-11-21' })).result).toMatchObject({ endDate: '2026-11-21' });
  });

  it('include every kind of bonus and profit, and nothing else', async () => {
    const all = await suite.platform.addMember('all');
    const theirs = await suite.platform.signIn(all);
    for (const recordType of recordTypeNames) await earn(recordType, '1', { who: all });
    const { result } = await report({}, 'en-US', theirs);
    expect(result?.records.map(({ recordType }) => recordType)).toEqual([...earningTypes]);
  });

  it('exclude reversed amounts from the day on which they were earned', async () => {
    const { database } = suite.platform.services;
    const sorry = await suite.platform.addMember('sorry');
    const theirs = await suite.platform.signIn(sorry);
    suite.platform.clock.set('2026-11-19T04:00:00.000Z');
    const wrong = await earn('teamRebate', '3', { who: sorry });
    const whole = await earn('profitSharing', '5', { who: sorry });
    await earn('teamRebate', '4', { who: sorry });
    suite.platform.clock.set('2026-11-21T05:00:00.000Z');
    for (const { id } of [wrong, whole]) {
      await runOnce(database, { ...request(), clock: suite.platform.clock }, async (operation) => {
        await reverse(operation, id, 'A mistake');
        return null;
      });
    }
    expect((await report({}, 'en-US', theirs)).result?.records).toEqual([
      { businessDate: '2026-11-19', recordType: 'TEAM_REBATE', coinName: 'BONUS_POINT', amount: '4' },
    ]);
  });

  it('include only the earnings of the member', async () => {
    const other = await suite.platform.addMember('other');
    expect((await report({}, 'en-US', await suite.platform.signIn(other))).result?.records).toEqual([]);
  });

  it.each([
    [{ startDate: '2025-11-20', endDate: '2026-11-21' }],
    [{ startDate: '2026-11-20', endDate: '2026-11-19' }],
    [{ startDate: '2026-11-22' }],
    [{ startDate: '0000-01-01' }],
    [{ startDate: '0000-01-01', endDate: '9999-12-31' }],
  ])('reject a span that is too long or invalid: %j', async (span) => {
    for (const language of locales) {
      const message = messages.formatRefusal(refusals.EARNINGS_SPAN({ days: '366' }), language);
      expect(await report(span, language)).toMatchObject({ status: 200, code: 9001, message });
    }
  });

  it('cover up to 366 days, including at both ends of the calendar', async () => {
    expect((await report({ startDate: '2025-11-21' })).result?.records).toHaveLength(5);
    for (const span of [
      { startDate: '9999-01-01', endDate: '9999-12-31' },
      { startDate: '0000-01-01', endDate: '0000-12-31' },
      { endDate: '0000-01-05' },
      { endDate: '9999-12-31' },
    ])
      expect((await report(span)).result).toMatchObject({ ...span, records: [] });
  });

  it.each([
    ['startDate', { startDate: '2026-02-30' }],
    ['endDate', { endDate: '2026-11-31' }],
    ['startDate', { startDate: '19.11.2026' }],
    ['endDate', { endDate: 7 as unknown as string }],
  ] as const)('name a wrong %s: %j', async (field, span) => {
    expect((await report(span)).message).toBe(fieldMessage(field, 'date', 'en-US'));
  });
});
