import { afterEach, describe, expect, it, vi } from 'vitest';
import { SessionStore } from './session.ts';

/** A tab: its own storage, and a channel all tabs share. */
class MemoryStorage implements Storage {
  readonly #items: Map<string, string>;
  constructor(items: Iterable<readonly [string, string]> = []) {
    this.#items = new Map(items);
  }
  get length() {
    return this.#items.size;
  }
  key = (index: number) => [...this.#items.keys()][index] ?? null;
  getItem = (key: string) => this.#items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#items.set(key, value);
  removeItem = (key: string) => void this.#items.delete(key);
  clear = () => this.#items.clear();
  duplicate = () => new MemoryStorage(this.#items);
}

const channels: BroadcastChannel[] = [];

function openTab(storage = new MemoryStorage()) {
  const channel = new BroadcastChannel('session-test');
  channels.push(channel);
  return { storage, store: new SessionStore(storage, channel) };
}

afterEach(() => channels.splice(0).forEach((channel) => channel.close()));

describe('the session of a tab', () => {
  it('has a token and the marker after a login, and neither after its end', () => {
    const { store, storage } = openTab();
    expect(store.isLoggedIn()).toBe(false);
    store.start('token-1');
    expect(store.isLoggedIn()).toBe(true);
    expect(storage.getItem('loggedIn')).toBe('1');
    store.end('loggedOut');
    expect(store.isLoggedIn()).toBe(false);
    expect(store.token()).toBeNull();
  });

  it('forgets drafts and hidden figures at its end, but not the language', () => {
    const { store, storage } = openTab();
    storage.setItem('locale', 'ja-JP');
    store.start('token-1');
    storage.setItem('draft.transfer', '{"to":"someone"}');
    store.end('expired');
    expect(storage.getItem('draft.transfer')).toBeNull();
    expect(storage.getItem('locale')).toBe('ja-JP');
    expect(store.notice()).toBe('expired');
    store.forgetNotice();
    expect(store.notice()).toBeNull();
  });

  it('does not end a new session for an answer to an old one', () => {
    const { store } = openTab();
    store.start('token-1');
    store.start('token-2');
    store.end('expired', 'token-1');
    expect(store.token()).toBe('token-2');
    store.end('expired', 'token-2');
    expect(store.isLoggedIn()).toBe(false);
  });

  it('ends in a duplicated tab too, once, and not in the tab of another member', async () => {
    const first = openTab();
    first.store.start('token-1');
    const duplicate = openTab(first.storage.duplicate());
    const other = openTab();
    other.store.start('token-2');
    const ended = vi.fn();
    duplicate.store.onEnd(ended);

    first.store.end('invalid');

    await vi.waitFor(() => expect(duplicate.store.isLoggedIn()).toBe(false));
    expect(duplicate.store.notice()).toBe('invalid');
    expect(ended).toHaveBeenCalledExactlyOnceWith('invalid');
    expect(other.store.isLoggedIn()).toBe(true);
  });

  it('keeps the notice for the page after a reload that is on its way', () => {
    const { store, storage } = openTab();
    store.start('token-1');
    store.onEnd(() => store.keepNotice());
    store.end('invalid');
    store.forgetNotice();
    expect(store.notice()).toBe('invalid');

    const reloaded = openTab(storage);
    reloaded.store.forgetNotice();
    expect(reloaded.store.notice()).toBeNull();
  });

  it('is told of nothing when it has no session', () => {
    const { store } = openTab();
    const ended = vi.fn();
    store.onEnd(ended);
    store.end('expired');
    expect(ended).not.toHaveBeenCalled();
    expect(store.notice()).toBeNull();
  });
});
