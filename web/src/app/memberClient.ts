import type { ApolloClient } from '@apollo/client';
import { askAhead } from '../graphql/askAhead.ts';
import { createClient } from '../graphql/client.ts';
import { currentLocale } from '../i18n/i18n.ts';
import { pause } from '../lib/pause.ts';
import { formatDate } from '../lib/time.ts';
import { OverviewDocument } from '../overview/overview.generated.ts';
import { session } from '../session/session.ts';
import { eventSourcesFor } from './eventSources.ts';

let opened: { readonly client: ApolloClient; readonly token: string | null } | null = null;

/** How long the events wait for the answer that the page's head has asked for, in ms; it is usually there by then. */
export const headTime = 50;

/**
 * Creates the client of the session that the page opens with, and asks what its first screen will ask while that is
 * still being rendered. Resolves when all of it has answered or failed.
 */
export async function openClient(asksEvents: boolean): Promise<void> {
  const client = createClient();
  opened = { client, token: session.token() };
  const askEvents = async (): Promise<void> => {
    if (!asksEvents) return;
    const member = client.readQuery({ query: OverviewDocument })?.me ?? null;
    const sources = await eventSourcesFor(member)();
    await askAhead(
      client,
      sources.map(({ document }) => document),
    );
  };
  const overview = askAhead(client, [OverviewDocument]);
  // Who the member is says which areas are open: known in time, all events are one request.
  await Promise.race([overview, pause(headTime)]);
  const answers = Promise.all([askEvents(), overview.then(askEvents)]);
  // The first formatter of a page takes by far the longest: it is made while nothing else can be done.
  await pause();
  formatDate(Date.now(), currentLocale());
  await answers;
}

/** The client of the session: the one that was opened for it, or a new one. */
export function takeClient(): ApolloClient {
  const taken = opened;
  opened = null;
  return taken?.token === session.token() ? taken.client : createClient();
}
