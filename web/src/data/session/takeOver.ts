/**
 * Lets a tab that the member opens join the session of an open one: sessionStorage is each tab's own (spec §9). Every
 * script of the origin can listen to the channel, so no token is sent there. The new tab keeps a verifier and publishes
 * its hash; the open tab sends a ticket that only the verifier redeems, once (docs/decisions/0047).
 */
import { readSiteSettings } from '../../i18n/site.ts';
import { session, type SessionStore, type SharedSession } from './session.ts';
import { tabTickets, type TabTickets } from './tabTicket.ts';

/** Held by each tab that has a session, so that a visitor's first screen waits for no answer. */
const lockName = 'session';

/** Until a tab answers, in ms; a tab in the background may be slow. */
const answerTimeout = 1_000;
/** Until it has the ticket after that, in ms. */
const ticketTimeout = 5_000;

/** A new tab's request for a ticket. */
interface TicketRequest {
  readonly requestId: string;
  readonly verifierHash: string;
}

/** A ticket, and what the new tab shows before its first answer from the gateway. */
interface Offer {
  readonly ticket: string;
  readonly session: SharedSession;
}

/** `pending` while the ticket is requested; null when there is none. */
interface Reply {
  readonly to: string;
  readonly offer: Offer | 'pending' | null;
}

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null;

const isTicketRequest = (data: unknown): data is TicketRequest =>
  isObject(data) && 'requestId' in data && 'verifierHash' in data && typeof data.verifierHash === 'string';

const isReply = (data: unknown, to: string): data is Reply =>
  isObject(data) && 'to' in data && data.to === to && 'offer' in data;

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A random verifier, and its SHA-256. */
async function newVerifier(): Promise<{ readonly verifier: string; readonly verifierHash: string }> {
  const verifier = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, verifierHash: toBase64Url(new Uint8Array(digest)) };
}

/** What a tab needs to join a session, or to let others join its own. */
export interface TabLinks {
  readonly channel: BroadcastChannel;
  readonly locks: LockManager;
  readonly tickets: TabTickets;
}

/**
 * Joins the session of an open tab, unless this tab's own session has just ended, and answers new tabs from then on.
 */
export async function takeOver(store: SessionStore, links: TabLinks): Promise<void> {
  const { channel, locks } = links;
  if (!store.isLoggedIn() && store.notice() === null && (await isAnyTabSignedIn(locks)))
    await join(store, links);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isTicketRequest(data) && store.shared() !== null) void answer(store, links, data);
  });
  holdWhileSignedIn(store, locks);
}

async function join(store: SessionStore, { channel, tickets }: TabLinks): Promise<void> {
  const { verifier, verifierHash } = await newVerifier();
  const offer = await requestTicket(channel, verifierHash);
  if (offer === null) return;
  const redeemed = await tickets.redeem(offer.ticket, verifier);
  if (redeemed === 'misused') store.endMisused(offer.session);
  else if (redeemed !== null) store.adopt(offer.session, redeemed.token);
}

/**
 * Requests a ticket for a new tab and sends it there. Only one of the open tabs does: it holds the lock until the
 * others have received the request too.
 */
const answer = (
  store: SessionStore,
  { channel, locks, tickets }: TabLinks,
  { requestId, verifierHash }: TicketRequest,
): Promise<void> =>
  locks.request(`${lockName}.${requestId}`, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    const reply = (offer: Reply['offer']): void =>
      channel.postMessage({ to: requestId, offer } satisfies Reply);
    reply('pending');
    const ticket = await tickets.create(verifierHash);
    const shared = store.shared();
    reply(ticket === null || shared === null ? null : { ticket, session: shared });
    await new Promise((resolve) => setTimeout(resolve, answerTimeout));
  });

async function isAnyTabSignedIn(locks: LockManager): Promise<boolean> {
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name === lockName);
}

/** Null when no tab answers in time, or has a ticket. */
function requestTicket(channel: BroadcastChannel, verifierHash: string): Promise<Offer | null> {
  const requestId = crypto.randomUUID();
  return new Promise((resolve) => {
    const settle = (offer: Offer | null): void => {
      clearTimeout(timeout);
      channel.removeEventListener('message', listen);
      resolve(offer);
    };
    const giveUp = (): void => settle(null);
    const listen = ({ data }: MessageEvent<unknown>): void => {
      if (!isReply(data, requestId)) return;
      if (data.offer !== 'pending') {
        settle(data.offer);
        return;
      }
      clearTimeout(timeout);
      timeout = setTimeout(giveUp, ticketTimeout);
    };
    let timeout = setTimeout(giveUp, answerTimeout);
    channel.addEventListener('message', listen);
    channel.postMessage({ requestId, verifierHash } satisfies TicketRequest);
  });
}

function holdWhileSignedIn(store: SessionStore, locks: LockManager): void {
  let release: (() => void) | undefined;
  const hold = (): void => {
    if (store.isLoggedIn() === (release !== undefined)) return;
    if (release === undefined) {
      const ended = new Promise<void>((resolve) => (release = resolve));
      void locks.request(lockName, { mode: 'shared' }, () => ended);
    } else {
      release();
      release = undefined;
    }
  };
  store.subscribe(hold);
  hold();
}

/**
 * The same for this tab, unless the site keeps each session to one tab (`SHARE_SESSION`). Browsers have locks in secure
 * contexts alone; elsewhere each tab signs in by itself.
 */
export async function takeOverSession(): Promise<void> {
  const { locks } = navigator as Partial<Navigator>;
  const { sharesSession } = readSiteSettings(document.documentElement);
  if (locks !== undefined && sharesSession)
    await takeOver(session, { channel: new BroadcastChannel('tabs'), locks, tickets: tabTickets }).catch(
      () => undefined,
    );
}
