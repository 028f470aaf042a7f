import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { suite } from '../../test/suite.ts';

const root = mkdtempSync(join(tmpdir(), 'portal-web-'));
const script = `console.log(${JSON.stringify('x'.repeat(3000))});`;
mkdirSync(join(root, 'assets'));
mkdirSync(join(root, '.vite'));
writeFileSync(join(root, 'index.html'), '<!doctype html><title>Portal</title>');
writeFileSync(join(root, 'theme.js'), 'document.documentElement');
writeFileSync(join(root, '.vite', 'manifest.json'), '{}');
writeFileSync(join(root, 'assets', 'index-BxYz12.js'), script);
writeFileSync(join(root, 'assets', 'index-BxYz12.js.br'), brotliCompressSync(script));
writeFileSync(join(root, 'assets', 'index-BxYz12.js.gz'), gzipSync(script));
writeFileSync(join(root, '..', 'secret.txt'), 'secret');

describe('the web build', () => {
  const test = suite({ WEB_ROOT: root });
  const get = (path: string, encoding = 'identity') =>
    test.gateway.request('get', path).set('accept-encoding', encoding);

  it('shows its page, which is asked for again each time', async () => {
    const response = await get('/');
    expect(response.status).toBe(200);
    expect(response.text).toContain('<title>Portal</title>');
    expect(response.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
    const again = await get('/').set('if-none-match', response.headers['etag'] ?? '');
    expect(again.status).toBe(304);
  });

  it('keeps files with a hash in their name for good', async () => {
    const response = await get('/assets/index-BxYz12.js');
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
    });
    expect((await get('/theme.js')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('for accept-encoding %s sends the file that was compressed as %s', async (accepted, used) => {
    const response = await get('/assets/index-BxYz12.js', accepted).buffer(true);
    expect(response.status).toBe(200);
    expect(response.headers['content-encoding']).toBe(used);
    const length = { br: brotliCompressSync(script).length, gzip: gzipSync(script).length };
    const sent = used === undefined ? script.length : length[used as 'br' | 'gzip'];
    expect(Number(response.headers['content-length'])).toBe(sent);
    expect(response.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
  });

  it('may run its own scripts and nothing else, and be framed by nobody', async () => {
    const { headers } = await get('/');
    const policy = Object.fromEntries(
      (headers['content-security-policy'] ?? '').split('; ').map((part) => {
        const [name = '', ...sources] = part.split(' ');
        return [name, sources.join(' ')];
      }),
    );
    expect(policy).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['strict-transport-security'], 'in production alone').toBeUndefined();
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/.vite/manifest.json',
    '/assets/',
    '/assets',
    '/nothing.js',
    '/index.html%00.js',
  ])('does not give out %s', async (path) => {
    const response = await test.gateway.request('get', path);
    expect([400, 403, 404]).toContain(response.status);
    expect(response.text).not.toContain('secret');
  });

  it('is counted', async () => {
    await get('/');
    expect((await test.gateway.ask('/metrics')).text).toMatch(
      /^http_server_request_duration_seconds_count\{method="GET",route="web",status="200"\} [1-9]/m,
    );
  });

  it('answers HEAD', async () => {
    const response = await test.gateway.app.inject({ method: 'HEAD', url: '/' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });
});

describe('without a web build', () => {
  const test = suite({ WEB_ROOT: join(root, 'nothing') });

  it('the first page says so, and GraphQL is served', async () => {
    const response = await test.gateway.request('get', '/');
    expect(response.status).toBe(503);
    expect(response.text).toContain('The web app is not built');
    expect((await test.gateway.query('{ __typename }')).data).toEqual({ __typename: 'Query' });
  });
});

describe('in production', () => {
  const test = suite({ NODE_ENV: 'production', WEB_ROOT: root });

  it('browsers are told to come back by TLS alone', async () => {
    for (const path of ['/', '/graphql']) {
      const { headers } = await test.gateway.request('get', path);
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    }
  });
});
