import { domains } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { runConfirmed } from '../../../test/commands.ts';
import { onEachPlatform } from '../../../test/platforms.ts';
import { runRound } from '../../jobs/round.ts';
import { businessDate } from '../../kernel/clock.ts';
import {
  bronze,
  newHolder,
  nextTrade,
  silver,
  tradeAll,
  unlock,
  expectAudited,
} from './insurance.fixture.ts';
import { dailyTrade } from './trade.ts';

const hour = 60 * 60_000;

onEachPlatform('the daily trade', (suite) => {
  const round = () => runRound(suite.platform.services, dailyTrade);

  it('posts once, at 00:10 GMT+8 for the day before, to the millisecond', async () => {
    const { clock } = suite.platform;
    const aiko = await newHolder(suite, 'aiko');
    const { id } = await aiko.bought(silver, '500');
    clock.set('2026-11-22T16:09:59.999Z');
    expect(await round()).toEqual({ done: 0, failed: 0 });
    clock.advance(1);
    expect(await round()).toEqual({ done: 1, failed: 0 });
    expect((await aiko.contract(id)).lastTrade).toMatchObject({
      date: '2026-11-22',
      amount: '500',
      rate: '0.004',
      result: '2',
      outcome: 'PAID',
      insured: false,
      valid: true,
    });
    expect(await round()).toEqual({ done: 0, failed: 0 });
    expect((await aiko.records())[0]).toBe('PROFIT_SHARING 2 BONUS_POINT');
    expect(await aiko.contract(id)).toMatchObject({ amount: '500', earnedAmount: '2' });
  });

  it('pays nothing when the clock steps back, and nothing twice from two schedulers', async () => {
    const { clock } = suite.platform;
    const budi = await newHolder(suite, 'budi');
    await budi.bought(silver, '500');
    await nextTrade(suite.platform);
    await nextTrade(suite.platform);
    expect(await budi.holds('BONUS_POINT')).toBe('2 + 0');
    clock.advance(-hour);
    expect(await round()).toEqual({ done: 0, failed: 0 });
    clock.advance(hour);
    expect(await round()).toEqual({ done: 0, failed: 0 });
    clock.advance(24 * hour);
    await Promise.all([round(), round(), round()]);
    expect(await budi.holds('BONUS_POINT')).toBe('4 + 0');
  });

  it('catches up after a pause, one day a round', async () => {
    const { clock } = suite.platform;
    const cora = await newHolder(suite, 'cora');
    const { id } = await cora.bought(bronze, '100');
    await nextTrade(suite.platform);
    clock.advance(5 * 24 * hour);
    await round();
    expect(await cora.holds('BONUS_POINT')).toBe('0.3 + 0');
    await tradeAll(suite.platform);
    expect(await cora.holds('BONUS_POINT')).toBe('1.5 + 0');
    expect((await cora.contract(id)).earnedAmount).toBe('1.5');
  });

  it('takes the published rate, and a loss from the package', async () => {
    const dana = await newHolder(suite, 'dana');
    const { id } = await dana.bought(bronze, '100');
    await nextTrade(suite.platform);
    await nextTrade(suite.platform, -33_333n);
    expect(await dana.contract(id)).toMatchObject({
      amount: '96.6667',
      lostAmount: '3.3333',
      earnedAmount: '0',
      lastTrade: { rate: '-0.033333', result: '-3.3333', outcome: 'LOST' },
    });
    expect((await dana.records())[0]).toBe('PROFIT_SHARING -3.3333 INSURANCE_POINT');
    await nextTrade(suite.platform, 10_000n);
    expect(await dana.holds('BONUS_POINT')).toBe('0.966667 + 0');
    await nextTrade(suite.platform, 0n);
    expect((await dana.contract(id)).lastTrade).toMatchObject({ result: '0', outcome: 'NONE' });
  });

  it('compounds if the member chose so and all of it fits', async () => {
    const eve = await newHolder(suite, 'eve');
    const { id } = await eve.bought(bronze, '100');
    await eve.change('addWarehouse', id, '398');
    await eve.compound(true);
    await nextTrade(suite.platform);
    await nextTrade(suite.platform);
    expect(await eve.contract(id)).toMatchObject({ amount: '499.494', lastTrade: { outcome: 'COMPOUNDED' } });
    expect((await eve.records())[0]).toBe('COMPOUND 1.494 INSURANCE_POINT');
    await nextTrade(suite.platform);
    expect(await eve.contract(id)).toMatchObject({ amount: '499.494', lastTrade: { outcome: 'PAID' } });
    expect(await eve.holds('BONUS_POINT')).toBe('1.498482 + 0');
  });

  it('compounds a profit that fits exactly', async () => {
    const hana = await newHolder(suite, 'hana');
    const { id } = await hana.bought(bronze, '100');
    await hana.change('addWarehouse', id, '388.28125');
    await hana.compound(true);
    await nextTrade(suite.platform);
    // The package holds at most 500: 488.28125 × 0.024 = 11.71875.
    await nextTrade(suite.platform, 24_000n);
    expect(await hana.contract(id)).toMatchObject({ amount: '500', lastTrade: { outcome: 'COMPOUNDED' } });
  });

  it('pays out the profit of a trial even if the member compounds', async () => {
    const { platform, client } = suite;
    const ines = await newHolder(suite, 'ines');
    await ines.compound(true);
    await runConfirmed(platform, ['package', 'grant', 'ines', '--trial', bronze]);
    await nextTrade(platform);
    await nextTrade(platform);
    const { result } = await client.call(
      domains.insurance.buyMatchingList,
      { pageSize: 20 },
      { token: await ines.token() },
    );
    expect(result?.records[0]).toMatchObject({
      amount: '100',
      lastTrade: { outcome: 'PAID', result: '0.3' },
    });
    expect(await ines.holds('BONUS_POINT')).toBe('0.3 + 0');
  });

  it('counts as insured if a premium was paid before its day', async () => {
    const jana = await newHolder(suite, 'jana');
    const { id } = await jana.bought(bronze, '100');
    await jana.change('buyInsurance', id, '3');
    await nextTrade(suite.platform);
    await nextTrade(suite.platform);
    expect((await jana.contract(id)).lastTrade).toMatchObject({ insured: true, valid: true });
  });

  it('counts as valid on the last day of a package that unlocks at midnight', async () => {
    const { clock } = suite.platform;
    const kim = await newHolder(suite, 'kim');
    // 00:00 GMT+8 of the next day.
    clock.set(`${businessDate(clock.now())}T16:00:00.000Z`);
    const contract = await kim.bought(bronze, '100');
    await unlock(suite.platform, contract);
    clock.advance(10 * 60_000);
    await tradeAll(suite.platform);
    const { lastTrade } = await kim.contract(contract.id);
    const lastDay = businessDate(new Date(contract.unlockTime - 1));
    expect(lastTrade).toMatchObject({ date: lastDay, valid: true });
  });

  it('becomes invalid on the day on which the package unlocks', async () => {
    const finn = await newHolder(suite, 'finn');
    const contract = await finn.bought(bronze, '100');
    await unlock(suite.platform, contract);
    expect((await finn.contract(contract.id)).lastTrade?.valid).toBe(true);
    await nextTrade(suite.platform);
    expect((await finn.contract(contract.id)).lastTrade?.valid).toBe(false);
  });

  it('retries after a failure, without delaying others', async () => {
    const { services, clock } = suite.platform;
    const [gina, hugo] = [await newHolder(suite, 'gina'), await newHolder(suite, 'hugo')];
    const [first, second] = [await gina.bought(bronze, '100'), await hugo.bought(bronze, '100')];
    await nextTrade(suite.platform);
    // Another operation already has the key of the first trade.
    await services.database.execute(
      `insert into operation (scope, key, fingerprint, result, created_at)
       values ('insurance:trade', $1, decode(repeat('00', 32), 'hex'), '{}', $2)`,
      [`${first.id}:${businessDate(clock.now())}`, clock.now()],
    );
    clock.advance(24 * hour);
    expect((await round()).failed).toBe(1);
    expect((await hugo.contract(second.id)).lastTrade).not.toBeNull();
    expect((await gina.contract(first.id)).lastTrade).toBeNull();
  });

  it('leaves clean books', () => expectAudited(suite.platform));
});
