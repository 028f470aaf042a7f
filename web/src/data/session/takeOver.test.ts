import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MemoryStorage } from '../../test/MemoryStorage.ts';
import { SessionStore, type SessionEnd } from './session.ts';
import type { TabTickets } from './tabTicket.ts';
import { takeOver, takeOverSession } from './takeOver.ts';

const channels: BroadcastChannel[] = [];
afterEach(() => channels.splice(0).forEach((channel) => channel.close()));

const channel = (name: string) => {
  const opened = new BroadcastChannel(name);
  channels.push(opened);
  return opened;
};

/** Shared locks as a browser's tabs have them. */
function openLocks(): LockManager {
  const held = new Set<{ name: string }>();
  return {
    query: () => Promise.resolve({ held: [...held] }),
    request: async (
      name: string,
      { ifAvailable }: LockOptions,
      work: (lock: { name: string } | null) => Promise<void>,
    ) => {
      const lock = { name };
      if (ifAvailable === true && [...held].some((other) => other.name === name)) return work(null);
      held.add(lock);
      await work(lock);
      held.delete(lock);
    },
  } as unknown as LockManager;
}

/** Tickets as the platform makes them, for sessions that it has as tokens; a wrong verifier ends the session. */
class TicketOffice {
  readonly #tickets = new Map<string, { readonly verifierHash: string; isUsed: boolean }>();
  #isMisused = false;
  requests = 0;

  hasTickets = true;

  readonly of = (): TabTickets => ({
    create: (verifierHash) => {
      if (!this.hasTickets) return Promise.resolve(null);
      this.requests += 1;
      const ticket = `ticket-${this.#tickets.size + 1}`;
      this.#tickets.set(ticket, { verifierHash, isUsed: false });
      return Promise.resolve(ticket);
    },
    redeem: (ticket, verifier) => Promise.resolve(this.redeem(ticket, verifier)),
  });

