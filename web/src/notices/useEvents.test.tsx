import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { ExtensionsDocument } from '../data/extensions/extensions.generated.ts';
import { createClient } from '../data/graphql/client.ts';
import { prefetch } from '../data/graphql/prefetch.ts';
import { OverviewDocument } from '../data/overview/overview.generated.ts';
import { session } from '../data/session/session.ts';
import { InfoIcon } from '../design/icons/status.tsx';
import { extensionsOf, fakeGateway, overviewOf, refusal, startTexts } from '../test/portal.tsx';
import { noneDismissed } from './dismissed.ts';
import { defineEvents, type MemberEvent } from './event.ts';
import { useEvents } from './useEvents.ts';

beforeAll(() => startTexts('notices'));
beforeEach(() => session.start('token'));

const event = (id: string): MemberEvent => ({ id, title: id, icon: InfoIcon, tone: 'info' });
const sources = [
  defineEvents(OverviewDocument, ({ me }) => [event(me.userName)]),
  defineEvents(ExtensionsDocument, ({ portal }) => portal.extensions.map(event)),
];

function EventTitles() {
  const { events, isSettled, reload } = useEvents(sources, {
    fetchPolicy: 'cache-and-network',
    dismissed: noneDismissed,
  });
  return (
    <>
      <p aria-busy={!isSettled}>{events.map(({ title }) => title).join(', ')}</p>
      <button type="button" onClick={reload}>
        Ask again
      </button>
    </>
  );
}

function renderWith(client: ApolloClient): void {
  render(
    <ApolloProvider client={client}>
      <EventTitles />
    </ApolloProvider>,
  );
}

/** Asks ahead for the events of all sources, and renders what uses them. */
function renderPrefetched(): void {
  const client = createClient();
  prefetch(
    client,
    sources.map(({ document }) => document),
  );
  renderWith(client);
}

it('shows what was asked ahead without asking for it', async () => {
  fakeGateway({ Overview: () => overviewOf({}), Extensions: extensionsOf('directory') });
  renderPrefetched();
  expect((await screen.findByText('aiko, directory')).ariaBusy).toBe('false');
  expect(fetch).toHaveBeenCalledOnce();
});

it('asks again for what failed when it was asked ahead, and shows the rest meanwhile', async () => {
  const gateway = fakeGateway({
    Overview: () => refusal('SERVICE_UNAVAILABLE'),
    Extensions: extensionsOf('directory'),
  });
  renderPrefetched();
  await screen.findByText('directory');
  gateway.answer({ Overview: () => overviewOf({}) });
  expect((await screen.findByText('aiko, directory')).ariaBusy).toBe('false');
  expect(gateway.of('Extensions')).toHaveLength(1);
});

it('asks all sources in one request, at first and again, and keeps what it has of one that fails', async () => {
  const gateway = fakeGateway({ Overview: () => overviewOf({}), Extensions: extensionsOf('directory') });
  renderWith(createClient());
  await screen.findByText('aiko, directory');
  expect(fetch).toHaveBeenCalledOnce();
  gateway.answer({ Overview: () => refusal('SERVICE_UNAVAILABLE'), Extensions: extensionsOf('sessions') });
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  await screen.findByText('aiko, sessions');
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(gateway.of('Overview')).toHaveLength(2);
});

it('requests an area only once that the platform does not have, and reports no error for it', async () => {
  const own = [
    defineEvents(OverviewDocument, ({ me }) => [event(me.userName)]),
    defineEvents(ExtensionsDocument, ({ portal }) => portal.extensions.map(event)),
  ];
  const gateway = fakeGateway({
    Overview: () => overviewOf({}),
    Extensions: () => refusal('NOT_IMPLEMENTED'),
  });
  function Titles() {
    const { events, isComplete, error, reload } = useEvents(own, {
      fetchPolicy: 'cache-and-network',
      dismissed: noneDismissed,
    });
    return (
      <>
        <p aria-busy={!isComplete}>
          {error === null ? events.map(({ title }) => title).join(', ') : 'failed'}
        </p>
        <button type="button" onClick={reload}>
          Ask again
        </button>
      </>
    );
  }
  render(
    <ApolloProvider client={createClient()}>
      <Titles />
    </ApolloProvider>,
  );
  await waitFor(() => expect(screen.getByText('aiko').ariaBusy).toBe('false'));
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  await waitFor(() => expect(gateway.of('Overview')).toHaveLength(2));
  expect(gateway.of('Extensions')).toHaveLength(1);
  expect(screen.getByText('aiko')).toBeVisible();
});
