import { afterEach, describe, expect, it } from 'vitest';
import { MemoryStorage } from '../test/MemoryStorage.ts';
import { SessionStore, type SessionEnd } from './session.ts';
import { takeOver } from './takeOver.ts';

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
    request: async (name: string, _options: LockOptions, work: () => Promise<void>) => {
      const lock = { name };
      held.add(lock);
      await work();
      held.delete(lock);
    },
  } as unknown as LockManager;
}

/** A browser in which the test opens tabs. */
function openBrowser() {
  const locks = openLocks();
  const open = async (storage = new MemoryStorage()) => {
    const store = new SessionStore(storage, channel('takeover-session'));
    await takeOver(store, channel('takeover-tabs'), locks);
    return { store, storage };
  };
  return { open, locks };
}

describe('a new tab', () => {
  it('goes on with the session, the member and the language of an open one', async () => {
    const { open } = openBrowser();
    const first = await open();
    first.storage.setItem('locale', 'ja-JP');
    first.storage.setItem('draft.transfer', '{"to":"someone"}');
    first.store.start('token-1', 'aiko');
    first.store.setMember('7', 'token-1');

    const second = await open();
    expect(second.store.token()).toBe('token-1');
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

  it('asks no other tab where none is signed in, or none any more', async () => {
    const { open, locks } = openBrowser();
    const asked: unknown[] = [];
    channel('takeover-tabs').addEventListener('message', ({ data }) => asked.push(data));
    const first = await open();
    first.store.start('token-1', 'aiko');
    first.store.end('loggedOut');
    await expect.poll(async () => (await locks.query()).held).toEqual([]);
    const second = await open();
    expect(second.store.isLoggedIn()).toBe(false);
    expect(asked).toEqual([]);
  });

  it('keeps a session of its own', async () => {
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
    expect((await open(storage)).store.token()).toBe('token-1');
  });
});
