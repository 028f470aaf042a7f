import { randomUUID } from 'node:crypto';
import { member, session } from '@portal/schema/rest';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userInfo } from '../../test/fixtures.ts';
import { startGateway, type TestGateway } from '../../test/gateway.ts';
import { ScriptedUpstream } from '../../test/scripted-upstream.ts';
import { connectRedis } from '../kernel/redis.ts';
import { MemoryRevocations, RedisRevocations, TokenLifetime } from './revocations.ts';

const redisUrl = process.env['TEST_REDIS_URL'] ?? '';
const skipped = redisUrl === '' ? ' (skipped: TEST_REDIS_URL is not set)' : '';
const day = 24 * 60 * 60 * 1000;

describe('in one process', () => {
  it('refuses a revoked token until it expires, and no longer', () => {
    let now = 1_000_000;
    const revocations = new MemoryRevocations(() => now);
    expect(revocations.isRevoked('a')).toBe(false);
    expect(revocations.revoke('a', 1000), 'a restart forgets it').toBe(false);
    expect([revocations.isRevoked('a'), revocations.isRevoked('b')]).toEqual([true, false]);
    now += 999;
    expect(revocations.isRevoked('a')).toBe(true);
    now += 1;
    expect(revocations.isRevoked('a')).toBe(false);
  });

  it('refuses a token for longer when it is revoked again', () => {
    let now = 0;
    const revocations = new MemoryRevocations(() => now);
    revocations.revoke('a', 1000);
    now = 500;
    revocations.revoke('a', 1000);
    now = 1200;
    expect(revocations.isRevoked('a')).toBe(true);
  });

  it('keeps every unexpired token, whatever their number', () => {
    let now = 0;
    const revocations = new MemoryRevocations(() => now);
    for (let n = 0; n < 100_010; n += 1) revocations.revoke(`token ${n}`, day);
    expect(revocations.isRevoked('token 0')).toBe(true);
    now = day;
    revocations.revoke('token', day);
    expect([...revocations.remaining()]).toHaveLength(1);
  });
});

describe('the lifetime of tokens', () => {
  it('defaults to a day until a sign-in shows a longer one', () => {
    const life = new TokenLifetime();
    expect(life.maxMs).toBe(day);
    life.record(1_000_000 + 3_600_000, 1_000_000);
    expect(life.maxMs).toBe(day);
    life.record(1_000_000 + 30 * day, 1_000_000);
    expect(life.maxMs).toBe(30 * day);
    life.record(1_000_000 + 2 * day, 1_000_000);
    expect(life.maxMs, 'tokens given before still live').toBe(30 * day);
  });
});

describe('when Redis is unavailable', () => {
  it('refuses the tokens it revoked itself and reports that other processes may accept them', async () => {
    const redis = new Redis({
      port: 1,
      lazyConnect: true,
      enableOfflineQueue: false,
      retryStrategy: () => null,
    });
    redis.on('error', () => undefined);
    const failures: string[] = [];
    const revocations = new RedisRevocations(redis, (use) => failures.push(use));
    expect(await revocations.revoke('a', day)).toBe(false);
    expect([await revocations.isRevoked('a'), await revocations.isRevoked('b')]).toEqual([true, false]);
    expect(failures).toEqual(['revocation', 'revocation']);
    redis.disconnect();
  });
});

describe.skipIf(redisUrl === '')(`in Redis${skipped}`, () => {
  it('stores no token, and nothing longer than the token lives', async () => {
    const redis = await connectRedis(redisUrl, pino({ level: 'silent' }));
    const revocations = new RedisRevocations(redis, () => expect.unreachable());
    const token = `secret-${randomUUID()}`;
    const before = new Set(await redis.keys('*revoked:*'));
    expect(await revocations.revoke(token, 60_000)).toBe(true);
    const added = (await redis.keys('*revoked:*')).filter((key) => !before.has(key));
    expect(added).toHaveLength(1);
    expect(added[0]).not.toContain(token);
    const name = added[0]?.replace('portal:gateway:', '') ?? '';
    expect(await redis.get(name)).toBe('1');
    expect(await redis.pttl(name)).toBeGreaterThan(50_000);
    expect(await redis.pttl(name)).toBeLessThanOrEqual(60_000);
    await redis.quit();
  });

  it('publishes a token again when Redis comes back without its data', async () => {
    const redis = await connectRedis(redisUrl, pino({ level: 'silent' }));
    const revocations = new RedisRevocations(redis, () => undefined);
    const token = randomUUID();
    await revocations.revoke(token, 60_000);
    const names = await redis.keys('*revoked:*');
    await redis.del(names.map((name) => name.replace('portal:gateway:', '')));
    const other = new RedisRevocations(redis, () => undefined);
    expect(await other.isRevoked(token)).toBe(false);
    redis.disconnect(true);
    await expect.poll(() => other.isRevoked(token)).toBe(true);
    await redis.quit();
  });

  describe('two gateways', () => {
    let upstream: ScriptedUpstream;
    let gateways: TestGateway[];
    beforeAll(async () => {
      upstream = await ScriptedUpstream.start();
      gateways = await Promise.all(
        [1, 2].map(() => startGateway(upstream, { REDIS_URL: redisUrl, PLATFORM_EXTENSIONS: 'none' })),
      );
    });
    afterAll(async () => {
      await Promise.all(gateways.map((gateway) => gateway.close()));
      await upstream.close();
    });

    it('share sign-outs', async () => {
      upstream.result(member.userInfo, userInfo);
      const [one, other] = gateways;
      if (one === undefined || other === undefined) throw new Error('two gateways');
      const token = `token-${randomUUID()}`;
      expect((await other.query('{ me { id } }', { token })).data).toEqual({ me: { id: '100001' } });
      // A busy Redis may answer one request too late, which then reports it; this must not be permanent.
      await expect
        .poll(async () => (await one.query('mutation { logout { revoked } }', { token })).data)
        .toEqual({ logout: { revoked: true } });
      await expect
        .poll(async () => (await other.query('{ me { id } }', { token })).errors?.[0]?.extensions.code)
        .toBe('SESSION_EXPIRED');
      upstream.result(session.countryList, { records: [] });
      expect((await other.query('{ countries { code } }', { token })).data).toEqual({ countries: [] });
    });
  });
});

describe('a gateway that lost Redis', () => {
  it('keeps serving, is degraded, and reports that a sign-out holds only in this process', async () => {
    const upstream = await ScriptedUpstream.start();
    const gateway = await startGateway(upstream, {
      REDIS_URL: 'redis://127.0.0.1:1',
      PLATFORM_EXTENSIONS: 'none',
    });
    upstream.result(member.userInfo, userInfo);
    upstream.result(session.login, { token: 't', expireTime: Date.now() + day });
    expect((await gateway.query('{ me { id } }', { token: 'a' })).data).toEqual({ me: { id: '100001' } });
    const login = 'mutation { login(input: { userName: "aiko", password: "x" }) { token } }';
    expect((await gateway.query(login)).data).toEqual({ login: { token: 't' } });
    expect((await gateway.query('mutation { logout { revoked } }', { token: 'a' })).data).toEqual({
      logout: { revoked: false },
    });
    const { errors } = await gateway.query('{ me { id } }', { token: 'a' });
    expect(errors?.[0]?.extensions.code).toBe('SESSION_EXPIRED');
    expect((await gateway.requestAdmin('/metrics')).text).toMatch(
      /^shared_store_failures_total\{use="revocation"\} [1-9]/m,
    );
    await gateway.close();
    await upstream.close();
  });
});
