/**
 * The member's session in this tab: the token in sessionStorage, which a duplicated tab copies and a closed
 * tab forgets (spec §9). All tabs of one session learn of its end at once.
 */

/** Why a session is over; what the sign-in screen says once. */
export const sessionEnds = ['loggedOut', 'expired', 'invalid', 'passwordChanged'] as const;
export type SessionEnd = (typeof sessionEnds)[number];

interface EndMessage {
  readonly sessionId: string;
  readonly end: SessionEnd;
}

/** sessionStorage keys. The marker is what the guard looks at (spec §2). */
const keys = {
  token: 'token',
  marker: 'loggedIn',
  id: 'sessionId',
  member: 'memberId',
  notice: 'sessionNotice',
} as const;

/** What is kept for one member begins with this. */
const keptPrefix = 'member.';

const channelName = 'session';

/** The names of all that is stored. */
export const storedNames = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');

const isEnd = (value: unknown): value is SessionEnd => sessionEnds.some((end) => end === value);

function isEndMessage(value: unknown): value is EndMessage {
  if (typeof value !== 'object' || value === null) return false;
  const message = value as Partial<Record<keyof EndMessage, unknown>>;
  return typeof message.sessionId === 'string' && isEnd(message.end);
}

/** Holds the session of one tab. */
export class SessionStore {
  readonly #storage: Storage;
  readonly #channel: BroadcastChannel;
  readonly #listeners = new Set<() => void>();
  readonly #endListeners = new Set<(end: SessionEnd) => void>();
  #isNoticeKept = false;

  constructor(storage: Storage, channel: BroadcastChannel) {
    this.#storage = storage;
    this.#channel = channel;
    channel.addEventListener('message', (event: MessageEvent<unknown>) => {
      if (isEndMessage(event.data) && event.data.sessionId === this.#storage.getItem(keys.id)) {
        this.#finish(event.data.end);
      }
    });
  }

  /** The token to send, or null for a visitor. */
  readonly token = (): string | null => this.#storage.getItem(keys.token);

  /** Who is signed in, by ID; null until the platform has said so. */
  readonly memberId = (): string | null => this.#storage.getItem(keys.member);

  /** The sessionStorage key of what is kept for a member beyond the end of the session. Only for that member is it read. */
  readonly keptName = (memberId: string, name: string): string => `${keptPrefix}${memberId}.${name}`;

  readonly isLoggedIn = (): boolean => this.#storage.getItem(keys.marker) === '1' && this.token() !== null;

  /** Calls back when the member signs in or the session ends. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls back when the session ends, in this tab or in another of the same session. */
  readonly onEnd = (listener: (end: SessionEnd) => void): (() => void) => {
    this.#endListeners.add(listener);
    return () => this.#endListeners.delete(listener);
  };

  /** Begins a session with the token a login returned. */
  start(token: string): void {
    this.#storage.setItem(keys.token, token);
    this.#storage.setItem(keys.id, crypto.randomUUID());
    this.#storage.setItem(keys.marker, '1');
    this.#storage.removeItem(keys.member);
    this.#storage.removeItem(keys.notice);
    this.#changed();
  }

  /** The platform said whose session it is that has this token: an answer to an old session says nothing of a new one. */
  know(memberId: string, token: string | null): void {
    if (token === null || token !== this.token() || memberId === this.memberId()) return;
    this.#storage.setItem(keys.member, memberId);
    this.#changed();
  }

  /**
   * Ends the session in every tab that shares it.
   * With `token` it ends only if that is still the token in use: an answer to an old session ends no new one.
   */
  end(end: SessionEnd, token?: string | null): void {
    if (!this.isLoggedIn() || (token !== undefined && token !== this.token())) return;
    const sessionId = this.#storage.getItem(keys.id);
    if (sessionId !== null) this.#channel.postMessage({ sessionId, end } satisfies EndMessage);
    this.#finish(end);
  }

  /** Why the last session ended; the sign-in screen says it once and then forgets it. */
  readonly notice = (): SessionEnd | null => {
    const notice = this.#storage.getItem(keys.notice);
    return isEnd(notice) ? notice : null;
  };

  readonly forgetNotice = (): void => {
    if (!this.#isNoticeKept) this.#storage.removeItem(keys.notice);
  };

  /** For a page that is about to reload: what it still shows must not use up what the reloaded page is to say. */
  readonly keepNotice = (): void => {
    this.#isNoticeKept = true;
  };

  /**
   * What a member typed or hid is nobody else's: everything of the session goes. The language stays, and what is kept
   * for a member by ID.
   */
  #finish(end: SessionEnd): void {
    for (const key of storedNames(this.#storage)) {
      if (key !== 'locale' && !key.startsWith(keptPrefix)) this.#storage.removeItem(key);
    }
    this.#storage.setItem(keys.notice, end);
    this.#changed();
    for (const listener of this.#endListeners) listener(end);
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}

export const session = new SessionStore(sessionStorage, new BroadcastChannel(channelName));
