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
writeFileSync(
  join(root, 'index.html'),
  '<!doctype html><title>Portal</title><script>\nstart();</script><script src="./head.js"></script><style>p{margin:0}</style>',
);
writeFileSync(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(join(root, 'head.js'), 'document.documentElement');
writeFileSync(join(root, '.vite', 'manifest.json'), '{}');
writeFileSync(join(root, 'assets', 'index-BxYz12.js'), script);
writeFileSync(join(root, 'assets', 'index-BxYz12.js.br'), brotliCompressSync(script));
writeFileSync(join(root, 'assets', 'index-BxYz12.js.gz'), gzipSync(script));
writeFileSync(join(root, '..', 'secret.txt'), 'secret');

const site = mkdtempSync(join(tmpdir(), 'portal-site-'));
const sitePage = `<!doctype html><html lang="en"><title>Portal</title><p>${'Words. '.repeat(300)}</p></html>`;
writeFileSync(join(site, 'index.html'), sitePage);
writeFileSync(join(site, 'index.html.br'), brotliCompressSync(sitePage));

describe('the web build', () => {
  const test = suite({ WEB_ROOT: root });
  const get = (path: string, encoding = 'identity') =>
    test.gateway.request('get', path).set('accept-encoding', encoding);

  it('serves its page, which browsers revalidate each time', async () => {
    const response = await get('/');
    expect(response.status).toBe(200);
    expect(response.text).toContain('<title>Portal</title>');
    expect(response.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
    const again = await get('/').set('if-none-match', response.headers['etag'] ?? '');
    expect(again.status).toBe(304);
  });

  it('lets browsers cache files with a hash in their name forever', async () => {
    const response = await get('/assets/index-BxYz12.js');
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
    });
    expect((await get('/head.js')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('sends the file compressed for accept-encoding %s as %s', async (accepted, used) => {
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

  it('sends all security headers with its page, and other files with only the headers they need', async () => {
    const namesOf = async (path: string) =>
      Object.keys((await get(path, 'br')).headers)
        .filter((name) => !['connection', 'date', 'keep-alive'].includes(name))
        .sort();
    const page = [
      'cache-control',
      'content-length',
      'content-security-policy',
      'content-type',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'etag',
      'permissions-policy',
      'referrer-policy',
      'vary',
      'x-content-type-options',
      'x-frame-options',
    ];
    expect(await namesOf('/')).toEqual(page);
    expect(await namesOf('/index.html')).toEqual(page);
    expect(await namesOf('/favicon.svg')).toEqual(page);
    const asset = [
      'cache-control',
      'content-length',
      'content-type',
      'cross-origin-resource-policy',
      'vary',
      'x-content-type-options',
    ];
    expect(await namesOf('/head.js')).toEqual([...asset, 'etag'].sort());
    expect(await namesOf('/assets/index-BxYz12.js')).toEqual([...asset, 'content-encoding'].sort());
  });

  it('revalidates a file without a hash in its name by its ETag', async () => {
    const { headers } = await get('/head.js');
    expect((await get('/head.js').set('if-none-match', headers['etag'] ?? '')).status).toBe(304);
  });

  it('sends a page that other sites cannot frame and that allows inline scripts and styles by hash alone', async () => {
    const { headers } = await get('/');
    const policy = Object.fromEntries(
      (headers['content-security-policy'] ?? '').split('; ').map((part) => {
        const [name = '', ...sources] = part.split(' ');
        return [name, sources.join(' ')];
      }),
    );
    expect(policy).toEqual({
      'default-src': "'none'",
      // `printf '\nstart();' | openssl dgst -sha256 -binary | base64`
      'script-src': "'self' 'sha256-8wx7wYLHXNQFsGY85F1JPLpg8Ifftc4XH0G7irQrEfI='",
      // of an empty element, and `printf 'p{margin:0}' | openssl dgst -sha256 -binary | base64`
      'style-src':
        "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-QRQPRLGyxt3RJiKpYNjpkgHcmHU2PywsfL2e8oI0LQA='",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'head workers',
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
  ])('does not serve %s', async (path) => {
    const response = await test.gateway.request('get', path);
    expect([400, 403, 404]).toContain(response.status);
    expect(response.text).not.toContain('secret');
  });

  it('counts requests in the metrics', async () => {
    await get('/');
    expect((await test.gateway.requestAdmin('/metrics')).text).toMatch(
      /^http_server_request_duration_seconds_count\{method="GET",route="web",status="200"\} [1-9]/m,
    );
  });

  it('answers HEAD', async () => {
    const response = await test.gateway.app.inject({ method: 'HEAD', url: '/' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });
});

describe('the page of a site with settings', () => {
  const test = suite({ WEB_ROOT: site, DEFAULT_LOCALE: 'ja-JP', SHARE_SESSION: 'off' });
  const tag = '<html lang="en" data-default-locale="ja-JP" data-share-session="off">';

  it.each(['/', '/index.html'])(
    'contains them in its first tag at %s, with the headers of the page',
    async (path) => {
      const response = await test.gateway.request('get', path).set('accept-encoding', 'identity');
      expect(response.status).toBe(200);
      expect(response.text).toBe(sitePage.replace('<html lang="en">', tag));
      expect(response.headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      });
      const again = await test.gateway
        .request('get', path)
        .set('if-none-match', response.headers['etag'] ?? '');
      expect(again.status).toBe(304);
    },
  );

  it.each(['br', 'gzip'])('can be compressed as %s', async (encoding) => {
    const response = await test.gateway.request('get', '/').set('accept-encoding', encoding).buffer(true);
    expect(response.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  });

  it('answers HEAD', async () => {
    const response = await test.gateway.app.inject({ method: 'HEAD', url: '/' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });
});

describe('the gateway without a web build', () => {
  const test = suite({ WEB_ROOT: join(root, 'nothing') });

  it('reports it on the first page and serves GraphQL', async () => {
    const response = await test.gateway.request('get', '/');
    expect(response.status).toBe(503);
    expect(response.text).toContain('The web app is not built');
    expect((await test.gateway.query('{ __typename }')).data).toEqual({ __typename: 'Query' });
  });
});

describe('in production', () => {
  const test = suite({ NODE_ENV: 'production', WEB_ROOT: root });

  it('every answer has the HSTS header', async () => {
    for (const path of ['/', '/graphql']) {
      const { headers } = await test.gateway.request('get', path);
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    }
  });
});
