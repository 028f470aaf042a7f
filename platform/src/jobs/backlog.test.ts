import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { onOnePlatform } from '../../test/platforms.ts';
import { registerBacklog } from './backlog.ts';
import { runRound } from './round.ts';

onOnePlatform('a backlog gauge', (suite) => {
  it('exports its counts by label, and nothing before the first count', async () => {
    const registry = new Registry();
    const measure = registerBacklog(registry, [
      {
        name: 'claims_under_way',
        help: 'Claims that wait.',
        label: 'status',
        count: async (db) => {
          const { count } = await db.one<{ count: bigint }>('select count(*) from coin');
          return [
            ['OPEN', count],
            ['DONE', 0n],
          ];
        },
      },
    ]);
    const told = async () =>
      (await registry.getSingleMetricAsString('claims_under_way'))
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'));
    expect(await told()).toEqual([]);
    await runRound(suite.platform.services, measure);
    expect(await told()).toEqual(['claims_under_way{status="OPEN"} 7', 'claims_under_way{status="DONE"} 0']);
  });
});
