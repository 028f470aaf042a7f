import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { suite } from '../../test/suite.ts';

const root = mkdtempSync(join(tmpdir(), 'portal-game-'));
mkdirSync(join(root, 'hash-kingdom'));
writeFileSync(join(root, 'index.html'), '<!doctype html><title>Portal</title>');
writeFileSync(join(root, 'hash-kingdom', 'index.html'), '<!doctype html><title>Game</title>');

describe('the origin of the game', () => {
  const test = suite({
    WEB_ROOT: root,
    GAME_ORIGIN: 'https://game.example.com',
    PORTAL_ORIGIN: 'https://portal.example.com',
  });
  const onGame = (method: 'get' | 'post', path: string) =>
    test.gateway.request(method, path).set('host', 'game.example.com');

  it('serves the page of the game under a policy that forbids everything but its own files', async () => {
    const { status, text, headers } = await onGame('get', '/hash-kingdom/');
    expect([status, text]).toEqual([200, '<!doctype html><title>Game</title>']);
    expect(headers['content-security-policy']).toContain("style-src 'self';");
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  it.each(['/index.html', '/graphql', '/service-worker.js', '/hash-kingdom'])(
    'does not serve the portal at %s',
    async (path) => {
      expect((await onGame('get', path)).status).toBe(404);
    },
  );

  it('redirects its root to the portal, and the game from the portal to itself', async () => {
    expect((await onGame('get', '/')).headers['location']).toBe('https://portal.example.com/');
    const { status, headers } = await test.gateway.request('get', '/hash-kingdom/');
    expect([status, headers['location']]).toEqual([302, 'https://game.example.com/hash-kingdom/']);
  });

  it('executes GraphQL without the session that a request carries', async () => {
    const ask = (host: string) =>
      test.gateway
        .request('post', '/graphql')
        .set('host', host)
        .set('authorization', 'Bearer token-of-aiko')
        .send({ query: '{ game { isOpen } }' });
    const { body } = (await ask('game.example.com')) as {
      body: { errors: { extensions: { code: string } }[] };
    };
    expect(body.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(test.upstream.calls).toEqual([]);
  });
});

describe('the game without a separate origin', () => {
  mkdirSync(join(root, 'hash-kingdom', 'assets'), { recursive: true });
  writeFileSync(join(root, 'hash-kingdom', 'assets', 'index-AbCd12.js'), 'play();');
  const test = suite({ WEB_ROOT: root });
  const post = (headers: Readonly<Record<string, string>>, query = '{ game { isOpen } }') =>
    test.gateway.request('post', '/graphql').set(headers).send({ query });

  it('serves the page in a sandbox', async () => {
    const { status, headers } = await test.gateway.request('get', '/hash-kingdom/');
    expect(status).toBe(200);
    const policy = (headers['content-security-policy'] ?? '').split('; ');
    expect(policy).toContain('sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(headers['cross-origin-opener-policy'], 'a browser would refuse the page').toBeUndefined();
  });

  it('loads its files cross-origin, unlike the portal’s page', async () => {
    const { headers } = await test.gateway.request('get', '/hash-kingdom/assets/index-AbCd12.js');
    expect(headers['access-control-allow-origin']).toBe('*');
    const portal = (await test.gateway.request('get', '/')).headers;
    expect(portal['access-control-allow-origin']).toBeUndefined();
    expect(portal['content-security-policy']).not.toContain('sandbox');
  });

  it('executes GraphQL without the session that a request carries', async () => {
    const preflight = await test.gateway
      .request('options', '/graphql')
      .set({ origin: 'null', 'access-control-request-method': 'POST' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers['access-control-allow-origin']).toBe('null');
    expect(preflight.headers['access-control-allow-headers']).not.toContain('authorization');
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
    const answer = await post({ origin: 'null', authorization: 'Bearer token-of-aiko' });
    expect(answer.headers['access-control-allow-origin']).toBe('null');
    const { errors } = answer.body as { errors: { extensions: { code: string } }[] };
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(test.upstream.calls).toEqual([]);
  });

  it('allows no named origin to use GraphQL', async () => {
    const origin = 'https://elsewhere.example';
    const { headers } = await post({ origin });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    const preflight = await test.gateway.request('options', '/graphql').set({ origin });
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
  });
});
