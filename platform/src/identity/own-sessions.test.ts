import { domains } from '@portal/schema/rest';
import { beforeAll, expect, it } from 'vitest';
import { onOnePlatform } from '../../test/platforms.ts';
import { testPassword } from '../../test/testing.ts';

const { member, session } = domains;
const minute = 60_000;
const chrome =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';

onOnePlatform('the sessions of a member', (suite) => {
  const begin = async (userName: string, ip: string, userAgent?: string): Promise<string> => {
    const { result } = await suite.client.call(
      session.login,
      { userName, password: testPassword },
      { ip, headers: { 'user-agent': userAgent } },
    );
    return result?.token ?? '';
  };
  const list = async (token: string, ip?: string, userAgent?: string) =>
    (
      await suite.client.call(
        session.sessions,
        {},
        { token, ...(ip !== undefined && { ip }), headers: { 'user-agent': userAgent } },
      )
    ).result?.records ?? [];
  const isIn = async (token: string): Promise<boolean> =>
    (await suite.client.call(member.userInfo, {}, { token })).code === 20000;
  beforeAll(async () => {
    for (const name of ['aiko', 'budi', 'chen']) await suite.platform.addMember(name);
  });

  it('show device, network and time, the current one first', async () => {
    const phone = await begin('aiko', '198.51.100.9', safari);
    suite.platform.clock.advance(minute);
    const laptop = await begin('aiko', '203.0.113.7', chrome);
    const now = suite.platform.clock.now().getTime();
    const told = await list(laptop, '203.0.113.7', chrome);
    expect(told).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        browser: 'Chrome',
        system: 'Windows',
        network: '203.0.113.0/24',
        startTime: now,
        seenTime: now,
        isCurrent: true,
      },
      {
        id: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        browser: 'Safari',
        system: 'iPhone',
        network: '198.51.100.0/24',
        startTime: now - minute,
        seenTime: now - minute,
        isCurrent: false,
      },
    ]);
    expect((await list(phone, '198.51.100.9', safari))[0]?.id).toBe(told[1]?.id);
    expect(JSON.stringify(told)).not.toMatch(/203\.0\.113\.7|198\.51\.100\.9/);
  });

  it('show the last use to within five minutes, and its network', async () => {
    const token = await begin('budi', '203.0.113.7', chrome);
    const begun = suite.platform.clock.now().getTime();
    suite.platform.clock.advance(4 * minute);
    expect((await list(token, '203.0.113.7', chrome))[0]?.seenTime).toBe(begun);
    suite.platform.clock.advance(minute);
    expect((await list(token, '203.0.113.7', chrome))[0]?.seenTime).toBe(begun + 5 * minute);
    suite.platform.clock.advance(minute);
    expect((await list(token, '2001:db8:1:2::9', chrome))[0]).toMatchObject({
      network: '2001:db8:1::/48',
      seenTime: begun + 6 * minute,
    });
  });

  it('end immediately, one at a time, and only for their own member', async () => {
    const [one, two] = [await begin('chen', '203.0.113.7'), await begin('chen', '203.0.113.8')];
    const foreign = await begin('aiko', '203.0.113.7');
    const sessionId = (await list(one)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
    const end = (token: string) => suite.client.call(session.endSession, { sessionId }, { token });
    expect(await end(foreign)).toMatchObject({ code: 9001, refusal: { field: 'sessionId' } });
    expect(await isIn(two)).toBe(true);
    expect((await end(one)).result?.records).toHaveLength(1);
    expect(await isIn(two)).toBe(false);
    expect(await isIn(one)).toBe(true);
    expect((await end(one)).message).toBe('This device is no longer signed in.');
  });

  it('can all be ended except the current one', async () => {
    const tokens = await Promise.all(['1', '2', '3'].map((last) => begin('budi', `203.0.113.${last}`)));
    const [mine = '', ...others] = tokens;
    const { result } = await suite.client.call(session.endOtherSessions, {}, { token: mine });
    expect(result?.records.map(({ isCurrent }) => isCurrent)).toEqual([true]);
    expect(await isIn(mine)).toBe(true);
    for (const token of others) expect(await isIn(token)).toBe(false);
  });
});

onOnePlatform(
  'a session that goes unused',
  (suite) => {
    it('ends after the limit, while a used one continues', async () => {
      const aiko = await suite.platform.addMember('aiko');
      const [used, unused] = [await suite.platform.signIn(aiko), await suite.platform.signIn(aiko)];
      const isIn = async (token: string): Promise<boolean> =>
        (await suite.client.call(member.userInfo, {}, { token })).code === 20000;
      for (let quarter = 0; quarter < 8; quarter += 1) {
        suite.platform.clock.advance(14 * minute);
        expect(await isIn(used)).toBe(true);
      }
      expect((await suite.client.call(session.sessions, {}, { token: used })).result?.records).toHaveLength(
        1,
      );
      expect(await isIn(unused)).toBe(false);
      suite.platform.clock.advance(30 * minute);
      expect(await isIn(used)).toBe(false);
    });
  },
  () => ({ sessionIdleMs: 30 * minute }),
);
