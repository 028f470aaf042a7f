import { domains } from '@portal/schema/rest';
import { beforeAll, expect, it } from 'vitest';
import { onOnePlatform } from '../../test/platforms.ts';
import { testPassword } from '../../test/testing.ts';

const { session, member, team } = domains;

onOnePlatform('a call', (suite) => {
  beforeAll(() => suite.platform.addMember('aiko', { countryCode: 'JP', email: 'aiko@example.com' }));

  it('answers visitors unencrypted in their language', async () => {
    const { result } = await suite.client.call(session.countryList, {}, { language: 'ja-JP' });
    expect(result?.records).toHaveLength(249);
    expect(result?.records).toContainEqual({ countryCode: 'JP', name: '日本' });
    const levels = await suite.client.call(team.levelList, {});
    expect(levels.result?.records.map(({ level }) => level)).toEqual([-1, 0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('signs a member in and seals the answers', async () => {
    const login = await suite.client.call(session.login, { userName: 'AIKO', password: testPassword });
    expect(login).toMatchObject({ status: 200, code: 20000 });
    expect(login.body).not.toContain(login.result?.token);
    const { result } = await suite.client.call(member.userInfo, {}, { token: login.result?.token ?? '' });
    expect(result).toMatchObject({ userName: 'aiko', email: 'a***o@example.com', level: -1 });
  });

  it('returns 404 for an unknown path or another method', async () => {
    expect((await suite.client.post('/api/%zz', '{}')).statusCode).toBe(400);
    expect((await suite.client.post('/', '{}')).statusCode).toBe(404);
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS'] as const) {
      const { statusCode } = await suite.platform.app.inject({ method, url: member.userInfo.path });
      expect(statusCode).toBe(404);
    }
  });

  it('keeps a valid request id of the caller and otherwise generates one', async () => {
    const idOf = async (given?: string) => {
      const headers = { 'x-request-id': given };
      return (await suite.client.post(team.levelList.path, '{"data":{},"needEn":false}', { headers }))
        .headers['x-request-id'];
    };
    expect(await idOf('from-the-gateway.1')).toBe('from-the-gateway.1');
    for (const bad of ['with space', 'x'.repeat(65), '<script>', undefined]) {
      expect(await idOf(bad)).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});
