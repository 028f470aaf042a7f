import type { ApolloClient } from '@apollo/client';
import { CatalogDocument } from '../catalog/catalog.generated.ts';
import { ExtensionsDocument } from '../extensions/extensions.generated.ts';
import { askAhead, readAskedAhead, takeAskedAhead } from '../graphql/askAhead.ts';
import { createClient } from '../graphql/client.ts';
import { currentLocale } from '../i18n/i18n.ts';
import { pause } from '../lib/pause.ts';
import { formatDate } from '../lib/time.ts';
import { OverviewDocument } from '../overview/overview.generated.ts';
import type { Member } from '../overview/overview.tsx';
import { session } from '../session/session.ts';
import { portalTheme } from '../theme/theme.ts';
import { eventSourcesFor } from './eventSources.ts';

let opened: { readonly client: ApolloClient; readonly token: string | null } | null = null;

/** How long what follows from who the member is waits for that, in ms: asked by the page's head, it is usually there by then. */
export const headTime = 50;

/** How long everything else waits until all is asked, in ms: from the second visit on, the code for it is on the device. */
const codeTime = 50;

/** What the frame of every screen asks besides who the member is. */
const frameQueries = [CatalogDocument, ExtensionsDocument];

/** Does what takes long and needs no answer, in pieces: the first formatter of a page takes by far the longest of all. */
async function prepare(): Promise<void> {
  await pause();
  portalTheme();
  await pause();
  formatDate(Date.now(), currentLocale());
}

/**
 * Creates the client of the session that the page opens with, and asks what its first screen will ask: what can be asked
 * comes first, and everything else is done while the answers are on their way. Resolves once it is known who the member is,
 * and rejects when that failed. The screen takes the other answers itself (`graphql/askAhead.ts`).
 */
export async function openClient(asksEvents: boolean): Promise<void> {
  const client = createClient();
  opened = { client, token: session.token() };
  const askRest = async (member: Member | null): Promise<void> => {
    const sources = asksEvents ? await eventSourcesFor(member)().catch(() => []) : [];
    askAhead(client, [...frameQueries, ...sources.map(({ document }) => document)]);
  };
  askAhead(client, [OverviewDocument]);
  const overview = Promise.resolve(readAskedAhead(client, OverviewDocument));
  const member = overview.then(
    (answer) => answer?.me ?? null,
    () => null,
  );
  // Who the member is says which areas are open: known in time, all events are one request.
  const asked = askRest((await Promise.race([member, pause(headTime)])) ?? null);
  void member.then(askRest);
  await Promise.race([asked, pause(codeTime)]);
  await prepare();
  await takeAskedAhead(client, OverviewDocument);
}

/** The client of the session: the one that was opened for it, or a new one. */
export function takeClient(): ApolloClient {
  const taken = opened;
  opened = null;
  return taken?.token === session.token() ? taken.client : createClient();
}
