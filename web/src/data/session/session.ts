/**
 * The member's session in this tab. The token is in sessionStorage, which duplicated tabs copy and closed tabs drop
 * (spec §9); a new tab joins the session of an open one with another token (`takeOver.ts`). All tabs of a session end
 * together.
 */

/** Why a session ended; the sign-in screen shows it once. */
export const sessionEnds = ['loggedOut', 'expired', 'invalid', 'passwordChanged', 'misused', 'idle'] as const;
export type SessionEnd = (typeof sessionEnds)[number];

/** Message between tabs: a session has ended, or its member is signing out. */
interface SessionMessage {
  readonly sessionId: string;
  readonly end: SessionEnd | 'leaving';
}

/** sessionStorage keys. Route guards check the marker (spec §2). */
const keys = {
  token: 'token',
  marker: 'loggedIn',
  id: 'sessionId',
  member: 'memberId',
  userName: 'userName',
  draftsOf: 'draftsOf',
  notice: 'sessionNotice',
} as const;

/** What another tab needs of a session in addition to a token: sessionStorage values by their keys. */
export type SharedSession = Readonly<Record<string, string>>;

/** The language goes along, although it outlives the session. */
const sharedKeys = [keys.marker, keys.id, keys.member, keys.userName, 'locale'];

/** Keeps only the known keys of another tab's message. */
const pickShared = (shared: SharedSession): SharedSession =>
  Object.fromEntries(Object.entries(shared).filter(([key]) => sharedKeys.includes(key)));

/** Prefix of values that outlive the session, for one member. */
const memberKeyPrefix = 'member.';
const draftKeyPrefix = 'draft.';

/** sessionStorage key of what was typed into a form. */
export const draftKey = (form: string): string => `${draftKeyPrefix}${form}`;

const channelName = 'session';

export const storedNames = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');

const isEnd = (value: unknown): value is SessionEnd => sessionEnds.some((end) => end === value);

function isSessionMessage(value: unknown): value is SessionMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { sessionId, end } = value as Partial<Record<keyof SessionMessage, unknown>>;
  return typeof sessionId === 'string' && (isEnd(end) || end === 'leaving');
}

export class SessionStore {
  readonly #storage: Storage;
  readonly #channel: BroadcastChannel;
  readonly #listeners = new Set<() => void>();
  readonly #endListeners = new Set<(end: SessionEnd) => void>();
  #isNoticeKept = false;
  #isLeaving = false;

