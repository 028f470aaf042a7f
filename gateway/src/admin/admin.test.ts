import { member, session, team } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { userInfo } from '../../test/fixtures.ts';
import { startGateway } from '../../test/gateway.ts';
import { answerRaw, ScriptedUpstream, neverAnswer } from '../../test/scripted-upstream.ts';
import { suite } from '../../test/suite.ts';

const levels = { records: [] };

describe('/livez', () => {
  const test = suite();

  it('answers without calling the platform', async () => {
    const answer = await test.gateway.requestAdmin('/livez');
    expect([answer.status, answer.body]).toEqual([200, { status: 'alive' }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(test.upstream.calls).toHaveLength(0);
  });

  it.each(['/livez', '/readyz', '/metrics'])('does not serve %s on the public port', async (path) => {
    expect((await test.gateway.request('get', path)).status).toBe(404);
  });
});

describe('an unknown path on the admin port', () => {
  const test = suite();

  it.each([
    ['/%zz', 400],
    ['/nothing', 404],
  ])('returns our error with our headers for %s', async (path, status) => {
    const answer = await test.gateway.requestAdmin(path);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json; charset=utf-8',
    });
  });
});

describe('/readyz', () => {
  it('checks the platform with a public read, at most once in its interval', async () => {
    const upstream = await ScriptedUpstream.start();
    const gateway = await startGateway(upstream);
    upstream.result(team.levelList, levels);
    const answers = await Promise.all(Array.from({ length: 20 }, () => gateway.requestAdmin('/readyz')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers[0]?.body).toEqual({
      status: 'ready',
      dependencies: { platform: { status: 'up', latencyMs: expect.any(Number) as unknown } },
    });
    expect(upstream.only(team.levelList)).toMatchObject({
      isSealed: false,
      headers: { 'x-request-id': 'readiness' },
    });
    await gateway.close();
    await upstream.close();
  });

  it.each([
    ['refuses', answerRaw(503, '{"code":503,"message":"secret detail"}')],
    ['answers nonsense', answerRaw(200, 'nonsense')],
    ['does not answer', neverAnswer],
  ])('answers 503 when the platform %s, and 200 once it is back', async (_what, script) => {
    const upstream = await ScriptedUpstream.start();
    const gateway = await startGateway(upstream);
    upstream.script(team.levelList, script);
    const begin = performance.now();
    const answer = await gateway.requestAdmin('/readyz');
    // A request of a member may take a minute.
    expect(performance.now() - begin).toBeLessThan(30_000);
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ status: 'unready', dependencies: { platform: { status: 'down' } } });
    expect(answer.text).not.toContain('secret');
    upstream.result(team.levelList, levels);
    await expect.poll(async () => (await gateway.requestAdmin('/readyz')).status).toBe(200);
    await gateway.close();
    await upstream.close();
  });

  it('answers 503 without a platform, while /livez answers 200', async () => {
    const upstream = await ScriptedUpstream.start();
    await upstream.close();
    const gateway = await startGateway(upstream);
    expect((await gateway.requestAdmin('/readyz')).status).toBe(503);
    expect((await gateway.requestAdmin('/livez')).status).toBe(200);
    await gateway.close();
  });

  it('answers 503 as soon as the gateway drains, although it still serves', async () => {
    const upstream = await ScriptedUpstream.start();
    const gateway = await startGateway(upstream);
    upstream.result(team.levelList, levels);
    expect((await gateway.requestAdmin('/readyz')).status).toBe(200);
    gateway.lifecycle.drain();
    const answer = await gateway.requestAdmin('/readyz');
    expect([answer.status, answer.body]).toMatchObject([503, { status: 'draining' }]);
    const { data, headers } = await gateway.query('{ levels { number } }');
    expect(data).toEqual({ levels: [] });
    expect(headers['connection']).toBe('close');
    await gateway.close();
    await upstream.close();
  });

  it('answers 200 and "degraded" without Redis', async () => {
    const upstream = await ScriptedUpstream.start();
    const gateway = await startGateway(upstream, { REDIS_URL: 'redis://127.0.0.1:1' });
    upstream.result(team.levelList, levels);
    const answer = await gateway.requestAdmin('/readyz');
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { status: 'degraded', dependencies: { platform: { status: 'up' }, redis: { status: 'down' } } },
    ]);
    await gateway.close();
    await upstream.close();
  });
});

describe('/metrics', () => {
  const test = suite();

  it('counts operations, calls and requests under labels with few values', async () => {
    test.upstream.result(member.userInfo, userInfo);
    test.upstream.script(session.countryList, answerRaw(503, ''));
    await test.gateway.query('query MadeUpByTheCaller { me { id } }', { token: 'secret-token' });
    await test.gateway.query('{ countries { code } }');
    await test.gateway.query('{ me { id } }');
    await test.gateway.query('{ nobody }');
    const { text, headers } = await test.gateway.requestAdmin('/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    const count = (name: string, labels: string): string | undefined =>
      text
        .split('\n')
        .find((line) => line.startsWith(`${name}_count{${labels}}`))
        ?.split(' ')[1];
    const operation = 'graphql_operation_duration_seconds';
    expect(count(operation, 'operation="other",type="query",outcome="OK"')).toBe('1');
    expect(count(operation, 'operation="other",type="query",outcome="SERVICE_UNAVAILABLE"')).toBe('1');
    expect(count(operation, 'operation="other",type="query",outcome="UNAUTHENTICATED"')).toBe('1');
    expect(count(operation, 'operation="none",type="none",outcome="BAD_REQUEST"')).toBe('1');
    const upstream = 'upstream_request_duration_seconds';
    expect(count(upstream, 'path="/api/app/user/userInfo",code="20000"')).toBe('1');
    expect(count(upstream, 'path="/api/country/list",code="http_503"')).toBe('1');
    expect(count('http_server_request_duration_seconds', 'method="POST",route="/graphql",status="200"')).toBe(
      '4',
    );
    for (const name of [
      'http_server_active_requests 0',
      'upstream_in_flight_requests 0',
      'upstream_retries_total 0',
      'nodejs_eventloop_lag_seconds',
      'process_cpu_seconds_total',
      'build_info{node=',
    ]) {
      expect(text).toContain(name);
    }
    expect(text).not.toMatch(/secret-token|MadeUpByTheCaller|127\.0\.0\.1/);
  });

  it('names the operations of the web build', async () => {
    test.upstream.result(session.visitorRules, { signInNeedsCaptcha: false, registrationNeedsEmail: false });
    await test.gateway.query(
      'query SignInRules {\n  visitorRules {\n    signInNeedsCaptcha\n    __typename\n  }\n}',
    );
    expect((await test.gateway.requestAdmin('/metrics')).text).toContain(
      'operation="SignInRules",type="query",outcome="OK"',
    );
  });
});
