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
    'serves nothing of the portal at %s',
    async (path) => {
      expect((await onGame('get', path)).status).toBe(404);
    },
  );

  it('redirects its root to the portal, and the game from the portal to itself', async () => {
    expect((await onGame('get', '/')).headers['location']).toBe('https://portal.example.com/');
    const { status, headers } = await test.gateway.request('get', '/hash-kingdom/');
    expect([status, headers['location']]).toEqual([302, 'https://game.example.com/hash-kingdom/']);
  });

  it('answers GraphQL without the session that a request carries', async () => {
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