  redeem(ticket: string, verifier: string): { token: string } | 'misused' | null {
    const row = this.#tickets.get(ticket);
    if (row === undefined) return null;
    if (createHash('sha256').update(verifier).digest('base64url') !== row.verifierHash)
      this.#isMisused = true;
    if (this.#isMisused) return 'misused';
    if (row.isUsed) return null;
    row.isUsed = true;
    return { token: `token-of-${ticket}` };
  }
}

/** A browser in which the test opens tabs. */
function openBrowser() {
  const locks = openLocks();
  const office = new TicketOffice();
  const open = async (storage = new MemoryStorage()) => {
    const store = new SessionStore(storage, channel('takeover-session'));
    await takeOver(store, { channel: channel('takeover-tabs'), locks, tickets: office.of() });
    return { store, storage };
  };
  /** Everything that a script of the origin hears on the channel. */
  const listen = () => {
    const heard: unknown[] = [];
    channel('takeover-tabs').addEventListener('message', ({ data }) => heard.push(data));
    return heard;
  };
  return { open, locks, office, listen };
}

describe('a new tab', () => {
  it('continues with the session, the member and the language of an open one', async () => {
    const { open } = openBrowser();
    const first = await open();
    first.storage.setItem('locale', 'ja-JP');
    first.storage.setItem('draft.transfer', '{"to":"someone"}');
    first.store.start('token-1', 'aiko');
    first.store.setMember('7', 'token-1');

    const second = await open();
    expect(second.store.token()).toBe('token-of-ticket-1');
    expect(first.store.token()).toBe('token-1');
    expect(second.store.isLoggedIn()).toBe(true);
    expect(second.store.memberId()).toBe('7');
    expect(second.storage.getItem('locale')).toBe('ja-JP');
    // What is typed in one tab is not typed in the other.
    expect(second.storage.getItem('draft.transfer')).toBeNull();
  });

  it('ends together with the tab that it has its session from', async () => {
    const { open } = openBrowser();
    const first = await open();
    first.store.start('token-1', 'aiko');
    const second = await open();
    const ended = new Promise<SessionEnd>((resolve) => second.store.onEnd(resolve));
    first.store.end('loggedOut');
    expect(await ended).toBe('loggedOut');
    expect(second.store.token()).toBeNull();
  });

  it('requests nothing from tabs that are not signed in', async () => {
    const { open, locks, listen } = openBrowser();
    const asked = listen();
    const first = await open();
    first.store.start('token-1', 'aiko');
    first.store.end('loggedOut');
    await expect.poll(async () => (await locks.query()).held).toEqual([]);
    const second = await open();
    expect(second.store.isLoggedIn()).toBe(false);
    expect(asked).toEqual([]);
  });

  it('sends no token and no verifier over the channel', async () => {
    const { open, listen } = openBrowser();
    const heard = listen();
    const first = await open();
    first.store.start('token-1', 'aiko');
    const second = await open();
    expect(second.store.isLoggedIn()).toBe(true);
    await expect.poll(() => JSON.stringify(heard)).toContain('"ticket":"ticket-1"');
    expect(JSON.stringify(heard)).not.toMatch(/token|verifier"/);
  });

  it('takes one ticket, however many tabs have the session', async () => {
    const { open, office } = openBrowser();
    (await open()).store.start('token-1', 'aiko');
    for (let tabs = 1; tabs <= 3; tabs += 1) {
      expect((await open()).store.isLoggedIn()).toBe(true);
      expect(office.requests).toBe(tabs);
    }
  });

  it('ends the session in all tabs and shows the reason when a script has presented the ticket', async () => {
    const { open, office } = openBrowser();
    const first = await open();
    first.store.start('token-1', 'aiko');
    const thief = channel('takeover-tabs');
    const stolen = new Promise((resolve) => {
      thief.addEventListener('message', ({ data }: MessageEvent<{ offer?: { ticket?: string } | null }>) => {
        const ticket = data.offer?.ticket;
        if (ticket !== undefined) resolve(office.redeem(ticket, 'a guess'));
      });
    });
    // The script is faster than the new tab.
    const redeem = office.redeem.bind(office);
    office.redeem = (ticket, verifier) =>
      verifier === 'a guess'
        ? redeem(ticket, verifier)
        : (redeem(ticket, 'a guess'), redeem(ticket, verifier));
    const second = await open();
    expect(await stolen).toBe('misused');
    expect(second.store.isLoggedIn()).toBe(false);
    expect(second.store.notice()).toBe('misused');
    await expect.poll(() => first.store.notice()).toBe('misused');
    expect(first.store.token()).toBeNull();
  });

  it('stays a visitor where no ticket is to be had', async () => {
    const { open, office } = openBrowser();
    office.hasTickets = false;
    (await open()).store.start('token-1', 'aiko');
    const second = await open();
    expect(second.store.isLoggedIn()).toBe(false);
    expect(second.store.notice()).toBeNull();
  });

  it('keeps its own session', async () => {
    const { open } = openBrowser();
    (await open()).store.start('token-1', 'aiko');
    const storage = new MemoryStorage();
    new SessionStore(storage, channel('takeover-session')).start('token-2', 'nova');
    expect((await open(storage)).store.token()).toBe('token-2');
  });

  it('stays without a session after it has lost its own, until that has been said', async () => {
    const { open } = openBrowser();
    (await open()).store.start('token-1', 'aiko');
    const storage = new MemoryStorage();
    const lost = new SessionStore(storage, channel('takeover-session'));
    lost.start('token-2', 'nova');
    lost.end('expired');
    const { store } = await open(storage);
    expect(store.isLoggedIn()).toBe(false);
    store.forgetNotice();
    expect((await open(storage)).store.token()).toBe('token-of-ticket-1');
  });
});

describe('a tab of a site', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    delete document.documentElement.dataset.shareSession;
  });

  it.each([
    [undefined, true],
    ['on', true],
    ['off', false],
  ])('respects SHARE_SESSION %s when it looks for an open tab: %s', async (shareSession, looks) => {
    const locks = openLocks();
    const query = vi.spyOn(locks, 'query');
    vi.stubGlobal('navigator', { locks });
    if (shareSession !== undefined) document.documentElement.dataset.shareSession = shareSession;
    await takeOverSession();
    expect(query.mock.calls.length > 0).toBe(looks);
  });
});
