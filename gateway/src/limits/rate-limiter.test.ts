import { randomUUID } from 'node:crypto';
import { member, session } from '@portal/schema/rest';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { suite } from '../../test/suite.ts';
import { connectRedis } from '../kernel/redis.ts';
import { MemoryRateLimiter, RedisRateLimiter } from './rate-limiter.ts';

const redisUrl = process.env['TEST_REDIS_URL'] ?? '';
const onRedis = describe.skipIf(redisUrl === '');
const skipped = redisUrl === '' ? ' (skipped: TEST_REDIS_URL is not set)' : '';

describe('an in-process limiter', () => {
  it('admits the limit in a minute, then returns how long to wait', () => {
    let now = 1_000_000;
    const limiter = new MemoryRateLimiter(() => now);
    expect([1, 2, 3].map(() => limiter.take('login 1.2.3.4', 3))).toEqual([0, 0, 0]);
    now += 20_500;
    expect(limiter.take('login 1.2.3.4', 3)).toBe(40);
    expect(limiter.take('login 5.6.7.8', 3), 'another address').toBe(0);
    expect(limiter.take('captcha 1.2.3.4', 3), 'another thing').toBe(0);
    now += 39_500;
    expect(limiter.take('login 1.2.3.4', 3), 'a new minute').toBe(0);
  });

  it('does not extend the window for further attempts', () => {
    let now = 0;
    const limiter = new MemoryRateLimiter(() => now);
    const waits = Array.from({ length: 130 }, () => {
      now += 1000;
      return limiter.take('a', 1);
    });
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  it('forgets the least recently seen addresses first', () => {
    const limiter = new MemoryRateLimiter();
    limiter.take('mine', 1);
    for (let n = 0; n < 99_000; n += 1) limiter.take(`other ${n}`, 1);
    expect(limiter.take('mine', 1)).toBeGreaterThan(0);
  });
});

onRedis(`in Redis${skipped}`, () => {
  const connections: Redis[] = [];
  const failures: string[] = [];
  let limiters: RedisRateLimiter[] = [];
  beforeAll(async () => {
    for (let n = 0; n < 2; n += 1) connections.push(await connectRedis(redisUrl, pino({ level: 'silent' })));
    limiters = connections.map((redis) => new RedisRateLimiter(redis, (use) => failures.push(use)));
  });
  afterAll(() => Promise.all(connections.map((redis) => redis.quit())));
  const take = async (n: number, key: string, perMinute: number): Promise<number> =>
    (await limiters[n % 2]?.take(key, perMinute)) ?? NaN;

  it('shares counts between processes', async () => {
    const key = `test ${randomUUID()}`;
    const waits: number[] = [];
    for (let n = 0; n < 6; n += 1) waits.push(await take(n, key, 4));
    expect(waits.slice(0, 4)).toEqual([0, 0, 0, 0]);
    for (const wait of waits.slice(4)) {
      expect(wait).toBeGreaterThan(50);
      expect(wait).toBeLessThanOrEqual(60);
    }
    expect(failures).toEqual([]);
    expect(await connections[0]?.pttl(`rate:${key}`)).toBeGreaterThan(0);
  });

  it('counts each of many concurrent attempts', async () => {
    const key = `test ${randomUUID()}`;
    const waits = await Promise.all(Array.from({ length: 50 }, (_, n) => take(n, key, 10)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });
});

describe('when Redis is unavailable', () => {
  // An awaited timer would never fire.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] }));
  afterEach(() => void vi.useRealTimers());

  it('each process counts for itself without waiting, and reports it in a metric', async () => {
    const redis = new Redis({
      port: 1,
      lazyConnect: true,
      enableOfflineQueue: false,
      retryStrategy: () => null,
    });
    redis.on('error', () => undefined);
    const asked = vi.spyOn(redis, 'eval');
    const failures: string[] = [];
    const limiter = new RedisRateLimiter(redis, (use) => failures.push(use));
    expect([await limiter.take('login a', 2), await limiter.take('login a', 2)]).toEqual([0, 0]);
    expect(await limiter.take('login a', 2)).toBeGreaterThan(0);
    expect(asked).toHaveBeenCalledTimes(3);
    expect(failures).toEqual(['rate-limit', 'rate-limit', 'rate-limit']);
    redis.disconnect();
  });
});

describe.each([
  ['memory', {}],
  ['Redis', { REDIS_URL: redisUrl }],
])('the gateway with %s', (store, env) => {
  describe.skipIf(store === 'Redis' && redisUrl === '')(`counts${store === 'Redis' ? skipped : ''}`, () => {
    const test = suite({ ...env, TRUSTED_PROXIES: '127.0.0.1' });
    // Redis still holds the counts of the previous run
    const address = (): string =>
      `198.51.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
    const login = (from: string) =>
      test.gateway.query('mutation { login(input: { userName: "aiko", password: "x" }) { token } }', {
        headers: { 'x-forwarded-for': from },
      });

    it('sign-ins by address, and refuses the next without calling the platform', async () => {
      test.upstream.result(session.login, { token: 't', expireTime: 1 });
      const from = address();
      const max = session.login.limits.perAddressPerMinute ?? 0;
      expect(max).toBe(20);
      for (let n = 0; n < max; n += 1) expect((await login(from)).errors).toBeUndefined();
      const { errors, status } = await login(from);
      expect(status, 'a business error sets no status').toBe(200);
      expect(errors).toHaveLength(1);
      expect(errors?.[0]).toMatchObject({ path: ['login'], extensions: { code: 'RATE_LIMITED' } });
      const wait = errors?.[0]?.extensions.retryAfterSeconds ?? 0;
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
      expect(test.upstream.calls).toHaveLength(max);
      expect((await login(address())).errors, 'another address').toBeUndefined();
      expect((await test.gateway.requestAdmin('/metrics')).text).toMatch(
        /^rate_limited_total\{bucket="\/api\/app\/user\/login"\} 1$/m,
      );
    });

    it('sign-ins from all networks of one customer', async () => {
      test.upstream.result(session.login, { token: 't', expireTime: 1 });
      const group = () => Math.floor(Math.random() * 0x10000).toString(16);
      const customer = `2001:${group()}:${group()}:`;
      const max = session.login.limits.perAddressPerMinute ?? 0;
      const codes: (string | undefined)[] = [];
      for (let network = 0; network < 5; network += 1) {
        for (let n = 0; n < max; n += 1) {
          const { errors } = await login(`${customer}${network}::1`);
          codes.push(errors?.[0]?.extensions.code);
        }
      }
      expect(codes.filter((code) => code === undefined)).toHaveLength(4 * max);
      expect(new Set(codes.slice(4 * max))).toEqual(new Set(['RATE_LIMITED']));
    });

    it('each alias of a document', async () => {
      test.upstream.result(session.captchaImage, {
        captchaId: 'c',
        image: 'data:image/png;base64,AA==',
        expireTime: 1,
      });
      const from = address();
      const fifteen = Array.from({ length: 15 }, (_, n) => `a${n}: createCaptcha { id }`).join(' ');
      const ask = () =>
        test.gateway.query(`mutation { ${fifteen} }`, { headers: { 'x-forwarded-for': from } });
      expect((await ask()).errors).toBeUndefined();
      expect((await ask()).errors).toBeUndefined();
      expect((await ask()).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
      expect(test.upstream.calls).toHaveLength(30);
    });

    it.each([
      ['passwords', member.updatePassWord, 10],
      ['captchas', session.captchaImage, 30],
      ['mails', session.noLoginSend, 5],
    ])('requests of %s as the contract demands', (_what, { limits }, perMinute) => {
      expect(limits.perAddressPerMinute).toBe(perMinute);
    });

    it('sign-outs', async () => {
      test.upstream.result(session.logout, {});
      const from = address();
      const ask = (n: number) =>
        test.gateway.query('mutation { logout { revoked } }', {
          // Redis remembers for a day which tokens signed out.
          token: `${n}-${randomUUID()}`,
          headers: { 'x-forwarded-for': from },
        });
      for (let n = 0; n < 30; n += 1) expect((await ask(n)).data).toEqual({ logout: { revoked: true } });
      expect((await ask(30)).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    });
  });
});

describe('GraphQL requests of an address', () => {
  const test = suite({ REQUESTS_PER_ADDRESS_PER_MINUTE: '5', TRUSTED_PROXIES: '127.0.0.1' });
  const ask = (from: string, accept = 'application/json') =>
    test.gateway.query('{ __typename }', { accept, headers: { 'x-forwarded-for': from } });

  it('get status 429 and a Retry-After header above the limit', async () => {
    for (let n = 0; n < 5; n += 1) expect((await ask('198.51.100.1')).status).toBe(200);
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      const { status, errors, headers } = await ask('198.51.100.1', accept);
      expect(status).toBe(429);
      expect(errors?.[0]).toMatchObject({
        message: 'Too many attempts. Wait a moment, then try again.',
        extensions: { code: 'RATE_LIMITED', retryAfterSeconds: Number(headers['retry-after']) },
      });
    }
    expect((await ask('198.51.100.2')).status).toBe(200);
  });

  it('count together for one IPv6 network', async () => {
    for (let n = 0; n < 5; n += 1) expect((await ask(`2001:db8::${n + 1}`)).status).toBe(200);
    expect((await ask('2001:db8::ffff')).status).toBe(429);
    expect((await ask('2001:db8:0:1::1')).status).toBe(200);
  });

  it('count for the real address despite a forged X-Forwarded-For', async () => {
    for (let n = 0; n < 5; n += 1) await ask(`203.0.113.${n}, 198.51.100.3`);
    expect((await ask('203.0.113.250, 198.51.100.3')).status).toBe(429);
  });
});
