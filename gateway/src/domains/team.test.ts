import { team } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { suite } from '../../test/suite.ts';

const test = suite();

it('levels returns the ranks in both languages', async () => {
  test.upstream.result(team.levelList, {
    records: [
      { level: -1, cn: '玩家', en: 'Player' },
      { level: 7, cn: '三星', en: 'Three Star' },
    ],
  });
  const { data } = await test.gateway.query('{ levels { number englishName chineseName } }');
  expect(data).toEqual({
    levels: [
      { number: -1, englishName: 'Player', chineseName: '玩家' },
      { number: 7, englishName: 'Three Star', chineseName: '三星' },
    ],
  });
  expect(test.upstream.only(team.levelList)).toMatchObject({ isSealed: false, data: {} });
});