  constructor(storage: Storage, channel: BroadcastChannel) {
    this.#storage = storage;
    this.#channel = channel;
    channel.addEventListener('message', (event: MessageEvent<unknown>) => {
      const { data } = event;
      if (!isSessionMessage(data) || data.sessionId !== this.#storage.getItem(keys.id)) return;
      if (data.end === 'leaving') this.#isLeaving = true;
      else this.#finish(data.end);
    });
  }

  /** Null for visitors. */
  readonly token = (): string | null => this.#storage.getItem(keys.token);

  /** Whether it is the session of the member with this name; of no member while the name is not known. */
  readonly isOf = (userName: string): boolean =>
    this.isLoggedIn() && this.#storage.getItem(keys.userName) === userName.toLowerCase();

  /** ID of the signed-in member; null until the platform has answered. */
  readonly memberId = (): string | null => this.#storage.getItem(keys.member);

  /** sessionStorage key of a value that outlives the session, for this member only. */
  readonly memberKey = (memberId: string, name: string): string => `${memberKeyPrefix}${memberId}.${name}`;

  readonly isLoggedIn = (): boolean => this.#storage.getItem(keys.marker) === '1' && this.token() !== null;

  /** Notifies on sign-in and at the end of the session. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Notifies at the end of the session, in whichever of its tabs that happens. */
  readonly onEnd = (listener: (end: SessionEnd) => void): (() => void) => {
    this.#endListeners.add(listener);
    return () => this.#endListeners.delete(listener);
  };

  /** Starts a session with the token of a login. Drafts of a session that was lost stay for the same member alone. */
  start(token: string, userName = ''): void {
    this.#storage.removeItem(keys.member);
    this.#begin({
      [keys.token]: token,
      [keys.id]: crypto.randomUUID(),
      [keys.userName]: userName.toLowerCase(),
      [keys.marker]: '1',
    });
  }

  /** This session for another tab, without the token; null for visitors, and while the member is signing out. */
  shared(): SharedSession | null {
    if (!this.isLoggedIn() || this.#isLeaving) return null;
    const values = sharedKeys.map((key) => [key, this.#storage.getItem(key)] as const);
    return Object.fromEntries(values.filter((entry): entry is [string, string] => entry[1] !== null));
  }

  /** Joins the session of another tab, with the token that this tab got for it. */
  adopt(shared: SharedSession, token: string): void {
    this.#begin({ ...pickShared(shared), [keys.token]: token });
  }

  /**
   * Ends the session of another tab in all its tabs, and shows here why: the platform ended it because of a misused
   * ticket.
   */
  endMisused(shared: SharedSession): void {
    this.#begin(pickShared(shared));
    this.#tell('misused');
    this.#finish('misused');
  }

  /** Sets the member, unless the answer belongs to an older token. */
  setMember(memberId: string, token: string | null): void {
    if (token === null || token !== this.token() || memberId === this.memberId()) return;
    try {
      this.#storage.setItem(keys.member, memberId);
    } catch {
      // The browser stores nothing, so there is nothing to keep either.
      return;
    }
    this.#changed();
  }

  /**
   * Marks that the member is signing out: however the session ends from now on, in any of its tabs, it ends as signed
   * out. Another request may report its end before the sign-out is answered.
   */
  leave(): void {
    this.#isLeaving = true;
    this.#tell('leaving');
  }

  /**
   * Ends the session in all its tabs.
   * @param token ends it only while this token is current, so that a late answer does not end a newer session
   */
  end(end: SessionEnd, token?: string | null): void {
    if (!this.isLoggedIn() || (token !== undefined && token !== this.token())) return;
    this.#tell(end);
    this.#finish(end);
  }

  /** Why the last session ended. The sign-in screen shows it once and calls `forgetNotice`. */
  readonly notice = (): SessionEnd | null => {
    const notice = this.#storage.getItem(keys.notice);
    return isEnd(notice) ? notice : null;
  };

  readonly forgetNotice = (): void => {
    if (!this.#isNoticeKept) this.#storage.removeItem(keys.notice);
  };

  /** Keeps the notice across an imminent reload, so that the reloaded page shows it. */
  readonly keepNotice = (): void => {
    this.#isNoticeKept = true;
  };

  #tell(end: SessionMessage['end']): void {
    const sessionId = this.#storage.getItem(keys.id);
    if (sessionId !== null) this.#channel.postMessage({ sessionId, end } satisfies SessionMessage);
  }

  #begin(values: SharedSession): void {
    this.#isLeaving = false;
    const owner = this.#storage.getItem(keys.draftsOf);
    if (owner !== null && owner !== values[keys.userName])
      this.#remove((key) => key.startsWith(draftKeyPrefix));
    this.#storage.removeItem(keys.draftsOf);
    this.#storage.removeItem(keys.notice);
    for (const [key, value] of Object.entries(values)) this.#storage.setItem(key, value);
    this.#changed();
  }

  /**
   * Clears everything of the session for privacy, except the language and values kept per member. Who did not sign out
   * meant to go on, and finds the drafts again after signing in.
   */
  #finish(reported: SessionEnd): void {
    const end = this.#isLeaving ? 'loggedOut' : reported;
    this.#isLeaving = false;
    const owner = end === 'loggedOut' ? '' : (this.#storage.getItem(keys.userName) ?? '');
    this.#remove(
      (key) =>
        key !== 'locale' &&
        !key.startsWith(memberKeyPrefix) &&
        !(owner !== '' && key.startsWith(draftKeyPrefix)),
    );
    if (owner !== '') this.#storage.setItem(keys.draftsOf, owner);
    this.#storage.setItem(keys.notice, end);
    this.#changed();
    for (const listener of this.#endListeners) listener(end);
  }

  #remove(isGone: (key: string) => boolean): void {
    for (const key of storedNames(this.#storage).filter(isGone)) this.#storage.removeItem(key);
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}

export const session = new SessionStore(sessionStorage, new BroadcastChannel(channelName));
