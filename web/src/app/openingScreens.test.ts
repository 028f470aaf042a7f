import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../session/session.ts';
import { fakeGateway, overviewOf, startTexts } from '../test/portal.tsx';
import { entryOf, publicScreens, type NavigationEntry } from './navigation.ts';
import { loadFirstScreen, MemberArea } from './openingScreens.ts';

beforeAll(() => startTexts());
beforeEach(() => {
  session.start('token');
  fakeGateway({ Overview: () => overviewOf({}) });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const loadOf = (screen: NavigationEntry['Screen'] | undefined) => {
  if (screen === undefined) throw new Error('No such screen');
  return vi.spyOn(screen, 'preload').mockResolvedValue();
};

describe('the first screen', () => {
  it('of a member is the one of the address, in its frame', async () => {
    const [frame, screen] = [loadOf(MemberArea), loadOf(entryOf('/setting')?.Screen)];
    await loadFirstScreen('/setting', true);
    expect(frame).toHaveBeenCalledOnce();
    expect(screen).toHaveBeenCalledOnce();
  });

  it('of a member at an unknown address is the dashboard', async () => {
    loadOf(MemberArea);
    const screen = loadOf(entryOf('/index')?.Screen);
    await loadFirstScreen('', true);
    expect(screen).toHaveBeenCalledOnce();
  });

  it('is not fetched before the profile says that its area is open', async () => {
    const [frame, screen] = [loadOf(MemberArea), loadOf(entryOf('/otc')?.Screen)];
    await loadFirstScreen('/otc', true);
    expect(frame).toHaveBeenCalledOnce();
    expect(screen).not.toHaveBeenCalled();
  });

  it('of a member at an address that is open to all has no frame', async () => {
    const [frame, screen] = [
      loadOf(MemberArea),
      loadOf(publicScreens.find(({ path }) => path === '/forgot')?.Screen),
    ];
    await loadFirstScreen('/forgot', true);
    expect(screen).toHaveBeenCalledOnce();
    expect(frame).not.toHaveBeenCalled();
  });

  it('of a visitor at an address of members is the sign-in', async () => {
    const [frame, screen] = [
      loadOf(MemberArea),
      loadOf(publicScreens.find(({ path }) => path === '/login')?.Screen),
    ];
    await loadFirstScreen('/wallet', false);
    expect(screen).toHaveBeenCalledOnce();
    expect(frame).not.toHaveBeenCalled();
  });
});
