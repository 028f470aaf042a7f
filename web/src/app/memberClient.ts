import type { ApolloClient } from '@apollo/client';
import { pause } from '../browser/pause.ts';
import { createClient } from '../data/graphql/client.ts';
import { prefetch, readPrefetched, takePrefetched } from '../data/graphql/prefetch.ts';
import type { Member } from '../data/overview/overview.tsx';
import { session } from '../data/session/session.ts';
import { portalTheme } from '../design/theme/theme.ts';
import { eventSourcesFor } from './eventSources.ts';
import { firstQuery, shellQueries } from './firstQueries.ts';
import { isKeptOnDevice } from './registerServiceWorker.ts';

let opened: { readonly client: ApolloClient; readonly token: string | null } | null = null;

/**
 * How long what follows from who the member is waits for that, in ms: asked by the page's head, it is usually there by
 * then.
 */
export const headTime = 50;

/** How long the first screen waits until all is asked, in ms. */
const codeTime = 50;

/**
 * Creates the client of the session that the page opens with, and asks what its first screen will ask: what can be
 * asked comes first, and the theme is made while the answers are on their way. Resolves once it is known who the member
 * is, and rejects when that failed. The screen takes the other answers itself (`graphql/prefetch.ts`).
 */
export async function openClient(asksEvents: boolean): Promise<void> {
  const client = createClient();
  opened = { client, token: session.token() };
  const requestEvents = async (member: Member | null): Promise<void> => {
    if (!asksEvents) return;
    const sources = await eventSourcesFor(member)().catch(() => []);
    prefetch(
      client,
      sources.map(({ document }) => document),
    );
  };
  prefetch(client, [firstQuery]);
  prefetch(client, shellQueries);
  const overview = Promise.resolve(readPrefetched(client, firstQuery));
  const member = overview.then(
    (answer) => answer?.me ?? null,
    () => null,
  );
  // The profile determines which areas are open: if it is known in time, all events are one request.
  const requested = requestEvents((await Promise.race([member, pause(headTime)])) ?? null);
  void member.then(requestEvents);
  // Meanwhile the code comes of what is asked in flagged areas.
  await pause();
  portalTheme();
  // From the device, the screen is there before these answers could be.
  if (!isKeptOnDevice()) await Promise.race([requested, pause(codeTime)]);
  await takePrefetched(client, firstQuery);
}

/** The client of the session: the one that was opened for it, or a new one. */
export function takeClient(): ApolloClient {
  const client = opened;
  opened = null;
  return client?.token === session.token() ? client.client : createClient();
}
