import { domains } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { onOnePlatform } from '../../test/platforms.ts';
import { testCaptcha, testPassword, testTransactionPassword } from '../../test/testing.ts';
import { createDeleteExpiredJob } from '../jobs/retention.ts';
import { runRound } from '../jobs/round.ts';
import { collectFromDomains } from './collect.ts';
import { platformRetention } from './retention.ts';

const { member, session, transfer } = domains;
const day = 24 * 60 * 60_000;

onOnePlatform('housekeeping', (suite) => {
  const count = async (table: string): Promise<bigint> =>
    (await suite.platform.services.database.one<{ count: bigint }>(`select count(*) as count from ${table}`))
      .count;

  const forget = () =>
    runRound(
      suite.platform.services,
      createDeleteExpiredJob([...platformRetention, ...collectFromDomains((domain) => domain.retention)]),
    );

  it('deletes expired data and nothing else', async () => {
    const { platform, client } = suite;
    const aiko = await platform.addMember('aiko', { email: 'aiko@example.com' });
    const token = await platform.signIn(aiko);
    const captchaId = (await client.call(session.captchaImage, {})).result?.captchaId ?? '';
    await client.call(session.noLoginSend, { userName: 'aiko', captchaId, captcha: testCaptcha });
    await client.call(session.captchaImage, {});
    await client.call(session.login, { userName: 'aiko', password: testPassword });
    await client.call(session.login, { userName: 'aiko', password: 'Wrong12345' });
    const wrong = { oldPassword: 'Wrong12345', newPassword: 'Another2027' };
    await client.call(member.updatePassWord, wrong, { token });
    const refused = {
      idempotencyKey: 'refused-and-forgotten',
      coinName: 'CASH_POINT',
      amount: '1',
      toUserName: 'nobody',
      remark: null,
      transactionPassword: testTransactionPassword,
    } as const;
    expect((await client.call(transfer.makeOver, refused, { token })).code).toBe(9001);

    const tables = [
      'captcha',
      'reset_code',
      'lockout',
      'sign_in_failure',
      'sign_in_network',
      'session',
      'operation',
    ];
    const counts = () => Promise.all(tables.map(count));
    await forget();
    expect(await counts()).toEqual([1n, 1n, 1n, 1n, 1n, 2n, 1n]);
    platform.clock.advance(15 * 60_000);
    await forget();
    expect(await counts()).toEqual([0n, 0n, 1n, 1n, 1n, 2n, 1n]);
    platform.clock.advance(day);
    await forget();
    expect(await counts()).toEqual([0n, 0n, 1n, 0n, 1n, 2n, 1n]);

    // For a month, an ended token is distinguished from an unknown one.
    platform.clock.advance(28 * day);
    await forget();
    expect(await client.call(member.userInfo, {}, { token })).toMatchObject({ status: 200, code: 87321 });
    platform.clock.advance(2 * day);
    await forget();
    expect(await client.call(member.userInfo, {}, { token })).toMatchObject({ status: 401, code: 87321 });
    expect(await counts()).toEqual([0n, 0n, 0n, 0n, 1n, 0n, 0n]);
    platform.clock.advance(59 * day);
    await forget();
    expect(await counts()).toEqual([0n, 0n, 0n, 0n, 0n, 0n, 0n]);
  });

  it('deletes request ids only once they are too old to be replayed', async () => {
    const { database } = suite.platform.services;
    await forget();
    expect(await count('envelope_id')).toBeGreaterThan(0n);
    const { soonest } = await database.one<{ soonest: Date }>(
      'select min(expires_at) as soonest from envelope_id',
    );
    // Two minutes of clock skew in either direction.
    expect(soonest.getTime()).toBeGreaterThan(Date.now() + 2 * 120_000);
    await database.execute("update envelope_id set expires_at = now() - interval '1 second'");
    await forget();
    expect(await count('envelope_id')).toBe(0n);
  });
});
