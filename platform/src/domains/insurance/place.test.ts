import { domains } from '@portal/schema/rest';
import { beforeAll, expect, it } from 'vitest';
import { runConfirmed } from '../../../test/commands.ts';
import { onEachPlatform } from '../../../test/platforms.ts';
import {
  bronze,
  newHolder,
  nextKey,
  nextTrade,
  silver,
  type Holder,
  expectAudited,
} from './insurance.fixture.ts';

const { insurance } = domains;

onEachPlatform('buying an insurance package', (suite) => {
  let aiko: Holder;
  beforeAll(async () => {
    aiko = await newHolder(suite, 'aiko', '1000');
  });

  it('locks its price from the insurance credits for the contract days', async () => {
    const { result } = await aiko.buy(bronze, '100');
    const now = suite.platform.clock.now().getTime();
    expect(result).toMatchObject({
      kind: 'BOUGHT',
      status: 'LOCKED',
      name: 'Bronze',
      amount: '100',
      maxAmount: '500',
      lostAmount: '0',
      earnedAmount: '0',
      createTime: now,
      unlockTime: now + 15 * 24 * 60 * 60_000,
      endTime: null,
      lastTrade: null,
    });
    // Bought on 21 November at 12:00 GMT+8: the first whole day is the 22nd, whose trade is posted on the 23rd at 00:10.
    expect(result?.nextTradeTime).toBe(Date.parse('2026-11-22T16:10:00Z'));
    expect(await aiko.holds('INSURANCE_POINT')).toBe('900 + 100');
    expect((await aiko.records())[0]).toBe('PURCHASE -100 INSURANCE_POINT');
  });

  it('happens once for its key', async () => {
    const key = nextKey();
    const answers = await Promise.all(Array.from({ length: 8 }, () => aiko.buy(bronze, '100', key)));
    expect(new Set(answers.map(({ result }) => result?.id)).size).toBe(1);
    expect(await aiko.holds('INSURANCE_POINT')).toBe('800 + 200');
  });

  it('rejects more than the maximum purchase count, with the name and the count', async () => {
    for (let nth = 3; nth <= 5; nth += 1) await aiko.bought(bronze, '100');
    expect((await aiko.buy(bronze, '100')).message).toBe(
      'You have bought Bronze the maximum number of times (5). Nothing was moved. Choose another package.',
    );
    const { result } = await suite.client.call(insurance.matchingList, {}, { token: await aiko.token() });
    expect(result?.records.map(({ name, purchases }) => `${name} ${purchases}`)).toEqual([
      'Bronze 5',
      'Silver 0',
      'Gold 0',
      'Platinum 0',
    ]);
    expect(await aiko.holds('INSURANCE_POINT')).toBe('500 + 500');
  });

  it('rejects missing credits, another price, and a package that is not offered', async () => {
    const poor = await newHolder(suite, 'poor', '499.99999999');
    expect((await poor.buy(silver, '500')).message).toContain('insurance credits');
    expect((await poor.buy(silver, '400')).message).toBe(
      'The amount has changed: it is now 500 insurance credits. Nothing was moved. Check the amount and confirm again.',
    );
    const closed = 'This package is not offered at the moment. Nothing was moved. Choose another package.';
    expect((await poor.buy('999', '500')).message).toBe(closed);
    await runConfirmed(suite.platform, ['package', 'close', '2'], { osUser: 'root' });
    expect((await poor.buy(silver, '500')).message).toBe(closed);
    await runConfirmed(suite.platform, ['package', 'open', '2'], { osUser: 'root' });
    expect(await poor.holds('INSURANCE_POINT')).toBe('499.99999999 + 0');
  });

  it('sells one of two packages at the same instant if the credits suffice for one', async () => {
    const last = await newHolder(suite, 'last', '120');
    const answers = await Promise.all([last.buy(bronze, '100'), last.buy(bronze, '100')]);
    expect(answers.map(({ code }) => code).sort()).toEqual([20000, 9001].sort());
    expect(await last.holds('INSURANCE_POINT')).toBe('20 + 100');
  });

  it('returns the newest running contract, or null', async () => {
    const nova = await newHolder(suite, 'nova');
    const current = async () =>
      (await suite.client.call(insurance.getCurrentBuyMatching, {}, { token: await nova.token() })).result;
    expect(await current()).toEqual({ buyMatching: null, autoAddWarehouseStatus: 0 });
    await nova.bought(bronze, '100');
    await nova.compound(true);
    expect(await current()).toMatchObject({ buyMatching: { name: 'Bronze' }, autoAddWarehouseStatus: 1 });
  });

  it('returns ended trials to the house, and leaves their profits to the member', async () => {
    const eve = await newHolder(suite, 'eve', '10');
    const { text } = await runConfirmed(suite.platform, ['package', 'grant', 'eve', '--trial', '1'], {
      osUser: 'root',
    });
    const id = /contract (\d+)/.exec(text)?.[1] ?? '';
    expect(await eve.records()).toEqual([
      'PURCHASE -100 INSURANCE_POINT',
      'TRIAL_PACKAGE 100 INSURANCE_POINT',
      'DEPOSIT 10 INSURANCE_POINT',
    ]);
    expect((await eve.change('addWarehouse', id, '5')).message).toContain('A trial package runs by itself');
    for (let day = 0; day < 16; day += 1) await nextTrade(suite.platform);
    // The member paid nothing, and receives nothing back.
    expect(await eve.contract(id)).toMatchObject({
      kind: 'TRIAL',
      status: 'TERMINATED',
      amount: '0',
      payAmount: null,
      totalPayAmount: '0',
      redeemAmount: null,
      redeemFeeAmount: null,
    });
    expect(await eve.holds('INSURANCE_POINT')).toBe('10 + 0');
    // Fifteen whole days at 0.3 % of 100.
    expect(await eve.holds('BONUS_POINT')).toBe('4.5 + 0');
  });

  it('leaves clean books', () => expectAudited(suite.platform));
});
