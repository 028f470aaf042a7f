import { session, type SessionStore, type SharedSession } from './session.ts';

/** Held by each tab that has a session, so that a visitor's first screen waits for no answer. */
const lockName = 'session';

/** In ms; a tab in the background may be slow to answer. */
const answerTimeout = 1_000;

interface Question {
  /** Who asks. */
  readonly asks: string;
}
interface Answer {
  readonly to: string;
  readonly session: SharedSession;
}

const isQuestion = (data: unknown): data is Question =>
  typeof data === 'object' && data !== null && 'asks' in data;

const isAnswer = (data: unknown, to: string): data is Answer =>
  typeof data === 'object' && data !== null && 'to' in data && data.to === to && 'session' in data;

/**
 * Lets a tab that the member opens go on with the session of another: sessionStorage is each tab's own (spec §9). Only
 * pages of the portal's origin hear each other on the channel. A tab whose session has just ended stays without one.
 */
export async function takeOver(
  store: SessionStore,
  channel: BroadcastChannel,
  locks: LockManager,
): Promise<void> {
  if (!store.isLoggedIn() && store.notice() === null && (await isAnyTabSignedIn(locks))) {
    const shared = await ask(channel);
    if (shared !== undefined) store.adopt(shared);
  }
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const shared = store.shared();
    if (isQuestion(data) && shared !== null)
      channel.postMessage({ to: data.asks, session: shared } satisfies Answer);
  });
  holdWhileSignedIn(store, locks);
}

async function isAnyTabSignedIn(locks: LockManager): Promise<boolean> {
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name === lockName);
}

/** Undefined when no tab answers in time. */
function ask(channel: BroadcastChannel): Promise<SharedSession | undefined> {
  const asks = crypto.randomUUID();
  return new Promise((resolve) => {
    const settle = (shared?: SharedSession): void => {
      clearTimeout(timeout);
      channel.removeEventListener('message', listen);
      resolve(shared);
    };
    const listen = ({ data }: MessageEvent<unknown>): void => {
      if (isAnswer(data, asks)) settle(data.session);
    };
    const timeout = setTimeout(settle, answerTimeout);
    channel.addEventListener('message', listen);
    channel.postMessage({ asks } satisfies Question);
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

/** The same for this tab. Browsers have locks in secure contexts alone; elsewhere each tab signs in by itself. */
export async function takeOverSession(): Promise<void> {
  const { locks } = navigator as Partial<Navigator>;
  if (locks !== undefined)
    await takeOver(session, new BroadcastChannel('tabs'), locks).catch(() => undefined);
}
