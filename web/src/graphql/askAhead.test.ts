import { beforeAll, beforeEach, afterEach, expect, it, vi } from 'vitest';
import { CatalogDocument } from '../catalog/catalog.generated.ts';
import { OverviewDocument } from '../overview/overview.generated.ts';
import { session } from '../session/session.ts';
import { fakeGateway, overviewOf, refusal, startTexts } from '../test/portal.tsx';
import { askAhead, takeAskedAhead } from './askAhead.ts';
import { createClient } from './client.ts';

beforeAll(() => startTexts());
beforeEach(() => session.start('token'));
afterEach(() => vi.unstubAllGlobals());

it('asks once, and its answer is good for the first screen that needs it', async () => {
  const gateway = fakeGateway({ Overview: () => overviewOf({ GMT: '7' }) });
  const client = createClient();
  await Promise.all([askAhead(client, [OverviewDocument]), askAhead(client, [OverviewDocument])]);
  expect(gateway.of('Overview')).toHaveLength(1);
  expect(client.readQuery({ query: OverviewDocument })?.me.userName).toBe('aiko');
  expect(takeAskedAhead(client, OverviewDocument)).toBe(true);
  expect(takeAskedAhead(client, OverviewDocument)).toBe(false);
});

it('asks all in one request, and keeps the answers to those that did not fail', async () => {
  fakeGateway({ Overview: () => overviewOf({}), Catalog: () => refusal('SERVICE_UNAVAILABLE') });
  const client = createClient();
  await askAhead(client, [OverviewDocument, CatalogDocument]);
  expect(fetch).toHaveBeenCalledOnce();
  expect(takeAskedAhead(client, OverviewDocument)).toBe(true);
  expect(takeAskedAhead(client, CatalogDocument)).toBe(false);
});

it('hands an answer that is under way to the screen that asks meanwhile, and to no later one', async () => {
  const gateway = fakeGateway({ Overview: () => overviewOf({ GMT: '7' }) });
  const client = createClient();
  const ahead = askAhead(client, [OverviewDocument]);
  const asked = client.query({ query: OverviewDocument, fetchPolicy: 'network-only' });
  expect((await asked).data?.me.userName).toBe('aiko');
  await ahead;
  expect(gateway.of('Overview')).toHaveLength(1);
  await client.query({ query: OverviewDocument, fetchPolicy: 'network-only' });
  expect(gateway.of('Overview')).toHaveLength(2);
});

it('leaves a failure to the screen, which asks again', async () => {
  fakeGateway({ Overview: () => refusal('SERVICE_UNAVAILABLE') });
  const client = createClient();
  await askAhead(client, [OverviewDocument]);
  expect(takeAskedAhead(client, OverviewDocument)).toBe(false);
});

it('knows what was asked with another client as not asked', async () => {
  fakeGateway({ Overview: () => overviewOf({}) });
  await askAhead(createClient(), [OverviewDocument]);
  expect(takeAskedAhead(createClient(), OverviewDocument)).toBe(false);
});
