import { expect, it } from 'vitest';
import { onOnePlatform } from '../../../test/platforms.ts';
import { gauges } from './operator.ts';

onOnePlatform('sign-in records', (suite) => {
  it('reports the counts by table', async () => {
    const { database, clock } = suite.platform.services;
    const counts = async () => Object.fromEntries((await gauges[0]?.count(database)) ?? []);
    const before = await counts();
    expect(Object.keys(before).sort()).toEqual(['reset_code', 'sign_in_failure', 'sign_in_network']);
    await database.execute(
      `insert into sign_in_failure (name, network, share, is_known, failures, last_failure_at)
       select 'x', n::text, 1, false, 1, $1 from generate_series(1, 3) n`,
      [clock.now()],
    );
    expect(await counts()).toEqual({ ...before, sign_in_failure: (before['sign_in_failure'] ?? 0n) + 3n });
  });
});
