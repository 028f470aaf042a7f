import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { operationOf } from '../graphql/operation.ts';
import { OverviewDocument } from '../overview/overview.generated.ts';
import { session } from '../session/session.ts';
import { fakeGateway, overviewOf, startTexts } from '../test/portal.tsx';
import { eventSourcesFor } from './eventSources.ts';
import { openClient, takeClient } from './memberClient.ts';

beforeAll(() => startTexts());
beforeEach(() => session.start('token'));
afterEach(() => {
  takeClient();
  vi.unstubAllGlobals();
});

const overview = overviewOf({ CASH_POINT: '1' });
const member = { ...overview.me, otcEnabled: true };

it('asks for the member, and on the first screen what happened, also in areas that are open for them', async () => {
  const gateway = fakeGateway({ Overview: () => ({ ...overview, me: member }) });
  await openClient(true);
  const asked = gateway.calls.map(({ name }) => name);
  const openToAll = await eventSourcesFor(null)();
  const flagged = (await eventSourcesFor(member)()).filter((source) => !openToAll.includes(source));
  expect(flagged).toHaveLength(1);
  expect(asked).toContain('Overview');
  // What the profile says already is not asked.
  expect(asked.filter((name) => name.endsWith('Events')).length).toBeGreaterThan(openToAll.length / 2);
  for (const { document } of flagged) expect(asked).toContain(operationOf(document).name);
});

it('asks for the member alone on other screens', async () => {
  const gateway = fakeGateway({ Overview: () => overview });
  await openClient(false);
  expect(gateway.calls.map(({ name }) => name)).toEqual(['Overview']);
});

it('hands the client with its answers to the session that it was opened for, once', async () => {
  fakeGateway({ Overview: () => overview });
  await openClient(false);
  const client = takeClient();
  expect(client.readQuery({ query: OverviewDocument })?.me.userName).toBe('aiko');
  expect(takeClient()).not.toBe(client);
});

it('gives another session a client of its own', async () => {
  fakeGateway({ Overview: () => overview });
  await openClient(false);
  session.start('another token');
  expect(takeClient().readQuery({ query: OverviewDocument })).toBeNull();
});
