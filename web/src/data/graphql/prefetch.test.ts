import { beforeAll, beforeEach, expect, it } from 'vitest';
import { CatalogDocument } from '../../catalog/catalog.generated.ts';
import { extensionsOf, fakeGateway, overviewOf, refusal, startTexts } from '../../test/portal.tsx';
import { ExtensionsDocument } from '../extensions/extensions.generated.ts';
import { OverviewDocument } from '../overview/overview.generated.ts';
import { session } from '../session/session.ts';
import { createClient } from './client.ts';
import { prefetch, readPrefetched, takePrefetched } from './prefetch.ts';

beforeAll(() => startTexts());
beforeEach(() => session.start('token'));

it('requests once and keeps the answer for the first screen that takes it', async () => {
  const gateway = fakeGateway({ Overview: () => overviewOf({ GMT: '7' }) });
  const client = createClient();
  prefetch(client, [OverviewDocument]);
  prefetch(client, [OverviewDocument]);
  const kept = takePrefetched(client, OverviewDocument);
  expect(takePrefetched(client, OverviewDocument)).toBeNull();
  await kept;
  expect(client.readQuery({ query: OverviewDocument })?.me.userName).toBe('aiko');
  prefetch(client, [OverviewDocument]);
  expect(gateway.of('Overview')).toHaveLength(1);
});

it('sends all in one request and keeps the successful answers', async () => {
  fakeGateway({ Overview: () => overviewOf({}), Catalog: () => refusal('SERVICE_UNAVAILABLE') });
  const client = createClient();
  prefetch(client, [OverviewDocument, CatalogDocument]);
  expect(fetch).toHaveBeenCalledOnce();
  await expect(takePrefetched(client, CatalogDocument)).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
  });
  await takePrefetched(client, OverviewDocument);
  expect(client.readQuery({ query: OverviewDocument })).not.toBeNull();
});

it.each(['under way', 'there'])(
  'hands an answer that is %s to a query of the client, and to no later one',
  async (state) => {
    const gateway = fakeGateway({ Overview: () => overviewOf({ GMT: '7' }) });
    const client = createClient();
    prefetch(client, [OverviewDocument]);
    if (state === 'there') await readPrefetched(client, OverviewDocument);
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
  prefetch(client, [OverviewDocument]);
  await takePrefetched(client, OverviewDocument);
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
  prefetch(client, [OverviewDocument]);
  prefetch(client, [ExtensionsDocument]);
  const overview = takePrefetched(client, OverviewDocument);
  await takePrefetched(client, ExtensionsDocument);
  expect(client.readQuery({ query: ExtensionsDocument })?.portal.extensions).toEqual(['directory']);
  answer(overviewOf({}));
  await overview;
});

it('leaves a failure to the screen, which requests again', async () => {
  const gateway = fakeGateway({ Overview: () => refusal('SERVICE_UNAVAILABLE') });
  const client = createClient();
  prefetch(client, [OverviewDocument]);
  await expect(readPrefetched(client, OverviewDocument)).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
  });
  gateway.answer({ Overview: () => overviewOf({}) });
  expect((await client.query({ query: OverviewDocument })).data?.me.userName).toBe('aiko');
});

it('keeps prefetched queries per client', () => {
  fakeGateway({ Overview: () => overviewOf({}) });
  prefetch(createClient(), [OverviewDocument]);
  expect(takePrefetched(createClient(), OverviewDocument)).toBeNull();
});
