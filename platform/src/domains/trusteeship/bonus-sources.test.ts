import { expect, it } from 'vitest';
import { listBonusItems, isOpenOn } from '../../../test/bonus-sources.ts';
import { onOnePlatform } from '../../../test/platforms.ts';
import { businessDate, dayMs } from '../../kernel/clock.ts';
import { bonusSources } from './bonus-sources.ts';
import { newTrustor, workDaily } from './trusteeships.fixture.ts';

onOnePlatform('bonus sources of entrust packages', (suite) => {
  const brought = (date: string) => listBonusItems(suite, bonusSources, date);
  const isOpen = (date: string) => isOpenOn(suite, bonusSources, date);

  it('count what was paid for them, the price and the difference of an upgrade', async () => {
    const kim = await newTrustor(suite, 'kim', { ASSETS_POINT: '5000' });
    const { id } = await kim.buy('100');
    await kim.upgrade(id);
    await kim.buy('600');
    expect(await brought('2026-11-21')).toEqual(['kim referralOverriding 1200']);
    expect(await brought('2026-11-22')).toEqual([]);
  });

  it('count what they earned on the day, once all of it is posted, paid or compounded', async () => {
    suite.platform.clock.set('2026-11-21T16:10:00Z');
    expect(await isOpen('2026-11-22')).toBe(true);
    await workDaily(suite);
    expect(await isOpen('2026-11-22')).toBe(false);
    expect(await isOpen('2026-11-23')).toBe(true);
    expect(await brought('2026-11-22')).toEqual(['kim entrustOverriding 5.76']);
  });

  it('counts a profit that was posted late for its own day', async () => {
    suite.platform.clock.advance(48 * 60 * 60_000);
    await workDaily(suite);
    expect(await brought('2026-11-23')).toEqual(['kim entrustOverriding 5.76']);
    expect(await brought('2026-11-24')).toEqual(['kim entrustOverriding 5.76']);
  });

  it('deduct redemptions on their day', async () => {
    const { clock } = suite.platform;
    const bought = async () => {
      const all = await brought(businessDate(clock.now()));
      return all.filter((line) => line.startsWith('lin referralOverriding'));
    };
    const lin = await newTrustor(suite, 'lin', { ASSETS_POINT: '5000' });
    const { id } = await lin.buy('100');
    expect(await bought()).toEqual(['lin referralOverriding 100']);
    clock.advance(7 * dayMs);
    await workDaily(suite);
    expect(await lin.redeem(id)).toMatchObject({ code: 20000 });
    expect(await bought()).toEqual(['lin referralOverriding -100']);
    clock.advance(dayMs);
    await lin.buy('600');
    expect(await bought()).toEqual(['lin referralOverriding 600']);
  });
});
