import { domains } from '@portal/schema/rest';
import { beforeAll, expect, it } from 'vitest';

import { onEachPlatform } from '../../test/platforms.ts';
import { testPassword } from '../../test/testing.ts';

const { session, member, team } = domains;

onEachPlatform('a call', (suite) => {
  beforeAll(() => suite.platform.addMember('aiko', { countryCode: 'JP', email: 'aiko@example.com' }));

  it('answers visitors in their language, in plain', async () => {
    const { result } = await suite.client.call(session.countryList, {}, { language: 'ja-JP' });
    expect(result?.records).toHaveLength(249);
    expect(result?.records).toContainEqual({ countryCode: 'JP', name: '日本' });
    const levels = await suite.client.call(team.levelList, {});
    expect(levels.result?.records.map(({ level }) => level)).toEqual([-1, 0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('signs a member in and answers them, sealed', async () => {
    const login = await suite.client.call(session.login, { userName: 'AIKO', password: testPassword });
    expect(login).toMatchObject({ status: 200, code: 20000 });
    expect(login.body).not.toContain(login.result?.token);
    const { result } = await suite.client.call(member.userInfo, {}, { token: login.result?.token ?? '' });
    expect(result).toMatchObject({ userName: 'aiko', email: 'a***o@example.com', level: -1 });
  });
});
