import { afterEach, describe, expect, it, vi } from 'vitest';
import { MemoryStorage } from '../../test/MemoryStorage.ts';
import { SessionStore } from './session.ts';

const channels: BroadcastChannel[] = [];

function openTab(storage = new MemoryStorage()) {
  const channel = new BroadcastChannel('session-test');
  channels.push(channel);
  return { storage, store: new SessionStore(storage, channel) };
}

afterEach(() => channels.splice(0).forEach((channel) => channel.close()));

describe('the session of a tab', () => {
  it('stores token and marker after a login and removes both at the end', () => {
    const { store, storage } = openTab();
    expect(store.isLoggedIn()).toBe(false);
    store.start('token-1');
    expect(store.isLoggedIn()).toBe(true);
    expect(storage.getItem('loggedIn')).toBe('1');
    store.end('loggedOut');
    expect(store.isLoggedIn()).toBe(false);
    expect(store.token()).toBeNull();
  });

  it('clears the session and drafts on sign-out, but not the language', () => {
    const { store, storage } = openTab();
    storage.setItem('locale', 'ja-JP');
    store.start('token-1', 'aiko');
    storage.setItem('draft.transfer', '{"to":"someone"}');
    store.end('loggedOut');
    expect(storage.getItem('draft.transfer')).toBeNull();
    expect(storage.getItem('locale')).toBe('ja-JP');
    expect(store.notice()).toBe('loggedOut');
    store.forgetNotice();
    expect(store.notice()).toBeNull();
  });

  it.each([
    ['aiko', 'the same member', '{"to":"someone"}'],
    ['AIKO', 'the same member, written otherwise', '{"to":"someone"}'],
    ['nova', 'another member', null],
  ])('handles drafts of a lost session: when %s signs in, %s, they are %s', (userName, _who, draft) => {
    const { store, storage } = openTab();
    store.start('token-1', 'aiko');
    storage.setItem('draft.transfer', '{"to":"someone"}');
    store.end('expired');
    store.start('token-2', userName);
    expect(storage.getItem('draft.transfer')).toBe(draft);
  });

  it('takes what a visitor typed along', () => {
    const { store, storage } = openTab();
    storage.setItem('draft.register', '{"userName":"aiko"}');
    store.start('token-1', 'aiko');
    expect(storage.getItem('draft.register')).not.toBeNull();
  });

  it('ignores a late answer to an older session', () => {
    const { store } = openTab();
    store.start('token-1');
    store.start('token-2');
    store.end('expired', 'token-1');
    expect(store.token()).toBe('token-2');
    store.end('expired', 'token-2');
    expect(store.isLoggedIn()).toBe(false);
  });

  it('ends once in a duplicated tab too, but not in another member’s tab', async () => {
    const first = openTab();
    first.store.start('token-1');
    const duplicate = openTab(first.storage.duplicate());
    const other = openTab();
    other.store.start('token-2');
    const ended = vi.fn();
    duplicate.store.onEnd(ended);

    first.store.end('invalid');

    await vi.waitFor(() => expect(duplicate.store.isLoggedIn()).toBe(false), 8_000);
    expect(duplicate.store.notice()).toBe('invalid');
    expect(ended).toHaveBeenCalledExactlyOnceWith('invalid');
    expect(other.store.isLoggedIn()).toBe(true);
  });

  it('ends as signed out in all its tabs once the member is signing out, whichever answer ends it first', async () => {
    const first = openTab();
    first.store.start('token-1');
    const duplicate = openTab(first.storage.duplicate());
    expect(first.store.shared()).not.toBeNull();

    first.store.leave();
    expect(first.store.shared()).toBeNull();
    await vi.waitFor(() => expect(duplicate.store.shared()).toBeNull(), 8_000);
    duplicate.store.end('expired');

    expect(duplicate.store.notice()).toBe('loggedOut');
    await vi.waitFor(() => expect(first.store.isLoggedIn()).toBe(false), 8_000);
    expect(first.store.notice()).toBe('loggedOut');
  });

  it('ends a new session with its own reason', () => {
    const { store } = openTab();
    store.start('token-1');
    store.leave();
    store.start('token-2');
    store.end('expired');
    expect(store.notice()).toBe('expired');
  });

  it('keeps the notice for the page after a reload', () => {
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

  it('ignores messages without a session', () => {
    const { store } = openTab();
    const ended = vi.fn();
    store.onEnd(ended);
    store.end('expired');
    expect(ended).not.toHaveBeenCalled();
    expect(store.notice()).toBeNull();
  });
});
