import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { operationOf } from '../graphql/operation.ts';
import { OverviewDocument } from '../overview/overview.generated.ts';
import { session } from '../session/session.ts';
import { fakeGateway, overviewOf, startTexts } from '../test/portal.tsx';
import { eventSourcesFor } from './eventSources.ts';
import { headTime, openClient, takeClient } from './memberClient.ts';

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
  const openToAll = await eventSourcesFor(null)();
  const flagged = (await eventSourcesFor(member)()).filter((source) => !openToAll.includes(source));
  expect(flagged).toHaveLength(1);
  const names = () => gateway.calls.map(({ name }) => name);
  await vi.waitFor(() => {
    for (const { document } of flagged) expect(names()).toContain(operationOf(document).name);
  }, 8_000);
  const asked = names();
  expect(asked).toContain('Overview');
  // What the profile says already is not asked.
  expect(asked.filter((name) => name.endsWith('Events')).length).toBeGreaterThan(openToAll.length / 2);
});

it('asks for all events in one request where it is known in time who the member is', async () => {
  fakeGateway({ Overview: () => ({ ...overview, me: member }) });
  const later = setTimeout;
  // However busy the machine is, the answer comes first.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, ms?: number) =>
    ms === headTime ? 0 : later(act, ms)) as typeof setTimeout);
  await openClient(true);
  // The member, what the frame shows, and the events.
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(3), 8_000);
});

it('asks what is open to everybody first where the answer about the member is late', async () => {
  let answer: (value: unknown) => void = () => undefined;
  fakeGateway({ Overview: () => new Promise((resolve) => (answer = resolve)) });
  const opened = openClient(true);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(3), 8_000);
  answer({ ...overview, me: member });
  await opened;
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(4), 8_000);
});

it('asks for the member and for what the frame shows alone on other screens', async () => {
  const gateway = fakeGateway({ Overview: () => overview });
  await openClient(false);
  expect(gateway.calls.map(({ name }) => name)).toEqual(['Overview', 'Catalog', 'Extensions']);
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
