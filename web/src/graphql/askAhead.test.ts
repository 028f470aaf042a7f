import { beforeAll, beforeEach, afterEach, expect, it, vi } from 'vitest';
import { CatalogDocument } from '../catalog/catalog.generated.ts';
import { ExtensionsDocument } from '../extensions/extensions.generated.ts';
import { OverviewDocument } from '../overview/overview.generated.ts';
import { session } from '../session/session.ts';
import { extensionsOf, fakeGateway, overviewOf, refusal, startTexts } from '../test/portal.tsx';
import { askAhead, readAskedAhead, takeAskedAhead } from './askAhead.ts';
import { createClient } from './client.ts';

beforeAll(() => startTexts());
beforeEach(() => session.start('token'));
afterEach(() => vi.unstubAllGlobals());

it('asks once, and keeps the answer for the first screen that takes it', async () => {
  const gateway = fakeGateway({ Overview: () => overviewOf({ GMT: '7' }) });
  const client = createClient();
  askAhead(client, [OverviewDocument]);
  askAhead(client, [OverviewDocument]);
  const kept = takeAskedAhead(client, OverviewDocument);
  expect(takeAskedAhead(client, OverviewDocument)).toBeNull();
  await kept;
  expect(client.readQuery({ query: OverviewDocument })?.me.userName).toBe('aiko');
  askAhead(client, [OverviewDocument]);
  expect(gateway.of('Overview')).toHaveLength(1);
});

it('asks all in one request, and keeps the answers to those that did not fail', async () => {
  fakeGateway({ Overview: () => overviewOf({}), Catalog: () => refusal('SERVICE_UNAVAILABLE') });
  const client = createClient();
  askAhead(client, [OverviewDocument, CatalogDocument]);
  expect(fetch).toHaveBeenCalledOnce();
  await expect(takeAskedAhead(client, CatalogDocument)).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
  });
  await takeAskedAhead(client, OverviewDocument);
  expect(client.readQuery({ query: OverviewDocument })).not.toBeNull();
});

it.each(['under way', 'there'])(
  'hands an answer that is %s to a query of the client, and to no later one',
  async (state) => {
    const gateway = fakeGateway({ Overview: () => overviewOf({ GMT: '7' }) });
    const client = createClient();
    askAhead(client, [OverviewDocument]);
    if (state === 'there') await readAskedAhead(client, OverviewDocument);
    const ask = () => client.query({ query: OverviewDocument, fetchPolicy: 'network-only' });
    expect((await ask()).data?.me.userName).toBe('aiko');
    expect(gateway.of('Overview')).toHaveLength(1);
    await ask();
    expect(gateway.of('Overview')).toHaveLength(2);
  },
);

it('hands no answer that is in the cache already to a query of the client', async () => {
  const gateway = fakeGateway({ Overview: () => overviewOf({}) });
  const client = createClient();
  askAhead(client, [OverviewDocument]);
  await takeAskedAhead(client, OverviewDocument);
  await client.query({ query: OverviewDocument, fetchPolicy: 'network-only' });
  expect(gateway.of('Overview')).toHaveLength(2);
});

it('keeps an answer that is there while another is still under way', async () => {
  let answer: (value: unknown) => void = () => undefined;
  fakeGateway({
    Overview: () => new Promise((resolve) => (answer = resolve)),
    Extensions: extensionsOf('directory'),
  });
  const client = createClient();
  askAhead(client, [OverviewDocument]);
  askAhead(client, [ExtensionsDocument]);
  const overview = takeAskedAhead(client, OverviewDocument);
  await takeAskedAhead(client, ExtensionsDocument);
  expect(client.readQuery({ query: ExtensionsDocument })?.portal.extensions).toEqual(['directory']);
  answer(overviewOf({}));
  await overview;
});

it('leaves a failure to the screen, which asks again', async () => {
  const gateway = fakeGateway({ Overview: () => refusal('SERVICE_UNAVAILABLE') });
  const client = createClient();
  askAhead(client, [OverviewDocument]);
  await expect(readAskedAhead(client, OverviewDocument)).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
  });
  gateway.answer({ Overview: () => overviewOf({}) });
  expect((await client.query({ query: OverviewDocument })).data?.me.userName).toBe('aiko');
});

it('knows what was asked with another client as not asked', () => {
  fakeGateway({ Overview: () => overviewOf({}) });
  askAhead(createClient(), [OverviewDocument]);
  expect(takeAskedAhead(createClient(), OverviewDocument)).toBeNull();
});
