import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../data/session/session.ts';
import { fakeGateway, overviewOf, startTexts } from '../test/portal.tsx';
import type { NavigationEntry } from './collectNavigation.ts';
import { findEntry, publicScreens } from './navigation.ts';
import { loadFirstScreen, MemberArea } from './openingScreens.ts';

beforeAll(() => startTexts());
beforeEach(() => {
  session.start('token');
  fakeGateway({ Overview: () => overviewOf({}) });
});

const loadOf = (screen: NavigationEntry['Screen'] | undefined) => {
  if (screen === undefined) throw new Error('No such screen');
  return vi.spyOn(screen, 'preload').mockResolvedValue();
};

describe('the first screen', () => {
  it('loads the screen of the address and the shell for a member', async () => {
    const [shell, screen] = [loadOf(MemberArea), loadOf(findEntry('/setting')?.Screen)];
    await loadFirstScreen('/setting', true);
    expect(shell).toHaveBeenCalledOnce();
    expect(screen).toHaveBeenCalledOnce();
  });

  it('loads the dashboard for a member at an unknown address', async () => {
    loadOf(MemberArea);
    const screen = loadOf(findEntry('/index')?.Screen);
    await loadFirstScreen('', true);
    expect(screen).toHaveBeenCalledOnce();
  });

  it('waits for the profile before it loads the screen of a flagged area', async () => {
    const [shell, screen] = [loadOf(MemberArea), loadOf(findEntry('/otc')?.Screen)];
    await loadFirstScreen('/otc', true);
    expect(shell).toHaveBeenCalledOnce();
    expect(screen).not.toHaveBeenCalled();
  });

  it('loads no shell for a member at a public address', async () => {
    const [shell, screen] = [
      loadOf(MemberArea),
      loadOf(publicScreens.find(({ path }) => path === '/forgot')?.Screen),
    ];
    await loadFirstScreen('/forgot', true);
    expect(screen).toHaveBeenCalledOnce();
    expect(shell).not.toHaveBeenCalled();
  });

  it('loads the sign-in for a visitor at a member address', async () => {
    const [shell, screen] = [
      loadOf(MemberArea),
      loadOf(publicScreens.find(({ path }) => path === '/login')?.Screen),
    ];
    await loadFirstScreen('/wallet', false);
    expect(screen).toHaveBeenCalledOnce();
    expect(shell).not.toHaveBeenCalled();
  });
});
