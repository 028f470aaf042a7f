import { createHash, randomBytes } from 'node:crypto';
import { domains } from '@portal/schema/rest';
import { beforeAll, expect, it } from 'vitest';
import { onOnePlatform } from '../../../test/platforms.ts';
import { testPassword } from '../../../test/testing.ts';
import { deleteOldTickets } from './tab-ticket.ts';

const { member, session } = domains;
const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const home = { ip: '203.0.113.7', headers: { 'user-agent': chrome } };

const newVerifier = () => {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, verifierHash: createHash('sha256').update(verifier).digest('base64url') };
};

onOnePlatform('a ticket for a new tab', (suite) => {
  beforeAll(async () => {
    await suite.platform.addMember('aiko', { email: 'aiko@example.com' });
    await suite.platform.addMember('budi');
  });
  const signIn = async (userName = 'aiko'): Promise<string> => {
    const request = { userName, password: testPassword };
    return (await suite.client.call(session.login, request, home)).result?.token ?? '';
  };
  const ticketFor = async (token: string, verifierHash: string): Promise<string> => {
    const { result } = await suite.client.call(session.createTabTicket, { verifierHash }, { token, ...home });
    return result?.ticket ?? '';
  };
  const redeem = (ticket: string, verifier: string, from: object = home) =>
    suite.client.call(session.redeemTabTicket, { ticket, verifier }, from);
  const codeOf = async (token: string): Promise<number> =>
    (await suite.client.call(member.userInfo, {}, { token, ...home })).code;
  const over = { code: 9001, message: expect.stringMatching(/^This tab could not join/) as string };
  const misused = { code: 9001, message: expect.stringMatching(/^Another program/) as string };

  it('issues another token of the same session, which is listed once', async () => {
    const token = await signIn();
    const { verifier, verifierHash } = newVerifier();
    const { result } = await redeem(await ticketFor(token, verifierHash), verifier);
    const joined = result?.token ?? '';
    expect(joined).not.toBe(token);
    expect(await codeOf(joined)).toBe(20000);
    const lists = await Promise.all(
      [token, joined].map(
        async (one) =>
          (await suite.client.call(session.sessions, {}, { token: one, ...home })).result?.records,
      ),
    );
    expect(lists[0]).toHaveLength(1);
    expect(lists[0]?.[0]?.isCurrent).toBe(true);
    expect(lists[1]).toEqual(lists[0]);

    await suite.client.call(session.logout, {}, { token: joined, ...home });
    expect([await codeOf(token), await codeOf(joined)]).toEqual([87321, 87321]);
  });

  it('ends with the session: a tab that joined can let another join, and none outlives a day', async () => {
    const token = await signIn();
    const [first, second] = [newVerifier(), newVerifier()];
    const joined = (await redeem(await ticketFor(token, first.verifierHash), first.verifier)).result;
    suite.platform.clock.advance(30 * 60_000);
    const grandchild = (
      await redeem(await ticketFor(joined?.token ?? '', second.verifierHash), second.verifier)
    ).result;
    expect(grandchild?.expireTime).toBe(joined?.expireTime);
    suite.platform.clock.advance((joined?.expireTime ?? 0) - suite.platform.clock.now().getTime());
    expect(await codeOf(grandchild?.token ?? '')).toBe(87321);
  });

  it('can be redeemed once, even if presented many times at once', async () => {
    const token = await signIn();
    const { verifier, verifierHash } = newVerifier();
    const ticket = await ticketFor(token, verifierHash);
    const answers = await Promise.all([1, 2, 3, 4].map(() => redeem(ticket, verifier)));
    expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1);
    expect(await redeem(ticket, verifier)).toMatchObject(over);
    // The tab itself repeated it, so nothing ends.
    expect(await codeOf(token)).toBe(20000);
  });

  it('expires after 30 seconds', async () => {
    const token = await signIn();
    const { verifier, verifierHash } = newVerifier();
    const [early, late] = [await ticketFor(token, verifierHash), await ticketFor(token, verifierHash)];
    suite.platform.clock.advance(29_999);
    expect((await redeem(early, verifier)).code).toBe(20000);
    suite.platform.clock.advance(1);
    expect(await redeem(late, verifier)).toMatchObject(over);
  });

  it.each([
    ['another network', { ...home, ip: '198.51.100.9' }],
    ['another browser', { ...home, headers: { 'user-agent': firefox } }],
  ])('rejects %s, and is used up by the attempt', async (_place, from) => {
    const token = await signIn();
    const { verifier, verifierHash } = newVerifier();
    const ticket = await ticketFor(token, verifierHash);
    expect(await redeem(ticket, verifier, from)).toMatchObject(over);
    expect(await redeem(ticket, verifier)).toMatchObject(over);
    expect(await codeOf(token)).toBe(20000);
  });

  it('works for its own session only, and ends with it', async () => {
    const [token, other] = [await signIn(), await signIn('budi')];
    const { verifier, verifierHash } = newVerifier();
    const joined = (await redeem(await ticketFor(other, verifierHash), verifier)).result?.token ?? '';
    expect((await suite.client.call(member.userInfo, {}, { token: joined, ...home })).result?.userName).toBe(
      'budi',
    );
    const ticket = await ticketFor(token, verifierHash);
    await suite.client.call(session.logout, {}, { token, ...home });
    expect(await redeem(ticket, verifier)).toMatchObject(over);
  });

  it('ends the session and mails the member when the verifier is wrong, before or after it is redeemed', async () => {
    const { verifier, verifierHash } = newVerifier();
    const token = await signIn();
    const intercepted = await ticketFor(token, verifierHash);
    expect(await redeem(intercepted, 'a guess')).toMatchObject(misused);
    expect(await redeem(intercepted, verifier)).toMatchObject({ ...misused, refusal: { needs: 'signIn' } });
    expect(await codeOf(token)).toBe(87321);
    const subjects = async () => (await suite.platform.sendMails()).map(({ subject }) => subject);
    const subject = 'We ended a session to protect your account';
    expect((await subjects()).filter((one) => one === subject)).toHaveLength(1);

    const next = await signIn();
    const late = await ticketFor(next, verifierHash);
    const joined = (await redeem(late, verifier)).result?.token ?? '';
    expect(await redeem(late, 'a guess')).toMatchObject(misused);
    expect([await codeOf(next), await codeOf(joined)]).toEqual([87321, 87321]);
    expect((await subjects()).filter((one) => one === subject)).toHaveLength(2);
  });

  it('leaves only a hash, like the tokens, and is deleted an hour after it expires', async () => {
    const token = await signIn();
    const { verifier, verifierHash } = newVerifier();
    const ticket = await ticketFor(token, verifierHash);
    const joined = (await redeem(ticket, verifier)).result?.token ?? '';
    const { database } = suite.platform.services;
    const rows = await database.query<{ text: string }>(
      `select t::text as text from session_ticket t union all select s::text from session_token s`,
    );
    for (const { text } of rows)
      for (const secret of [ticket, verifier, joined]) expect(text).not.toContain(secret);
    const count = async () =>
      (await database.one<{ n: bigint }>('select count(*) as n from session_ticket')).n;
    suite.platform.clock.advance(60 * 60_000 + 29_999);
    const kept = await count();
    await deleteOldTickets.deleteExpired(suite.platform.services);
    expect(await count()).toBeLessThanOrEqual(kept);
    expect(await count()).toBeGreaterThan(0n);
    suite.platform.clock.advance(1);
    await deleteOldTickets.deleteExpired(suite.platform.services);
    expect(await count()).toBe(0n);
  });
});
