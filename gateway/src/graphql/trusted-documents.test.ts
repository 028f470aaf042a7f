import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assets, member } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { assetsList, userInfo } from '../../test/fixtures.ts';
import { suite } from '../../test/suite.ts';
import { TrustedDocuments } from './documents.ts';
import { buildSchema } from './schema.ts';

const manifest = new URL('../../../web/trusted-documents.json', import.meta.url);
const trusted = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>;
const overview = Object.keys(trusted).find((id) => trusted[id]?.startsWith('query Overview')) ?? '';
const logout = Object.keys(trusted).find((id) => trusted[id]?.startsWith('mutation Logout')) ?? '';

describe('the gateway in production', () => {
  const test = suite({ NODE_ENV: 'production', DRAIN_DELAY_MS: '0' });
  const token = 'token-of-aiko';

  it.each([
    ['documentId', { documentId: overview }],
    ['documentId with its prefix', { documentId: `sha256:${overview}`, operationName: 'Overview' }],
    ['persistedQuery', { extensions: { persistedQuery: { version: 1, sha256Hash: overview } } }],
  ])('answers a trusted document named by %s', async (_how, body) => {
    test.upstream.result(member.userInfo, userInfo);
    test.upstream.result(assets.assetsList, assetsList);
    const { status, data } = await test.gateway.post(body, { token });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      me: { userName: 'aiko' },
      assets: expect.arrayContaining([expect.objectContaining({ coin: 'GMT', available: '0' })]) as unknown,
    });
  });

  it('answers a trusted query sent by GET', async () => {
    test.upstream.result(member.userInfo, userInfo);
    test.upstream.result(assets.assetsList, assetsList);
    const response = await test.gateway
      .request('get', `/graphql?documentId=${overview}`)
      .set({ authorization: `Bearer ${token}`, accept: 'application/json' });
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ data: { me: { userName: 'aiko' } } });
  });

  it('refuses a mutation sent by GET', async () => {
    const response = await test.gateway
      .request('get', `/graphql?documentId=${logout}`)
      .set({ authorization: `Bearer ${token}` });
    expect(response.status).toBe(405);
    expect(response.headers['allow']).toBe('POST');
    expect(response.body).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  });

  const introspection = '{ __schema { types { name } } }';
  it.each([
    ['a free query', { query: '{ me { id } }' }],
    ['the smallest query', { query: '{ __typename }' }],
    ['introspection', { query: introspection }],
    ['the text of a trusted document', { query: trusted[overview] }],
    ['a trusted id beside another text', { documentId: overview, query: '{ me { id } }' }],
    [
      'a hash beside its text',
      { query: '{ me { id } }', extensions: { persistedQuery: { sha256Hash: overview } } },
    ],
    ['an unknown id', { documentId: 'f'.repeat(64) }],
    [
      'the id of a text that is not trusted',
      { documentId: createHash('sha256').update(introspection).digest('hex') },
    ],
    ['an id of another form', { documentId: '__proto__' }],
    ['nothing at all', {}],
  ])('refuses %s', async (_what, body) => {
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      const { status, errors, data } = await test.gateway.post(body, { token, accept });
      expect(status).toBe(400);
      expect(data).toBeUndefined();
      expect(errors).toHaveLength(1);
      expect(errors?.[0]).toMatchObject({
        message: 'Only the operations of the portal are accepted here, each by its documentId.',
        extensions: { code: 'DOCUMENT_NOT_TRUSTED' },
      });
    }
    expect(test.upstream.calls).toHaveLength(0);
  });

  it('does not serve GraphiQL', async () => {
    const response = await test.gateway.request('get', '/graphql').set('accept', 'text/html,*/*');
    expect(response.status).toBe(400);
    expect(response.text).not.toContain('<html');
  });
});

describe('the manifest of trusted documents', () => {
  const schema = buildSchema();
  const read = (content: unknown): TrustedDocuments => {
    const file = join(mkdtempSync(join(tmpdir(), 'portal-manifest-')), 'trusted-documents.json');
    writeFileSync(file, JSON.stringify(content));
    return new TrustedDocuments(file, schema, true);
  };
  const entry = (text: string) => ({ [createHash('sha256').update(text).digest('hex')]: text });

  it('loads in production from the web build', () => {
    expect([...read(trusted)]).toHaveLength(Object.keys(trusted).length);
  });

  it('reloads for an unknown operation in development, but not in production', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'portal-manifest-')), 'trusted-documents.json');
    const [text, later] = ['query One {\n  __typename\n}', 'query Two {\n  __typename\n}'];
    writeFileSync(file, JSON.stringify(entry(text)));
    const [development, production] = [false, true].map(
      (isProduction) => new TrustedDocuments(file, schema, isProduction),
    );
    const [id = ''] = Object.keys(entry(later));
    expect(development?.find(id)).toBeUndefined();
    writeFileSync(file, JSON.stringify({ ...entry(text), ...entry(later) }));
    utimesSync(file, new Date(), new Date(Date.now() + 5000));
    expect(development?.find(id)?.text).toBe(later);
    expect(development?.findText(later)).toBeDefined();
    expect(production?.find(id)).toBeUndefined();
  });

  it.each([
    ['an id that is not the hash of its text', { [overview]: '{ me { id } }' }, 'not the sha-256'],
    ['a field that does not exist', entry('{ nobody }'), 'Cannot query field'],
    ['too much', entry(`{ ${'me { id } '.repeat(600)} }`), 'asks for too much'],
    ['introspection', entry('{ __schema { types { name } } }'), 'introspection'],
    ['no ids', { overview: '{ me { id } }' }, 'overview'],
  ])('prevents the start when it has %s', (_what, content, message) => {
    expect(() => read(content)).toThrow(message);
  });
});
