import { domains } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { onOnePlatform } from '../../../test/platforms.ts';
import { getLevel } from './levels.ts';

onOnePlatform('the ranks', (suite) => {
  it('run from -1 to 7 under the names of the specification', async () => {
    const { result } = await suite.client.call(domains.team.levelList, {});
    expect(result?.records.map(({ level, en }) => [level, en.toLowerCase()])).toEqual([
      [-1, 'player'],
      [0, 'deputy manager'],
      [1, 'manager'],
      [2, 'deputy director'],
      [3, 'director'],
      [4, 'senior director'],
      [5, 'ruby director'],
      [6, 'two star'],
      [7, 'three star'],
    ]);
    for (const { cn } of result?.records ?? []) expect(cn).toMatch(/^\p{Script=Han}+$/u);
  });
});

it('getLevel throws for an unknown number', () => {
  expect(getLevel(7).en).toBe('Three Star');
  for (const number of [-2, 8]) expect(() => getLevel(number)).toThrow(RangeError);
});
