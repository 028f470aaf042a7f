import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { CatalogDocument } from '../../catalog/catalog.generated.ts';
import { fakeGateway, overviewOf, startTexts } from '../../test/portal.tsx';
import { OverviewDocument } from '../overview/overview.generated.ts';
import { session } from '../session/session.ts';
import type { HeadPrefetch } from './headPrefetch.ts';
import { operationOf } from './operation.ts';
import { request, requestAll } from './request.ts';

const { id: documentId } = operationOf(OverviewDocument);
const ofHead = overviewOf({ GMT: '7' });
const ofGateway = overviewOf({ GMT: '8' });

/** An answer as the page's head keeps it. */
const answered = (json: unknown, init?: ResponseInit) =>
  Promise.resolve([json, new Response('', init)] as const);

/** What the page's head has asked, with its answer. */
const sent = (changes: Partial<HeadPrefetch> = {}, id = documentId) => {
  const answer = answered({ data: ofHead });
  globalThis.headPrefetch = new Map([
    [id, { token: 'token', locale: 'en-US', sentAt: Date.now(), answer, ...changes }],
  ]);
};

beforeAll(() => startTexts());
beforeEach(() => session.start('token'));
afterEach(() => (globalThis.headPrefetch = undefined));

it('answers the first identical request', async () => {
  const gateway = fakeGateway({ Overview: () => ofGateway });
  sent();
  expect(await request(OverviewDocument, {})).toEqual(ofHead);
  expect(gateway.calls).toHaveLength(0);
  expect(await request(OverviewDocument, {})).toEqual(ofGateway);
});

it.each([
  ['of another session', { token: 'another' }],
  ['in another language', { locale: 'ja-JP' }],
  ['of long ago', { sentAt: Date.now() - 10_001 }],
])('ignores an answer %s', async (_what, changes) => {
  fakeGateway({ Overview: () => ofGateway });
  sent(changes);
  expect(await request(OverviewDocument, {})).toEqual(ofGateway);
});

it('ignores the answer to another query', async () => {
  fakeGateway({ Overview: () => ofGateway });
  sent({}, 'f'.repeat(64));
  expect(await request(OverviewDocument, {})).toEqual(ofGateway);
});

it('answers its query in a batch, which requests the rest', async () => {
  const catalog = { coins: [], creditRecordTypes: [] };
  const gateway = fakeGateway({ Overview: () => ofGateway, Catalog: () => catalog });
  const queries = [CatalogDocument, OverviewDocument] as Parameters<typeof requestAll>[0];
  sent();
  expect(await Promise.all(requestAll(queries))).toEqual([catalog, ofHead]);
  expect(gateway.calls.map(({ name }) => name)).toEqual(['Catalog']);
  sent();
  expect(await Promise.all(requestAll(queries.slice(1)))).toEqual([ofHead]);
  expect(gateway.calls).toHaveLength(1);
});

it('fails like a separate request', async () => {
  sent({ answer: Promise.reject(new TypeError('Failed to fetch')) });
  await expect(request(OverviewDocument, {})).rejects.toMatchObject({ code: 'NETWORK_LOST' });
  sent({ answer: answered(undefined, { status: 503 }) });
  await expect(request(OverviewDocument, {})).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
});

it('aborts with the request that took it', async () => {
  sent({ answer: new Promise(() => undefined) });
  const abort = new AbortController();
  const answer = request(OverviewDocument, {}, { signal: abort.signal });
  abort.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});
