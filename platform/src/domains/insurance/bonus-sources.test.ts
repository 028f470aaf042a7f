import { expect, it } from 'vitest';
import { listBonusItems, isOpenOn } from '../../../test/bonus-sources.ts';
import { runConfirmed } from '../../../test/commands.ts';
import { onOnePlatform } from '../../../test/platforms.ts';
import { bonusSources } from './bonus-sources.ts';
import { bronze, gold, newHolder, nextTrade, silver } from './insurance.fixture.ts';

onOnePlatform('bonus sources of insurance packages', (suite) => {
  const brought = (date: string) => listBonusItems(suite, bonusSources, date);
  const isOpen = (date: string) => isOpenOn(suite, bonusSources, date);

  it('count what was paid for them (bought, added, upgraded) but not gifts', async () => {
    const kim = await newHolder(suite, 'kim');
    const { id } = await kim.bought(bronze, '100');
    await kim.change('addWarehouse', id, '50');
    const other = await kim.bought(silver, '500');
    await kim.upgrade(other.id, gold, '1500');
    await runConfirmed(suite.platform, ['package', 'grant', 'kim', '--special', '1']);
    expect(await brought('2026-11-21')).toEqual(['kim referralOverriding 2150']);
    expect(await brought('2026-11-20')).toEqual([]);
    expect(await brought('2026-11-22')).toEqual([]);
  });

  it('count what they earned on the day, once all of it is posted, and no loss', async () => {
    await nextTrade(suite.platform);
    expect(await isOpen('2026-11-22')).toBe(true);
    await nextTrade(suite.platform, 10_000n);
    expect(await isOpen('2026-11-22')).toBe(false);
    expect(await isOpen('2026-11-23')).toBe(true);
    // 150 of the first, 2000 of the second, and the 100 granted to keep.
    expect(await brought('2026-11-22')).toEqual(['kim insuranceOverriding 22.5']);
    await nextTrade(suite.platform, -10_000n);
    expect(await brought('2026-11-23')).toEqual([]);
  });

  it('counts no trade of a trial', async () => {
    const { database } = suite.platform.services;
    await runConfirmed(suite.platform, ['package', 'grant', 'kim', '--trial', '1']);
    await nextTrade(suite.platform);
    await nextTrade(suite.platform, 10_000n);
    const { rows } = {
      rows: await database.query<{ date: string; kind: string }>(
        `select t.business_date as date, c.kind from insurance_trade t join insurance_contract c on c.id = t.contract_id
         where c.kind = 'TRIAL'`,
      ),
    };
    expect(rows.map(({ date }) => date)).toEqual(['2026-11-25']);
    const [ofDay] = await brought('2026-11-25');
    expect(ofDay).toMatch(/^kim insuranceOverriding /);
    const earned = await database.one<{ of_trial: bigint }>(
      `select sum(t.result)::bigint as of_trial from insurance_trade t join insurance_contract c on c.id = t.contract_id
       where c.kind = 'TRIAL'`,
    );
    expect(earned.of_trial).toBeGreaterThan(0n);
    expect(ofDay).toBe('kim insuranceOverriding 22.275');
  });
});
