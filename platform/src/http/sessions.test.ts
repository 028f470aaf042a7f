import { locales } from '@portal/schema/locales';
import { domains, type Endpoint } from '@portal/schema/rest';
import { beforeAll, describe, expect, it } from 'vitest';
import { onOnePlatform } from '../../test/platforms.ts';
import { testPassword, testUse, type TestMember } from '../../test/testing.ts';
import { banMember, unbanMember } from '../domains/member/ban.ts';
import type { MemberRead } from '../identity/admission.ts';
import { admit } from './sessions.ts';

const { member, session } = domains;
const memberEndpoints = Object.values(domains)
  .flatMap((domain) => Object.values<Endpoint>(domain))
  .filter(({ auth }) => auth === 'member');

onOnePlatform('a session', (suite) => {
  let aiko: TestMember;
  beforeAll(async () => {
    aiko = await suite.platform.addMember('aiko');
  });
  const info = (token?: string, language = 'en-US') =>
    suite.client.call(member.userInfo, {}, { ...(token !== undefined && { token }), language });

  it('must exist for every member endpoint before the data is validated', async () => {
    for (const endpoint of memberEndpoints) {
      const without = await suite.client.callLoosely(endpoint, { nonsense: true });
      expect(without).toMatchObject({ status: 401, code: 401, message: 'Sign in to do this.' });
      const unknown = await suite.client.callLoosely(endpoint, { nonsense: true }, { token: 'made-up' });
      expect(unknown).toMatchObject({ status: 401, code: 87321 });
    }
  });

  it('returns HTTP 401 with 87321 in every language if it never existed', async () => {
    const messages = new Set<string>();
    for (const language of locales) {
      const answer = await info('A'.repeat(43), language);
      expect(answer).toMatchObject({ status: 401, code: 87321 });
      messages.add(answer.message);
    }
    expect(messages.size).toBe(locales.length);
  });

  it('lasts 24 hours to the millisecond, then returns HTTP 200 with 87321', async () => {
    const token = await suite.platform.signIn(aiko);
    suite.platform.clock.advance(24 * 3_600_000 - 1);
    expect(await info(token)).toMatchObject({ status: 200, code: 20000 });
    suite.platform.clock.advance(1);
    expect(await info(token)).toMatchObject({ status: 200, code: 87321 });
  });

  it('does not store the token itself', async () => {
    const token = await suite.platform.signIn(aiko);
    const rows = await suite.platform.services.database.query<{ text: string }>(
      'select s::text as text from session s',
    );
    for (const { text } of rows) expect(text).not.toContain(token);
  });

  it('ends with all other sessions when the password changes', async () => {
    const budi = await suite.platform.addMember('budi');
    const [one, other] = [await suite.platform.signIn(budi), await suite.platform.signIn(budi)];
    const changed = await suite.client.call(
      member.updatePassWord,
      { oldPassword: testPassword, newPassword: 'Another2027' },
      { token: one },
    );
    expect(changed.code).toBe(20000);
    expect(await info(one)).toMatchObject({ status: 200, code: 87321 });
    expect(await info(other)).toMatchObject({ status: 200, code: 87321 });
    const old = await suite.client.call(session.login, { userName: 'budi', password: testPassword });
    expect(old.code).toBe(9001);
    const again = await suite.client.call(session.login, { userName: 'budi', password: 'Another2027' });
    expect(await info(again.result?.token)).toMatchObject({ code: 20000 });
  });

  describe('of a member who is banned', () => {
    it('ends immediately, and none starts during the ban', async () => {
      const zed = await suite.platform.addMember('zed');
      const token = await suite.platform.signIn(zed);
      expect(await banMember(suite.platform.services, 'ZED', 'A test')).toEqual({
        kind: 'done',
        userName: 'zed',
        endedSessions: 1,
      });
      expect(await info(token)).toMatchObject({ status: 200, code: 87321 });

      const login = await suite.client.call(session.login, { userName: 'zed', password: testPassword });
      expect(login).toMatchObject({
        status: 200,
        code: 9001,
        message: 'This account cannot sign in. Contact support.',
        refusal: { needs: 'support' },
      });
      // The ban is revealed only with the right password.
      const guess = await suite.client.call(session.login, { userName: 'zed', password: 'Wrong12345' });
      expect(guess.message).toContain('wrong');

      expect(await unbanMember(suite.platform.services, 'zed')).toMatchObject({ kind: 'done' });
      expect(await info(token)).toMatchObject({ code: 87321 });
      expect((await suite.client.call(session.login, { userName: 'zed', password: testPassword })).code).toBe(
        20000,
      );
    });
  });

  it('does not start with a password that changes during the check', async () => {
    const dana = await suite.platform.addMember('dana');
    const { database, sessions } = suite.platform.services;
    const { hash } = await database.one<{ hash: string }>(
      'select password_hash as hash from member where id = $1',
      [dana.id],
    );
    await database.execute("update member set password_hash = 'changed' where id = $1", [dana.id]);
    expect(await sessions.begin(database, dana.id, hash)).toBeUndefined();
  });

  it('loads together with the rows that the call reads', async () => {
    const { sessions } = suite.platform.services;
    const token = await suite.platform.signIn(aiko);
    const rowsOf = (memberId: string, count: number) =>
      `select n, ${memberId} as owner from generate_series(1, ${count}) n order by n`;
    const twoRows: MemberRead = { name: 'two-rows', sql: (memberId) => rowsOf(memberId, 2) };
    const noRows: MemberRead = { name: 'no-rows', sql: (memberId) => rowsOf(memberId, 0) };
    expect(await sessions.authenticate(token, testUse, twoRows)).toMatchObject({
      member: { id: aiko.id, userName: 'aiko' },
      rows: [
        { n: 1, owner: aiko.id },
        { n: 2, owner: aiko.id },
      ],
    });
    expect(await sessions.authenticate(token, testUse, noRows)).toMatchObject({
      member: { id: aiko.id },
      rows: [],
    });
    expect(await sessions.authenticate('made-up', testUse, twoRows)).toBe('unknown');
  });

  it('does not open an area that is closed in the profile', async () => {
    const flagged = { endpoint: { ...member.userInfo, flag: 'otc' as const }, read: undefined };
    const authenticate = suite.platform.services.sessions.authenticate.bind(suite.platform.services.sessions);
    const closed = await suite.platform.signIn(aiko);
    await expect(admit(flagged, closed, testUse, authenticate)).rejects.toMatchObject({
      answer: { status: 403, code: 403 },
    });
    const trader = await suite.platform.addMember('trader', { flags: { otc: true } });
    const open = await suite.platform.signIn(trader);
    expect(await admit(flagged, open, testUse, authenticate)).toMatchObject({
      member: { userName: 'trader' },
      rows: [],
    });
  });
});
