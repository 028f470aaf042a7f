import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { OverviewDocument } from '../overview/overview.generated.ts';
import { session } from '../session/session.ts';
import { fakeGateway, overviewOf, startTexts } from '../test/portal.tsx';
import { operationOf } from './operation.ts';
import { request } from './request.ts';

const { id: documentId } = operationOf(OverviewDocument);
const ofHead = overviewOf({ GMT: '7' });
const ofGateway = overviewOf({ GMT: '8' });

/** What the page's head has asked, with its answer. */
const sent = (changes: Partial<NonNullable<typeof globalThis.sentAhead>> = {}) => {
  globalThis.sentAhead = {
    documentId,
    token: 'token',
    locale: 'en-US',
    sentAt: Date.now(),
    answer: Promise.resolve(Response.json({ data: ofHead })),
    ...changes,
  };
};

beforeAll(() => startTexts());
beforeEach(() => session.start('token'));
afterEach(() => {
  globalThis.sentAhead = undefined;
  vi.unstubAllGlobals();
});

it('is taken by the first request that asks the same', async () => {
  const gateway = fakeGateway({ Overview: () => ofGateway });
  sent();
  expect(await request(OverviewDocument, {})).toEqual(ofHead);
  expect(gateway.calls).toHaveLength(0);
  expect(await request(OverviewDocument, {})).toEqual(ofGateway);
});

it.each([
  ['of another session', { token: 'another' }],
  ['in another language', { locale: 'ja-JP' }],
  ['to another question', { documentId: 'f'.repeat(64) }],
  ['of long ago', { sentAt: Date.now() - 10_001 }],
])('is not taken when it is an answer %s', async (_what, changes) => {
  fakeGateway({ Overview: () => ofGateway });
  sent(changes);
  expect(await request(OverviewDocument, {})).toEqual(ofGateway);
});

it('fails as a request of its own does', async () => {
  sent({ answer: Promise.reject(new TypeError('Failed to fetch')) });
  await expect(request(OverviewDocument, {})).rejects.toMatchObject({ code: 'NETWORK_LOST' });
  sent({ answer: Promise.resolve(new Response('', { status: 503 })) });
  await expect(request(OverviewDocument, {})).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
});

it('is called off with the request that took it', async () => {
  sent({ answer: new Promise(() => undefined) });
  const abort = new AbortController();
  const answer = request(OverviewDocument, {}, { signal: abort.signal });
  abort.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});
