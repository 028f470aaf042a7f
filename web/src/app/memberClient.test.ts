import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { operationOf } from '../data/graphql/operation.ts';
import { OverviewDocument } from '../data/overview/overview.generated.ts';
import { session } from '../data/session/session.ts';
import { fakeGateway, overviewOf, startTexts } from '../test/portal.tsx';
import { eventSourcesFor } from './eventSources.ts';
import { headTime, openClient, takeClient } from './memberClient.ts';

beforeAll(() => startTexts());
beforeEach(() => session.start('token'));
afterEach(() => takeClient());

const overview = overviewOf({ CASH_POINT: '1' });
const member = { ...overview.me, otcEnabled: true };

it('requests the member and, on the first screen, the events of all areas open to them', async () => {
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
  // Areas that the profile rules out are not requested.
  expect(asked.filter((name) => name.endsWith('Events')).length).toBeGreaterThan(openToAll.length / 2);
});

it('requests all events at once when the member is known in time', async () => {
  fakeGateway({ Overview: () => ({ ...overview, me: member }) });
  const later = setTimeout;
  // However busy the machine is, the answer comes first.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, ms?: number) =>
    ms === headTime ? 0 : later(act, ms)) as typeof setTimeout);
  await openClient(true);
  // The member, the shell's data, and the events.
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(3), 8_000);
});

it('requests public data first when the answer about the member is late', async () => {
  let answer: (value: unknown) => void = () => undefined;
  fakeGateway({ Overview: () => new Promise((resolve) => (answer = resolve)) });
  const opened = openClient(true);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(3), 8_000);
  answer({ ...overview, me: member });
  await opened;
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(4), 8_000);
});

it('requests only the member and the data of the shell on other screens', async () => {
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

it('creates a separate client for another session', async () => {
  fakeGateway({ Overview: () => overview });
  await openClient(false);
  session.start('another token');
  expect(takeClient().readQuery({ query: OverviewDocument })).toBeNull();
});
