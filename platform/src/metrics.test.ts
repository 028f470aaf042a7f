import { expect, it } from 'vitest';

import { newConverter, settleAll } from '../test/convert.ts';
import { onOnePlatform } from '../test/platforms.ts';
import { recordTypeNames } from './ledger/record-types.ts';

onOnePlatform('the metrics of the ledger', (suite) => {
  const lines = async (name: string): Promise<string[]> =>
    (await suite.platform.metrics.registry.getSingleMetricAsString(name))
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));

  it('count postings by record type, repetitions of a key, and how long they took', async () => {
    const aiko = await newConverter(suite, 'aiko', { CASH_POINT: '100' });
    const data = await aiko.request('CASH_POINT', 'GMT', '1');
    for (let time = 0; time < 3; time += 1) await aiko.send(data);
    await aiko.send(await aiko.request('CASH_POINT', 'GMT', '1000'));
    suite.platform.clock.advance(30_000);
    await settleAll(suite);
    expect(await lines('ledger_postings_total')).toEqual(
      expect.arrayContaining([
        'ledger_postings_total{record_type="deposit"} 1',
        'ledger_postings_total{record_type="convert"} 2',
      ]),
    );
    expect(await lines('ledger_idempotent_replays_total')).toEqual(['ledger_idempotent_replays_total 2']);
    // A deposit, two converts of which one is refused, and a settling.
    expect(await lines('ledger_post_duration_seconds')).toContain('ledger_post_duration_seconds_count 4');
  });

  it('have no label but what the code itself lists', async () => {
    for (const line of await lines('ledger_postings_total')) {
      const [, type] = /^ledger_postings_total\{record_type="(\w+)"\} \d+$/.exec(line) ?? [];
      expect([...recordTypeNames, 'reversal']).toContain(type);
    }
  });

  it('tell the balances of the house once they are counted', async () => {
    expect(await lines('ledger_house_balance')).toEqual([]);
    await expect.poll(() => suite.platform.house.advance(), { timeout: 10_000 }).toBe(true);
    expect((await lines('ledger_house_balance')).sort()).toEqual([
      'ledger_house_balance{coin="CASH_POINT",purpose="convert"} 1',
      'ledger_house_balance{coin="CASH_POINT",purpose="deposit"} -100',
      'ledger_house_balance{coin="GMT",purpose="convert"} -10',
    ]);
  });
});
